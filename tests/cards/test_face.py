"""A face in words: what it says, and what it is called for short."""

from __future__ import annotations

from collections.abc import Iterable

from app.cards.face import Face, Sign, Statement
from app.core.data.value import replace
from app.core.text.words import Language, Words

FIRE = Sign("R", "#c04020", Words("R", "炎"), Words("Fire", "炎"))
FOX = Face("AAA-1", Words("Fox", "きつね"), FIRE, Words("Basic", "たね"))
SPARK = Face(
    "AAA-2",
    Words("Basic Fire Energy", "基本炎エネルギー"),
    FIRE,
    Words("Energy", "エネルギー"),
    signs=(FIRE,),
)


def in_full(language: Language) -> Iterable[Statement]:
    yield Statement("name", FOX.name.in_(language))
    yield Statement("attack", {"en": "Bite", "ja": "かむ"}[language], "30")


def test_it_is_said_line_by_line_with_its_numbers_at_the_end() -> None:
    fox = replace(FOX, told=in_full)
    assert fox.said("en") == "Fox\nBite 30"
    assert fox.said("ja") == "きつね\nかむ 30"


def test_of_which_nothing_is_told_the_name_is_said() -> None:
    assert FOX.statements("ja") == (Statement("name", "きつね"),)
    assert FOX.said("en") == "Fox"


def test_a_plain_card_is_called_as_its_sign() -> None:
    assert SPARK.short == SPARK.name
    assert replace(SPARK, plain=True).short == Words("Fire", "炎")
    assert replace(SPARK, plain=True, signs=()).short == SPARK.name


def test_two_faces_are_one_however_they_are_told() -> None:
    assert replace(FOX, told=in_full, symbols={"R": FIRE}) == FOX
