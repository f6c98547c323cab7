"""Hosted tables for the benches, with players and spectators in processes of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.cli.benches.tools.game_data import bench_data
from app.cli.benches.tools.lan_guest import Far
from app.cli.benches.tools.scripted_play import Player, SeatPlayer, new_table
from app.core.intent import Intent
from app.core.intents.agreement_intents import SetOptions
from app.games.common_options import BY_CHAIR, RULES_BY, TURN_LOCK
from app.games.game_registry import USUAL
from app.session.host.updates import Answer, Refused
from app.store.tables.table_file import write_table
from app.store.tables.table_file_words import SUFFIX

PATIENCE = 30.0
CHABUDAI = (sys.executable, "-m", "app")


class Hosted:
    """A host in a process of its own."""

    def __init__(self, home: Path, *arguments: str, command: tuple[str, ...] = CHABUDAI) -> None:
        """`command` is another program than this one."""
        self.began = time.perf_counter()
        self._errors = (home / "host.log").open("wb")
        self.process = subprocess.Popen(  # noqa: S603 - this program
            [*command, "host", *arguments, "--json", "--listen", "127.0.0.1"],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "CHABUDAI_HOME": str(home)},
        )
        assert self.process.stdout is not None
        self.said: dict[str, Any] = json.loads(self.process.stdout.readline())
        self.ready = time.perf_counter() - self.began
        """Seconds until it could be joined."""

    def memory(self) -> float:
        """Return the megabytes that it holds, as the system counts them."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._errors.close()


@contextmanager
def hosted_table(
    gestures: int,
    *,
    locked: bool = True,
    mixed: bool = False,
    four: bool = False,
    command: tuple[str, ...] = CHABUDAI,
) -> Iterator[Hosted]:
    """Host a table on which so many gestures were made; not `locked`, all play at the same time.

    It is a table of two of the usual game, or of `four` who play for themselves. Its chance is
    announced, or `mixed` by all seats and on record. Who looks after it changes its
    rules. `command` is another program that hosts it.
    """
    home = Path(tempfile.mkdtemp(prefix="chabudai-bench-"))
    try:
        seats, game = (4, bench_data().four[0]) if four else (2, USUAL)
        table = new_table(seats, None if mixed else 1, game)
        Player(table).play(gestures)
        if not locked:
            table.sit(0).ask(SetOptions(((TURN_LOCK.id, "off"),)))
        table.sit(0).ask(SetOptions(((RULES_BY.id, BY_CHAIR.id),)))
        file = home / f"bench{SUFFIX}"
        write_table(file, table.host.journal)
        hosted = Hosted(home, str(file), command=command)
        try:
            yield hosted
        finally:
            hosted.close()
    finally:
        shutil.rmtree(home, ignore_errors=True)


class Guests:
    """Guests in another process."""

    def __init__(self, invite: str, count: int, role: str) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - this program
            [sys.executable, "-m", "app.cli.benches.tools.lan_guest", invite, str(count), role],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        if self._process.stdout.readline().strip() != "in":
            raise RuntimeError("the guests never came in")

    def knew(self) -> list[dict[int, float]]:
        """Return, for each of them, when it knew of which step; they leave."""
        out, _ = self._process.communicate("\n", timeout=PATIENCE)
        return [{int(node): when for node, when in knew} for knew in json.loads(out)]


class FarPlayer:
    """Plays the script for one seat of a hosted table."""

    def __init__(self, far: Far, seed: int) -> None:
        self._far = far
        self._player = SeatPlayer(seed)

    def make(self, sent: dict[int, float], intent: Intent | None = None) -> bool:
        """Make a gesture, and note when it was sent under the step that it became."""
        intent = intent or self._player.next_intent(self._far.seat.view)
        before = time.perf_counter()
        answers, answered = list[Answer](), threading.Event()

        def hear(answer: Answer) -> None:
            answers.append(answer)
            answered.set()

        self._far.seat.send(intent).then(hear)
        if not answered.wait(PATIENCE):
            raise RuntimeError("a gesture was never answered")
        (answer,) = answers
        if isinstance(answer, Refused):
            return False
        sent[answer.node] = before
        return True
