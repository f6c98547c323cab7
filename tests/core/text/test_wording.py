"""Numbers, lists, quotations and dates in the manner of each language."""

from __future__ import annotations

import pytest

from app.core.text import wording as w
from app.core.text.words import Words


@pytest.mark.parametrize(
    ("said", "en", "ja"),
    [
        (w.counted(1, w.CARD), "1 card", "1枚"),
        (w.counted(0, w.CARD), "0 cards", "0枚"),
        (w.counted(1024, w.CARD), "1,024 cards", "1,024枚"),
        (w.times(1), "once", "1回"),
        (w.times(3), "3 times", "3回"),
        (w.repeated("Iono", 2), "Iono ×2", "Iono×2"),
        (w.repeated("Iono", 1), "Iono", "Iono"),
        (w.copies(4, Words("Iono", "ナンジャモ")), "4 Iono", "ナンジャモ4枚"),
        (w.spread(1, 9), "1–9", "1〜9"),
        (w.spread_of(2, 4, w.PLAYER), "2–4 players", "2〜4人"),
        (w.numbered(Words("Hand", "手札"), 12), "Hand 12", "手札12"),
        (w.numbered("Step", "?"), "Step ?", "Step?"),
        (w.quoted("this"), "“this”", "「this」"),
        (w.bracketed("this"), " (this)", "（this）"),
        (w.owned("Ren", Words("Deck", "山札")), "Ren's Deck", "Renの山札"),
        (w.their(Words("deck", "山札")), "their deck", "山札"),
        (w.the(Words("Stadium", "スタジアム")), "the Stadium", "スタジアム"),
        (w.labelled("HP", "60"), "HP: 60", "HP：60"),
    ],
)
def test_each_language_says_it_its_own_way(said: Words, en: str, ja: str) -> None:
    assert (said.en, said.ja) == (en, ja)


@pytest.mark.parametrize(
    ("members", "en", "ja"),
    [
        ([], "", ""),
        (["A"], "A", "A"),
        (["A", "B"], "A and B", "A、B"),
        (["A", "B", "C"], "A, B and C", "A、B、C"),
    ],
)
def test_the_members_of_a_list_are_joined(members: list[str], en: str, ja: str) -> None:
    assert w.listed(members) == Words(en, ja)


def test_what_is_a_choice_a_row_of_results_or_clauses_is_joined_otherwise() -> None:
    three = ["A", "B", "C"]
    assert w.either(three) == Words("A, B or C", "A、B、C")
    assert w.either(["A"]) == Words("A", "A")
    assert w.series(three) == Words("A, B, C", "A、B、C")
    assert w.clauses(three) == Words("A; B; C", "A、B、C")
    assert w.series([]) == w.clauses([]) == Words("", "")


def test_a_number_has_its_digits_in_threes_and_a_minus() -> None:
    assert (w.number(1_234_567), w.number(-30)) == ("1,234,567", "−30")


def test_a_day_and_a_time_of_day() -> None:
    assert w.moment(2026, 2, 3, 14, 5) == Words("3 Feb 2026, 14:05", "2026年2月3日 14:05")
    assert w.day(2026, 12, 31) == Words("31 Dec 2026", "2026年12月31日")


def test_a_share_is_told_in_whole_percent() -> None:
    assert (w.percent(0.4512), w.percent(0), w.percent(1)) == ("45%", "0%", "100%")


def test_a_numbered_place_is_told_by_its_zone() -> None:
    told = w.cell_in(Words("Wilderness", "荒野"), 3)
    assert (told.en, told.ja) == ("Wilderness, cell 3", "荒野の3番のマス")
