"""Faces of games that are no Pokémon: painted, listed and read by what they say of themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from app.cards.face import Face, FaceBody, FaceRow, FootEntry, LargeNumber, Sign, plain_face
from app.core.data.value import replace
from app.core.text.wording import both
from app.core.text.words import Language, Words
from app.ui.look.faces.card_sides import paint_face
from app.ui.look.palette import LIGHT
from app.ui.panels.cards.reading_page import page_of
from tests.helpers.playing_cards import PlayingCards

SPADE = Sign("S", "#22242a", both("♠"), Words("Spades", "スペード"))
MANA = Sign("M", "#3487d0", Words("M", "魔"), Words("Mana", "マナ"))
ACE = Face(
    "S1", Words("Ace of Spades", "スペードのA"), SPADE, both("A"), layout="emblem", signs=(SPADE,)
)
KNIGHTS = FaceBody(
    rows=(
        FaceRow(Words("Strike", "一撃"), (MANA, MANA), "2", Words("Deals {M}.", "{M}ダメージ。")),
    ),
    foot=(FootEntry(Words("Cost", "コスト"), (MANA,), "3"),),
)
KNIGHT = Face(
    "knight",
    Words("Storm Knight", "嵐の騎士"),
    MANA,
    Words("Monster", "モンスター"),
    layout="unit",
    signs=(MANA,),
    numbers=(LargeNumber("5", both("Life")),),
    unit=5,
    body=lambda: KNIGHTS,
    symbols={"M": MANA},
)
NAMED = Face(
    "Rulebook", both("Rulebook"), Sign("?", "#8d8a83", both("本"), both("Card")), both("Card")
)


LIGHTHOUSE = plain_face("The old lighthouse")
QUEEN = PlayingCards().face("H-Q")
EVERY = [ACE, KNIGHT, NAMED, LIGHTHOUSE, QUEEN]


@pytest.mark.parametrize("face", EVERY, ids=lambda face: face.key)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("detail", "letters"), [("small", 1.0), ("small", 2.0), ("large", 1.0)])
def test_any_game_s_card_has_a_face(
    face: Face, language: Language, detail: str, letters: float
) -> None:
    size = QSize(180, 252)
    picture = paint_face(face, size, language, detail, letters)  # type: ignore[arg-type]
    assert picture.size() == size
    others = [one for one in EVERY if one is not face]
    for other in others:
        assert picture != paint_face(other, size, language, detail, letters)  # type: ignore[arg-type]


def test_a_row_a_number_and_a_foot_entry_show() -> None:
    size = QSize(180, 252)
    whole = paint_face(KNIGHT, size, "en")
    no_rows, no_foot = replace(KNIGHTS, rows=()), replace(KNIGHTS, foot=())
    for less in (
        replace(KNIGHT, body=lambda: no_rows),
        replace(KNIGHT, body=lambda: no_foot),
        replace(KNIGHT, numbers=()),
        replace(KNIGHT, signs=()),
    ):
        assert paint_face(less, size, "en") != whole


def test_every_large_number_shows() -> None:
    size = QSize(180, 252)
    one = paint_face(KNIGHT, size, "en")
    both_of_them = replace(KNIGHT, numbers=(*KNIGHT.numbers, LargeNumber("+2", both("Atk"))))
    for detail, letters in (("small", 1.0), ("small", 2.0), ("large", 1.0)):
        one = paint_face(KNIGHT, size, "en", detail, letters)  # type: ignore[arg-type]
        two = paint_face(both_of_them, size, "en", detail, letters)  # type: ignore[arg-type]
        assert one != two


def test_an_index_stands_at_two_corners_the_second_time_upside_down() -> None:
    size = QSize(72, 100)
    picture = paint_face(replace(QUEEN, art=()), size, "en")
    bare = paint_face(replace(QUEEN, corners=None, art=()), size, "en")
    inked = {
        (x, y)
        for x in range(72)
        for y in range(100)
        if picture.pixelColor(x, y) != bare.pixelColor(x, y)
    }
    upper = {(x, y) for x, y in inked if x < 36 and y < 50}
    assert len(upper) > 100
    # Letters upside down are smoothed a little differently at their edges.
    turned = {(71 - x, 99 - y) for x, y in inked - upper}
    assert len(turned & upper) > 0.8 * len(turned | upper)


def test_a_card_without_data_is_called_by_its_name_in_its_key() -> None:
    assert plain_face("?Joker||").name == both("Joker")
    assert plain_face("x7").said("ja") == "x7"


def test_a_card_that_says_nothing_of_itself_is_read_by_its_name() -> None:
    assert ACE.said("ja") == "スペードのA"
    assert "Storm Knight" in str(page_of(KNIGHT, "en", LIGHT, 16.0))
