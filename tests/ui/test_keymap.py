"""Keys: read, remapped, and never two actions under one of them unawares."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QKeySequence

from app.core.data.value import value
from app.games.game_registry import GAMES
from app.ui.commands.actions.program_actions import ACTIONS
from app.ui.commands.keymap import (
    bare,
    chosen,
    clashes,
    effective,
    normalised,
    not_understood,
    problem,
    split,
    taken,
)


@value
class Entry:
    id: str
    key: str = ""
    menu: str = "play"
    ruinous: bool = False


UNDO = Entry("undo", "Ctrl+Z")
COIN = Entry("coin", "C")
KEYS = Entry("keys", "F1 ?", "help")
DRAW_3 = Entry("toy.draw_3", "3", "draw")
DAMAGE_30 = Entry("toy.damage_30", "3", "damage")
TO_HAND = Entry("toy.to_hand", "H", "card")
ATTACK = Entry("toy.attack", "F5", "unit")
GIVE_UP = Entry("toy.give_up", "", "table", ruinous=True)
ALL = (UNDO, COIN, KEYS, DRAW_3, DAMAGE_30, TO_HAND, ATTACK, GIVE_UP)
NAMED = {entry.id: entry for entry in ALL}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("shift+ctrl+z", "Ctrl+Shift+Z"),
        ("d", "D"),
        ("Ctrl++", "Ctrl++"),
        ("+", "+"),
        ("Shift+?", "?"),
        ("Ctrl+Shift++", "Ctrl++"),
        ("Escape", "Esc"),
        ("Enter", "Return"),
        ("alt+pageup", "Alt+PgUp"),
        ("f11", "F11"),
        ("Ctrl+ä", "Ctrl+Ä"),
        ("ß", "ß"),
        ("Shift+Backtab", "Shift+Tab"),
        ("", ""),
        ("Shift", ""),
        ("Ctrl+Alt", ""),
        ("Ctrl+", ""),
        ("Hyper+A", ""),
        ("Bogus", ""),
        ("F99", ""),
        ("Ctrl+K,Ctrl+S", ""),
        ("\x07", ""),
    ],
)
def test_a_key_has_one_spelling(written: str, read: str) -> None:
    assert normalised(written) == read


@given(st.text(max_size=12))
def test_reading_twice_is_reading_once_and_qt_knows_the_key(text: str) -> None:
    key = normalised(text)
    assert normalised(key) == key
    if key:
        spelt = QKeySequence(key)
        assert spelt.count() == 1
        if key.isascii():
            assert spelt.toString(QKeySequence.SequenceFormat.PortableText) == key


@pytest.mark.parametrize(
    "key", ["Esc", "Ctrl+Esc", "Tab", "Shift+Tab", "Up", "Shift+Left", "Space"]
)
def test_keys_that_move_over_the_board_are_refused(key: str) -> None:
    refused = problem(COIN, key)
    assert refused is not None
    assert "already in use" in refused.en
    assert refused.ja


@pytest.mark.parametrize("key", ["Ctrl", "Shift", "Ctrl+Alt", "Meta"])
def test_modifiers_alone_are_no_key(key: str) -> None:
    refused = problem(COIN, key)
    assert refused is not None
    assert "alone" in refused.en


def test_what_cannot_be_read_is_refused_by_name() -> None:
    refused = problem(COIN, "Bogus")
    assert refused is not None
    assert "“Bogus”" in refused.en


@pytest.mark.parametrize("key", ["D", "Ctrl+D", "Ctrl+Up", "F7", "?", "Shift+D", "Return", "Alt+0"])
def test_other_keys_are_fine(key: str) -> None:
    assert problem(COIN, key) is None


def test_a_default_key_is_always_fine() -> None:
    assert problem(Entry("to_top", "Up", "card"), "Up") is None


@pytest.mark.parametrize(("key", "fine"), [("G", False), ("Shift+G", False), ("F4", False)])
def test_a_ruinous_action_gets_no_bare_key(key: str, fine: bool) -> None:
    refused = problem(GIVE_UP, key)
    assert refused is not None
    assert "Ctrl or Alt" in refused.en
    assert problem(GIVE_UP, f"Ctrl+{key}") is None
    assert bare(key)
    assert not bare(f"Alt+{key}")


def held() -> dict[str, tuple[str, ...]]:
    return effective(ALL, {})


def test_the_same_key_at_two_places_is_no_clash() -> None:
    # 3 over a pile draws, 3 over a card in play damages.
    assert clashes(ALL, held(), "toy.draw_3", "3") == ()
    assert clashes(ALL, held(), "toy.attack", "3") == ("toy.damage_30",)


def test_an_action_of_the_program_works_everywhere() -> None:
    assert clashes(ALL, held(), "coin", "3") == ("toy.draw_3", "toy.damage_30")
    assert clashes(ALL, held(), "toy.draw_3", "c") == ("coin",)
    assert clashes(ALL, held(), "keys", "Ctrl+Z") == ("undo",)


def test_what_is_done_with_a_card_is_offered_in_play_too() -> None:
    assert clashes(ALL, held(), "toy.attack", "H") == ("toy.to_hand",)
    assert clashes(ALL, held(), "toy.draw_3", "H") == ()


def test_two_that_share_their_default_key_never_clash() -> None:
    show, also = Entry("show", "O", "card"), Entry("show_hand", "O", "zone")
    keys = {"show": ("O", "J"), "show_hand": ("O",)}
    assert clashes((show, also), keys, "show_hand", "O") == ()
    assert clashes((show, also), keys, "show_hand", "J") == ()


def test_overrides_replace_the_default_keys_in_full() -> None:
    keys = effective(ALL, {"coin": "J Ctrl+j", "undo": ""})
    assert keys["coin"] == ("J", "Ctrl+J")
    assert keys["undo"] == ()
    assert keys["keys"] == ("F1", "?")


def test_a_chosen_key_is_not_anybody_elses_default() -> None:
    keys = effective(ALL, {"coin": "Ctrl+Z"})
    assert keys["coin"] == ("Ctrl+Z",)
    assert keys["undo"] == ()
    # At another place the key keeps its meaning.
    assert effective(ALL, {"toy.attack": "3"})["toy.draw_3"] == ("3",)


def test_what_is_unreadable_or_refused_is_ignored_and_said() -> None:
    overrides = {"coin": "Bogus", "toy.give_up": "G", "undo": "Bogus Ctrl+U", "gone": "X"}
    keys = effective(ALL, overrides)
    assert keys["coin"] == ("C",)
    assert keys["toy.give_up"] == ()
    assert keys["undo"] == ("Ctrl+U",)
    words = not_understood(ALL, overrides)
    assert words is not None
    assert "coin: Bogus" in words.en
    assert "(+3)" in words.ja


def test_actions_of_a_game_that_is_not_on_the_table_are_no_trouble() -> None:
    assert not_understood(ALL, {"chess.castle": "Q", "coin": "J", "undo": ""}) is None
    words = not_understood(ALL, {"toy.gone": "Q"})
    assert words is not None
    assert "toy.gone" in words.en


def test_taking_a_key_takes_it_from_whoever_has_it() -> None:
    overrides = taken(ALL, {"gone": "X"}, "coin", "3")
    assert overrides == {"gone": "X", "coin": "C 3", "toy.draw_3": "", "toy.damage_30": ""}
    keys = effective(ALL, overrides)
    assert keys["coin"] == ("C", "3")
    assert clashes(ALL, keys, "coin", "3") == ()


def test_going_back_to_the_default_leaves_nothing_behind() -> None:
    overrides = chosen(ALL, {"gone": "X"}, "keys", ("?",))
    assert overrides == {"gone": "X", "keys": "?"}
    assert chosen(ALL, overrides, "keys", ("F1", "?")) == {"gone": "X"}
    with pytest.raises(KeyError):
        chosen(ALL, {}, "gone", ("X",))


def test_the_keys_of_every_game_are_spelt_the_one_way() -> None:
    for game in GAMES.values():
        for entry in game.actions:
            assert " ".join(split(entry.key)) == entry.key


def test_the_keys_of_the_program_are_spelt_the_one_way_and_none_is_refused() -> None:
    for entry in ACTIONS:
        assert " ".join(split(entry.key)) == entry.key
        assert all(problem(entry, key) is None for key in split(entry.key))


@given(
    st.dictionaries(
        st.sampled_from(sorted(NAMED)), st.sampled_from(["", "C", "3", "H J", "Ctrl+Z", "Alt+G"])
    ),
    st.sampled_from(sorted(NAMED)),
    st.sampled_from(["C", "3", "H", "Ctrl+Z", "F9"]),
)
def test_a_taken_key_is_never_shared_with_whoever_it_clashes_with(
    overrides: dict[str, str], name: str, key: str
) -> None:
    if problem(NAMED[name], key) is not None:
        return
    after = taken(ALL, overrides, name, key)
    keys = effective(ALL, after)
    assert key in keys[name]
    assert clashes(ALL, keys, name, key) == ()
