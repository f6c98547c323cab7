"""Entries of an export: each is carried out, or is not there."""

from __future__ import annotations

import pytest

from app.games.pokemon.sim_export.sim_actions import SHOWS, SimTable
from app.games.pokemon.sim_export.sim_board import NotThereError

DECK = [[[20, "A", "Pokémon", "u"]]]


@pytest.fixture
def table() -> SimTable:
    table = SimTable()
    table.do("self", "loadDeckData", DECK)
    table.do("self", "setup", [list(range(20))])
    return table


def counts(table: SimTable) -> tuple[int, ...]:
    return tuple(
        len(table.board.zone("self", name)) for name in ("deck", "hand", "prizes", "discard")
    )


@pytest.mark.parametrize(
    ("action", "told", "after"),
    [
        ("draw", ["self", 2], (5, 9, 6, 0)),
        ("takeTurn", ["self"], (6, 8, 6, 0)),
        ("moveCardBundle", ["self", "hand", "discard", 0, False, "move"], (7, 6, 6, 1)),
        ("discardAndDraw", ["self", 3], (4, 3, 6, 7)),
        ("shuffleAndDraw", ["self", 3, list(range(14))], (11, 3, 6, 0)),
        ("shuffleBottomAndDraw", ["self", 3, list(range(7))], (11, 3, 6, 0)),
        ("shuffleIntoDeck", ["self", "hand", 0, list(range(8))], (8, 6, 6, 0)),
        ("moveToDeckTop", ["self", "hand", 0], (8, 6, 6, 0)),
        ("switchWithDeckTop", ["self", "hand", 0], (7, 7, 6, 0)),
        ("viewDeck", ["self", 3, True, 7, False], (4, 7, 6, 0)),
        ("discardAll", ["self", "hand"], (7, 0, 6, 7)),
        ("playRandomCardFaceDown", ["self", 0], (7, 6, 6, 0)),
        ("attack", [], (7, 7, 6, 0)),
        ("attack", None, (7, 7, 6, 0)),
        ("shufflePrizesToDeckBottom", ["self", [5, 4, 3, 2, 1, 0]], (13, 7, 0, 0)),
        ("reset", [False, True, True], (20, 0, 0, 0)),
    ],
)
def test_an_entry_moves_cards(
    table: SimTable, action: str, told: list[object] | None, after: tuple[int, ...]
) -> None:
    table.do("self", action, told)
    assert counts(table) == after


@pytest.mark.parametrize("action", ["attack", "pass", "takeTurn"])
def test_what_was_played_is_discarded_at_the_end_of_a_turn(table: SimTable, action: str) -> None:
    table.do("opp", "loadDeckData", DECK)
    table.do("opp", "setup", [list(range(20))])
    for user in ("self", "opp"):
        table.do(user, "moveCardBundle", [user, "hand", "board", 0, False, "move"])
    table.do("self", action, ["self"] if action == "takeTurn" else [])
    assert not table.board.zone("self", "board")
    assert len(table.board.zone("opp", "board")) == 1, "the other's stays"


def test_a_counter_that_is_there_keeps_what_it_shows(table: SimTable) -> None:
    table.do("self", "moveCardBundle", ["self", "hand", "active", 0, False, "move"])
    (card,) = table.board.zone("self", "active")
    table.do("self", "addDamageCounter", ["active", 0, None])
    assert card.damage == 10
    table.do("self", "updateDamageCounter", ["active", 0, "70"])
    table.do("self", "addDamageCounter", ["active", 0, None])
    assert card.damage == 70
    table.do("self", "addSpecialCondition", ["active", 0])
    assert card.condition == "P"
    table.do("self", "updateSpecialCondition", ["active", 0, "pa"])
    table.do("self", "addSpecialCondition", ["active", 0])
    assert card.condition == "PA"
    table.do("self", "removeDamageCounter", ["active", 0])
    table.do("self", "removeSpecialCondition", ["active", 0])
    assert (card.damage, card.condition) == (0, "")


def test_a_player_without_a_deck_has_an_empty_one() -> None:
    table = SimTable()
    for rows in ("", None):
        table.do("opp", "loadDeckData", [rows])
        assert not table.board.zone("opp", "deck")


@pytest.mark.parametrize(
    ("user", "action", "told"),
    [
        ("nobody", "draw", ["self", 1]),
        ("self", "dance", []),
        ("self", None, []),
        ("self", "draw", []),
        ("self", "draw", ["self", -1]),
        ("self", "setup", [[0, 0]]),
        ("self", "undo", [None]),
        ("self", "moveCardBundle", ["self", 1, 2, 0]),
        ("self", "loadDeckData", [[[10**9, "A", "Pokémon"]]]),
        ("self", "addDamageCounter", ["hand", 0, "much"]),
    ],
)
def test_what_cannot_be_is_not_there(
    table: SimTable, user: object, action: object, told: object
) -> None:
    with pytest.raises(NotThereError):
        table.do(user, action, told)
    table.do("self", next(iter(SHOWS)), None)
