"""A table as it was some seconds ago; that nothing leaks is shown by `test_watching_later.py`."""

from __future__ import annotations

import math

import pytest

from app.core import intent as i
from app.core.ids import SPECTATOR
from app.session.host.updates import Placed, Relabelled, Stepped, Update
from app.session.room import delayed_view
from app.session.room.delayed_view import Behind
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DELAY = 30.0
DRAW = i.Draw(1, "deck.0", "hand.0")


class Later:
    """A table, and somebody who watches it half a minute later."""

    def __init__(self) -> None:
        self.now = 100.0
        self.table: Play = lay(TOYS["duel"], 5)
        # As at a hosted table.
        self.table.host.keeps_requests = True
        self.behind = Behind(self.table.host, DELAY, lambda: self.now)
        self.heard: list[Update] = []
        self.behind.join(SPECTATOR, self.heard.append)

    def ask(self, *intents: i.Intent) -> None:
        for intent in intents:
            self.table.ask(AKI, intent)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.behind.tick(self.now)

    def kinds(self) -> list[str]:
        return [type(one).__name__ for one in self.heard]


@pytest.fixture
def later() -> Later:
    return Later()


def test_who_comes_is_given_the_whole_view_of_then(later: Later) -> None:
    later.ask(DRAW)
    late: list[Update] = []
    later.behind.join(SPECTATOR, late.append)
    (placed,) = late
    assert isinstance(placed, Placed)
    assert (placed.node, placed.view) == (0, later.table.host.view_at(0, SPECTATOR))


def test_a_gesture_is_told_once_it_is_old_enough(later: Later) -> None:
    later.ask(DRAW)
    assert later.behind.due == 100.0 + DELAY
    later.pass_time(DELAY - 0.1)
    assert (later.kinds(), later.behind.steps, later.behind.cursor) == (["Placed"], 1, 0)
    later.pass_time(0.1)
    assert later.kinds() == ["Placed", "Stepped"]
    assert (later.behind.steps, later.behind.cursor) == (2, 1)
    assert later.behind.due == math.inf


def test_everything_comes_in_its_order(later: Later) -> None:
    later.ask(DRAW, i.WriteLabel(1, "first"), i.Undo())
    later.pass_time(DELAY)
    placed, stepped, named, back = later.heard
    assert isinstance(placed, Placed)
    assert isinstance(stepped, Stepped)
    assert isinstance(named, Relabelled)
    assert isinstance(back, Placed)
    assert back.went is not None
    assert back.went.how == "undo"
    # What a request was called would tell how many there were.
    assert (named.entry.request, back.went.request) == ("", "")


def test_of_the_journal_there_is_what_had_happened_by_then(later: Later) -> None:
    later.ask(DRAW)
    later.pass_time(10.0)
    later.ask(i.Flip())
    later.pass_time(DELAY - 10.0)
    assert (later.behind.entries, len(later.behind.journal())) == (2, 2)
    assert len(later.behind.journal(start=1)) == 1
    assert len(later.table.host.journal) == 3


def test_what_is_said_of_the_play_is_said_when_it_fits(later: Later) -> None:
    said: list[int] = []
    later.ask(DRAW)
    later.behind.later(lambda: said.append(later.behind.cursor))
    assert said == []
    later.pass_time(DELAY)
    assert said == [1], "after the gesture that was before it"


def test_what_lasts_a_moment_is_passed_over_where_much_is_to_come(
    later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delayed_view, "MOST_FLEETING", 2)
    said: list[str] = []
    for name in ("a", "b", "c"):
        later.behind.later(lambda name=name: said.append(name), fleeting=True)  # type: ignore[misc]
    later.behind.later(lambda: said.append("d"))
    later.pass_time(DELAY)
    assert said == ["a", "b", "d"]


def test_who_leaves_hears_nothing_more(later: Later) -> None:
    later.ask(DRAW)
    later.behind.leave(later.heard.append)
    later.pass_time(DELAY)
    assert later.kinds() == ["Placed"]
