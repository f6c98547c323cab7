"""What the rules ask somebody to do next: of the setup before the game, of the turns in it."""

from __future__ import annotations

from app.core.ids import SPECTATOR
from app.core.intent import Procedure, PutMark
from app.games.pokemon.tasks.all_tasks import tasks
from tests.games.pokemon_table import Game
from tests.games.setup_table import two


def ids(game: Game, seat: int = 0) -> list[str]:
    return [task.id for task in tasks(game.view(seat))]


def test_before_the_game_the_setup_is_asked_for() -> None:
    assert ids(Game())[0] == "setup.first"
    assert all(name.startswith("setup.") for name in ids(two()))


def test_in_a_turn_what_happened_in_it_is_asked_for(game: Game) -> None:
    assert ids(game) == [], "nothing to see to"
    game.do(PutMark((game.unit("active.1"),), "damage", value=110))
    assert ids(game) == ids(game, SPECTATOR) == ["knock_outs"]


def test_a_game_that_was_conceded_before_its_first_turn_asks_for_no_setup() -> None:
    game = two()
    game.do(Procedure("concede"))
    assert game.view().turn.number == 0
    assert not any(name.startswith("setup.") for name in ids(game))
