"""Prizes that are to be taken: chosen by a form, their number corrected by hand."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure, PutMark
from app.games.game_api import Selection
from app.games.pokemon.actions.prize_actions import ACTIONS as PRIZE_ACTIONS
from app.games.pokemon.table import prize_cards
from tests.games.pokemon_table import FIRE, Game, middle


@pytest.fixture
def game() -> Game:
    """Turn 1 of Aki, who has three Prizes left (Psychic, Psychic, Psychic) and takes two."""
    game = middle()
    game.do(PutMark(("seat.0",), prize_cards.DUE, value=2))
    return game


def due(game: Game, seat: int = 0) -> int:
    return prize_cards.due(game.view(seat), seat)


def take(*arguments: tuple[str, str]) -> Procedure:
    return Procedure("take_prizes", arguments)


@pytest.mark.parametrize("name", ["take_prize", "choose_prizes"])
def test_every_way_of_taking_counts(game: Game, name: str) -> None:
    game.act(name)
    assert due(game) == (1 if name == "take_prize" else 0)


def test_the_number_is_corrected_by_hand(game: Game) -> None:
    game.act("one_more_prize_due")
    assert due(game) == 3
    for _ in range(3):
        game.act("one_prize_due_less")
    assert due(game) == 0
    game.act("one_more_prize_due", selection=Selection(zone="prizes.1"))
    assert (due(game), due(game, 1)) == (0, 1)


def test_the_form_asks_which_of_the_prizes(game: Game) -> None:
    (choose,) = (action for action in PRIZE_ACTIONS if action.form is not None)
    assert choose.form is not None
    form = choose.form(game.view(), Selection(), {})
    assert form is not None
    assert form.intent is None
    assert [one.id for one in form.fields[0].among] == [f"prizes.0#{n}" for n in range(3)]  # type: ignore[union-attr]
    assert form.lines[0].en == "2 Prizes to take"
    form = choose.form(game.view(), Selection(), {"cards": "prizes.0#0,prizes.0#2,nonsense"})
    assert form is not None
    assert form.done.en == "Take 2 Prizes"
    assert form.intent == take(("cards", "prizes.0#0,prizes.0#2"))
    game.do(form.intent)
    assert due(game) == 0
    assert game.refs("hand.0").count(FIRE) == 1
