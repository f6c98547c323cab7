"""Plays are read alike whether people do everything by hand or are guided."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Announce, Batch, Draw, Face, Look, Move, MoveUnits, PutMark, Rotate
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.games.blackpoker.adviser.blackpoker_plays import Asked, Attackers, Blockers, Start
from app.games.blackpoker.adviser.blackpoker_reading import meant
from app.games.blackpoker.flow.start_steps import start_with
from app.games.blackpoker.rules.rule_set import rule_set
from app.games.blackpoker.table.blackpoker_zones import ASKS
from tests.games.blackpoker.adviser.black_watch import Watch, listening
from tests.games.blackpoker.black_table import BlackTable, Side

NOTHING: set[str] = set()
LITE = rule_set("6", "lite").actions


def test_a_summon_paid_and_shown_before_it_is_declared_is_legal() -> None:
    watch = Watch().begun()
    assert watch.wall_set("D-9") == NOTHING
    assert watch.drives(watch.wall(0)) == NOTHING
    assert watch.do(Draw(1, "deck.0", "graveyard.0")) == NOTHING
    keys = watch.show_key("C-7")
    assert watch.declares("summonsSoldier", cards=keys) == NOTHING
    assert watch.passes(1) == NOTHING
    assert watch.do(Move(keys, "soldiers.0", -1, up=True)) == NOTHING
    assert watch.settles() == NOTHING
    assert watch.declares("end") == NOTHING


def test_a_summon_may_be_declared_before_it_is_paid() -> None:
    watch = Watch().begun()
    watch.wall_set("D-9")
    keys = watch.show_key("C-7")
    assert watch.declares("summonsSoldier", cards=keys) == NOTHING
    watch.drives(watch.wall(0))
    watch.do(Draw(1, "deck.0", "graveyard.0"))
    assert watch.passes(1) == {"COST_ORDER"}


def test_what_is_not_paid_by_the_time_play_goes_on_is_said_then() -> None:
    watch = Watch().begun()
    watch.wall_set("D-9")
    keys = watch.show_key("C-7")
    assert watch.declares("summonsSoldier", cards=keys) == NOTHING
    assert watch.passes(1) == {"COST_B", "COST_L"}


def test_what_cannot_be_paid_any_more_is_said_at_once() -> None:
    watch = Watch().begun()
    keys = watch.show_key("C-7")
    assert watch.before(Declare("summonsSoldier", keys)) == {"COST_B"}
    assert watch.declares("summonsSoldier", cards=keys) == {"COST_B"}


def test_the_first_turn_knows_no_draw_and_no_end_without_end() -> None:
    watch = Watch().begun()
    draw = Draw(1, "deck.0", "hand.0")
    assert watch.before(draw) == {"DRAW_FIRST_TURN"} == watch.do(draw)
    assert watch.before(NextTurn(1)) == {"TURN_WITHOUT_END", "HAND_OVER_7"}
    watch.wall_set("D-9")
    assert watch.before(draw) == {"DRAW_UNEXPLAINED"} == watch.do(draw)


def ended(watch: Watch, seat: int = 0) -> Watch:
    """End a turn by hand, up to the chance of the next player."""
    other = 1 - seat
    assert watch.declares("end", seat) == NOTHING
    assert watch.passes(other) == NOTHING
    hand = watch.view(seat).zones[f"hand.{seat}"].items
    assert watch.do(Move(hand[7:] or hand[:1], f"graveyard.{seat}"), seat) == NOTHING
    assert watch.settles(seat) == NOTHING
    assert watch.do(NextTurn(other), seat) == NOTHING
    standing = watch.view().zones[f"soldiers.{other}"].items
    driven = tuple(unit for unit in standing if watch.view().units[unit].turn)
    if driven:
        assert watch.do(Rotate(driven, 0), other) == NOTHING
    assert watch.declares("draw", other) == NOTHING
    assert watch.passes(other) == NOTHING
    assert watch.passes(seat) == NOTHING
    assert watch.do(Draw(1, f"deck.{other}", f"hand.{other}"), other) == NOTHING
    assert watch.settles(other) == NOTHING
    return watch


def test_a_turn_ended_and_begun_by_hand_is_legal() -> None:
    watch = ended(Watch().begun())
    assert watch.declares("attack", 1) == NOTHING


def test_a_turn_that_begins_without_charge_and_draw_is_told_once() -> None:
    watch = Watch()
    ended(watch.begun())
    unit = watch.stands("S-9", 1)
    watch.drives(unit, seat=1)
    ended(watch, 1)
    assert watch.declares("end") == NOTHING
    watch.passes(1)
    watch.settles()
    watch.do(NextTurn(1))
    assert watch.declares("attack", 1) == {"CHARGE_SKIPPED", "TRIGGER_SKIPPED"}
    assert watch.passes(0) == NOTHING


def fought(watch: Watch) -> tuple[str, str, str]:
    """Let Ren attack with two soldiers in the third turn; return them and who could block."""
    ended(watch.begun())
    one, other = watch.stands("S-9", 1), watch.stands("H-3", 1)
    ended(watch, 1)
    mine = watch.stands("S-3")
    ended(watch)
    assert watch.declares("attack", 1) == NOTHING
    assert watch.passes(0) == NOTHING
    assert watch.names(one, other, seat=1) == NOTHING
    assert watch.settles(1) == NOTHING
    assert watch.declares("block", 1) == NOTHING
    assert watch.passes(1) == NOTHING
    assert watch.passes(0) == NOTHING
    return one, other, mine


def test_a_fight_by_hand_is_legal_and_judged() -> None:
    watch = Watch()
    one, other, mine = fought(watch)
    assert watch.before(PutMark((mine,), "blocks", value=1, to=one), 1) == {"BLOCK_SIDE"}
    assert watch.blocks(mine, other, seat=0) == NOTHING
    assert watch.settles(1) == NOTHING
    assert watch.declares("damageJudge", 1) == NOTHING
    watch.passes(1)
    watch.passes(0)
    assert watch.before(Draw(10, "deck.0", "graveyard.0")) == {"DAMAGE_COUNT"}
    assert watch.settles(1) == NOTHING
    # Neither did S-3 and H-3 fall nor did anybody take nine.
    assert watch.declares("end", 1) == {"JUDGE_LOSER", "DAMAGE_COUNT"}


def test_attackers_and_blockers_are_read_together() -> None:
    watch = Watch()
    one, other, mine = fought(watch)
    memory, view = watch.memories[0], watch.view()
    marks = Batch(tuple(PutMark((unit,), "attacks", value=1) for unit in (mine,)))
    assert meant(memory, view, marks)[-1] == Attackers(0, (mine,))
    both = Batch(
        (
            PutMark((mine,), "blocks", value=1, to=one),
            PutMark((mine,), "blocks", value=1, to=other),
        )
    )
    assert meant(memory, view, both)[-1] == Blockers(0, ((mine, one), (mine, other)))
    assert watch.before(both) == {"BLOCK_TWICE"}


def test_attackers_that_are_driven_one_by_one_are_read_together_before_as_after() -> None:
    watch = Watch()
    ended(watch.begun())
    ended(watch, 1)
    first, second = watch.stands("S-3"), watch.stands("C-7")
    named = [
        (PutMark((unit,), "attacks", value=1), Rotate((unit,), 90)) for unit in (first, second)
    ]
    attack = Batch(tuple(step for steps in named for step in steps))
    plays = meant(watch.memories[0], watch.view(), attack)
    both = Attackers(0, (first, second), frozenset({first, second}))
    assert [play for play in plays if isinstance(play, Attackers)] == [both]


def test_a_guided_start_is_read_before_it_is_sent() -> None:
    watch = Watch().begun()
    watch.wall_set("D-9")
    action, way = LITE["summonsSoldier"], LITE["summonsSoldier"].ways[0]
    key = (watch.card("C-7"),)
    wall = (watch.wall(0),)
    assert watch.before(start_with(action, way, keys=key, drives=wall)) == NOTHING
    assert watch.before(start_with(action, way, keys=key)) == {"COST_B"}
    wrong = (watch.card("S-K"),)
    assert watch.before(start_with(action, way, keys=wrong, drives=wall)) == {"KEY_MISMATCH"}
    assert watch.before(start_with(LITE["attack"], LITE["attack"].ways[0]), 1) == {
        "NO_CHANCE",
        "NOT_YOUR_TURN",
    }
    twice = start_with(
        LITE["summonsHero"], LITE["summonsHero"].ways[0], keys=wrong, drives=wall * 2
    )
    assert watch.before(twice) == {"COST_B", "COST_DOUBLE_USE"}
    *_, start = meant(watch.memories[0], watch.view(), start_with(action, way, keys=key))
    assert isinstance(start, Start)
    assert (start.keys, start.sources, start.paid.damage) == (("C-7",), ("hand",), 1)


def test_what_is_the_others_is_not_touched_looked_at_or_turned() -> None:
    watch = Watch().begun()
    watch.wall_set("D-9")
    wall = watch.wall(0)
    assert watch.before(Rotate((wall,), 90), 1) == {"TOUCH_OPPONENT"}
    assert watch.before(Draw(1, "deck.0", "graveyard.0"), 1) == {"TOUCH_OPPONENT"}
    assert watch.before(Look("hand.0"), 1) == {"PEEK"}
    assert watch.before(Look("deck.0")) == {"PEEK"} == watch.do(Look("deck.0"))
    assert watch.before(Face((watch.card("D-9"),), up=True)) == {"ORIENTATION"}
    assert watch.before(Announce(ASKS, number=1)) == {"DECK_COUNT_ANSWER"}
    plays = meant(watch.memories[0], watch.view(), Announce(ASKS, number=1))
    assert plays == (Asked(0, 1),)


def test_bulwarks_keep_their_order() -> None:
    watch = Watch().begun()
    watch.stands("C-7")
    for ref in ("D-9", "H-4", "S-K"):
        watch.do(Move((watch.card(ref),), "bulwarks.0", -1, up=False))
    first = watch.wall(0, 0)
    forth = MoveUnits((first,), "bulwarks.0", -1)
    assert watch.before(forth) == {"BULWARK_ORDER"} == watch.do(forth)
    between = Move((watch.card("H-7"),), "bulwarks.0", 1, up=False)
    assert watch.before(between) == {"BULWARK_ORDER"} == watch.do(between)
    beside = Move((watch.card("H-5"),), "bulwarks.0", -1, up=False)
    assert watch.before(beside) == NOTHING == watch.do(beside)


def test_something_below_the_top_is_not_resolved_nor_before_both_passed() -> None:
    watch = Watch().begun()
    mine = watch.stands("C-9")
    watch.do(Move((watch.card("D-9"),), "graveyard.0"))
    key = watch.show_key("H-5")
    assert watch.declares("up", cards=key, targets=(mine,)) == NOTHING
    below = watch.top()
    watch.do(Move((watch.card("C-2", 1),), "graveyard.1"), 1)
    other = watch.show_key("S-4", seat=1)
    assert watch.declares("down", 1, cards=other, targets=(mine,)) == NOTHING
    assert watch.before(Settle(below)) == {"NOT_TOP"}
    assert watch.before(Settle(watch.top())) == {"NO_TWO_PASSES"}
    assert watch.passes(0) == NOTHING
    assert watch.before(Settle(watch.top())) == NOTHING


def test_what_a_judge_does_is_done_for_whose_cards_they_are() -> None:
    watch = Watch().begun()
    watch.wall_set("D-9")
    judge = watch.table.sit(JUDGE)
    assert watch.before(Rotate((watch.wall(0),), 90), 1) == {"TOUCH_OPPONENT"}
    watch.said = {0: [], 1: []}
    judge.ask(Rotate((watch.wall(0),), 90))
    judge.ask(Draw(1, "deck.0", "graveyard.0"))
    judge.ask(Move((watch.card("C-7"),), "keys.0", 0, up=True))
    assert watch.declares("summonsSoldier", cards=(watch.card("C-7"),)) == NOTHING
    judge.ask(PassChance())
    assert watch.said == {0: [], 1: []}


@pytest.mark.parametrize(("soldier", "said"), [("CJ+S5", NOTHING), ("CJ+S5'", {"COST_C"})])
def test_a_start_by_a_soldier_is_read_as_guided_too(soldier: str, said: set[str]) -> None:
    table = BlackTable(Side(soldiers=soldier), Side(soldiers="H3"))
    told = listening(table, 0)
    table.start("knightSweep", actor="CJ+S5", target="seat.1")
    assert told == said
