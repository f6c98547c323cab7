"""What a seat may touch: what lies open, what is its own, and what was shown to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.facts.agreement_facts import OptionsSet
from app.core.facts.seal_facts import SealsOpened
from app.core.ids import JUDGE, CardId, SeatId
from app.core.table import Table
from app.core.text.words import packed, unpacked
from app.core.visibility import sees_face
from app.session.steps import rights
from app.session.steps.rights import (
    LONGEST_TEXT,
    ImpossibleError,
    check_text,
    is_followable,
    is_open,
)
from tests.core.small_table import AKI, REN, laid, moved, with_spec

FOX, OWL, ELK, CAT = range(4)


@pytest.fixture
def table() -> Table:
    """Aki holds a fox, with an owl in the deck and an elk in the grave; Ren holds a cat."""
    return laid(hand_0=("fox",), deck_0=("owl",), grave_0=("elk",), hand_1=("cat",))


def code(check: Callable[[], object]) -> str:
    """Return the code of a refusal, "" where there is none."""
    try:
        check()
    except ImpossibleError as refused:
        return refused.code
    return ""


def test_everybody_touches_what_lies_open_and_each_what_is_their_own(table: Table) -> None:
    def touched_by(seat: SeatId) -> list[CardId]:
        return [
            card
            for card in (FOX, OWL, ELK, CAT)
            if not code(partial(rights.check_take, table, seat, card))
        ]

    assert touched_by(AKI) == [FOX, OWL, ELK]
    assert touched_by(REN) == [ELK, CAT]
    assert touched_by(JUDGE) == [FOX, OWL, ELK, CAT]


def test_a_card_that_was_shown_may_be_touched(table: Table) -> None:
    assert code(lambda: rights.check_take(table, REN, FOX)) == "not-yours"
    shown = apply(table, f.Shown(AKI, (f.Showing(FOX),), (REN,)))
    assert code(lambda: rights.check_take(shown, REN, FOX)) == ""


def test_a_hand_that_is_open_to_partners_is_its_holders_to_touch() -> None:
    table = with_spec(laid(hand_0=("fox",)), "hand.0", team_sees=("hands", "open"))
    seats = tuple(replace(seat, team=0) for seat in table.setting.seats)
    table = replace(table, setting=replace(table.setting, seats=seats))
    opened = apply(table, OptionsSet(AKI, (("hands", "open"),)))
    assert sees_face(opened, REN, FOX)
    for check in (rights.check_take, rights.check_peek):
        assert code(lambda check=check: check(opened, REN, FOX)) == "not-yours"  # type: ignore[misc]
        assert not code(lambda check=check: check(opened, AKI, FOX))  # type: ignore[misc]
    shown = apply(opened, f.Shown(AKI, (f.Showing(FOX),), (REN,)))
    assert not code(lambda: rights.check_take(shown, REN, FOX))


def test_the_refusal_says_whose_it_is_and_nothing_of_what_lies_there(table: Table) -> None:
    with pytest.raises(ImpossibleError) as refused:
        rights.check_take(table, REN, FOX)
    assert refused.value.reason.en.startswith("Aki's hand is hidden from you.")
    assert refused.value.reason.ja.startswith("Akiのhandは非公開です。")
    assert "fox" not in refused.value.reason.en


def test_face_down_in_the_open_anybody_may_move_it_and_its_owner_look_at_it(table: Table) -> None:
    down = apply(table, f.Faced(AKI, (ELK,), up=False))
    assert code(lambda: rights.check_take(down, REN, ELK)) == ""
    assert code(lambda: rights.check_peek(down, REN, ELK)) == "not-yours"
    assert code(lambda: rights.check_peek(down, AKI, ELK)) == ""
    assert code(lambda: rights.check_peek(table, REN, ELK)) == ""
    theirs = moved(table, ELK, "grave.1", handle="cn")
    assert code(lambda: rights.check_peek(theirs, AKI, ELK)) == "", "wherever it lies"


def test_a_card_goes_where_its_owner_has_a_place_or_where_all_is_open(table: Table) -> None:
    assert code(lambda: rights.check_put(table, AKI, FOX, "hand.0")) == ""
    assert code(lambda: rights.check_put(table, AKI, FOX, "grave.1")) == ""
    assert code(lambda: rights.check_put(table, AKI, FOX, "hand.1")) == "not-theirs"
    assert code(lambda: rights.check_put(table, AKI, CAT, "hand.1")) == ""
    assert code(lambda: rights.check_put(table, JUDGE, FOX, "hand.1")) == ""


def test_where_anybodys_cards_belong_each_may_be_given(table: Table) -> None:
    theirs = with_spec(table, "hand.1", cards_of="anyone")
    assert code(lambda: rights.check_put(theirs, AKI, FOX, "hand.1")) == ""
    assert code(lambda: rights.check_put(theirs, AKI, CAT, "hand.0")) == "", "one's own hand"
    assert code(lambda: rights.check_take(theirs, AKI, CAT)) == "not-yours", "not taken back"
    alone = with_spec(table, "hand.1", cards_of="anyone", touch="holder")
    assert code(lambda: rights.check_put(alone, AKI, FOX, "hand.1")) == "not-theirs"


def test_a_pile_as_a_whole_is_its_holders(table: Table) -> None:
    assert code(lambda: rights.check_hold(table, AKI, "deck.0")) == ""
    assert code(lambda: rights.check_hold(table, REN, "deck.0")) == "not-yours"
    assert code(lambda: rights.check_hold(table, REN, "grave.0")) == ""


def test_who_may_name_cards_by_their_place(table: Table) -> None:
    assert rights.names_places(table, AKI, "deck.0")
    assert not rights.names_places(table, REN, "deck.0")
    assert rights.names_places(table, REN, "grave.0")
    assert rights.names_places(table, JUDGE, "deck.0")


def test_sealed_piles_are_open_once_their_seals_are() -> None:
    table = laid(shields_0=("fox",))
    assert not is_open(table, "shields.0")
    assert is_open(apply(table, SealsOpened(AKI, ("shields.0",), ((FOX, "ca"),))), "shields.0")


def test_a_card_in_a_stack_cannot_be_followed_though_it_lies_open(table: Table) -> None:
    assert (is_open(table, "stack.0"), is_followable(table, "stack.0")) == (True, False)
    assert is_followable(table, "grave.0")


def test_what_somebody_wrote_is_told_on_one_line() -> None:
    assert check_text("gg\n\nRen wins ") == "gg Ren wins"
    both = check_text(packed(rights.ONLY_WATCHES))
    assert unpacked(both, "ja") == rights.ONLY_WATCHES.ja
    assert code(lambda: check_text("x" * LONGEST_TEXT)) == ""
    assert code(lambda: check_text("x" * (LONGEST_TEXT + 1))) == "too-long"
