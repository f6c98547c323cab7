from __future__ import annotations

from app.core.data.value import replace
from app.games.nullpoga.resolver.board_values import Place
from tests.games.nullpoga.planned import laid, side


def test_a_board_knows_who_stands_where() -> None:
    board, _ = laid(side(battle={2: "boar"}), side(standby={4: "cat"}))
    boar, cat = board.at(Place(0, "battle", 2)), board.at(Place(1, "standby", 4))
    assert (boar and boar.card, cat and cat.card) == ("boar", "cat")
    assert board.at(Place(1, "battle", 2)) is None


def test_a_doubled_monster_is_twice_as_strong() -> None:
    board, _ = laid(side(battle={2: "boar"}))
    boar = board.at(Place(0, "battle", 2))
    assert boar is not None
    assert (boar.strength, replace(boar, doubled=1).strength) == (3, 6)
