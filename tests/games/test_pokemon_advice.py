from __future__ import annotations

import pytest

from app.core.advice import advise
from app.games.api import Selection
from app.games.pokemon import SPEC
from tests.games.pokemon_table import FIRE, IONO, PSYCHIC, ULTRA_BALL, Game, action


def advice(game: Game, name: str, *refs: str) -> list[str]:
    selection = Selection(tuple(game.card(ref) for ref in refs))
    intent = action(name).make(game.view(), selection)
    assert intent is not None
    spoken, broken = advise(SPEC.advice, game.view(), intent)
    assert broken == []
    return [one.rule.id for one in spoken]


def test_energy_once_speaks_up_at_the_second_energy_from_hand(game: Game) -> None:
    assert advice(game, "attach", FIRE) == []
    game.act("attach", selection=Selection((game.card(FIRE),)))
    assert advice(game, "attach", PSYCHIC) == ["energy-once"]


def test_energy_once_speaks_up_at_two_in_one_gesture(game: Game) -> None:
    assert advice(game, "attach", FIRE, PSYCHIC) == ["energy-once"]


def test_energy_once_keeps_quiet_for_effects_and_the_next_turn(game: Game) -> None:
    game.act("attach", selection=Selection((game.card(FIRE),)))
    assert advice(game, "attach_by_effect", PSYCHIC) == []
    game.act("end_turn")
    game.act("end_turn", seat=1)
    assert advice(game, "attach", PSYCHIC) == []


def test_supporter_once_speaks_up_at_the_second_supporter(game: Game) -> None:
    assert advice(game, "play", IONO) == []
    game.act("play", selection=Selection((game.card(IONO),)))
    assert advice(game, "play", IONO) == ["supporter-once"]
    assert advice(game, "play", ULTRA_BALL) == []


@pytest.mark.parametrize("name", ["attach", "play"])
def test_advice_never_stops_a_move(game: Game, name: str) -> None:
    ref = FIRE if name == "attach" else IONO
    game.act(name, selection=Selection((game.card(ref),)))
    game.act(name, selection=Selection((game.card(PSYCHIC if ref == FIRE else IONO),)))
    assert dict(game.view().turn.ledger) in ({"energy": 2}, {"supporter": 2})
