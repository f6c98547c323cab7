"""What the table offers before the game begins: who goes first, the hand, putting down."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.games.game_api import Selection
from app.games.pokemon.tasks.setup_marks import NO_BASIC, READY, decided, marked
from tests.games.pokemon_table import DREEPY, Game, action
from tests.games.setup_table import BASICS, put_down, says, two

NOTHING = Selection()
OF_THE_SETUP = ("setup", "setup_hand", "mulligan", "has_basic", "no_basic", "first_coin")


def offered(game: Game, *names: str, seat: int = 0) -> list[str]:
    return [name for name in names if action(name).when(game.view(seat), NOTHING)]


def test_once_the_game_began_nothing_of_it_is_offered(game: Game) -> None:
    assert offered(game, *OF_THE_SETUP, "ready", "unsaid", "start_second", "setup_place") == []


def test_a_player_says_who_goes_first_by_name() -> None:
    game = Game()
    assert action("first_own").words(game.view(1), NOTHING).en == "Ren goes first"
    assert action("first_other").words(game.view(1), NOTHING).ja == "Akiの先攻"
    game.act("first_other", seat=1)
    assert decided(game.view()) == 0


@pytest.mark.parametrize("name", ["first_coin_choose", "first_dice_choose"])
def test_the_winner_of_a_throw_may_choose(name: str) -> None:
    step = action(name).make(Game().view(), NOTHING)
    assert isinstance(step, Procedure)
    assert ("winner", "chooses") in step.arguments


def test_alone_there_is_nobody_to_decide_with_or_to_tell() -> None:
    game = Game(seats=1, deck=BASICS)
    assert offered(game, "first_coin", "first_own", "first_other", "ready") == []
    game.act("setup_hand")
    assert offered(game, "has_basic", "new_hand") == ["new_hand"]
    assert offered(two(), "new_hand") == []


def test_a_hand_is_drawn_as_long_as_nothing_was_put_down() -> None:
    game = Game(deck=BASICS)
    game.act("setup_hand")
    assert offered(game, "setup", "setup_hand", "mulligan") == ["setup", "setup_hand", "mulligan"]
    put_down(game, 0)
    assert offered(game, "setup", "setup_hand", "mulligan") == []
    assert offered(Game(deck=()), "setup", "mulligan") == []


def test_what_was_said_is_not_offered_again_but_taken_back() -> None:
    game = two()
    assert offered(game, "has_basic", "no_basic", "unsaid") == ["has_basic", "no_basic"]
    says(game, NO_BASIC, 0)
    assert offered(game, "has_basic", "no_basic", "unsaid") == ["has_basic", "unsaid"]
    game.act("unsaid")
    assert not marked(game.view(), 0, NO_BASIC)


def test_the_first_card_selected_becomes_the_active_pokemon() -> None:
    game = two()
    first, second = game.view().cards_in("hand.0")[:2]
    game.act("setup_place", selection=Selection((first, second)))
    assert [game.refs(zone) for zone in ("active.0", "bench.0")] == [[DREEPY], [DREEPY]]
    assert marked(game.view(1), 0, READY), "the Prizes lie there as well"


def test_face_down_pokemon_may_be_turned_up() -> None:
    game = two()
    assert offered(game, "reveal") == []
    put_down(game, 0)
    game.act("reveal")
    assert game.refs("active.0", seat=1) == [DREEPY]


def test_who_is_ready_may_begin_with_the_other_player_or_by_a_coin() -> None:
    game = two()
    put_down(game, 0)
    assert offered(game, "start_second", "start_by_coin") == [], "Ren is waited for"
    put_down(game, 1)
    assert offered(game, "start_second", "start_by_coin") == ["start_second", "start_by_coin"]
    game.act("start_second")
    assert game.view().turn.seat == 1
