"""Shuffling, looking, showing, hiding, turning over: who sees what from now on."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.fact import Announced, Shuffled
from app.core.ids import JUDGE, SPECTATOR, place
from app.core.intent import Face, Hide, Look, Move, Show, Shuffle
from app.core.sight import redact, view
from app.core.table import Table
from app.core.view import Event
from app.core.visibility import sees_face
from tests.core.small_table import AKI, REN, laid, with_spec
from tests.session.steps.small_step import after, facts, refusal

DECK = tuple(range(2, 12))


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand, a deck of ten. Ren: a cat in hand."""
    return laid(hand_0=("fox", "owl"), deck_0=tuple("abcdefghij"), hand_1=("cat",))


def test_a_shuffle_gives_the_same_cards_in_another_order(table: Table) -> None:
    shuffled = after(table, Shuffle("deck.0")).zones["deck.0"]
    assert shuffled != DECK
    assert sorted(shuffled) == list(DECK)


def test_a_hand_that_is_shuffled_is_called_anew_and_a_deck_has_no_names(table: Table) -> None:
    hand = after(table, Shuffle("hand.0"))
    assert {hand.cards[n].handle for n in (0, 1)}.isdisjoint({"c0", "c1"})
    assert {after(table, Shuffle("deck.0")).cards[n].handle for n in DECK} == {None}


def test_what_somebody_knows_stays_where_it_lies_and_the_rest_is_shuffled(table: Table) -> None:
    known = after(table, Show((place("deck.0", 0), place("deck.0", 4)), (REN,)))
    mixed = after(known, Shuffle("deck.0", unknown=True))
    assert mixed.zones["deck.0"] != DECK
    assert (mixed.zones["deck.0"][0], mixed.zones["deck.0"][4]) == (DECK[0], DECK[4])
    assert sees_face(mixed, REN, DECK[4])
    assert view(mixed, REN).zones["deck.0"] == view(known, REN).zones["deck.0"]
    assert view(mixed, AKI) == view(known, AKI)


def test_what_is_named_is_shuffled_in_although_it_is_known(table: Table) -> None:
    known = after(table, Look("deck.0", 2))
    (fact,) = facts(known, Shuffle("deck.0", unknown=True, cards=(place("deck.0", 0),)))
    assert isinstance(fact, Shuffled)
    assert fact.kept == (1,)
    mixed = apply(known, fact)
    assert mixed.cards[DECK[0]].known == frozenset()
    assert mixed.cards[DECK[1]].known == {AKI}
    assert redact(known, fact, mixed, REN).events == (
        Event("shuffle", AKI, source="deck.0", goal="deck.0", text="unknown"),
    )


def test_only_a_pile_that_nobody_lists_is_shuffled_in_part(table: Table) -> None:
    assert refusal(table, Shuffle("hand.0", unknown=True)) == "listed"
    assert refusal(table, Shuffle("grave.0", unknown=True)) == "listed"
    elsewhere = Shuffle("deck.0", unknown=True, cards=("c0",))
    assert refusal(table, elsewhere) == "elsewhere"
    assert refusal(table, Shuffle("deck.0", unknown=True), REN) == "not-yours"


def test_nobody_shuffles_what_another_holds(table: Table) -> None:
    assert refusal(table, Shuffle("deck.0"), REN) == "not-yours"
    assert refusal(table, Shuffle("field.0")) == "no-pile"


def test_who_looks_sees_the_top_or_all_and_nobody_else_does(table: Table) -> None:
    top = after(table, Look("deck.0", 3))
    assert [n for n in DECK if sees_face(top, AKI, n)] == list(DECK[:3])
    assert [n for n in DECK if sees_face(top, REN, n)] == []
    assert all(sees_face(after(table, Look("deck.0")), AKI, n) for n in DECK)


def test_there_is_nothing_to_look_at_in_an_empty_pile_or_in_anothers(table: Table) -> None:
    assert refusal(table, Look("deck.1"), REN) == "empty"
    assert refusal(table, Look("deck.0"), REN) == "not-yours"


def test_a_judge_who_looks_is_noted_with_zone_and_number_and_nobody_sees_more(table: Table) -> None:
    (noted,) = facts(table, Look("deck.0"), JUDGE)
    assert noted == Announced(JUDGE, "looked_into", "deck.0", number=len(DECK))
    assert facts(table, Look("deck.0", 2), JUDGE)[0] == replace(noted, number=2)
    assert after(table, Look("deck.0"), JUDGE) == table
    for seat in (AKI, REN, SPECTATOR):
        assert redact(table, noted, table, seat).events == (
            Event("looked_into", JUDGE, count=len(DECK), source="deck.0", goal="deck.0"),
        )


@pytest.mark.parametrize("said", [{"visibility": "sealed"}, {"counted_below": 3}])
def test_of_a_size_that_is_kept_from_others_a_judges_look_tells_nothing(
    table: Table, said: dict[str, object]
) -> None:
    kept = with_spec(table, "deck.0", **said)
    (fact,) = facts(kept, Look("deck.0"), JUDGE)
    for seat in (REN, SPECTATOR):
        assert [event.count for event in redact(kept, fact, kept, seat).events] == [0]
    assert [event.count for event in redact(kept, fact, kept, JUDGE).events] == [len(DECK)]


def test_a_card_is_shown_to_whom_it_is_or_to_all(table: Table) -> None:
    shown = after(table, Show(("c0",), (REN,)))
    assert view(shown, REN).cards_in("hand.0")
    assert not sees_face(shown, REN, 1)
    assert sees_face(after(table, Show(("c1",), ())), REN, 1)
    assert refusal(table, Show(("c0",), (7,))) == "no-seat"


def test_who_saw_a_card_once_does_not_know_it_again_by_its_name(table: Table) -> None:
    shown = after(table, Show(("c0",), (REN,)))
    seen_as = shown.cards[0].handle
    assert seen_as != "c0"
    hidden = after(shown, Hide("hand.0"))
    assert hidden.cards[0].handle not in (None, "c0", seen_as)
    assert not sees_face(hidden, REN, 0)


def test_a_look_that_nobody_has_cannot_be_ended(table: Table) -> None:
    assert facts(table, Hide("deck.0")) == ()
    assert refusal(after(table, Look("deck.0")), Hide("deck.0"), REN) == "not-yours"


def test_a_card_is_turned_over_where_it_lies(table: Table) -> None:
    open_ = after(table, Move(("c0",), "grave.0"))
    name = open_.cards[0].handle or ""
    down = after(open_, Face((name,), up=False))
    assert (down.cards[0].up, down.cards[0].handle) == (False, name)
    assert facts(open_, Face((name,), up=True)) == (), "it lies so already"


def test_face_up_in_a_deck_everybody_sees_it_until_it_is_turned_back(table: Table) -> None:
    up = after(table, Face((place("deck.0", 4),), up=True))
    assert sees_face(up, REN, DECK[4])
    name = up.cards[DECK[4]].handle
    assert name is not None
    back = after(up, Face((name,), up=False))
    assert not sees_face(back, REN, DECK[4])
    assert back.cards[DECK[4]].handle != name
