"""The system's players: the first that can, never waited for, and silence where none can."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QStandardPaths
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.ui.table.playback.sounds import sound_player
from app.ui.table.playback.sounds.sound_player import (
    MOST,
    NO_SOUND,
    ProgramPlayer,
    SystemPlayer,
    system_player,
)

pytestmark = pytest.mark.usefixtures("qapp")

WRITES = "import pathlib, sys; pathlib.Path(sys.argv[1] + '.heard').write_text('')"
FAILS = "import sys; sys.exit(3)"
HANGS = "import time; time.sleep(60)"


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Programs that are installed, by what they do."""
    there: dict[str, str] = {}
    monkeypatch.setattr(
        QStandardPaths,
        "findExecutable",
        staticmethod(lambda name: sys.executable if name in there else ""),
    )
    return there


def made(programs: dict[str, str], *names: str, patience: int = 20_000) -> ProgramPlayer:
    commands = [(name, "-c", programs.get(name, "")) for name in names]
    return ProgramPlayer(commands, patience=patience)


@pytest.fixture
def told() -> list[Words]:
    return []


def heard(path: Path) -> Callable[[], bool]:
    return lambda: Path(f"{path}.heard").exists()


def test_the_first_program_that_is_there_plays(
    programs: dict[str, str], tmp_path: Path, qtbot: QtBot, told: list[Words]
) -> None:
    programs["second"] = WRITES
    player = made(programs, "first", "second")
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(heard(tmp_path / "card.wav"))
    assert told == []
    player.close()


def test_one_that_fails_is_passed_over_from_then_on(
    programs: dict[str, str], tmp_path: Path, qtbot: QtBot, told: list[Words]
) -> None:
    programs.update(first=FAILS, second=WRITES)
    player = made(programs, "first", "second")
    player.failed.connect(told.append)
    player.play(tmp_path / "one.wav")
    qtbot.waitUntil(lambda: not player.busy)
    player.play(tmp_path / "two.wav")
    qtbot.waitUntil(heard(tmp_path / "two.wav"))
    assert not heard(tmp_path / "one.wav")()
    assert told == []
    player.close()


def test_where_none_can_there_is_silence_and_one_sentence(
    programs: dict[str, str], tmp_path: Path, qtbot: QtBot, told: list[Words]
) -> None:
    programs["first"] = FAILS
    player = made(programs, "first", "missing")
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: not player.busy)
    player.play(tmp_path / "card.wav")
    assert told == [NO_SOUND], "said once, and not with every step"
    player.try_again()
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: told == [NO_SOUND, NO_SOUND])


def test_without_any_program_it_is_said_which_to_install(
    programs: dict[str, str], tmp_path: Path, told: list[Words]
) -> None:
    player = made(programs, "pw-play", "aplay")
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    (words,) = told
    assert "Install pw-play or aplay," in words.en
    assert "pw-play、aplay" in words.ja


def test_one_that_is_installed_meanwhile_plays(
    programs: dict[str, str], tmp_path: Path, qtbot: QtBot
) -> None:
    player = made({"first": WRITES}, "first")
    player.play(tmp_path / "card.wav")
    assert not player.busy
    programs["first"] = WRITES
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(heard(tmp_path / "card.wav"))
    player.close()


def test_tried_again_a_program_is_believed_in_again(
    programs: dict[str, str], tmp_path: Path, qtbot: QtBot
) -> None:
    device = tmp_path / "device"
    programs["first"] = f"import pathlib; pathlib.Path({str(device)!r}).read_text(); {WRITES}"
    player = made(programs, "first")
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: not player.busy)
    device.write_text("plugged in")
    player.play(tmp_path / "card.wav")
    assert not player.busy, "it was given up"
    player.try_again()
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(heard(tmp_path / "card.wav"))
    player.close()


def test_at_most_a_few_play_at_once_and_none_is_waited_for(
    programs: dict[str, str], tmp_path: Path
) -> None:
    programs["first"] = HANGS
    player = made(programs, "first")
    for number in range(MOST + 3):
        player.play(tmp_path / f"{number}.wav")
    assert player.busy == MOST
    player.close()
    assert player.busy == 0


def test_one_that_hangs_is_given_up(
    programs: dict[str, str], tmp_path: Path, qtbot: QtBot, told: list[Words]
) -> None:
    programs["first"] = HANGS
    player = made(programs, "first", patience=0)
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: not player.busy)
    assert told == [NO_SOUND]


def test_a_program_that_cannot_be_started_is_no_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot, told: list[Words]
) -> None:
    broken = tmp_path / "broken"
    broken.write_text("no program")
    monkeypatch.setattr(QStandardPaths, "findExecutable", staticmethod(lambda _: str(broken)))
    player = ProgramPlayer([("first",)])
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: not player.busy)
    assert told == [NO_SOUND]


def test_a_function_of_the_system_plays_beside_the_window(
    tmp_path: Path, qtbot: QtBot, told: list[Words]
) -> None:
    played: list[str] = []
    player = SystemPlayer(played.append)
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    player.try_again()
    qtbot.waitUntil(lambda: bool(played))
    player.close()
    assert (played, told) == ([str(tmp_path / "card.wav")], [])


def test_a_function_that_fails_is_told_of(tmp_path: Path, qtbot: QtBot, told: list[Words]) -> None:
    def no_device(_name: str) -> None:
        raise RuntimeError

    player = SystemPlayer(no_device)
    player.failed.connect(told.append)
    player.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: told == [NO_SOUND])
    player.close()


@pytest.mark.parametrize(
    ("platform", "kind"),
    [("linux", ProgramPlayer), ("darwin", ProgramPlayer), ("freebsd14", ProgramPlayer)],
)
def test_each_system_has_a_player(
    monkeypatch: pytest.MonkeyPatch, platform: str, kind: type[QObject]
) -> None:
    monkeypatch.setattr(sound_player.sys, "platform", platform)
    parent = QObject()
    assert isinstance(system_player(parent), kind)


def test_windows_has_a_function(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_player.sys, "platform", "win32")
    parent = QObject()
    assert isinstance(system_player(parent), SystemPlayer)
    assert not parent.findChildren(QProcess)
