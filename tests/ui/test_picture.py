"""A picture of the board without a window shows the person's own pictures of cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.core.intent import Procedure
from app.games.game_registry import GAMES
from app.places import images_folder
from app.session.host.local_table import LocalTable, lay_table
from app.ui.table.pictures.board_picture import paint_board

GREEN = QColor("#00c000")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LocalTable:
    """Seven Dreepy in the hand."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    table = lay_table(GAMES["pokemon"], ("Aki",), (("TWM-128",) * 60,), 7)
    table.sit(0).ask(Procedure("setup"))
    return table


def green(path: Path) -> int:
    """How many pixels are as green as the picture of one's own."""
    image = QImage(str(path))
    rows, columns = range(0, image.height(), 4), range(0, image.width(), 4)
    return sum(image.pixelColor(x, y) == GREEN for y in rows for x in columns)


def test_ones_own_pictures_are_on_it(qapp: QApplication, table: LocalTable, tmp_path: Path) -> None:
    plain, own = tmp_path / "plain.png", tmp_path / "own.png"
    assert paint_board(table, 0, "en", plain)
    assert green(plain) == 0
    images_folder().mkdir(parents=True)
    picture = QImage(63, 88, QImage.Format.Format_RGB32)
    picture.fill(GREEN)
    assert picture.save(str(images_folder() / "TWM-128.png"))
    assert paint_board(table, 0, "en", own)
    assert green(own) > 500


def test_what_cannot_be_read_is_told(
    qapp: QApplication, table: LocalTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    images_folder().mkdir(parents=True)
    (images_folder() / "TWM-128.png").write_bytes(b"no picture")
    assert paint_board(table, 0, "en", tmp_path / "board.png")
    assert "TWM-128.png" in capsys.readouterr().err
