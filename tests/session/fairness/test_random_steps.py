"""What nobody may choose, told from the facts alone: chance, and the top of a pile."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.ids import JUDGE
from app.core.table import Table
from app.session.fairness.random_steps import is_chance, is_off_the_top
from tests.core.small_table import AKI, REN, laid


@pytest.fixture
def table() -> Table:
    """Aki: a deck of three and a card in hand. Ren: two in hand."""
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat",), hand_1=("dog", "hen"))


def moves(actor: int, *cards: int, goal: str = "hand.0", verb: str = "draw") -> f.Moved:
    ways = tuple(f.CardMove(card, goal, handle=f"cn{card}") for card in cards)
    return f.Moved(actor, ways, verb)


@pytest.mark.parametrize(
    "fact",
    [
        f.Shuffled(AKI, "deck.0", (2, 1, 0)),
        f.CoinsFlipped(AKI, (True,)),
        f.DiceRolled(AKI, 6, (4,)),
        moves(AKI, 4, goal="grave.1", verb="pick"),
    ],
    ids=["a shuffle", "coins", "dice", "a pick from a hand that is not seen"],
)
def test_what_only_chance_can_give(table: Table, fact: f.Fact) -> None:
    assert is_chance(table, (f.Announced(AKI, "say"), fact))


@pytest.mark.parametrize(
    "fact",
    [
        moves(AKI, 0),
        moves(REN, 4, goal="grave.1", verb="move"),
        moves(JUDGE, 4, goal="grave.1", verb="move"),
        f.Announced(AKI, "say", "heads"),
    ],
    ids=["a draw", "from the own hand", "a judge's", "a word"],
)
def test_what_somebody_did(table: Table, fact: f.Fact) -> None:
    assert not is_chance(table, (fact,))


def test_a_hand_that_is_shown_is_chosen_from_and_no_chance(table: Table) -> None:
    shown = f.Shown(REN, (f.Showing(4, "cseen"), f.Showing(5, "cother")), (AKI,), "show")
    assert not is_chance(table, (shown, moves(AKI, 4, goal="grave.1", verb="pick")))


def test_a_draw_takes_the_next_cards_of_the_pile(table: Table) -> None:
    assert is_off_the_top(table, (moves(AKI, 0, 1),))
    assert is_off_the_top(table, (moves(AKI, 0), moves(AKI, 1)))
    assert not is_off_the_top(table, (moves(AKI, 1),))
    assert not is_off_the_top(table, (moves(AKI, 0, 2),))


def test_so_does_a_look(table: Table) -> None:
    def look(*cards: int) -> f.Shown:
        return f.Shown(AKI, tuple(f.Showing(card, f"cn{card}") for card in cards), (AKI,))

    assert is_off_the_top(table, (look(0, 1),))
    assert not is_off_the_top(table, (look(2),))
    assert is_off_the_top(table, (look(0, 1, 2), moves(AKI, 2))), "who sees them may choose"


def test_what_is_moved_by_hand_may_come_from_anywhere(table: Table) -> None:
    assert is_off_the_top(table, (moves(AKI, 2, verb="move"),))
    assert is_off_the_top(table, (moves(REN, 5, goal="grave.1"),)), "and a hand has no top"
