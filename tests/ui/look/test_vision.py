"""No meaning by colour alone.

Two states are told apart by their colours under every kind of colour vision, or by a shape, a
sign or a word: that is shown by drawing them in a theme whose telling colours are all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage

from app.cards.face import Face, Sign
from app.core.text.words import Language
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY
from app.ui.board.scene.plates import Plates
from app.ui.look import strokes
from app.ui.look.colour import contrast
from app.ui.look.faces.bake import Ring, bake_card
from app.ui.look.faces.marks.badges import CONDITIONS, Badges
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT, READABLE, Palette
from app.ui.look.strokes import blank_image, pip, smooth_painter
from app.ui.panels.history import history_marks
from app.ui.panels.history.history_marks import SHAPES, paint_step
from tests.helpers.all_palettes import ALL_PALETTES
from tests.helpers.vision import VISIONS, difference, seen

THEMES = pytest.mark.parametrize("palette", ALL_PALETTES.values(), ids=ALL_PALETTES)
SIGHTS = pytest.mark.parametrize("vision", VISIONS)
CLEAR = 20.0
"""A difference in L*a*b* that nobody overlooks; 2.3 is just noticeable."""
SIMULATED_TEXT = 4.5
GREY = "#808080"

BY_COLOUR = (
    ("gold", "drop"),  # chosen or focused, aimed at
    ("drop", "vermilion"),  # aimed at, wrong
    ("gold", "zone_label"),  # whose turn it is, and the plates of the others
    ("gold", "mat"),
    ("gold", "mat_light"),
    ("drop", "mat"),
    ("drop", "mat_light"),
    ("badge", "poison"),  # conditions among each other
    ("poison", "burn"),
    ("poison", "vermilion"),
    ("matcha", "vermilion"),  # fine, wrong
    ("accent_text", "text"),
    ("focus", "panel_line"),
)
"""Pairs of the palette that are far apart for everybody."""

pytestmark = pytest.mark.usefixtures("qapp")


def flat(palette: Palette) -> Palette:
    """The theme as somebody sees it who tells none of its meanings apart by colour."""
    meanings = ("gold", "drop", "vermilion", "matcha", "focus", "poison", "burn", "badge")
    inks = {f"{name}_text": "#ffffff" for name in ("gold", "vermilion", "matcha", "poison")}
    inks |= {"burn_text": "#ffffff", "badge_text": "#ffffff"}
    return replace(palette, **dict.fromkeys(meanings, GREY), **inks)


def all_differ(pictures: list[QImage]) -> bool:
    return all(one != other for one, other in combinations(pictures, 2))


# -- the simulation --


def test_the_simulation_leaves_grey_alone_and_takes_red_from_green() -> None:
    for vision in VISIONS:
        assert difference(seen(GREY, vision), GREY) < 1.5
    assert difference("#c04040", "#708030") > 60
    assert difference("#c04040", "#708030", "deuteranopia") < 30
    assert difference("#3050c0", "#208060", "tritanopia") < difference("#3050c0", "#208060")


# -- by colour --


@THEMES
@SIGHTS
@pytest.mark.parametrize(("one", "other"), BY_COLOUR)
def test_these_colours_are_far_apart_for_everybody(
    palette: Palette, vision: str, one: str, other: str
) -> None:
    far = difference(getattr(palette, one), getattr(palette, other), vision)
    assert far >= CLEAR, f"{one} and {other} of {palette.name} are {far:.0f} apart"


@THEMES
@SIGHTS
@pytest.mark.parametrize(("ink", "ground"), READABLE)
def test_every_text_reads_under_every_vision(
    palette: Palette, vision: str, ink: str, ground: str
) -> None:
    written, below = (seen(getattr(palette, name), vision) for name in (ink, ground))
    assert contrast(written, below) >= SIMULATED_TEXT


# -- by shape, sign or word --


@THEMES
def test_the_rings_of_a_card_differ_in_shape(lizard: Face, palette: Palette) -> None:
    rings: tuple[Ring, ...] = ("none", "selected", "focus", "drop", "wrong")
    size = QSize(80, 112)
    assert all_differ([bake_card(lizard, size, "en", ring=r, palette=flat(palette)) for r in rings])


@THEMES
def test_the_rings_of_the_board_differ_in_shape(palette: Palette) -> None:
    plates = Plates(Look(flat(palette)))
    kinds = ("selected", "aside", "focus", "target", "hover")
    assert all_differ([plates.ring(kind, 80, 112).toImage() for kind in kinds])


@THEMES
def test_conditions_and_damage_are_words_and_numbers(lizard: Face, palette: Palette) -> None:
    badges = [Badges(conditions=(name,)) for name in CONDITIONS]
    badges += [Badges(damage=30), Badges(counters=(("30", 0),)), Badges(used=True)]
    size, look = QSize(80, 112), flat(palette)
    for language in ("en", "ja"):
        pictures = [bake_card(lizard, size, language, one, palette=look) for one in badges]
        assert all_differ(pictures)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("diameter", [8.0, 10.0, 14.0, 24.0])
def test_each_type_of_energy_has_its_sign(
    monkeypatch: pytest.MonkeyPatch, diameter: float, language: Language
) -> None:
    coloured = strokes.tint
    monkeypatch.setattr(strokes, "tint", lambda sign: replace(coloured(sign), base=GREY))
    assert all_differ([_pip(sign, diameter, language) for sign in ENERGY.values()])


def _pip(sign: Sign, diameter: float, language: Language) -> QImage:
    image = blank_image(30, 30)
    painter = smooth_painter(image)
    pip(painter, QPointF(15, 15), diameter, sign, language)
    painter.end()
    return image


@pytest.mark.parametrize("present", [True, False])
def test_each_branch_of_the_history_has_its_shape(
    monkeypatch: pytest.MonkeyPatch, present: bool
) -> None:
    monkeypatch.setattr(history_marks, "branch_colour", lambda *_: GREY)
    draw: Callable[[int], QImage] = lambda branch: _step(branch, present=present)  # noqa: E731
    assert all_differ([draw(branch) for branch in range(len(SHAPES))])
    assert _step(0, present=True) != _step(0, present=False)


def _step(branch: int, *, present: bool) -> QImage:
    image = blank_image(40, 40)
    painter = smooth_painter(image)
    paint_step(painter, QPointF(20, 20), 8.0, branch, LIGHT, present=present)
    painter.end()
    return image


@THEMES
def test_the_plates_of_the_board_differ_in_shape(palette: Palette) -> None:
    """Whose turn it is: a round plate; a name: a square one; what a drop does: a ring around."""
    plates = Plates(Look(flat(palette)))
    kinds = ("turn", "label", "drop")
    assert all_differ([plates.plate("Aki · Hand 7", kind, 13).toImage() for kind in kinds])
