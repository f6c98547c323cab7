from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from app.cards.face import Face
from app.core.text.words import Language
from app.ui.look.faces.bake import bake_card, baked_size, card_rect, margin
from app.ui.look.faces.marks.badges import CONDITIONS, NO_BADGES, Badges, KnownFace
from app.ui.look.palette import PALETTES, Palette

SIZE = QSize(80, 112)
EVERYTHING = Badges(
    damage=990,
    conditions=tuple(CONDITIONS),
    used=True,
    marks=("VSTAR", "GX"),
    counters=(("A", 2), ("Z", 13), ("毒", 4), ("B", 1)),
    numbers=(("♥3/5", "3/5", "3"),),
    owner=2,
    known=KnownFace("10♥", "#b5261e"),
    notes=3,
    count=60,
)

pytestmark = pytest.mark.usefixtures("qapp")


def edge_is_clear(image: QImage) -> bool:
    last_x, last_y = image.width() - 1, image.height() - 1
    columns = [(x, y) for x in (0, last_x) for y in range(image.height())]
    rows = [(x, y) for y in (0, last_y) for x in range(image.width())]
    return all(image.pixelColor(x, y).alpha() < 40 for x, y in columns + rows)


def test_the_card_lies_in_the_middle_of_its_picture(lizard: Face) -> None:
    assert bake_card(lizard, SIZE, "ja").size() == baked_size(SIZE)
    edge = margin(80)
    assert card_rect(SIZE) == QRect(edge, edge, 80, 112)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_all_badges_together_stay_within_the_picture(
    lizard: Face, turn: int, language: Language
) -> None:
    assert edge_is_clear(bake_card(lizard, SIZE, language, EVERYTHING, turn=turn))


def test_each_badge_shows(lizard: Face) -> None:
    plain = bake_card(lizard, SIZE, "ja")
    for name in Badges.__dataclass_fields__:
        one = Badges(**{name: getattr(EVERYTHING, name)})
        assert bake_card(lizard, SIZE, "ja", one) != plain, name


def test_each_condition_looks_different(lizard: Face) -> None:
    pictures = [bake_card(lizard, SIZE, "en", Badges(conditions=(word,))) for word in CONDITIONS]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_a_condition_of_another_game_is_shown_by_its_own_word(lizard: Face) -> None:
    assert bake_card(lizard, SIZE, "en", Badges(conditions=("Frozen",))) != bake_card(
        lizard, SIZE, "en"
    )


@pytest.mark.parametrize("damage", [10, 90, 120, 340, 990])
def test_damage_up_to_990_fits(lizard: Face, damage: int) -> None:
    assert edge_is_clear(bake_card(lizard, SIZE, "en", Badges(damage=damage)))


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_rings_differ_in_every_theme(lizard: Face, palette: Palette) -> None:
    rings = ("none", "selected", "focus", "drop", "wrong")
    pictures = [bake_card(lizard, SIZE, "en", ring=ring, palette=palette) for ring in rings]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_a_back_tells_nothing_of_the_language() -> None:
    assert bake_card(None, SIZE, "ja", NO_BADGES) == bake_card(None, SIZE, "en", NO_BADGES)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_badges_of_any_size_stay_within_the_picture(lizard: Face, turn: int, text: float) -> None:
    assert edge_is_clear(bake_card(lizard, SIZE, "en", EVERYTHING, turn=turn, text=text))


def test_badges_and_letters_grow_with_the_text(lizard: Face) -> None:
    damage = Badges(damage=120)
    for card, texts in ((lizard, (1.0, 1.5, 2.0)), (None, (1.0, 1.3, 1.6))):
        pictures = [bake_card(card, SIZE, "en", damage, text=text) for text in texts]
        assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_the_contrast_theme_throws_no_shadow(lizard: Face) -> None:
    edge = margin(80)
    below = (edge + 40, edge + 112 + 3)
    assert bake_card(lizard, SIZE, "en").pixelColor(*below).alpha() > 0
    plain = bake_card(lizard, SIZE, "en", palette=PALETTES["contrast"])
    assert plain.pixelColor(*below).alpha() == 0


def test_what_lies_on_paper_throws_hardly_a_shadow(lizard: Face) -> None:
    edge = margin(80)
    below = (edge + 40, edge + 112 + 2)
    deep = bake_card(lizard, SIZE, "en").pixelColor(*below).alpha()
    assert 0 < bake_card(lizard, SIZE, "en", flat=True).pixelColor(*below).alpha() < deep / 2
