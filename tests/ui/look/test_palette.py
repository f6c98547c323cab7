from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QTabWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.look.colour import contrast, mix, readable, with_alpha
from app.ui.look.palette import PALETTES, READABLE, Palette, style_sheet
from app.ui.look.qt_palette import qt_palette
from app.ui.look.tints import CREAM, ENERGY, HP_RED, INK, TRAINER, UNKNOWN, Tint

THEMES = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
NORMAL_TEXT = 4.5


def test_black_on_white_has_the_largest_contrast_there_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_half_way_between_two_colours() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert with_alpha("#123456", 0.5) == "#80123456"


def test_a_colour_is_darkened_only_until_it_reads() -> None:
    assert readable("#000000", "#ffffff", "#000000") == "#000000"
    assert contrast(readable("#dfb02c", "#ffffff", "#000000"), "#ffffff") >= NORMAL_TEXT


@THEMES
@pytest.mark.parametrize(("ink", "ground"), READABLE)
def test_every_text_of_every_theme_reads(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= NORMAL_TEXT


def test_every_text_colour_is_checked_for_contrast() -> None:
    inks = {field.name for field in fields(Palette) if field.name.endswith(("text", "muted"))}
    assert inks <= {ink for ink, _ in READABLE}


@pytest.mark.parametrize("tint", [*ENERGY.values(), *TRAINER.values(), UNKNOWN])
def test_names_and_stage_lines_read_on_the_paper_of_every_card(tint: Tint) -> None:
    for paper in (tint.top, tint.bottom):
        assert contrast(INK, paper) >= NORMAL_TEXT
        assert contrast(tint.deep, paper) >= NORMAL_TEXT
    assert contrast(HP_RED, CREAM) >= NORMAL_TEXT


def test_no_two_types_share_a_sign() -> None:
    assert len({tint.sign_ja for tint in ENERGY.values()}) == len(ENERGY) == 11
    assert len({tint.sign_en for tint in TRAINER.values()}) == len(TRAINER)


@THEMES
def test_widgets_wear_the_style_sheet_without_a_warning(qtbot: QtBot, palette: Palette) -> None:
    window = QWidget(objectName="sidePanel")
    layout = QVBoxLayout(window)
    button = QPushButton("End turn")
    button.setProperty("look", "primary")
    tabs = QTabWidget()
    tabs.addTab(QLabel("5.3 Aki draws"), "Log")
    for widget in (button, QLineEdit(), tabs):
        layout.addWidget(widget)
    window.setStyleSheet(style_sheet(palette, 20))
    qtbot.addWidget(window)
    window.show()
    assert not window.grab().isNull()


@THEMES
def test_widgets_without_a_style_get_the_colours_of_the_theme(palette: Palette) -> None:
    colours = qt_palette(palette)
    assert colours.window().color().name() == palette.panel
    assert colours.text().color().name() == palette.text
