"""Faces with a crest: numbers at the foot, the name in one line or in two."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage

from app.cards.face import Corner, Emblem, Face, LargeNumber, Placed, Sign, Stroke
from app.core.text.wording import both
from app.core.text.words import Words
from app.ui.look.faces.bake import bake_card, card_rect
from app.ui.look.faces.card_sides import numbers_on, paint_face, places_on
from app.ui.look.faces.face_crest import halves, name_band
from app.ui.look.faces.marks.badges import Badges, known_face
from app.ui.look.tints import HP_RED

SQUARE = Emblem((Stroke("M 0 0 L 1 0 L 1 1 L 0 1 Z", "#00ff00"),))
HEART = Emblem((Stroke("M 0 0 L 1 0 L 1 1 L 0 1 Z", "#ff0000"),))
DROP = Emblem((Stroke("M 0 0 L 1 0 L 1 1 L 0 1 Z"),))
SIGN = Sign("S", "#2a6bb0", Words("S", "海"), Words("Sea", "海"))
SIZE = QSize(100, 140)


def _face(name: str = "Rat", numbers: tuple[str, ...] = ("1", "2")) -> Face:
    return Face(
        "rat",
        both(name),
        SIGN,
        both("Monster"),
        kind_words=Words("Spell", "スペル"),
        layout="crest",
        numbers=tuple(LargeNumber(one, emblem=HEART) for one in numbers),
        corners=Corner(both("3"), DROP, "#0000ff"),
        art=(Placed(SQUARE, size=1.0),),
    )


def _rows(image: QImage, colour: str) -> list[int]:
    """The rows of pixels in which a colour is."""
    wanted = QColor(colour).rgb()
    return [
        y
        for y in range(image.height())
        if any(image.pixel(x, y) == wanted for x in range(image.width()))
    ]


def test_cost_above_crest_above_numbers() -> None:
    image = paint_face(_face(), SIZE, "en")
    cost, crest, numbers = (_rows(image, one) for one in ("#0000ff", "#00ff00", "#ff0000"))
    assert cost[0] < crest[0] < crest[-1] < numbers[0]


def test_the_crest_is_whole_in_the_large_view_too() -> None:
    image = paint_face(_face(), QSize(300, 420), "en", "large")
    rows = _rows(image, "#00ff00")
    across = [x for x in range(300) if image.pixel(x, rows[len(rows) // 2]) == 0xFF00FF00]
    assert len(rows) == pytest.approx(len(across), abs=3)


def test_a_card_without_numbers_says_what_it_is() -> None:
    assert _rows(paint_face(_face(numbers=()), SIZE, "en"), "#ff0000") == []


def test_large_letters_make_the_crest_smaller() -> None:
    usual, large = (
        len(_rows(paint_face(_face(), SIZE, "en", letters=letters), "#00ff00"))
        for letters in (1.0, 2.0)
    )
    assert large < usual


def test_badges_leave_cost_and_name_alone() -> None:
    rect = QRectF(0, 0, 100, 140)
    assert places_on(_face(), rect, "en").said == (name_band(rect),)
    assert name_band(rect, 2.0).height() > name_band(rect).height()


def test_its_back_tells_its_name_and_not_its_cost() -> None:
    assert known_face(_face(), "en").text == "Rat"


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("氷の魔導士「フロストウィッチ」", ["氷の魔導士", "フロストウィッチ"]),
        ("Fire Dragon Firestorm", ["Fire Dragon", "Firestorm"]),
        ("となりのオコジョ", ["となりの", "オコジョ"]),
    ],
)
def test_long_names_stand_in_two_lines(name: str, lines: list[str]) -> None:
    assert halves(name) == lines


def _baked(*numbers: str, turn: int = 0, own: QImage | None = None) -> QImage:
    badges = Badges(numbers=tuple((one,) for one in numbers))
    if own is not None:
        return bake_card(_face(), SIZE, "en", badges, turn=turn, face=own, own=True)
    return bake_card(_face(), SIZE, "en", badges, turn=turn)


def test_what_a_unit_has_stands_at_the_foot_of_its_face_and_covers_no_other_part() -> None:
    bare = bake_card(_face(), SIZE, "en")
    assert _baked("1", "2") == bare
    changed = _baked("1", "12")
    boxes = numbers_on(_face(), QRectF(card_rect(SIZE)))
    different = [
        (x, y)
        for y in range(bare.height())
        for x in range(bare.width())
        if bare.pixel(x, y) != changed.pixel(x, y)
    ]
    assert different
    assert all(boxes[1].adjusted(-1, -1, 1, 1).contains(x, y) for x, y in different)
    # It differs by more than its colour: there is a line below it.
    red = [(x, y) for x, y in different if changed.pixel(x, y) == QColor(HP_RED).rgb()]
    longest = max(sum(one == y for _, one in red) for _, y in red)
    assert longest >= len({x for x, _ in red}) - 2


def test_numbers_lie_over_the_card_where_the_face_has_no_place_for_them_as_they_are_read() -> None:
    own = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    own.fill(QColor("#404040"))
    bare = bake_card(_face(), SIZE, "en", face=own, own=True)
    assert _baked("1", "2", own=own) != bare  # nothing is known of a picture of one's own
    assert _baked("1", "2", turn=180) != bake_card(_face(), SIZE, "en", turn=180)
    assert _baked("1") != bake_card(_face(), SIZE, "en")  # which of both would it be?
