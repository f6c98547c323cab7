"""Others' words are only words: in labels, in tool tips and boxes that Qt makes, in titles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.ui.commands.action_registry import without_letter
from app.ui.commands.native_key import show_key
from app.ui.look.palette import CONTRAST, DARK, LIGHT, Palette
from app.ui.look.style.style_sheet import style_sheet
from app.ui.toolkit.plain_text import Label, literal
from tests.helpers.hostile import Bait, bait
from tests.helpers.menu_lines import as_shown

pytestmark = pytest.mark.painted


@pytest.fixture
def laid_out() -> Iterator[Bait]:
    with bait() as found:
        yield found


def shows_picture(widget: QWidget) -> bool:
    """Whether the red picture is to be seen."""
    shown: QImage = widget.grab().toImage()
    spots = [(x, y) for x in range(0, shown.width(), 4) for y in range(0, shown.height(), 4)]
    return any(shown.pixelColor(x, y).name() == "#ff0000" for x, y in spots)


def test_a_label_shows_what_looks_like_markup(qapp: QApplication, laid_out: Bait) -> None:
    words = f"<img src={laid_out.path}> <b>a & b</b>\n&lt;"
    label = Label(words=words)
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == words
    assert not shows_picture(label)
    assert label.sizeHint().width() > label.fontMetrics().horizontalAdvance("<img src=")
    label.setText(f"<link type=text/css href={laid_out.path}>")
    label.grab()
    assert laid_out.taken() == 0


def test_a_label_of_qt_would_open_the_file(qapp: QApplication, laid_out: Bait) -> None:
    assert shows_picture(QLabel(f"<img src={laid_out.path}>"))
    assert laid_out.taken()


# -- what Qt makes --------------------------------------------------------------------------


@pytest.fixture(params=[LIGHT, DARK, CONTRAST], ids=lambda palette: palette.name)
def dressed(qapp: QApplication, request: pytest.FixtureRequest) -> Palette:
    palette: Palette = request.param
    qapp.setStyleSheet(style_sheet(palette))
    return palette


def test_a_tool_tip_is_no_markup(
    qtbot: QtBot, qapp: QApplication, dressed: Palette, laid_out: Bait
) -> None:
    button = QPushButton("?")
    button.show()
    # Qt changes the words of the tip that shows, or makes another one.
    for words in (f"<img src={laid_out.path}>", f"<p>{laid_out.path}<b>x", "plain", "<b>x"):
        QToolTip.showText(QPoint(5, 5), words, button)
        (tip,) = [
            top
            for top in qapp.topLevelWidgets()
            if top.metaObject().className() == "QTipLabel" and top.isVisible()
        ]
        assert isinstance(tip, QLabel)
        assert tip.textFormat() == Qt.TextFormat.PlainText
        assert tip.text() == words
        assert not shows_picture(tip)
    QToolTip.hideText()
    button.close()
    assert laid_out.taken() == 0


def test_a_long_tool_tip_is_broken_into_lines(qapp: QApplication, dressed: Palette) -> None:
    button = QPushButton("?")
    button.show()
    QToolTip.showText(QPoint(5, 5), "Aki puts 10 damage on Dragapult ex; " * 20, button)
    tips = [top for top in qapp.topLevelWidgets() if top.metaObject().className() == "QTipLabel"]
    (tip,) = [tip for tip in tips if tip.isVisible()]
    assert tip.height() > 4 * tip.fontMetrics().height()
    QToolTip.hideText()
    button.close()


def test_the_question_whether_to_replace_a_file_is_no_markup(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    qapp.setStyleSheet(style_sheet(LIGHT))
    name = "<b>x<img src=r>.txt"
    (tmp_path / name).write_text("")
    dialog = QFileDialog(None, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    dialog.show()
    formats: list[tuple[str, Qt.TextFormat]] = []

    def look() -> None:
        (box,) = [top for top in qapp.topLevelWidgets() if isinstance(top, QMessageBox)]
        formats.extend((part.text(), part.textFormat()) for part in box.findChildren(QLabel))
        box.reject()

    QTimer.singleShot(0, look)
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    box.button(QDialogButtonBox.StandardButton.Save).click()
    dialog.close()
    assert any(name in text for text, _ in formats)
    assert {written_as for _, written_as in formats} == {Qt.TextFormat.PlainText}


# -- titles ---------------------------------------------------------------------------------


def test_a_name_in_a_title_opens_nothing(qapp: QApplication) -> None:
    button = QPushButton(literal("Ann & Bo"))
    assert button.shortcut().isEmpty()
    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) == "Ann & Bo"
    menu = QMenu()
    entry = menu.addAction(literal("Ann\t& Bo"))
    show_key(entry, "Ctrl+B")
    assert as_shown(entry) == "Ann && Bo\tCtrl+B"
    spoken = QAccessible.queryAccessibleInterface(menu).child(0)
    assert spoken.text(QAccessible.Text.Name) == "Ann & Bo"
    assert spoken.text(QAccessible.Text.Accelerator) == "Ctrl+B"


@pytest.mark.parametrize(
    ("title", "plain"),
    [
        ("Hand o&ver to A && B", "Hand over to A & B"),
        ("A &&(&& Bに交代(&V)", "A &(& Bに交代"),
        (f"{literal('&V(&V)')}に交代(&V)", "&V(&V)に交代"),
    ],
)
def test_a_name_stays_whole_where_the_letter_goes(title: str, plain: str) -> None:
    assert without_letter(title) == plain


@pytest.mark.parametrize(
    "name", ["\u05de\u05e9\u05d4", "\u0639\u0644\u064a", "2 \u05de\u05e9\u05d4"]
)
def test_a_name_from_right_to_left_turns_no_line_around(qtbot: QtBot, name: str) -> None:
    """What is said of somebody stays behind the name, and at the left of its row."""
    label = Label(None, f"{name} · player · ●●●")
    qtbot.addWidget(label)
    label.resize(600, 40)
    shown = label.grab().toImage()
    ground = shown.pixelColor(599, 1)
    inked = [x for x in range(600) if any(shown.pixelColor(x, y) != ground for y in range(40))]
    assert max(inked) < label.sizeHint().width() + 8
    assert label.text() == f"{name} · player · ●●●"
