"""The Pokémon Checkup: what each condition does, at once or step by step (seed 000 §8, §9)."""

from __future__ import annotations

from app.core.card import value_of
from app.core.intent import Move, Procedure, PutMark, Undo
from app.core.intents.agreement_intents import SetOptions
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, Game, middle


def test_poison_puts_one_counter_and_stays(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("poisoned", selection=Selection(units=(unit,)))
    game.act("checkup")
    assert game.marks(unit) == {"damage": 10, "poisoned": 1}


def test_worse_poison_puts_more(game: Game) -> None:
    unit = game.unit("active.1")
    game.do(PutMark((unit,), "poisoned", value=4))
    game.act("checkup")
    assert game.marks(unit)["damage"] == 40


def test_burns_put_two_counters_and_heads_heal_them() -> None:
    fell = set()
    for seed in range(12):
        game = Game(seed=seed)
        unit = game.stand(DUSKULL, "active.1")
        game.turn()
        game.act("burned", selection=Selection(units=(unit,)))
        game.act("checkup")
        coin = game.coins()[0]
        fell.add(coin)
        assert game.marks(unit) == ({"damage": 20} if coin else {"damage": 20, "burned": 1})
    assert fell == {0, 1}


def test_heads_wake_a_sleeper() -> None:
    fell = set()
    for seed in range(12):
        game = Game(seed=seed)
        unit = game.stand(DUSKULL, "active.0")
        game.turn()
        game.act("asleep", selection=Selection(units=(unit,)))
        game.act("checkup")
        coin = game.coins()[0]
        fell.add(coin)
        assert game.marks(unit) == ({} if coin else {"asleep": 1})
        assert game.view().units[unit].turn == (0 if coin else 270)
    assert fell == {0, 1}


def test_paralysis_ends_after_its_own_players_next_turn(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("paralyzed", selection=Selection(units=(unit,)))
    game.act("end_turn")
    assert "paralyzed" in game.marks(unit)
    game.act("end_turn", seat=1)
    assert game.marks(unit) == {}


def test_paralysis_in_its_own_turn_outlasts_that_turn(game: Game) -> None:
    unit = game.unit("active.0")
    game.act("paralyzed", selection=Selection(units=(unit,)))
    for seat in (0, 1):
        game.act("end_turn", seat=seat)
        assert "paralyzed" in game.marks(unit)
    game.act("end_turn")
    assert game.marks(unit) == {}


def test_confusion_has_no_part_in_the_checkup(game: Game) -> None:
    game.act("confused", selection=Selection(units=(game.unit("active.1"),)))
    game.act("end_turn")
    assert "checkup" not in game.verbs()
    assert game.view().turn.number == 2


def test_both_sides_are_checked_in_the_order_of_the_rules(game: Game) -> None:
    mine, theirs = game.unit("active.0"), game.unit("active.1")
    for name in ("asleep", "burned", "poisoned"):
        game.act(name, selection=Selection(units=(mine, theirs)))
    game.act("checkup")
    events = game.table.host.told(game.table.host.tree.cursor, 0)
    told = [e.number if e.verb == "mark" else e.verb for e in events if e.verb != "unmark"]
    assert [t for t in told if t != "rotate"] == [
        "phase", 10, 10, 20, "coins", 20, "coins", "coins", "coins",
    ]  # fmt: skip


def test_an_active_spot_with_a_face_down_pokemon_is_checked_all_the_same() -> None:
    game = Game()
    game.put(DREEPY, "hand.0")
    game.put(FIRE, "hand.0")
    game.do(Move((game.card(DREEPY),), "active.0", up=False))
    game.turn()
    game.do(PutMark((game.unit("active.0"),), "poisoned", value=1))
    game.act("end_turn", seat=1)
    assert game.view().turn.number == 2


# -- step by step -------------------------------------------------------------------------


def step_by_step() -> Game:
    """Aki's turn 1 at a table that does the checkup step by step; four steps are to come."""
    game = middle()
    game.do(SetOptions((("checkup", "step-by-step"),)))
    mine, theirs = game.unit("active.0"), game.unit("active.1")
    game.act("burned", selection=Selection(units=(theirs,)))
    game.act("poisoned", selection=Selection(units=(mine, theirs)))
    game.act("asleep", selection=Selection(units=(mine,)))
    return game


def steps(game: Game) -> list[str]:
    """The buttons of the checkup."""
    assert SPEC.tasks is not None
    found = [task for task in SPEC.tasks(game.view()) if task.id == "checkup"]
    return [choice.title.en for task in found for choice in task.choices]


def press(game: Game, title: str) -> None:
    assert SPEC.tasks is not None
    choices = [choice for task in SPEC.tasks(game.view()) for choice in task.choices]
    intent = next(choice.intent for choice in choices if choice.title.en == title)
    assert intent is not None
    game.do(intent)


def test_the_steps_are_listed_in_the_order_of_the_rules() -> None:
    game = step_by_step()
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.phase) == (1, "checkup")
    assert steps(game) == [
        "Poison on Dreepy: 1 counter",
        "Poison on Duskull: 1 counter",
        "Burn on Duskull: 2 counters, then flip",
        "Sleep of Dreepy: flip",
        "All in order",
    ]
    assert game.marks(game.unit("active.1")).get("damage") is None, "nothing is done yet"


def test_a_step_is_one_gesture_and_one_step_back() -> None:
    game = step_by_step()
    game.act("end_turn")
    nodes = len(game.table.host.tree.nodes)
    press(game, "Poison on Duskull: 1 counter")
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.marks(game.unit("active.1"))["damage"] == 10
    assert len(steps(game)) == 4
    game.do(Undo())
    assert "damage" not in game.marks(game.unit("active.1"))
    assert len(steps(game)) == 5


def test_all_that_is_left_is_done_in_order_at_once() -> None:
    game = step_by_step()
    game.act("end_turn")
    press(game, "Poison on Dreepy: 1 counter")
    press(game, "All in order")
    assert steps(game) == []
    assert game.marks(game.unit("active.0"))["damage"] == 10
    assert game.marks(game.unit("active.1"))["damage"] == 30
    press(game, "Go on to the next turn")
    assert (game.view().turn.number, game.view().turn.phase) == (2, "main")


def test_ending_the_turn_does_what_is_left_and_goes_on() -> None:
    game = step_by_step()
    game.act("end_turn")
    game.act("end_turn")
    assert game.view().turn.number == 2
    assert game.marks(game.unit("active.1"))["damage"] == 30
    assert not [mark for unit in game.view().units for mark in game.marks(unit) if "check" in mark]


def test_a_condition_that_was_healed_by_hand_has_no_step_left() -> None:
    game = step_by_step()
    game.act("end_turn")
    game.act("cure", selection=Selection(units=(game.unit("active.1"),)))
    assert len(steps(game)) == 3


def test_a_pokemon_that_left_the_active_spot_has_no_step_left() -> None:
    game = step_by_step()
    game.act("end_turn")
    game.act("to_active", selection=Selection(units=(game.unit("bench.0"),)))
    assert len(steps(game)) == 3
    game.act("end_turn")
    assert not [mark for unit in game.view().units for mark in game.marks(unit) if "check" in mark]


def test_knock_outs_are_seen_to_after_the_last_step() -> None:
    game = step_by_step()
    victim = game.unit("active.1")
    game.do(PutMark((victim,), "damage", value=100))
    game.act("end_turn")
    press(game, "Poison on Duskull: 1 counter")
    assert SPEC.tasks is not None
    assert [task.id for task in SPEC.tasks(game.view())] == ["checkup", "knock_outs"]


def test_ending_the_turn_between_two_steps_waits_for_the_knock_out_of_the_first() -> None:
    game = step_by_step()
    victim = game.unit("active.1")
    game.do(PutMark((victim,), "damage", value=100))
    game.act("end_turn")
    press(game, "Poison on Duskull: 1 counter")
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.phase) == (1, "checkup")
    assert steps(game) == []
    game.act("end_turn")
    assert game.view().turn.number == 2


