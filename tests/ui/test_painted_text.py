"""What painters write reads on what it is written on, measured in the pixels of pictures.

No colour is named here: whatever a painter chooses, what counts is what can be seen.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.cards.face import Face, Sign
from app.core.text.words import Language
from app.games.game_registry import GAMES
from app.games.pokemon.cards.faces.pokemon_signs import SIGNS
from app.ui.board.scene.plates import PlateKind, Plates
from app.ui.look import tints
from app.ui.look.faces.bake import bake_card
from app.ui.look.faces.card_sides import Detail, paint_face
from app.ui.look.faces.marks.badges import CONDITIONS, Badges
from app.ui.look.look import Look
from app.ui.look.palette import Palette
from app.ui.look.seat_colours import SEATS
from app.ui.look.strokes import blank_image, pip, smooth_painter, write
from tests.gallery import studio as studios
from tests.gallery.screens import SCREENS
from tests.gallery.studio import Shot, open_studio
from tests.helpers.all_palettes import ALL_PALETTES
from tests.helpers.painted_text import Faint, faint_text
from tests.helpers.shipped import shipped_base

pytestmark = [pytest.mark.painted, pytest.mark.usefixtures("qapp")]

LANGUAGES: tuple[Language, ...] = ("en", "ja")
PALETTES = pytest.mark.parametrize("palette", ALL_PALETTES.values(), ids=ALL_PALETTES)
MARKED = (
    Badges(damage=310, used=True, marks=("GX",), counters=(("●", 4),), notes=2, count=12),
    *(Badges(conditions=(name,), owner=1) for name in CONDITIONS),
)
BARE: tuple[PlateKind, ...] = ("label", "lit")


def on(ground: str, width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    """Return what `paint` paints on a ground of one colour."""
    image = blank_image(width, height)
    image.fill(QColor(ground))
    painter = smooth_painter(image)
    paint(painter)
    painter.end()
    return image


# -- the measure itself --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ink", "pixels", "bold", "reads"),
    [
        ("#767676", 14, False, True),  # 4.54
        ("#808080", 14, False, False),  # 3.95
        ("#808080", 17, True, False),
        ("#808080", 18, True, True),
        ("#808080", 23, False, False),
        ("#808080", 24, False, True),
        ("#9a9a9a", 40, True, False),  # 2.81
    ],
)
def test_faint_letters_are_found_by_their_size(
    ink: str, pixels: int, bold: bool, reads: bool
) -> None:
    def paint() -> QImage:
        at = QPointF(10, 60)
        return on("#ffffff", 300, 80, lambda pen: write(pen, at, "Ash", pixels, ink, bold=bold))

    assert (faint_text(paint) == []) is reads


def test_a_picture_without_letters_is_told() -> None:
    with pytest.raises(AssertionError, match="nothing is written"):
        faint_text(lambda: blank_image(20, 20))


def test_a_painter_that_chooses_a_paler_ink_is_found(
    monkeypatch: pytest.MonkeyPatch, faces: dict[str, Face]
) -> None:
    face = faces["item"]
    assert faint_text(lambda: paint_face(face, QSize(120, 168), "en")) == []
    usual = tints.tint.__wrapped__
    pale = lambda sign: tints.replace(usual(sign), deep="#9fb6c9")  # noqa: E731
    monkeypatch.setattr(tints, "tint", pale)
    assert faint_text(lambda: paint_face(face, QSize(120, 168), "en")) != []


# -- cards ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def faces() -> dict[str, Face]:
    """One card of each kind and each type, as it shows."""
    cards = shipped_base()
    found: dict[str, Face] = {}
    for card in cards:
        kind = f"{card.kind} {card.types[0]}" if card.types else card.kind
        found.setdefault(kind, cards.face(card.key))
    return found


@pytest.mark.parametrize("diameter", [6.0, 9.0, 11.0, 14.0, 24.0, 40.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_on_every_pip_reads(diameter: float, language: Language) -> None:
    for sign in SIGNS.values():

        def draw(painter: QPainter, sign: Sign = sign) -> None:
            painter.scale(4, 4)
            pip(painter, QPointF(25, 25), diameter, sign, language)

        assert faint_text(lambda draw=draw: on("#faf3e2", 200, 200, draw), 4) == [], sign.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_every_word_of_a_card_reads(
    faces: dict[str, Face], language: Language, plain: bool
) -> None:
    ways: tuple[tuple[Detail, int, float], ...]
    ways = (("small", 80, 1.0), ("small", 150, 1.0), ("small", 80, 2.0), ("large", 360, 1.0))
    for (kind, face), (detail, width, letters) in product(faces.items(), ways):
        size = QSize(width, round(width * 1.4))
        paint = partial(paint_face, face, size, language, detail, letters, plain=plain)
        assert faint_text(paint) == [], (kind, detail, width, letters)


@PALETTES
def test_what_lies_on_a_card_reads(faces: dict[str, Face], palette: Palette) -> None:
    for badges, width in product(MARKED, (80, 150)):

        def paint(badges: Badges = badges, width: int = width) -> QImage:
            size = QSize(width, round(width * 1.4))
            return bake_card(faces["pokemon N"], size, "en", badges, palette=palette)

        assert faint_text(paint) == [], badges


@pytest.mark.parametrize("game", ["open_table", "blackpoker", "nullpoga", "stepping_stones"])
def test_every_word_of_a_card_of_any_game_reads(game: str) -> None:
    of_game = GAMES[game].cards
    assert of_game is not None
    cards = of_game()
    ways: tuple[tuple[Detail, int], ...] = (("small", 64), ("small", 90), ("large", 360))
    for key, (detail, width), language in product(cards.showing, ways, LANGUAGES):
        size = QSize(width, round(width * 1.4))
        paint = partial(paint_face, cards.face(key), size, language, detail)
        assert faint_text(paint) == [], (key, detail, language)


# -- signs of the board --------------------------------------------------------------------


@PALETTES
def test_every_plate_reads_on_the_mat(palette: Palette) -> None:
    plates = Plates(Look(palette))
    kinds: tuple[PlateKind, ...] = ("count", "turn", "drop", "hint", "warning", "good", *BARE)
    for kind, mat, pixels in product(kinds, (palette.mat, palette.mat_light), (11, 15, 22)):

        def paint(kind: PlateKind = kind, mat: str = mat, pixels: int = pixels) -> QImage:
            plates.forget()
            plate = plates.plate("Aki 7", kind, pixels)
            return on(mat, plate.width(), plate.height(), lambda pen: pen.drawPixmap(0, 0, plate))

        assert faint_text(paint) == [], kind


@PALETTES
def test_the_name_behind_the_disc_of_every_seat_reads(palette: Palette) -> None:
    plates = Plates(Look(palette))
    for seat in range(len(SEATS)):

        def paint(seat: int = seat) -> QImage:
            plates.forget()
            return plates.of_seat("Aki", seat, 14).toImage()

        assert faint_text(paint) == [], seat


# -- whole windows -------------------------------------------------------------------------


@pytest.fixture
def faint_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, Shot], list[Faint]]:
    """Return what is faint on a screen of the gallery, in the size people have."""
    # A card that was painted before would come with the letters of that time.
    monkeypatch.setattr(studios, "painted_once", nullcontext)
    homes = iter(range(99))

    def measured(name: str, look: Shot) -> list[Faint]:
        def paint() -> QImage:
            home = tmp_path / str(next(homes))
            home.mkdir()
            monkeypatch.setenv("CHABUDAI_HOME", str(home))
            with open_studio(qapp, look) as studio:
                SCREENS[name](studio)
                studio.settle()
                return studio.photograph()

        return faint_text(paint)

    return measured


@pytest.mark.parametrize(
    ("name", "look"),
    [
        ("two", Shot("en", "light")),
        ("two", Shot("ja", "dark", mat="matcha")),
        ("two", Shot("ja", "contrast", mat="washi")),
        ("log", Shot("en", "dark", mat="washi")),
        ("log", Shot("ja", "contrast", mat="sumi")),
        ("to_bench", Shot("en", "light", mat="matcha")),
        ("to_bench", Shot("ja", "light", mat="washi")),
        ("stage_foreseen", Shot("en", "light", mat="sumi")),
        ("planned", Shot("ja", "light", mat="washi")),
        ("royal", Shot("en", "dark", mat="indigo")),
        ("crowded", Shot("ja", "light", text=2.0)),
    ],
    ids=str,
)
def test_what_is_painted_in_a_window_reads(
    faint_on: Callable[[str, Shot], list[Faint]], name: str, look: Shot
) -> None:
    assert faint_on(name, look) == []
