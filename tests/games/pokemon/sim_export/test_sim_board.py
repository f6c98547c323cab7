"""The simulator's table: what goes along with a card that is moved."""

from __future__ import annotations

import pytest

from app.games.pokemon.sim_export.sim_board import NotThereError, SimBoard


@pytest.fixture
def board() -> SimBoard:
    board = SimBoard({"self": [(2, "A", "Pokémon"), (1, "B", "Pokémon"), (2, "E", "Energy")]})
    board.lay("self")
    board.move("self", "deck", "active", 0)
    board.move("self", "deck", "bench", 0)
    return board


def names(board: SimBoard, zone: str) -> list[str]:
    return [card.name for card in board.zone("self", zone)]


def test_what_is_attached_moves_along_and_damage_stays_in_play(board: SimBoard) -> None:
    board.move("self", "deck", "active", 1, 0)
    board.zone("self", "active")[0].damage = 30
    board.move("self", "bench", "active", 0)
    board.refresh()
    assert (names(board, "active"), sorted(names(board, "bench"))) == (["A"], ["A", "E"])
    assert [one.damage for one in board.zone("self", "bench") if not one.attached] == [30]


def test_an_evolution_takes_over_damage_and_energy_and_the_place(board: SimBoard) -> None:
    board.move("self", "deck", "active", 1, 0)
    board.zone("self", "active")[0].damage = 30
    board.move("self", "deck", "active", 0, 0)
    (top,) = [one for one in board.zone("self", "active") if not one.attached]
    assert (top.name, top.damage) == ("B", 30)
    assert all(one.under is top for one in board.zone("self", "active") if one is not top)


def test_what_lay_on_a_card_that_leaves_is_set_aside(board: SimBoard) -> None:
    board.move("self", "deck", "active", 1, 0)
    index = next(at for at, one in enumerate(board.zone("self", "active")) if not one.attached)
    board.move("self", "active", "discard", index)
    board.refresh()
    every = [*names(board, "discard"), *names(board, "attachedCards"), *names(board, "active")]
    assert sorted(every) == ["A", "E"]


@pytest.mark.parametrize("index", [-1, 9, None, "0", 10**30])
def test_a_card_that_is_not_there_is_said(board: SimBoard, index: object) -> None:
    with pytest.raises(NotThereError):
        board.move("self", "deck", "hand", index)
