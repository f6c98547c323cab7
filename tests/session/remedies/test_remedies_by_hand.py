"""Cards that go back and piles that are shuffled in part: what is known by right stays in place."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, NodeId, SeatId, ZoneId
from app.core.intents.turn_intents import NextTurn
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words
from app.session.host.updates import Accepted
from app.session.remedies.remedies_by_hand import (
    BRING_FIRST,
    LARGE_DECK,
    SHORT_DECK,
    TAKE_FIRST,
    first_by_hand,
)
from app.session.remedies.remedy import ANY_GAME, Remedies, Remedy
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DECK, HAND = "deck.0", "hand.0"


@pytest.fixture
def duel() -> Play:
    """Aki's turn in a duel, each with a hand of four and a deck that is shuffled."""
    play = lay(TOYS["duel"], 5, seats=2)
    for seat in (AKI, REN):
        play.ask(seat, i.Procedure("setup"))
    play.ask(AKI, i.Shuffle(DECK))
    play.ask(AKI, NextTurn(AKI))
    return play


def did(play: Play, *steps: i.Step, seat: SeatId = AKI) -> NodeId:
    """Let a seat do something; the last step that it made."""
    for step in steps:
        assert isinstance(play.ask(seat, step), Accepted)
    return play.host.tree.cursor


def puts(play: Play, at: int) -> int:
    """Aki puts a card of the hand back into the deck, by right; its number."""
    card = play.truth.zones[HAND][0]
    did(play, i.Move((play.truth.cards[card].handle or "",), DECK, at))
    return card


def offered(play: Play, step: NodeId, viewer: SeatId = JUDGE) -> dict[str, Remedy]:
    return {one.id: one for one in Remedies(play.host, step, viewer, Lexicon()).all()}


def carry_out(play: Play, remedy: Remedy, seat: SeatId = JUDGE) -> None:
    assert isinstance(play.ask(seat, remedy.because(None)), Accepted)


def known(play: Play, zone: ZoneId = DECK) -> dict[int, set[SeatId]]:
    """Who knows which card of a pile, by its place."""
    table = play.truth
    numbers = enumerate(table.zones[zone])
    return {at: set(table.cards[n].known) for at, n in numbers if table.cards[n].known}


@pytest.mark.parametrize("viewer", [JUDGE, AKI])
def test_a_card_goes_back_among_those_that_nobody_knows(duel: Play, viewer: SeatId) -> None:
    bottom = puts(duel, -1)
    step = did(duel, i.Draw(1, DECK, HAND))
    top = puts(duel, 0)
    before = duel.truth.zones[DECK]
    one = offered(duel, step, viewer)["among hand.0"]
    assert one.title == Words(
        "Shuffle 1 card of Aki's Hand, unseen, picked at random, into those cards of Aki's Deck "
        "that nobody knows",
        "Akiの手札のだれも見ていないカードからランダムに選んだ1枚をAkiの山札のだれも知らな"
        "いカードだけに戻して切る",
    )
    assert [(k.seat, k.zone, len(k.cards)) for k in one.known] == [(AKI, DECK, 2)]
    carry_out(duel, one, viewer)
    after = duel.truth.zones[DECK]
    assert len(after) == len(before) + 1
    assert (after[0], after[-1]) == (top, bottom)
    assert known(duel) == {0: {AKI}, len(after) - 1: {AKI}}


def test_where_nobody_knows_a_card_the_whole_pile_is_shuffled(duel: Play) -> None:
    step = did(duel, i.Draw(1, DECK, HAND))
    for viewer in (JUDGE, AKI):
        assert "among hand.0" not in offered(duel, step, viewer)
        assert "random hand.0" in offered(duel, step, viewer)


