"""A computer at a hosted table: its process, what guests see of it; nothing waits for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.core.intents.agreement_intents import SetOptions
from app.games.common_options import RULES_BY, TURN_LOCK
from app.games.contracts.computer_contract import computers_of, played_by
from app.net.server.hosting import Hosting
from app.session.host.updates import Accepted
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady, SteerComputers
from app.session.room.messages.to_people import People
from tests.helpers.play import decks_for
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import TOYS, duel
from tests.net.tables import Guest, Hosted, same_eyes, wait_for

AKI, REN = 0, 1


def hosting(path: Path, player: str) -> Hosting:
    options = (played_by(REN, player), (RULES_BY.id, "chair"), (TURN_LOCK.id, "off"))
    setup = Setup(2, tuple(sorted(options)), decks=decks_for(duel.SPEC, 2))
    return Hosting(duel.SPEC, setup, path, 0, listen=("127.0.0.1",), think=COMMAND)


class Evening:
    """Aki plays against a computer, and Sora watches."""

    def __init__(self, what: Hosting) -> None:
        self.hosted = Hosted(what, games=TOYS.get)
        self.aki = Guest(self.hosted.open, "Aki", seat=AKI, games=TOYS.get)
        self.aki.wait_inside()
        self.sora = Guest(self.hosted.open, "Sora", role="spectator", games=TOYS.get)
        self.sora.wait_inside()
        self.aki.say(SayReady())
        wait_for(lambda: self.aki.table.seat is not None)

    def close(self) -> None:
        for guest in (self.aki, self.sora):
            guest.close()
        self.hosted.close()

    def hand(self, seat: int) -> int:
        return len(self.hosted.host.tree.table.zones[f"hand.{seat}"])

    @property
    def pids(self) -> dict[int, int]:
        assert self.hosted.table is not None
        assert self.hosted.table._computers is not None
        return self.hosted.table._computers.pids

    def state(self) -> str:
        """Return how the computer is, as Sora was told last."""
        told = [one for one in self.sora.all(People) if isinstance(one, People)]
        return told[-1].computers[0].state if told and told[-1].computers else ""


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[list[Evening]]:
    """Evenings that are ended."""
    evenings: list[Evening] = []
    yield evenings
    for evening in evenings:
        evening.close()


def gone(pid: int) -> bool:
    """Whether a process has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_it_follows_what_people_do_and_all_see_the_same(
    opened: list[Evening], tmp_path: Path
) -> None:
    evening = Evening(hosting(tmp_path / "evening.chabudai", "follows"))
    opened.append(evening)
    for count in (1, 2):
        assert isinstance(evening.aki.ask(i.Draw(1, "deck.0", "hand.0")), Accepted)
        wait_for(lambda count=count: evening.hand(REN) == count)
    wait_for(lambda: evening.state() == "waits")
    wait_for(lambda: same_eyes(evening.aki, evening.hosted))
    wait_for(lambda: same_eyes(evening.sora, evening.hosted))
    assert computers_of(evening.sora.view.options) == {REN: "follows"}
    # One's own step is taken back with what it led to; there is nobody to be asked.
    assert isinstance(evening.aki.ask(i.Undo()), Accepted)
    assert (evening.hand(AKI), evening.hand(REN)) == (1, 1)


def test_nobody_waits_for_it_and_it_is_stopped_and_goes_on(
    opened: list[Evening], tmp_path: Path
) -> None:
    evening = Evening(hosting(tmp_path / "evening.chabudai", "ponders"))
    opened.append(evening)
    wait_for(lambda: evening.state() == "thinks")
    assert isinstance(evening.aki.ask(i.Draw(1, "deck.0", "hand.0")), Accepted)
    evening.aki.say(SteerComputers("stop"))
    wait_for(lambda: evening.state() == "waits" and not evening.pids)
    evening.aki.say(SteerComputers("go_on"))
    wait_for(lambda: evening.state() == "thinks" and evening.pids)


def test_a_killed_process_is_told_and_begun_again(opened: list[Evening], tmp_path: Path) -> None:
    evening = Evening(hosting(tmp_path / "evening.chabudai", "ponders"))
    opened.append(evening)
    wait_for(lambda: evening.pids)
    first = evening.pids[REN]
    os.kill(first, signal.SIGTERM)
    wait_for(lambda: evening.state() == "failed")
    evening.aki.say(SteerComputers("go_on"))
    wait_for(lambda: evening.pids)
    assert evening.pids[REN] != first
    # Whoever looks after the table lets another play.
    assert isinstance(evening.aki.ask(SetOptions((played_by(REN, "draws"),))), Accepted)
    wait_for(lambda: evening.hand(REN) == 3)


def test_its_process_ends_with_the_table_and_it_plays_on_when_that_goes_on(tmp_path: Path) -> None:
    what = hosting(tmp_path / "evening.chabudai", "ponders")
    evening = Evening(what)
    wait_for(lambda: evening.pids)
    pid = evening.pids[REN]
    evening.close()
    wait_for(lambda: gone(pid))
    again = Hosted(replace(what, setup=Setup(0)), games=TOYS.get)
    assert again.table is not None
    computers = again.table._computers
    assert computers is not None
    wait_for(lambda: computers.pids)
    assert again.host.view_at(again.host.tree.cursor, JUDGE).options
    again.close()
