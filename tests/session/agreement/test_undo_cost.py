"""What may be taken back without asking: where nobody else acted and nobody learned anything."""

from __future__ import annotations

import random

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.ids import JUDGE, TABLE, NodeId, SeatId, place
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.seal_intents import LockPlan
from app.core.intents.turn_intents import NextTurn, Use
from app.core.past.history import HistoryTree
from app.core.table import Table
from app.games.contracts.computer_contract import played_by
from app.session.agreement import undo_cost
from app.session.agreement.undo_cost import (
    Learned,
    cost_of,
    free_to_take_back,
    hidden_piles,
    reason_to_ask,
)
from app.session.host.updates import Accepted
from tests.helpers.play import BROUGHT, WITHOUT_READING, Play, lay, play_on
from tests.helpers.toy_games import TOYS
from tests.props.oracle import can_read

AKI, REN = 0, 1


@pytest.fixture
def duel() -> Play:
    """Aki's turn in a duel, each with a hand of four."""
    play = lay(TOYS["duel"], 5)
    for seat in (AKI, REN):
        play.ask(seat, i.Procedure("setup"))
    play.ask(JUDGE, NextTurn(AKI))
    return play


def after(duel: Play, *steps: i.Step, seat: SeatId = AKI) -> NodeId:
    """Let a seat do something; the step before it."""
    goal = duel.host.tree.cursor
    for step in steps:
        answer = duel.ask(seat, step)
        assert isinstance(answer, Accepted), answer
    return goal


def reason(duel: Play, goal: NodeId, seat: SeatId = AKI) -> str:
    return reason_to_ask(duel.host.tree, seat, goal)


# -- what is free --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        i.Move((place("hand.0", 0),), "hand.0", -1),
        i.Move((place("hand.0", 0),), "deck.0"),
        i.Shuffle("hand.0"),
        i.Shuffle("deck.0"),
        i.PutMark(("seat.0",), "damage", add=10),
        i.Announce("attack"),
        Use("summon"),
        NextTurn(REN),
        SetOptions((("tie", "shared"),)),
        i.Bring(("token",), "lane"),
    ],
    ids=lambda step: str(step)[:50],
)
def test_what_nobody_learned_from_is_free(duel: Play, step: i.Step) -> None:
    goal = after(duel, step)
    assert reason(duel, goal) == ""
    assert free_to_take_back(duel.host.tree, AKI, goal)


@pytest.mark.parametrize(
    ("step", "why", "who"),
    [
        (i.Draw(1, "deck.0", "hand.0"), "learned", {AKI}),
        (i.Look("deck.0", 2), "learned", {AKI}),
        (i.Move((place("hand.0", 0),), "field.0"), "learned", {REN}),
        (i.Show((place("hand.0", 0),), ()), "learned", {REN}),
        (i.Draw(1, "deck.0", "lane"), "learned", {AKI, REN}),
        (i.Batch((i.Look("deck.0", 1), i.Hide("deck.0"))), "learned", {AKI}),
        (i.Batch((i.Look("deck.0", 1), i.Shuffle("deck.0"))), "learned", {AKI}),
        (i.Flip(), "chance", set()),
        (i.Roll(), "chance", set()),
        (i.PickRandom("deck.0", 1, "prizes.0"), "chance", set()),
    ],
    ids=lambda part: str(part)[:50],
)
def test_what_somebody_learned_from_is_asked_for(
    duel: Play, step: i.Step, why: str, who: set[SeatId]
) -> None:
    goal = after(duel, step)
    assert reason(duel, goal) == why
    assert {one.seat for one in cost_of(duel.host.tree, AKI, goal).learned} == who


def test_what_others_did_since_is_asked_for(duel: Play) -> None:
    goal = after(duel, Use("summon"))
    duel.ask(REN, i.PutMark(("seat.1",), "note:x", 1, text="hm"))
    assert reason(duel, goal) == "acted"
    assert reason(duel, goal, REN) == "acted", "Ren takes Aki's gesture back"
    assert reason(duel, goal + 1, REN) == ""
    assert cost_of(duel.host.tree, AKI, goal).acted == (REN,)
    duel.ask(JUDGE, Use("summon"))
    assert cost_of(duel.host.tree, AKI, goal).acted == (JUDGE, REN)
    assert reason(duel, goal, JUDGE) == "", "the judge asks nobody"


def test_what_was_said_is_no_acting(duel: Play) -> None:
    goal = after(duel, Use("summon"))
    duel.ask(REN, i.Announce("say", "well played"))
    assert reason(duel, goal) == ""


