"""A whole game of Nullpoga at two windows: plans in secret, crashes around the lock, the reveal.

With CHABUDAI_PICTURES=FOLDER in the environment pictures of the windows are saved there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.plan_windows import AKI, REN, PlanWindows
from tests.e2e.processes import Process

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]

MOST_TURNS = 30


def test_a_game_of_secret_plans_over_the_network(tmp_path: Path, running: list[Process]) -> None:
    two = PlanWindows(tmp_path, running)
    two.gather()
    for seat in (AKI, REN):
        two.do(seat, "procedure", name="setup")
    two.do(AKI, "procedure", name="begin")
    assert (two.now["turn"], two.now["phase"]) == (1, "plan")
    a_plan_that_nobody_hears_of(two)
    killed_between_lock_and_reveal(two)
    assert two.players[AKI].do("looks_back") == {"offered": False}, "the other one has no helper"
    played_to_its_end(two)
    looked_back_at(two)
    two.show("4-over")
    two.check()


def a_plan_that_nobody_hears_of(two: PlanWindows) -> None:
    """Of Aki's plan Ren's window has neither been sent anything, nor holds anything of it."""
    since = two.quiet(REN)
    plan = two.plan(AKI, wasteful=True)["draft"]
    assert plan.startswith("summon ")
    assert two.sent(REN, since, plan) == [], "nothing of its making, not even a card that moves"
    two.show("1-planned")
    since = two.seen_by(REN)["frames"]
    two.lock(AKI)
    assert two.seen_by(AKI)["plan"] == plan
    seen = two.seen_by(REN)
    assert seen["others"] == [None]
    sizes = [two.sent(REN, since, plan)]
    assert two.holds(AKI, plan), "what is looked for is found where it is"
    assert not two.holds(REN, plan)
    # A longer plan, and none at all, are as long on their way.
    for changes in ({"deed": "sketches", "wasteful": True}, {"deed": "clears"}):
        two.do(AKI, "unlocks")
        two.players[AKI].do(**changes)
        since = two.seen_by(REN)["frames"]
        two.lock(AKI)
        sizes.append(two.sent(REN, since, plan))
    assert sizes[0]
    assert all(one == sizes[0] for one in sizes), sizes


def killed_between_lock_and_reveal(two: PlanWindows) -> None:
    """Aki's window dies with a locked plan, Ren's with a sketched one: both are there again."""
    two.do(AKI, "unlocks")
    plan = two.plan(AKI, wasteful=True)["draft"]
    two.lock(AKI)
    assert two.killed_and_back(AKI)["plan"] == plan
    sketched = two.plan(REN, wasteful=True)["draft"]
    assert sketched
    assert two.killed_and_back(REN)["draft"] == sketched
    assert not two.holds(AKI, sketched)
    two.lock(REN)
    assert two.seen_by(REN)["others"] != [None], "both lie open"
    two.show("2-open")
    two.reveal(REN)
    assert (two.seen_by(AKI)["turn"], two.seen_by(AKI)["phase"]) == (2, "plan")


def looked_back_at(two: PlanWindows) -> None:
    """Each window asks where the game turned, from what its own seat knew."""
    aki, ren = (two.players[seat].do("looks_back") for seat in (AKI, REN))
    turns = two.seen_by(AKI)["turn"]
    assert aki["rows"] == ren["rows"]
    assert aki["rows"] in (turns, turns - 1), "each turn whose plans were opened"
    assert "turn" in aki["said"].lower()
    assert "ターン" in ren["said"]


def played_to_its_end(two: PlanWindows) -> None:
    for player in two.players:
        player.do("shows_at_once")
    for turn in range(2, MOST_TURNS):
        for seat in (AKI, REN):
            two.plan(seat)
            two.lock(seat)
        if turn == 4:
            two.show("3-reveal")
        two.reveal(turn % 2, "E")
        if two.seen_by(AKI)["phase"] == "over":
            return
        assert two.seen_by(AKI)["turn"] == turn + 1
    raise AssertionError("the game comes to no end")
