import pytest

from app.core.data.value import replace
from app.core.options import Options
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.rules.rule_set import rule_set, rules_of
from app.games.blackpoker.table.blackpoker_options import (
    EDITION,
    EXTRA_BASE,
    FORMAT,
    OPTIONS,
    TRUMP_VERSION,
    agreed_with_decks,
    version_number,
)
from app.games.blackpoker.table.field import may_attack
from tests.games.blackpoker.black_table import BlackTable, Side


def test_versions_of_trumps_are_in_their_order() -> None:
    versions = next(one for one in OPTIONS if one.id == "trump-version").values[1:]
    numbers = [version_number(one.id) for one in versions]
    assert numbers == sorted(numbers)
    assert version_number("ex5.30.0") > version_number("ex4.22.0")


@pytest.mark.parametrize("option", [one.id for one in OPTIONS])
def test_every_option_is_one_of_the_game(option: str) -> None:
    assert option in {one.id for one in SPEC.options}


def test_a_table_that_set_nothing_plays_as_usual() -> None:
    view = replace(BlackTable().view(), options=())
    assert rules_of(view) is rule_set(
        EDITION.usual, FORMAT.usual, EXTRA_BASE.usual, TRUMP_VERSION.usual
    )


def test_where_passes_still_count_the_next_action_is_resolved_at_once() -> None:
    for chosen, chance in (("cleared", 0), ("kept", None)):
        own, foe = Side("H6 C2", "C3"), Side("S4 D9")
        table = BlackTable(own, foe, format="lite", options=(("passes", chosen),))
        table.start("up", keys="H6", discards="C2", target="C3")
        table.start("down", seat=1, keys="S4", discards="D9", target="C3")
        table.let_pass(0)
        table.resolve(1)
        assert table.stage() == ["up"]
        assert table.view().stage.chance == chance


def test_passing_on_an_empty_stage_leaves_the_chance_or_hands_it_on() -> None:
    for chosen, chance in (("starts", 0), ("may", 1)):
        table = BlackTable(format="lite", options=(("empty-pass", chosen),))
        table.let_pass(0)
        assert table.view().stage.chance == chance


def test_a_soldier_that_was_a_bulwark_meanwhile_may_count_as_entering_anew() -> None:
    for chosen, ready in (("keeps", True), ("anew", False)):
        own = Side("C4 H4 C5 H5", "D9")
        table = BlackTable(own, format="standard", options=(("soldier-again", chosen),))
        for keys in ("C4 H4", "C5 H5"):
            table.start("reverse", keys=keys, target="D9")
            table.let_pass()
            table.resolve(state="charged")
        assert table.soldiers() == ["D9"]
        assert may_attack(table.view(), table.unit("D9")) == ready


def test_two_jokers_are_two_of_a_number_where_people_agree_so() -> None:
    own, foe = Side("JR JB"), Side(soldiers="S9")
    assert not BlackTable(own, foe, format="standard").can("reverse")
    agreed = BlackTable(own, foe, format="standard", options=(("two-jokers", "yes"),))
    assert agreed.can("reverse")


def test_a_magician_may_waive_everybody_s_costs() -> None:
    own, foe = Side("H6", "S9"), Side(soldiers="JR")
    assert not BlackTable(own, foe, format="standard").can("up")
    assert BlackTable(own, foe, format="standard", options=(("waiver", "all"),)).can("up")


@pytest.mark.parametrize(
    ("formats", "agreed"),
    [
        (("lite40", "lite40"), (("deck-size", "40"),)),
        (("lite40", "pro40"), (("deck-size", "40"),)),
        (("lite40", "lite"), ()),
        (("lite40", ""), ()),
        (("lite", "lite"), ()),
        (("nobody's",), ()),
        ((), ()),
    ],
)
def test_decks_say_how_many_cards_a_deck_may_have(
    formats: tuple[str, ...], agreed: Options
) -> None:
    assert agreed_with_decks(formats) == agreed


def test_what_is_agreed_begins_with_a_capital_as_in_every_game() -> None:
    shown = [words.en for one in OPTIONS for words in (one.title, *(v.title for v in one.values))]
    small = [text for text in shown if text[0].islower() and not text.startswith("ex")]
    assert not small


def test_the_format_says_where_there_are_no_trumps() -> None:
    without = [one for one in EDITION.values if not rule_set(one.id, "extra").trumps]
    assert [one.id for one in without] == ["9"]
    assert FORMAT.about is not None
    assert "In the edition 9.0 there are none" in FORMAT.about.en
    assert "9.0では切札がなく" in FORMAT.about.ja
