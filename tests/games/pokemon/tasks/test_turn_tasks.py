"""What people have to see to: the order of it, who does it, and where the end of a turn waits."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import PutMark, Undo
from app.core.intents.agreement_intents import SetOptions
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.session.host.updates import Accepted
from tests.games.pokemon.tasks.asked_tasks import choose, hurt, ids, tasks
from tests.games.pokemon_table import DREEPY, FIRE, Game
from tests.helpers.play import lay, play_on


def test_every_seat_sees_the_same_tasks(game: Game) -> None:
    hurt(game, "active.0", "active.1")
    game.act("knock_out")
    assert tasks(game, 0) == tasks(game, 1) == tasks(game, JUDGE) == tasks(game, SPECTATOR)


# -- the end of a turn --------------------------------------------------------------------


def at(game: Game) -> tuple[int, str]:
    return game.view().turn.number, game.view().turn.phase


def test_the_turn_waits_for_a_knock_out_before_the_checkup(game: Game) -> None:
    game.act("poisoned", selection=Selection(units=(game.unit("active.0"),)))
    hurt(game, "active.1")
    game.act("end_turn")
    assert at(game) == (1, "end")
    assert "damage" not in game.marks(game.unit("active.0"))
    choose(game, "knock_outs", "Knock out Duskull")
    choose(game, "prizes.0", "Take the first Prize")
    choose(game, "promote.1", "Latias ex")
    assert ids(game) == ["next_turn"]
    choose(game, "next_turn", "Go on to the next turn")
    assert at(game) == (2, "main")
    assert game.marks(game.unit("active.0"))["damage"] == 10


@pytest.mark.parametrize("left", ["prizes.0", "promote.1"])
def test_the_turn_waits_for_prizes_and_for_a_new_active_pokemon(game: Game, left: str) -> None:
    hurt(game, "active.1")
    game.act("knock_out")
    if left == "prizes.0":
        choose(game, "promote.1", "Latias ex")
    else:
        choose(game, "prizes.0", "Take the first Prize")
    game.act("end_turn")
    assert at(game) == (1, "end")
    assert ids(game) == [left]


def test_ending_the_turn_again_goes_on_regardless(game: Game) -> None:
    hurt(game, "active.1")
    game.act("end_turn")
    game.act("end_turn")
    assert at(game) == (2, "main")
    assert ids(game, 1) == ["knock_outs"], "it is still to be seen to"


def test_a_knock_out_in_the_checkup_waits_after_one_before_it(game: Game) -> None:
    hurt(game, "active.1")
    game.do(PutMark((game.unit("active.0"),), "damage", value=60))
    game.act("poisoned", selection=Selection(units=(game.unit("active.0"),)))
    for phase in ("end", "checkup"):
        game.act("end_turn")
        assert at(game) == (1, phase)
    game.act("end_turn")
    assert at(game) == (2, "main")


def test_every_wait_is_one_step_to_take_back(game: Game) -> None:
    hurt(game, "active.1")
    game.act("end_turn")
    game.do(Undo())
    assert at(game) == (1, "main")


def test_the_turn_begins_with_a_draw_that_is_ticked(game: Game) -> None:
    game.act("end_turn")
    assert game.view().turn.used("draw") == 1
    assert "use" in game.verbs()


def test_the_first_card_drawn_by_hand_is_the_draw_of_the_turn(game: Game) -> None:
    game.act("draw")
    assert game.view().turn.used("draw") == 1
    game.act("draw")
    assert game.view().turn.used("draw") == 1


def test_a_card_drawn_later_is_no_draw_of_the_turn(game: Game) -> None:
    game.act("attach", selection=Selection((game.card(FIRE),)))
    game.act("draw")
    assert game.view().turn.used("draw") == 0


def test_an_empty_active_spot_with_nobody_to_send_out_does_not_wait() -> None:
    game = Game()
    game.stand(DREEPY, "active.0")
    game.turn()
    game.act("end_turn")
    assert at(game) == (2, "main")


def test_titles_speak_both_languages(game: Game) -> None:
    game.do(SetOptions((("checkup", "step-by-step"),)))
    for key in ("poisoned", "burned", "asleep"):
        game.act(key, selection=Selection(units=(game.unit("active.0"),)))
    game.act("end_turn")
    hurt(game, "active.1", "bench.1")
    found = list(tasks(game))
    game.act("knock_out")
    found += tasks(game)
    for task in found:
        for words in (task.title, *(choice.title for choice in task.choices)):
            assert words.en.strip()
            assert words.ja.strip()
            assert "{" not in words.en + words.ja


# -- whatever happens ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_tasks_never_raise_and_their_buttons_work(seed: int) -> None:
    play = lay(SPEC, seed, seats=2)
    for _ in range(6):
        play_on(play, 6, mischief=0)
        for seat in (*play.seats, SPECTATOR, JUDGE):
            assert SPEC.tasks is not None
            for task in SPEC.tasks(play.view(seat)):
                assert task.title.en
                assert 0 <= task.seat < 2
        for task in SPEC.tasks(play.view(JUDGE)) if SPEC.tasks else ():
            for choice in task.choices:
                assert (choice.intent is None) == bool(choice.action)
            intents = [choice.intent for choice in task.choices if choice.intent is not None]
            if intents and play.truth.turn.number:
                answer = play.ask(task.seat, intents[0])
                assert isinstance(answer, Accepted), (task, answer)
                break
