"""What panels show by colour, they show by a shape, a sign or a word as well."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.core.text.words import Span
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT, Palette
from app.ui.look.strokes import blank_image, smooth_painter
from app.ui.panels.log.log_model import LogLine
from app.ui.panels.log.log_rows import Page, lay_out
from app.ui.panels.slips.coins import ChanceToast
from app.ui.panels.slips.throw_paint import ThrowPainter
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import ask

INK, PAPER = "#202020", "#f0f0f0"


def two_colours() -> Palette:
    """A theme of one ink on one paper."""
    grounds = ("panel", "panel_raised", "bar", "choice", "log_wrong_fill")
    inks = ("text", "muted", "accent_text", "log_number", "bar_text", "bar_muted", "choice_text")
    more = ("gold", "focus", "panel_line", "vermilion", "drop")
    look = replace(LIGHT, **dict.fromkeys(grounds, PAPER), **dict.fromkeys((*inks, *more), INK))
    return replace(look, gold_text=PAPER)


@pytest.fixture
def page(qapp: QApplication) -> Page:
    return Page(qapp.font(), 300, two_colours(), "88.88")


def painted(line: LogLine, page: Page, *, selected: bool = False) -> QImage:
    row = lay_out(line, page)
    image = blank_image(300, 60)
    painter = smooth_painter(image)
    row.paint(painter, 0, page, selected=selected, link=None)
    painter.end()
    return image


def test_a_step_that_was_taken_back_is_struck_out(page: Page) -> None:
    line = LogLine("step", "5.3", (Span("Aki draws 3 cards"),), 3)
    undone = replace(line, undone=True)
    assert painted(line, page) != painted(undone, page)
    assert undone.text.startswith("5.3 [×]")


def test_a_chosen_line_has_a_bar_at_its_side(page: Page) -> None:
    line = LogLine("step", "5.3", (Span("Aki draws 3 cards"),), 3)
    assert painted(line, page) != painted(line, page, selected=True)


def test_heads_and_tails_are_letters(bridge: Bridge, base: PokemonCards, desk: QWidget) -> None:
    from app.core.intent import Flip
    from tests.ui.panels.toy import TOY

    toast = ChanceToast(Look(two_colours(), "en"), bridge, lexicon(TOY, base), desk)
    toast.set_animated(False)
    ask(bridge, Flip())
    pictures = []
    for heads in (True, False):
        image = blank_image(80, 80)
        painter = smooth_painter(image)
        thrown = ThrowPainter(painter, toast.look, toast.font(), toast._side())
        thrown.coin(QPointF(40, 40), heads=heads)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
