"""Faces of games that are no Pokémon: painted, listed and read by what they say of themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from app.cards.face import Face, FaceBody, FaceRow, FootEntry, Sign
from app.core.data.value import replace
from app.core.text.wording import both
from app.core.text.words import Language, Words
from app.ui.look.faces.badges import Badges
from app.ui.look.faces.bake import bake_card
from app.ui.look.faces.card_sides import paint_face
from app.ui.look.palette import LIGHT
from app.ui.panels.cards.reading_page import page_of

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
    number="5",
    unit=5,
    number_label="Life",
    body=lambda: KNIGHTS,
    symbols={"M": MANA},
)
NAMED = Face(
    "Rulebook", both("Rulebook"), Sign("?", "#8d8a83", both("本"), both("Card")), both("Card")
)


@pytest.mark.parametrize("face", [ACE, KNIGHT, NAMED], ids=lambda face: face.key)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("detail", "letters"), [("small", 1.0), ("small", 2.0), ("large", 1.0)])
def test_any_game_s_card_has_a_face(
    face: Face, language: Language, detail: str, letters: float
) -> None:
    size = QSize(180, 252)
    picture = paint_face(face, size, language, detail, letters)  # type: ignore[arg-type]
    assert picture.size() == size
    others = [one for one in (ACE, KNIGHT, NAMED) if one is not face]
    for other in others:
        assert picture != paint_face(other, size, language, detail, letters)  # type: ignore[arg-type]


def test_a_row_a_number_and_a_foot_entry_show() -> None:
    size = QSize(180, 252)
    whole = paint_face(KNIGHT, size, "en")
    no_rows, no_foot = replace(KNIGHTS, rows=()), replace(KNIGHTS, foot=())
    for less in (
        replace(KNIGHT, body=lambda: no_rows),
        replace(KNIGHT, body=lambda: no_foot),
        replace(KNIGHT, number=""),
        replace(KNIGHT, signs=()),
    ):
        assert paint_face(less, size, "en") != whole


def test_signs_of_any_game_lie_on_a_unit() -> None:
    size = QSize(90, 126)
    bare = bake_card(KNIGHT, size, "en", palette=LIGHT)
    assert bake_card(KNIGHT, size, "en", Badges(pips=(SPADE, MANA)), palette=LIGHT) != bare


def test_a_card_that_says_nothing_of_itself_is_read_by_its_name() -> None:
    assert ACE.said("ja") == "スペードのA"
    assert "Storm Knight" in str(page_of(KNIGHT, "en", LIGHT, 16.0))