def test_a_note_that_ends_is_nobodys_doing(duel: Play) -> None:
    duel.ask(AKI, i.PutMark(("seat.0",), "note:x", 1, text="now", until=1))
    goal = duel.host.tree.cursor
    duel.ask(AKI, NextTurn(REN))
    assert duel.host.tree.nodes[duel.host.tree.cursor].actor == TABLE
    assert reason(duel, goal) == ""


# -- chance and piles ----------------------------------------------------------------------------


def test_a_shuffle_counts_once_somebody_knew_a_card_in_it(duel: Play) -> None:
    duel.ask(AKI, i.Look("deck.0", 1))
    assert reason(duel, after(duel, i.Shuffle("deck.0"))) == "chance"


def test_a_shuffle_of_what_nobody_knows_leaves_nobody_knowing_less(duel: Play) -> None:
    duel.ask(AKI, i.Look("deck.0", 1))
    assert reason(duel, after(duel, i.Shuffle("deck.0", unknown=True))) == ""
    named = i.Shuffle("deck.0", unknown=True, cards=("deck.0#0",))
    assert reason(duel, after(duel, named)) == "chance"


def test_a_shuffle_counts_once_anything_was_taken_back(duel: Play) -> None:
    """Who looked, took it back and shuffled would know the card again."""
    duel.ask(AKI, i.Look("deck.0", 1))
    duel.ask(AKI, i.Undo())
    assert reason(duel, after(duel, i.Shuffle("deck.0"))) == "chance"
    assert reason(duel, after(duel, i.Shuffle("hand.0"))) == ""


def test_a_shuffle_that_all_can_see_is_a_lot_that_was_drawn(duel: Play) -> None:
    duel.ask(AKI, i.Draw(3, "deck.0", "lane"))
    assert reason(duel, after(duel, i.Shuffle("lane"))) == "chance"


def test_only_hidden_piles_are_worth_a_shuffle(duel: Play) -> None:
    goal = after(
        duel,
        i.Draw(1, "deck.0", "hand.0"),
        i.Show((place("hand.0", 0),), ()),
        i.Draw(1, "prizes.0", "lane"),
    )
    cost = cost_of(duel.host.tree, AKI, goal)
    assert hidden_piles(duel.host.tree.table_at(goal), cost.learned) == ("deck.0", "prizes.0")


def test_what_was_brought_is_gone_with_it(duel: Play) -> None:
    """There is nothing left to know; of what lay there before there is."""
    goal = after(duel, i.Bring(("token",), "lane"), i.Draw(1, "lane", "hand.0"))
    assert cost_of(duel.host.tree, AKI, goal).learned == ()


# -- any journey ---------------------------------------------------------------------------------


def test_redo_is_judged_by_what_it_does_again(duel: Play) -> None:
    start = after(duel, Use("summon"), i.Flip())
    tree = duel.host.tree
    tree.jump(start)
    assert reason(duel, start + 1) == ""
    assert reason(duel, start + 1, REN) == "acted"
    assert reason(duel, start + 2) == "chance"
    assert cost_of(tree, AKI, start + 2).steps == (start + 1, start + 2)


def test_a_jump_is_judged_by_all_of_its_way(duel: Play) -> None:
    tree = duel.host.tree
    fork = after(duel, Use("summon"), Use("summon"))
    here = tree.cursor
    tree.jump(fork)
    duel.ask(REN, Use("summon"))
    there = tree.cursor
    cost = cost_of(tree, AKI, here)
    assert cost.steps == (there, fork + 1, fork + 2)
    assert cost.acted == (REN,)
    assert reason(duel, fork, REN) == ""
    assert reason(duel, tree.cursor) == ""


def test_a_long_way_is_not_looked_through_to_its_end(
    duel: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo_cost, "MOST_WEIGHED", 2)
    goal = after(duel, i.Look("deck.0", 1), Use("a"), Use("b"))
    assert reason(duel, goal) == "far"
    assert reason(duel, goal + 1) == ""


# -- by chance -----------------------------------------------------------------------------------


QUIET = {
    **{kind: weight for kind, weight in WITHOUT_READING.items() if kind != "rule"},
    "move": 20,
    "put_mark": 14,
    "use": 8,
    "announce": 5,
    "shuffle": 6,
    "rotate": 4,
}
"""What random players do here: more of what nobody learns from."""


def _tables(tree: HistoryTree, steps: tuple[NodeId, ...]) -> list[Table]:
    """Return the table after each fact of steps."""
    tables = []
    for step in steps:
        node = tree.nodes[step]
        assert node.parent is not None
        table = tree.table_at(node.parent)
        for fact in node.facts:
            table = apply(table, fact)
            tables.append(table)
    return tables


