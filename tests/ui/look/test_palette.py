from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QTabWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.cards.face import Face, Sign
from app.core.text.words import Language
from app.games.game_registry import GAMES
from app.games.pokemon.cards.card_record import EnergyType
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY, TRAINER, UNKNOWN
from app.ui.look.colour import contrast, mix, readable, with_alpha
from app.ui.look.mats.mat_colours import MATS, MatName, on_mat
from app.ui.look.palette import PALETTES, READABLE, SEEN, Palette, style_sheet
from app.ui.look.strokes import blank_image, pip, smooth_painter
from app.ui.look.style.qt_palette import qt_palette
from app.ui.look.tints import (
    BLACK,
    CREAM,
    HP_RED,
    INK,
    RULE_RED,
    WHITE,
    tint,
    tint_of,
)
from app.ui.panels.history.history_marks import SHAPES, branch_colour
from tests.helpers.all_palettes import ALL_PALETTES
from tests.helpers.vision import over

pytestmark = pytest.mark.painted

THEMES = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
LOOKS = pytest.mark.parametrize("palette", ALL_PALETTES.values(), ids=ALL_PALETTES)
"""Every theme on every mat."""
NORMAL_TEXT = 4.5
HIGH_CONTRAST = 7.0
NO_TEXT = 3.0
"""WCAG 2: text, text of the contrast theme, and rings and lines that have to be found."""


def test_black_on_white_has_the_largest_contrast_there_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_half_way_between_two_colours() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert with_alpha("#123456", 0.5) == "#80123456"


def test_a_colour_is_darkened_only_until_it_reads() -> None:
    assert readable("#000000", "#ffffff", "#000000") == "#000000"
    assert contrast(readable("#dfb02c", "#ffffff", "#000000"), "#ffffff") >= NORMAL_TEXT


def wanted_of(palette: Palette, usual: float, *parts: str) -> float:
    """What the contrast theme asks for, and what every look does.

    On white paper no gold is far enough from the mat and from the black bar alike: there it is as
    far as it has to be for everybody.
    """
    between = {"gold", "drop"} & set(parts) and palette == on_mat("contrast", "washi")
    return HIGH_CONTRAST if palette.name == "contrast" and not between else usual


@LOOKS
@pytest.mark.parametrize(("ink", "ground"), READABLE)
def test_every_text_of_every_theme_reads(palette: Palette, ink: str, ground: str) -> None:
    wanted = wanted_of(palette, NORMAL_TEXT, ink, ground)
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= wanted


@LOOKS
@pytest.mark.parametrize(("line", "ground"), SEEN)
def test_every_ring_and_the_line_of_every_field_is_found(
    palette: Palette, line: str, ground: str
) -> None:
    wanted = wanted_of(palette, NO_TEXT, line, ground)
    assert contrast(getattr(palette, line), getattr(palette, ground)) >= wanted


def test_a_theme_has_its_own_mat_until_another_is_chosen() -> None:
    for theme, palette in PALETTES.items():
        assert on_mat(theme) == palette == on_mat(theme, "indigo")
        assert len({on_mat(theme, mat).mat for mat in MATS}) == len(MATS)
        # What lies beside the table stays as it is: the mat is no other theme.
        for mat in MATS:
            beside = ("panel", "text", "bar", "focus", "choice", "indigo", "wood", "name")
            worn = on_mat(theme, mat)
            assert all(getattr(worn, part) == getattr(palette, part) for part in beside)


@pytest.mark.parametrize("mat", MATS)
def test_the_zones_of_the_contrast_theme_stand_out(mat: MatName) -> None:
    palette = on_mat("contrast", mat)
    for line, wanted in ((palette.zone_line, HIGH_CONTRAST), (palette.slot_line, NO_TEXT)):
        assert contrast(over(line, palette.mat_light), palette.mat_light) >= wanted
    assert over(palette.mat_wave, palette.mat) == palette.mat
    assert palette.plain
    assert palette.heavy > 1.5


@LOOKS
def test_places_for_cards_stand_out_from_the_waves(palette: Palette) -> None:
    for mat in (palette.mat, palette.mat_light):
        ground = over(palette.zone_fill, mat)
        slot = contrast(over(palette.slot_line, ground), ground)
        wave = contrast(over(palette.mat_wave, mat), mat)
        assert slot - 1 > 2 * (wave - 1)
        assert contrast(over(palette.zone_line, mat), mat) > slot


@LOOKS
def test_branches_of_the_history_stand_out_from_the_panel(palette: Palette) -> None:
    wanted = HIGH_CONTRAST if palette.name == "contrast" else NO_TEXT
    for branch in range(len(SHAPES)):
        assert contrast(branch_colour(palette, branch), palette.panel) >= wanted


def test_every_text_colour_is_checked_for_contrast() -> None:
    inks = {field.name for field in fields(Palette) if field.name.endswith(("text", "muted"))}
    assert inks <= {ink for ink, _ in READABLE}


@pytest.mark.parametrize("sign", [*ENERGY.values(), *TRAINER.values(), UNKNOWN])
def test_names_and_stage_lines_read_on_the_paper_of_every_card(sign: Sign) -> None:
    for paper in (tint(sign).top, tint(sign).bottom):
        assert contrast(INK, paper) >= NORMAL_TEXT
        assert contrast(tint(sign).deep, paper) >= NORMAL_TEXT
    assert contrast(HP_RED, CREAM) >= NORMAL_TEXT


def test_cards_of_the_contrast_theme_are_black_on_white(all_cards: list[Face]) -> None:
    for card in all_cards:
        plain = tint_of(card, plain=True)
        assert (plain.top, plain.bottom, plain.deep) == (WHITE, WHITE, BLACK)
    for ink in (INK, HP_RED, RULE_RED):
        assert contrast(ink, WHITE) >= HIGH_CONTRAST


def test_the_sign_of_every_type_is_found_on_its_pip() -> None:
    for colours in map(tint, ENERGY.values()):
        assert contrast(colours.pip_ink, colours.base) >= NO_TEXT


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("letter", sorted(ENERGY))
def test_a_tiny_pip_bears_a_letter_where_a_kanji_would_be_a_blot(letter: EnergyType) -> None:
    def drawn(side: int, language: Language) -> QImage:
        image = blank_image(side, side)
        painter = smooth_painter(image)
        pip(painter, QPointF(side / 2, side / 2), side, ENERGY[letter], language)
        painter.end()
        return image

    assert drawn(6, "ja") == drawn(6, "en")
    assert drawn(9, "ja") != drawn(9, "en")
    assert drawn(24, "ja") != drawn(24, "en")


def test_no_two_types_share_a_sign() -> None:
    assert len({sign.signs.ja for sign in ENERGY.values()}) == len(ENERGY) == 11
    assert len({sign.signs.en for sign in TRAINER.values()}) == len(TRAINER)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_letter_means_two_things_on_the_cards_of_one_game(language: Language) -> None:
    for name in GAMES:
        cards = GAMES[name].cards
        shown = [sign.signs.in_(language) for sign in cards().signs.values()] if cards else []
        assert len(set(shown)) == len(shown), name


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
