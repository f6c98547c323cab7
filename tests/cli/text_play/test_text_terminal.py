"""Tables that fit the terminal, and lines that are typed or piped."""

from __future__ import annotations

import io

import pytest

from app.cli.support.columns import width
from app.cli.text_play import text_terminal
from app.cli.text_play.text_terminal import TextTerminal, fitted
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import TextTable

LONG = Words("Fire Dragon Firestorm", "炎のドラゴンファイアストーム")


class Typing(io.StringIO):
    """A keyboard at a terminal."""

    def isatty(self) -> bool:
        return True


def table(*rows: tuple[Words, ...]) -> TextTable:
    return TextTable(rows)


def test_wide_letters_take_two_columns() -> None:
    shown = table((both("a"), both("岩"), both("x")), (both("b"), both("·"), both("y")))
    assert fitted(shown, "ja", 80) == ["a  岩  x", "b  ·   y"]


@pytest.mark.parametrize("speak", ["en", "ja"])
def test_long_cells_are_cut_until_the_table_fits(speak: str) -> None:
    row = (Words("es standby", "敵控 スタンバイ"), *[LONG] * 5)
    lines = fitted(table(row), speak, 80)  # type: ignore[arg-type]  # a language
    assert all(width(line) <= 80 for line in lines)
    assert lines[0].count("…") == 5
    assert fitted(table(row), speak, 200)[0].count("…") == 0  # type: ignore[arg-type]  # likewise


def test_no_cell_is_cut_to_nothing() -> None:
    (line,) = fitted(table((both(""), *[LONG] * 5)), "en", 10)
    assert line.split("  ")[1:] == ["Fire Dr…"] * 5


def test_a_table_without_rows_has_no_lines() -> None:
    assert fitted(TextTable(()), "en", 80) == []


def test_what_is_piped_is_shown_as_it_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("lock\nundo"))
    terminal = TextTerminal("en")
    terminal.hand_over(Words("Ren: press Enter.", "Enterを押してください。"), hides=True)
    assert [terminal.ask(), terminal.ask()] == ["lock", "undo"]
    with pytest.raises(EOFError):
        terminal.ask()
    assert capsys.readouterr().out == "> lock\n> undo\n"


def test_what_is_typed_is_not_shown_again_and_the_screen_is_cleared_between_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Typing("\n\nlock\n"))
    terminal = TextTerminal("ja")
    for hides in (False, True):
        terminal.hand_over(Words("Ren: press Enter.", "Enterを押してください。"), hides=hides)
    assert terminal.ask() == "lock"
    with pytest.raises(EOFError):
        terminal.ask()
    cleared = "\033[2J\033[3J\033[H"
    waits = f"Enterを押してください。 {cleared}"
    assert capsys.readouterr().out == f"{waits}{cleared}{waits}> > \n"


def test_a_line_is_read_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_terminal, "LONGEST", 5)
    monkeypatch.setattr("sys.stdin", io.StringIO("a" * 8))
    assert TextTerminal("en").ask() == "a" * 5