def test_to_a_seat_it_is_offered_by_what_the_log_says_and_not_by_who_knows(duel: Play) -> None:
    """Whether a card that was moved in the deck was the one that Ren saw, Aki cannot tell."""
    offers = []
    for at in (1, 2):
        node = duel.host.tree.cursor
        did(duel, i.Show((f"{DECK}#1",), (REN,)), i.Hide(DECK))
        did(duel, i.Move((f"{DECK}#{at}",), DECK, 4))
        step = did(duel, i.Look(DECK, 1))
        offers.append(["unknown deck.0" in offered(duel, step, who) for who in (JUDGE, AKI)])
        duel.ask(JUDGE, i.Jump(node))
    assert offers == [[False, True], [True, True]]


def test_what_was_seen_by_mistake_is_shuffled_in_and_what_is_known_by_right_stays(
    duel: Play,
) -> None:
    card = puts(duel, 2)
    step = did(duel, i.Look(DECK, 2))
    tip = did(duel, i.Hide(DECK))
    ways = offered(duel, step)
    assert list(ways)[-3:] == ["unknown deck.0", "shuffle deck.0", "left"]
    one = ways["unknown deck.0"]
    assert one.title.en == (
        "Shuffle those cards of Aki's Deck that nobody knows, with those of step 1.2"
    )
    assert [(k.seat, k.zone, len(k.cards)) for k in one.known] == [(AKI, DECK, 1)]
    carry_out(duel, one)
    assert known(duel) == {2: {AKI}}
    assert duel.truth.zones[DECK][2] == card
    duel.ask(JUDGE, i.Undo())
    assert duel.host.tree.cursor == tip
    assert known(duel) == {0: {AKI}, 1: {AKI}, 2: {AKI}}


def test_what_came_to_its_place_by_right_since_is_not_of_the_step(duel: Play) -> None:
    step = did(duel, i.Look(DECK, 2))
    did(duel, i.Hide(DECK), i.Draw(1, DECK, HAND))
    drawn = duel.truth.zones[HAND][-1]
    did(duel, i.Move((duel.truth.cards[drawn].handle or "",), DECK, 0))
    carry_out(duel, offered(duel, step)["unknown deck.0"])
    assert duel.truth.zones[DECK][0] == drawn
    assert known(duel) == {0: {AKI}}


def test_what_somebody_knew_before_stays_although_another_saw_it(duel: Play) -> None:
    did(duel, i.Show((f"{DECK}#0",), (REN,)), i.Hide(DECK))
    step = did(duel, i.Look(DECK, 2))
    top = duel.truth.zones[DECK][0]
    did(duel, i.Hide(DECK))
    one = offered(duel, step)["unknown deck.0"]
    assert sorted((k.seat, len(k.cards)) for k in one.known) == [(AKI, 1), (REN, 1)]
    # That one of the two stays, as somebody knew it before, is not for Aki to hear.
    assert offered(duel, step, AKI)["unknown deck.0"].known == ()
    carry_out(duel, one)
    assert duel.truth.zones[DECK][0] == top
    assert known(duel) == {0: {AKI, REN}}


def test_a_missing_card_is_brought_and_shuffled_in(duel: Play) -> None:
    card = puts(duel, 0)
    step = did(duel, i.Bring(("missing",), DECK, -1))
    assert known(duel) == {0: {AKI}, len(duel.truth.zones[DECK]) - 1: {AKI}}
    ways = offered(duel, step)
    one = ways["unknown deck.0"]
    assert one.note.en == (
        "those cards of Aki's Deck that nobody knows are shuffled, with those of step 1.2"
    )
    assert {"left", "shuffle deck.0"} <= ways.keys()
    carry_out(duel, one)
    assert known(duel) == {0: {AKI}}
    assert duel.truth.zones[DECK][0] == card
    assert "missing" in {duel.truth.cards[n].ref for n in duel.truth.zones[DECK]}


def test_a_deck_that_is_not_whole_says_what_to_do_first() -> None:
    assert {SHORT_DECK, LARGE_DECK} <= set(ANY_GAME)
    assert first_by_hand(SHORT_DECK) == BRING_FIRST
    assert first_by_hand(LARGE_DECK) == TAKE_FIRST
    assert first_by_hand(None) is None
    assert first_by_hand(ANY_GAME[0]) is None
