"""Two real windows at one table: one is killed in the middle, then the host, and all come back.

With CHABUDAI_PICTURES=FOLDER in the environment pictures of both windows are saved there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from app.core.data.codec import seat_bytes
from app.games.game_registry import GAMES
from app.store.tables.table_file import reopen_host
from tests.e2e.conftest import environment_for
from tests.e2e.started import ROOT, verified
from tests.helpers.ports import free_port
from tests.helpers.power_cut import cut_steps

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(600)]

DECKS = ("dragapult-dusknoir", "ns-zoroark")
PATIENCE = 30
PICTURES = os.environ.get("CHABUDAI_PICTURES", "")


class Process:
    """A process of the program that says lines of JSON; what goes wrong stands in its file."""

    def __init__(self, folder: Path, name: str, *command: str, **environment: str) -> None:
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

    def __init__(self, folder: Path, name: str, language: str) -> None:
        self.name, self._folder, self._language = name, folder, language
        home = str(folder / name)
        module = ("tests.e2e.far_window", home)
        super().__init__(folder, name, *module, CHABUDAI_HOME=home, CHABUDAI_LANG=language)

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


@pytest.fixture
def running() -> Iterator[list[Process]]:
    """Whatever is begun is ended, however the test ends."""
    processes: list[Process] = []
    with ExitStack() as stack:
        yield processes
        for process in processes:
            if process.process.poll() is None:
                stack.callback(process.kill)


def host(folder: Path, *what: str) -> Process:
    listen = ("--listen", "127.0.0.1", "--json")
    return Process(folder, "host", "app", "host", *what, *listen)


def projection(table: Path, seat: int) -> tuple[int, str]:
    """Return where the table of a file stands, and what a seat sees there."""
    truth, _ = reopen_host(table, GAMES.get)
    cursor = truth.tree.cursor
    return cursor, seat_bytes(truth.view_at(cursor, seat)).decode()


def test_a_window_and_the_host_are_killed_and_everybody_comes_back(
    tmp_path: Path, running: list[Process]
) -> None:
    port = str(free_port())
    table = host(tmp_path, *DECKS, "--port", port)
    running.append(table)
    file = Path(table.first["table"])
    aki, ren = Player(tmp_path, "Aki", "en"), Player(tmp_path, "Ren", "ja")
    running += [aki, ren]
    for seat, player in enumerate((aki, ren)):
        player.do("join", invite=table.first["invite"], name=player.name, seat=seat)
    for player in (aki, ren):
        player.show("0-lobby")
        player.do("ready")
    for player in (aki, ren):
        player.do("at_table")
    aki.do("procedure", name="setup")
    before = ren.do("procedure", name="setup")
    aki.do("reached", node=before["node"])
    aki.do("procedure", name="start")
    aki.do("key", key="D")
    seen = aki.do("drag_to", zone="discard")
    before = ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("1-before")

    # Ren's window crashes; Aki plays on.
    ren.kill()
    seen = aki.do("key", key="D")
    aki.show("2-while-away")
    ren = ren.again()
    running.append(ren)
    ren.show("2-offered")
    back = ren.do("go_back")
    assert back["offered"] == "卓に戻る"
    assert (back["seat"], back["person"]) == (1, before["person"])
    ren.do("reached", node=seen["node"])
    assert ren.do("state")["log"].startswith(before["log"])
    ren.show("3-back")

    # The host is killed and goes on from its file.
    table.kill()
    aki.do("away")
    aki.show("4-host-away")
    table = host(tmp_path, str(file), "--port", port)
    running.append(table)
    for player in (aki, ren):
        player.do("inside")
    seen = aki.do("key", key="D")
    ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("5-after")

    told = aki.do("state"), ren.do("state")
    for seat, told_to in enumerate(told):
        assert (told_to["node"], told_to["view"]) == projection(file, seat)
        assert told_to["seat"] == seat
    for player in (aki, ren):
        assert player.errors.read_text("utf-8") == ""
        assert not (tmp_path / player.name / "state" / "errors.log").exists()
    table.kill()
    assert verified(file, environment_for(tmp_path / "home"))["sound"]


def test_the_power_fails_at_the_host_and_everybody_goes_on(
    tmp_path: Path, running: list[Process]
) -> None:
    """Its file lacks the end; both windows say so, and the record keeps it."""
    port = str(free_port())
    table = host(tmp_path, *DECKS, "--port", port)
    running.append(table)
    file = Path(table.first["table"])
    aki, ren = Player(tmp_path, "Aki", "en"), Player(tmp_path, "Ren", "ja")
    running += [aki, ren]
    for seat, player in enumerate((aki, ren)):
        player.do("join", invite=table.first["invite"], name=player.name, seat=seat)
    for player in (aki, ren):
        player.do("ready")
    for player in (aki, ren):
        player.do("at_table")
    for player in (aki, ren):
        before = player.do("procedure", name="setup")
    aki.do("reached", node=before["node"])
    kept = aki.do("procedure", name="start")
    ren.do("reached", node=kept["node"])
    for _ in range(2):
        seen = aki.do("key", key="C")
    ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("6-before-the-power-fails")

    table.kill()
    for player in (aki, ren):
        player.do("away")
    cut_steps(file, 2)
    table = host(tmp_path, str(file), "--port", port)
    running.append(table)
    for seat, player in enumerate((aki, ren)):
        player.do("inside")
        seen = player.do("reached", node=kept["node"])
        assert (seen["node"], seen["view"]) == projection(file, seat)
        player.do("has_said", words=GONE[player.name])
        player.do("has_said", words=ROLLED_BACK[player.name])
        player.show("7-told")
    seen = aki.do("key", key="C")
    ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("8-played-on")
        assert player.errors.read_text("utf-8") == ""
    table.kill()
    told = verified(file, environment_for(tmp_path / "home"), code=1)["fair"]
    assert told["misfits"] == []
    assert told["roll_backs"] == [{"after": kept["node"], "noticed": ["1", "2"]}]


GONE = {"Aki": "Gone: the last 2 steps.", "Ren": "最後の2手がなくなり"}
ROLLED_BACK = {"Aki": "On record: rolled back to step", "Ren": "への巻き戻しを記録しました"}
