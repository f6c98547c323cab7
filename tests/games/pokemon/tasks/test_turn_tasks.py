"""What people have to see to: the order of it, who does it, and where the end of a turn waits."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Move, PutMark, Undo
from app.core.intents.agreement_intents import SetOptions
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.games.task_model import Choice, Task
from app.session.host.updates import Accepted
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, LATIAS, Game
from tests.helpers.play import lay, play_on


def tasks(game: Game, seat: int = 0) -> tuple[Task, ...]:
    assert SPEC.tasks is not None
    return SPEC.tasks(game.view(seat))


def ids(game: Game, seat: int = 0) -> list[str]:
    return [task.id for task in tasks(game, seat)]


def choices(game: Game, name: str) -> dict[str, Choice]:
    task = next(task for task in tasks(game) if task.id == name)
    return {choice.title.en: choice for choice in task.choices}


def choose(game: Game, name: str, title: str, seat: int | None = None) -> None:
    """Press a task's button as the seat that it names."""
    task = next(task for task in tasks(game) if task.id == name)
    intent = choices(game, name)[title].intent
    assert intent is not None
    game.do(intent, task.seat if seat is None else seat)


def hurt(game: Game, *zones: str) -> None:
    for zone in zones:
        game.do(PutMark((game.unit(zone),), "damage", value=500))


def test_a_knock_out_is_seen_to_from_beginning_to_end(game: Game) -> None:
    hurt(game, "active.1")
    assert ids(game) == ["knock_outs"]
    choose(game, "knock_outs", "Knock out Duskull")
    assert ids(game) == ["prizes.0", "promote.1"]
    choose(game, "prizes.0", "Take the first Prize")
    assert ids(game) == ["promote.1"]
    choose(game, "promote.1", "Latias ex")
    assert ids(game) == []
    assert game.refs("active.1") == [LATIAS]


def test_every_seat_sees_the_same_tasks(game: Game) -> None:
    hurt(game, "active.0", "active.1")
    game.act("knock_out")
    assert tasks(game, 0) == tasks(game, 1) == tasks(game, JUDGE) == tasks(game, SPECTATOR)


def test_taking_back_in_the_middle_asks_again(game: Game) -> None:
    hurt(game, "active.1")
    choose(game, "knock_outs", "Knock out Duskull")
    choose(game, "prizes.0", "Take the first Prize")
    game.do(Undo())
    assert ids(game) == ["prizes.0", "promote.1"]
    game.do(Undo())
    assert ids(game) == ["knock_outs"]


def test_several_are_knocked_out_together_or_one_by_one(game: Game) -> None:
    hurt(game, "bench.1", "active.0", "active.1")
    (task,) = tasks(game)
    assert task.title.en == "Knocked Out: Dreepy, Duskull, Latias ex", "Active Pokémon first"
    assert set(task.units) == {game.unit(zone) for zone in ("active.0", "active.1", "bench.1")}
    choose(game, "knock_outs", "Knock out Dreepy")
    assert ids(game)[0] == "knock_outs"
    choose(game, "knock_outs", "All of them together")
    assert "knock_outs" not in ids(game)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_whose_turn_is_next_promotes_first(game: Game, seat: int) -> None:
    game.turn(seat)
    hurt(game, "active.0", "active.1")
    game.act("knock_out")
    promotions = [name for name in ids(game) if name.startswith("promote")]
    assert promotions == [f"promote.{1 - seat}", f"promote.{seat}"]


def test_every_benched_pokemon_can_be_sent_out_by_its_player(game: Game) -> None:
    game.stand(DUSKULL, "bench.0")
    hurt(game, "active.0")
    game.act("knock_out")
    task = next(task for task in tasks(game) if task.id == "promote.0")
    assert task.seat == 0
    titles = [choice.title.en for choice in task.choices]
    assert titles == ["Duskull, Bench 1", "Latias ex", "Duskull, Bench 3"]
    assert len(task.units) == 3


def test_an_energy_left_in_the_active_spot_is_no_active_pokemon(game: Game) -> None:
    hurt(game, "active.0")
    game.act("knock_out")
    game.do(Move((game.card(FIRE),), "active.0", -1))
    assert "promote.0" in ids(game)


def test_without_a_bench_nobody_is_promoted_and_the_game_is_won(game: Game) -> None:
    hurt(game, "bench.1", "active.1")
    game.act("knock_out")
    assert ids(game) == ["prizes.0"], "the Prizes first: both sides may have won"
    choose(game, "prizes.0", "Take the first 3 Prizes")
    assert ids(game) == ["result"]


def test_the_prizes_of_both_players_come_before_the_result(game: Game) -> None:
    hurt(game, "active.0", "active.1", "bench.1")
    game.act("knock_out")
    assert [task.seat for task in tasks(game)][:2] == [0, 1]
    choose(game, "prizes.0", "Take the first 3 Prizes")
    assert ids(game)[0] == "prizes.1"
    choose(game, "prizes.1", "Take the first Prize")
    assert ids(game) == ["result"]


def test_nothing_has_to_be_taken(game: Game) -> None:
    hurt(game, "active.1")
    game.act("knock_out")
    choose(game, "prizes.0", "None is due")
    assert ids(game) == ["promote.1"]


def test_prizes_to_choose_are_asked_for_by_a_form(game: Game) -> None:
    hurt(game, "bench.1")
    game.act("knock_out")
    assert choices(game, "prizes.0")["Choose…"].action == "choose_prizes"
    assert "Take the first 2 Prizes" in choices(game, "prizes.0")


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
