"""How a print stands in a format on a day: by its mark, by when it came out, by a reprint."""

from __future__ import annotations

from datetime import date

import pytest

from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check.format_rules.deck_format import DeckFormat, Mark
from app.games.pokemon.cards.check.format_rules.print_standing import Day, origin
from tests.games.pokemon.cards.check.making import FIGHTING, card

STANDARD = DeckFormat(
    Words("Standard", "スタンダード"),
    60,
    marks=(
        Mark("G", "intl", date(2023, 3, 31), date(2026, 4, 9)),
        Mark("H", "intl", date(2024, 3, 22)),
        Mark("I", "intl", date(2026, 5, 1)),
        Mark("G", "jp", None, date(2026, 1, 22)),
    ),
    marks_known_since={"intl": date(2024, 1, 1)},
)
TODAY = Day(STANDARD, "intl", date(2026, 4, 10))


def marked(mark: str, set_id: str = "sv6", **facts: str) -> Card:
    return card("Ball", f"{set_id}-1", regulation_mark=mark, **facts)


@pytest.mark.parametrize(
    ("mark", "standing"),
    [
        ("H", "legal"),
        ("h", "legal"),
        ("G", "left"),
        ("F", "left"),
        ("I", "not_yet"),
        ("J", "newer"),
    ],
)
def test_a_print_stands_by_its_mark(mark: str, standing: str) -> None:
    assert TODAY.standing(marked(mark)) == standing


def test_the_last_day_of_a_mark_is_a_day_of_it() -> None:
    assert Day(STANDARD, "intl", date(2026, 4, 9)).standing(marked("G")) == "legal"
    assert Day(STANDARD, "jp", date(2026, 1, 23)).standing(marked("G")) == "left"
    assert TODAY.begins("I") == date(2026, 5, 1)


def test_a_print_without_a_mark_is_from_before_all_marks_or_the_data_lacks_it() -> None:
    assert TODAY.standing(marked("", "bw1")) == "none"
    assert TODAY.standing(marked("")) == "missing"
    assert TODAY.standing(FIGHTING) == "legal", "a basic Energy needs none"


def test_where_a_print_came_out_is_told_by_the_letters_of_its_set() -> None:
    assert origin(marked("H")) == "intl"
    assert origin(Card("SV6-1", Words("", ""), "item", id="SV6-1")) == "jp"
    assert origin(Card("x", Words("", ""), "item")) is None


def test_what_is_not_out_yet_suits_nobody() -> None:
    early = marked("H", released="2026-06-01")
    assert not TODAY.is_out(early)
    assert not TODAY.suits(early)
    assert TODAY.suits(marked("H"))


def test_a_day_knows_what_it_is_called_and_how_far_back_its_marks_are_told() -> None:
    assert TODAY.words.en == "Standard on 10 Apr 2026"
    assert TODAY.has_marks
    assert TODAY.is_known
    assert not Day(STANDARD, "intl", date(2023, 12, 31)).is_known
