"""Starting over at a table for one: everything as it was laid, and a step that can be undone."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.facts.turn_facts import TurnSet
from app.core.intent import Attach, Batch, Bring, Move, PutMark
from app.core.intents.turn_intents import Declare, NextTurn, StartOver, Use
from app.core.table import Table, Turn
from app.core.zone import Seat
from tests.core.small_table import AKI, laid
from tests.helpers.toy_games import TOYS
from tests.session.steps.small_step import after, facts, refusal


@pytest.fixture
def alone() -> Table:
    """Aki alone with four cards: two in the deck, one on the mat, one in the common box."""
    spec = TOYS["duel"]
    seats = (Seat("Aki", 0),)
    cards = tuple(
        replace(card, handle="cleader") if card.unit else card
        for card in spec.lay(seats, (("leader", "box", "fox", "owl"),))
    )
    return apply(None, f.Began("duel", seats, spec.zones, cards))


PLAYED = Batch(
    (
        Move(("deck.0#0",), "field.0"),
        NextTurn(AKI),
        Use("summon"),
        PutMark(("seat.0", "table"), "damage", value=30),
        Declare("strike"),
    )
)


def test_every_card_is_back_where_it_was_laid(alone: Table) -> None:
    played = after(alone, PLAYED)
    assert played.zones["deck.0"] != alone.zones["deck.0"]
    again = after(played, StartOver(), laid=alone)
    assert sorted(again.zones["deck.0"]) == sorted(alone.zones["deck.0"])
    assert [card.zone for card in again.cards] == [card.zone for card in alone.cards]


def test_no_marks_no_declarations_and_no_turn_are_left(alone: Table) -> None:
    again = after(after(alone, PLAYED), StartOver(), laid=alone)
    assert (again.marks, again.stage.declarations) == ({}, ())
    assert again.turn == Turn()


def test_a_card_that_was_attached_is_no_part_of_what_stays(alone: Table) -> None:
    (leader,) = alone.fields["mat"]
    played = after(alone, Attach(("deck.0#0",), leader))
    assert after(played, StartOver(), laid=alone).units[leader].parts == alone.units[leader].parts


def test_what_was_brought_lies_loose_on_the_mat(alone: Table) -> None:
    played = after(alone, Bring(("token",), "field.0"))
    token = len(alone.cards)
    assert after(played, StartOver(), laid=alone).cards[token].zone == "mat"


def test_it_is_told_as_cards_gathered_and_a_game_anew(alone: Table) -> None:
    told = facts(after(alone, PLAYED), StartOver(), laid=alone)
    verbs = [fact.verb for fact in told if isinstance(fact, f.Moved | TurnSet)]
    assert verbs == ["gather", "anew"]


def test_where_others_play_too_nobody_starts_over() -> None:
    assert refusal(laid(hand_0=("fox",)), StartOver()) == "several"