def test_paralysis_is_a_step_after_its_own_players_turn_only() -> None:
    game = middle()
    game.do(SetOptions((("checkup", "step-by-step"),)))
    game.act("paralyzed", selection=Selection(units=(game.unit("active.1"),)))
    game.act("end_turn")
    assert game.view().turn.number == 2, "there is nothing to check after Aki's turn"
    game.act("end_turn", seat=1)
    assert steps(game) == ["Paralysis of Duskull: ends", "All in order"]
    press(game, "Paralysis of Duskull: ends")
    assert game.marks(game.unit("active.1")) == {}


def test_paralysis_of_the_own_turn_says_that_it_lasts() -> None:
    game = middle()
    game.do(SetOptions((("checkup", "step-by-step"),)))
    game.act("paralyzed", selection=Selection(units=(game.unit("active.0"),)))
    game.act("end_turn")
    assert steps(game)[0] == "Paralysis of Dreepy: lasts one more turn"
    press(game, "All in order")
    assert "paralyzed" in game.marks(game.unit("active.0"))


def test_worse_poison_says_how_many_counters() -> None:
    game = middle()
    game.do(PutMark((game.unit("active.1"),), "poisoned", value=8))
    game.do(Procedure("end_turn", (("checkup", "step-by-step"),)))
    assert steps(game)[0] == "Poison on Duskull: 8 counters"


def test_a_table_may_ask_for_it_at_once_this_time() -> None:
    game = step_by_step()
    game.do(Procedure("end_turn", (("checkup", "at-once"),)))
    assert game.view().turn.number == 2


def test_a_step_of_something_that_is_not_there_is_refused(game: Game) -> None:
    for arguments in (
        (("step", "poisoned"), ("unit", game.unit("active.0"))),
        (("step", "confused"), ("unit", game.unit("active.0"))),
        (("step", "asleep"), ("unit", "unothing")),
        (("step", "asleep"),),
    ):
        assert game.ask(Procedure("checkup", arguments)).code == "gone"


def test_confusion_and_the_bench_have_no_step() -> None:
    game = middle()
    game.act("confused", selection=Selection(units=(game.unit("active.1"),)))
    game.do(PutMark((game.unit("bench.0"),), "poisoned", value=1))
    game.do(Procedure("end_turn", (("checkup", "step-by-step"),)))
    assert game.view().turn.number == 2


def test_the_end_of_the_turn_goes_on_from_a_checkup_and_checks_nothing_twice(game: Game) -> None:
    theirs = game.unit("active.1")
    game.act("poisoned", selection=Selection(units=(theirs,)))
    game.act("checkup")
    assert game.view().turn.phase == "checkup"
    number = game.view().turn.number
    game.act("end_turn")
    assert game.view().turn.number == number + 1
    assert value_of(game.view().units[theirs].marks, "damage") == 10