def _faces(table: Table, seat: SeatId) -> set[tuple[SeatId, str]]:
    return {
        (card.owner, card.ref)
        for number, card in enumerate(table.cards)
        if can_read(table, seat, number) and not card.ref.startswith(BROUGHT)
    }


@pytest.mark.parametrize("game", ["duel", "plans"])
@pytest.mark.parametrize("first", range(0, 40, 10))
def test_what_is_free_takes_nothing_from_anybody(game: str, first: int) -> None:
    """Nobody else acted, nobody knows a face that is hidden again, nothing fell by chance."""
    assert sum(_free_journeys(game, seed) for seed in range(first, first + 10)) > 50


def _free_journeys(game: str, seed: int) -> int:
    """Check all free ones of some journeys at a table; how many those are."""
    play = play_on(lay(TOYS[game], seed, seats=2), 60, kinds=QUIET, mischief=0)
    tree, chance = play.host.tree, random.Random(f"goals {seed}")
    found = 0
    for _ in range(60):
        tree.jump(chance.randrange(len(tree.nodes)))
        near = [node for node in range(len(tree.nodes)) if abs(node - tree.cursor) < 4]
        goal, seat = chance.choice(near), chance.choice((AKI, REN))
        cost = cost_of(tree, seat, goal)
        if goal == tree.cursor or not free_to_take_back(tree, seat, goal):
            continue
        found += 1
        told = f"seed {seed}: {tree.cursor} -> {goal} by {seat}"
        for step in cost.steps:
            node = tree.nodes[step]
            said = all(isinstance(x, f.Announced) and x.verb == "say" for x in node.facts)
            assert said or node.actor in (seat, TABLE), told
            assert not any(isinstance(x, f.CoinsFlipped | f.DiceRolled) for x in node.facts), told
        for other in (AKI, REN):
            # What everybody saw before both ways part was not learned on them.
            fork = tree.table_at(tree.meeting(tree.cursor, goal))
            still = _faces(tree.table_at(goal), other) | _faces(fork, other)
            for table in _tables(tree, cost.steps):
                assert _faces(table, other) <= still, f"{told}: {other} would still know something"
    return found


@pytest.mark.parametrize("seed", range(20))
def test_what_is_said_to_stay_known_was_seen_and_is_hidden_again(seed: int) -> None:
    play = play_on(lay(TOYS["duel"], seed), 40, mischief=0)
    tree, chance = play.host.tree, random.Random(f"goals {seed}")
    for _ in range(20):
        goal = chance.randrange(len(tree.nodes))
        cost = cost_of(tree, AKI, goal)
        tables = _tables(tree, cost.steps)
        for one in cost.learned:
            assert isinstance(one, Learned)
            assert not can_read(tree.table_at(goal), one.seat, one.card)
            assert any(
                one.card < len(table.cards) and can_read(table, one.seat, one.card)
                for table in tables
            )


def test_plans_that_opened_stay_known_and_are_asked_about() -> None:
    play = lay(TOYS["plans"], 5, seats=2)
    locked = after(play, LockPlan("strike"))
    assert reason(play, locked) == "", "nobody has learned anything"
    opened = after(play, LockPlan("wait"), seat=REN)
    assert reason(play, opened, REN) == "planned"
    assert cost_of(play.host.tree, REN, opened).plans == (AKI, REN)
    after(play, NextTurn(REN), seat=REN)
    assert cost_of(play.host.tree, REN, opened).plans == (AKI, REN)
    after(play, i.Undo(), seat=REN)
    assert cost_of(play.host.tree, REN, play.host.tree.redo_target() or 0).plans == ()


# -- computers ------------------------------------------------------------------------------------


def test_who_plays_with_computers_alone_asks_nobody(duel: Play) -> None:
    goal = after(duel, i.Draw(1, "deck.0", "hand.0"))
    assert reason(duel, goal) == "learned"
    after(duel, SetOptions((played_by(REN, "draws"),)))
    after(duel, i.Draw(1, "deck.1", "hand.1"), seat=REN)
    assert reason(duel, goal) == ""


def test_what_a_computer_learned_goes_back_with_its_steps(duel: Play) -> None:
    after(duel, SetOptions((played_by(REN, "draws"),)))
    goal = after(duel, i.Draw(1, "deck.1", "hand.1"), seat=REN)
    assert cost_of(duel.host.tree, AKI, goal).learned == ()
