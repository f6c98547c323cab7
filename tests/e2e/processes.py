"""Processes of the program around one table: its host, and windows that are led by lines.

With CHABUDAI_PICTURES=FOLDER in the environment pictures of the windows are saved there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from app.core.data.codec import seat_bytes
from app.games.game_registry import GAMES
from app.store.tables.table_file import reopen_host
from tests.e2e.conftest import environment_for
from tests.e2e.started import ROOT

PATIENCE = 30
PICTURES = os.environ.get("CHABUDAI_PICTURES", "")


class Process:
    """A process of the program that says lines of JSON; what goes wrong stands in its file."""

    def __init__(
        self,
        folder: Path,
        name: str,
        *command: str,
        at_once: bool = True,
        **environment: str,
    ) -> None:
        """Without `at_once` it is waited for by `begun`, as others may start meanwhile."""
        self.errors = folder / f"{name}.err"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                env={**environment_for(folder / "home"), **environment},
                cwd=ROOT,
            )
        if at_once:
            self.begun()

    def begun(self) -> None:
        """Wait for what it says first."""
        try:
            self.first = self.line()
        except BaseException:
            self.kill()
            raise

    def line(self) -> dict[str, Any]:
        """Return the next line that it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.errors.read_text("utf-8")
        said: dict[str, Any] = json.loads(line)
        return said

    def kill(self) -> None:
        """End it as a crash does."""
        self.process.kill()
        self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


class Player(Process):
    """Somebody at a window."""

    def __init__(self, folder: Path, name: str, language: str, *, at_once: bool = True) -> None:
        self.name, self._folder, self._language = name, folder, language
        home = str(folder / name)
        module = ("tests.e2e.far_window", home)
        environment = {"CHABUDAI_HOME": home, "CHABUDAI_LANG": language}
        super().__init__(folder, name, *module, at_once=at_once, **environment)

    @staticmethod
    def together(folder: Path, people: tuple[tuple[str, str], ...]) -> list[Player]:
        """Start a window for each (name, language), all at the same time."""
        players = [Player(folder, *one, at_once=False) for one in people]
        for player in players:
            player.begun()
        return players

    def do(self, deed: str, **how: Any) -> dict[str, Any]:
        """Let the window do something, and return what it says of it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": deed, **how}) + "\n")
        self.process.stdin.flush()
        answer = self.line()
        assert "failed" not in answer, f"{self.name}, {deed}: {answer['failed']}"
        return answer

    def again(self) -> Player:
        """Start the program once more."""
        return Player(self._folder, self.name, self._language)

    def show(self, when: str) -> None:
        """Save a picture of the window, if that is wished."""
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            self.do("picture", file=str(Path(PICTURES) / f"{when}-{self.name}.png"))


def host(folder: Path, *what: str) -> Process:
    listen = ("--listen", "127.0.0.1", "--json")
    return Process(folder, "host", "app", "host", *what, *listen)


def projection(table: Path, seat: int) -> tuple[int, str]:
    """Return where the table of a file stands, and what a seat sees there."""
    truth, _ = reopen_host(table, GAMES.get)
    cursor = truth.tree.cursor
    return cursor, seat_bytes(truth.view_at(cursor, seat)).decode()
