"""The command line itself: help, wrong words, `open`, and real processes with real exit codes."""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.command_line import VERBS, language
from app.cli.support import speaking_parser
from app.ui.app import program
from app.version import VERSION
from tests.cli.conftest import Command

PROJECT = Path(__file__).resolve().parents[2]


# -- help and wrong words -----------------------------------------------------------------------


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("speak", ["en", "ja"])
def test_help(chabudai: Command, monkeypatch: pytest.MonkeyPatch, verb: str, speak: str) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", speak)
    said = chabudai(verb, "--help")
    assert said.code == 0
    assert VERBS[verb].in_("ja" if speak == "ja" else "en") in said.out
    assert said.out.startswith("使い方：" if speak == "ja" else "usage: ")
    assert "show this help message and exit" not in said.out
    verb_list = chabudai("--help").out
    assert all(name in verb_list for name in VERBS)


def test_japanese_help_breaks_no_word_and_begins_no_line_with_a_comma(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    for columns in (48, 60, 80, 81, 82, 83):
        monkeypatch.setenv("COLUMNS", str(columns))
        told = chabudai("deck", "check", "--help").out
        assert "unlimited" in told
        starts = {line.strip()[:1] for line in told.splitlines() if line.startswith(" " * 20)}
        assert starts.isdisjoint("、。；：）」")


def test_version(chabudai: Command) -> None:
    assert chabudai("--version").out == f"chabudai {VERSION}\n"


WRONG = [
    (("dance",), "invalid choice: 'dance'", "次から選んでください"),
    (("replay",), "arguments are required: SCRIPT", "足りない引数があります：SCRIPT"),
    (("goldfish", "d", "--seed", "x"), "invalid int value: 'x'", "使える数ではありません"),
    (("goldfish", "d", "--png"), "expected one argument", "値が必要です"),
    (("goldfish", "d", "--loud"), "unrecognized arguments: --loud", "知らない引数です：--loud"),
    (("goldfish", "d", "--see", "1"), "unrecognized arguments", "知らない引数です"),
    (("show", "f", "--json", "--png", "p"), "not allowed with", "同時に使えません"),
    (("show", "f", "--json=1"), "ignored explicit argument", "値は付けられません"),
]


@pytest.mark.parametrize(("words", "en", "ja"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_a_wrong_command_line_ends_with_2(
    chabudai: Command,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    en: str,
    ja: str,
) -> None:
    said = chabudai(*words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("usage: ")
    assert en in said.err
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai(*words)
    assert said.code == 2
    assert ja in said.err


@pytest.mark.parametrize(
    ("environment", "speak"),
    [
        ({"CHABUDAI_LANG": "ja", "LC_ALL": "en_US.UTF-8"}, "ja"),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], speak: str
) -> None:
    for name in ("CHABUDAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == speak


# -- open ---------------------------------------------------------------------------------------


def test_open_hands_the_file_to_the_window(
    chabudai: Command, table_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path | None] = []

    def window(file: Path | None, _ready: object) -> int:
        opened.append(file)
        return 0

    monkeypatch.setattr(program, "run_window", window)
    assert chabudai("open", table_file).code == 0
    assert chabudai().code == 0
    assert opened == [table_file, None]


def test_open_of_nothing(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "run_window", pytest.fail)
    for path in (tmp_path / "none.chabudai", tmp_path):
        said = chabudai("open", path)
        assert (said.code, said.out) == (2, "")
        assert f"{path} is not a file" in said.err
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert "ファイルはありません" in chabudai("open", tmp_path / "none").err


# -- real processes -----------------------------------------------------------------------------


def process(*words: object, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "app", *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        cwd=PROJECT,
        env={**environment, "CHABUDAI_LANG": "en", "PYTHONUTF8": "1", **more},
        timeout=60,
        check=False,
    )


def test_a_picture_from_a_process_that_has_no_display(tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    done = process("goldfish", "dragapult-dusknoir", "--seed", 1, "--turns", 1, "--png", path)
    assert (done.returncode, done.stderr) == (0, "")
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size > 10_000


def test_exit_codes(table_file: Path, tmp_path: Path) -> None:
    assert process("verify", table_file).returncode == 0
    table_file.write_bytes(table_file.read_bytes()[:-30])
    done = process("verify", "--json", table_file)
    assert done.returncode == 1
    assert not json.loads(done.stdout)["sound"]
    assert process("verify", tmp_path / "none").returncode == 2
    assert process("dance").returncode == 2


def test_a_terminal_without_the_letters_gets_no_traceback(table_file: Path) -> None:
    more = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1", "CHABUDAI_LANG": "ja"}
    done = process("verify", table_file, **more)
    assert done.returncode == 0
    assert done.stdout.startswith("\\u554f")


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_a_reader_that_has_seen_enough() -> None:
    code = f"{sys.executable} -m app goldfish dragapult-dusknoir --turns 100 | head -1"
    done = subprocess.run(
        ["sh", "-c", code],
        capture_output=True,
        text=True,
        cwd=PROJECT,
        env={**os.environ, "CHABUDAI_LANG": "en"},
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == "   0.0  The table is set up with 60 cards\n"


def test_argparse_still_looks_its_words_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python whose argparse says them otherwise would fall back to English."""
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    asked = {ast.literal_eval(found) for found in re.findall(r"_\(('[^'\n]*')\)", source)}
    known = {*speaking_parser._SAID, *speaking_parser._JAPANESE_FORMS}
    assert known - asked == set()
    monkeypatch.setattr(speaking_parser._catalogue, "speak", "ja")
    assert argparse._("options") == "オプション"  # type: ignore[attr-defined]
