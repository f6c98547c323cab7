"""Two people at two windows of their own who plan in secret, and the host of their table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from app.core.data.codec import seat_bytes
from app.core.ids import SeatId
from app.core.past.invariants import check_history
from app.games.game_registry import GAMES
from app.store.tables.table_file import reopen_host
from tests.e2e.conftest import environment_for
from tests.e2e.processes import Player, Process
from tests.e2e.started import verified
from tests.helpers.ports import free_port

PEOPLE = (("Aki", "en"), ("Ren", "ja"))
DECKS = ("beast-rush", "giants")
SEED = 5
AKI, REN = 0, 1
MOST_PHASES = 12
QUIET = 0.3
"""Seconds in which a message that is on its way comes."""


class PlanWindows:
    """One game of two, from the lobby to what is left in the table's file."""

    def __init__(self, folder: Path, running: list[Process]) -> None:
        self.folder, self.file, self.running = folder, folder / "plans.chabudai", running
        what = (str(SEED), "nullpoga", str(self.file), str(free_port()), *DECKS)
        self.table = Process(folder, "host", "tests.e2e.seeded_host", *what)
        running.append(self.table)
        self.players = Player.together(folder, PEOPLE)
        running += self.players
        self.now: dict[str, Any] = {}

    def gather(self) -> None:
        """Meet in the lobby and lay the table."""
        for seat, player in enumerate(self.players):
            player.do("join", invite=self.table.first["invite"], name=player.name, seat=seat)
        for player in self.players:
            player.do("ready")
        for player in self.players:
            player.do("at_table")

    def do(self, seat: SeatId, deed: str, **how: Any) -> dict[str, Any]:
        """Let a player do something, and everybody see it."""
        told = self.players[seat].do(deed, **how)
        nodes = {told["node"], -1}
        while len(nodes) > 1:
            nodes = {one.do("at_least", node=max(nodes))["node"] for one in self.players}
        self.now = self.players[seat].do("planning")
        return self.now

    def seen_by(self, seat: SeatId) -> dict[str, Any]:
        """Return how the game stands at a player's window."""
        return self.players[seat].do("planning")

    def plan(self, seat: SeatId, *, wasteful: bool = False) -> dict[str, Any]:
        """Let a player plan by hand; nothing happens at the table by it."""
        before = self.seen_by(seat)["node"]
        told = self.players[seat].do("sketches", wasteful=wasteful)
        assert told["node"] == before, "a plan in the making is no step of the table"
        return told

    def lock(self, seat: SeatId) -> dict[str, Any]:
        return self.do(seat, "locks")

    def quiet(self, seat: SeatId) -> int:
        """Wait until a window was sent nothing for a while; return how much it was by then."""
        count = -1
        while count != (now := self.seen_by(seat)["frames"]):
            count = now
            time.sleep(QUIET)
        return count

    def reveal(self, seat: SeatId, key: str = "") -> None:
        """Carry out phase after phase, until both plan again or the game is over."""
        for _ in range(MOST_PHASES):
            if not any(task.startswith("phase") for task in self.seen_by(seat)["tasks"]):
                return
            self.do(seat, "goes_on", key=key)
        raise AssertionError("the phases come to no end")

    def killed_and_back(self, seat: SeatId) -> dict[str, Any]:
        """Let a window crash and its player come back; return how the game stands there."""
        self.players[seat].kill()
        again = self.players[seat].again()
        self.running.append(again)
        self.players[seat] = again
        again.do("go_back")
        return self.seen_by(seat)

    def show(self, when: str) -> None:
        for player in self.players:
            player.show(f"nullpoga-{when}")

    def sent(self, seat: SeatId, since: int, never: str) -> list[int]:
        """Return how long the messages were that a window was sent since; none says `never`."""
        file = self.folder / "sent"
        sizes: list[int] = self.players[seat].do("sent", since=since, file=str(file))["sizes"]
        assert never.encode() not in file.read_bytes()
        return sizes

    def holds(self, seat: SeatId, text: str) -> bool:
        """Whether the memory of a player's process holds a text anywhere."""
        return in_memory(self.players[seat].process.pid, text.encode())

    # -- what must hold -----------------------------------------------------------------------

    def check(self) -> None:
        """Compare both windows with the file, and the record with what was played."""
        told = [player.do("state") for player in self.players]
        for player in self.players:
            assert player.errors.read_text("utf-8") == "", player.name
            assert not (self.folder / player.name / "state" / "errors.log").exists()
        assert self.table.errors.read_text("utf-8") == ""
        self.table.kill()
        host, _ = reopen_host(self.file, GAMES.get)
        tree = host.tree
        for seat, seen in enumerate(told):
            view = seat_bytes(host.view_at(tree.cursor, seat)).decode()
            assert seen["view"] == view, f"seat {seat} sees another table"
        assert not list(check_history(tree, lambda fact: fact))
        assert verified(self.file, environment_for(self.folder / "home"))["sound"]


def in_memory(pid: int, text: bytes) -> bool:
    """Whether a process of this system holds these bytes anywhere in what it may write."""
    with (
        Path(f"/proc/{pid}/maps").open(encoding="utf-8") as maps,
        Path(f"/proc/{pid}/mem").open("rb", buffering=0) as memory,
    ):
        for line in maps:
            where, rights, *_ = line.split()
            if not rights.startswith("rw"):
                continue
            first, last = (int(end, 16) for end in where.split("-"))
            try:
                memory.seek(first)
                found = memory.read(last - first)
            except (OSError, OverflowError, ValueError):
                continue  # a page of the system's own, or one that is gone by now
            if text in found:
                return True
    return False
