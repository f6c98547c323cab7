"""What the table offers once the game began: end of turn, another turn, a Checkup, once more."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import FIRE, PSYCHIC, Game, action, log, on


def test_once_more_is_said_and_takes_the_tick_back(game: Game) -> None:
    game.act("play", selection=Selection((game.card("PAL-185"),)))
    game.act("again_supporter")
    assert game.view().turn.used("supporter") == 0
    assert log(game) == "Aki may do this once more this turn: Supporter"
    assert not action("again_supporter").when(game.view(), Selection())


def test_before_the_game_there_is_no_turn_to_end() -> None:
    for name in ("end_turn", "extra_turn", "checkup"):
        assert not action(name).when(Game().view(), Selection()), name
    assert action("concede").when(Game().view(), Selection()), "at any time"


def test_a_turn_ends_with_the_next_players_or_with_another_of_ones_own(game: Game) -> None:
    game.act("extra_turn")
    assert (game.view().turn.number, game.view().turn.seat) == (2, 0)
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.seat) == (3, 1)


def test_only_what_was_ticked_off_can_be_done_once_more(game: Game) -> None:
    assert not action("again_energy").when(game.view(), Selection())
    game.act("attach", selection=Selection((game.card(FIRE),)))
    game.act("again_energy")
    game.act("attach", selection=Selection((game.card(PSYCHIC),)))
    assert game.view().turn.used("energy") == 1


def test_a_checkup_may_be_made_at_any_time_of_the_game(game: Game) -> None:
    game.act("poisoned", selection=on(game))
    game.act("checkup")
    assert game.marks(game.unit("active.0"))["damage"] == 10
    assert game.view().turn.number == 1
