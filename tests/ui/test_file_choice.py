from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from app.ui.app.file_choice import BOTH, DECKS, PICTURES, TABLES, ask_open, ask_save, safe_name

LISTS = "*.txt *.csv *.yaml *.yml *.json *.toml *.cod *.o8d *.dek"


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Aki – Ren", "Aki – Ren"),
        ("a/b: c?", "a-b- c"),
        ("turn 5\n", "turn 5"),
        ("...", "Chabudai"),
        ("", "Chabudai"),
        ("con", "_con"),
        ("LPT1.png", "_LPT1.png"),
        ("console", "console"),
        ("x" * 300, "x" * 120),
        ("ドラパルトex・ヨノワール", "ドラパルトex・ヨノワール"),
    ],
)
def test_a_name_that_every_file_system_takes(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_kinds_are_told_in_the_language_of_the_program() -> None:
    assert TABLES.filter("en") == "Tables (*.chabudai)"
    assert BOTH.filter("ja") == f"卓とデッキリスト (*.chabudai *.chabudai_seat {LISTS})"


def test_opening_begins_in_a_folder_that_is_there(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, str]] = []

    def choose(_parent: QWidget, _title: str, folder: str, kinds: str) -> tuple[str, str]:
        asked.append((folder, kinds))
        return str(tmp_path / "deck.txt"), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    desk = QWidget()
    assert ask_open(desk, "Open", tmp_path, (DECKS,), "en") == tmp_path / "deck.txt"
    ask_open(desk, "Open", tmp_path / "gone", (DECKS,), "en")
    assert asked[0] == (str(tmp_path), f"Deck lists ({LISTS});;All files (*)")
    assert Path(asked[1][0]).is_dir()


@pytest.mark.parametrize("accepted", [True, False])
def test_saving_proposes_a_safe_name_and_adds_the_ending_itself(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, accepted: bool
) -> None:
    shown: list[tuple[list[str], str]] = []

    def answer(dialog: QFileDialog) -> bool:
        shown.append((dialog.selectedFiles(), dialog.defaultSuffix()))
        return accepted

    monkeypatch.setattr(QFileDialog, "exec", answer)
    desk = QWidget()
    chosen = ask_save(desk, "Save", tmp_path, "Aki/Ren: turn 5", PICTURES, "en")
    proposed = tmp_path / "Aki-Ren- turn 5.png"
    assert shown == [([str(proposed)], "png")]
    assert chosen == (proposed if accepted else None)
