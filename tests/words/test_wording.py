"""Numbers, lists, quotations and dates, as each language writes them."""

from __future__ import annotations

import re
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.text import wording
from app.core.text.wording import (
    CARD,
    POKEMON,
    STEP,
    Noun,
    bracketed,
    counted,
    day,
    either,
    joints,
    listed,
    moment,
    number,
    owned,
    percent,
    quoted,
    repeated,
    series,
    spread,
    the,
    their,
)
from app.core.text.words import Words, other

NOUNS = [noun for noun in vars(wording).values() if isinstance(noun, Noun)]
NAMES = st.text(st.characters(exclude_characters=", 、"), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("amount", "en", "ja"),
    [
        (0, "0 cards", "0枚"),
        (1, "1 card", "1枚"),
        (2, "2 cards", "2枚"),
        (1024, "1,024 cards", "1,024枚"),
        (-1, "−1 cards", "−1枚"),
    ],
)
def test_cards_are_counted(amount: int, en: str, ja: str) -> None:
    assert counted(amount, CARD) == Words(en, ja)


def test_a_noun_may_stay_as_it_is() -> None:
    assert [counted(n, POKEMON).en for n in (1, 2)] == ["1 Pokémon", "2 Pokémon"]
    assert counted(2, POKEMON).ja == "2匹"


@given(st.integers(), st.sampled_from(NOUNS))
def test_only_one_is_one(amount: int, noun: Noun) -> None:
    words = counted(amount, noun)
    assert words.en.endswith(f" {noun.one if amount == 1 else noun.many}")
    assert words.ja.endswith(noun.counter)
    assert " " not in words.ja
    assert number(amount) in words.en
    assert number(amount) in words.ja


@given(st.integers())
def test_a_number_is_what_it_was(amount: int) -> None:
    text = number(amount)
    assert int(text.replace(",", "").replace("−", "-")) == amount
    assert re.fullmatch(r"−?\d{1,3}(,\d{3})*", text)


@pytest.mark.parametrize(
    ("names", "en", "ja"),
    [
        ([], "", ""),
        (["Iono"], "Iono", "Iono"),
        (["Iono", "Mew"], "Iono and Mew", "Iono、Mew"),
        (["Iono", "Mew", "Pidgey"], "Iono, Mew and Pidgey", "Iono、Mew、Pidgey"),
    ],
)
def test_a_list(names: list[str], en: str, ja: str) -> None:
    assert listed(names) == Words(en, ja)


def test_members_of_a_list_speak_both_languages() -> None:
    zones = (Words("Deck", "山札"), Words("Hand", "手札"))
    assert listed(zones) == Words("Deck and Hand", "山札、手札")


def test_a_choice_and_a_series() -> None:
    assert either(["a", "b", "c"]) == Words("a, b or c", "a、b、c")
    assert either(["a"]) == Words("a", "a")
    assert either([]) == Words("", "")
    assert series(["heads", "heads"]) == Words("heads, heads", "heads、heads")


@given(st.lists(NAMES, max_size=9))
def test_a_list_holds_each_member_once_and_in_order(names: list[str]) -> None:
    words = listed(names)
    assert words.ja.split("、") == (names or [""])
    assert len(joints(len(names))) == max(0, len(names) - 1)
    between = [joint.en for joint in joints(len(names))]
    assert words.en == "".join(
        part for pair in zip(names, [*between, ""], strict=False) for part in pair
    )


@given(st.lists(NAMES, min_size=2, max_size=9))
def test_only_the_last_joint_is_a_word(names: list[str]) -> None:
    *commas, last = joints(len(names))
    assert all(joint.en == ", " for joint in commas)
    assert last.en == " and "


def test_ranges_quotations_brackets_and_owners() -> None:
    assert spread(1, 9) == Words("1–9", "1〜9")
    assert spread(0, 1000) == Words("0–1,000", "0〜1,000")
    assert quoted("Iono") == Words("“Iono”", "「Iono」")
    assert bracketed(counted(2, STEP)) == Words(" (2 steps)", "（2手）")
    assert owned("Ren", Words("Deck", "山札")) == Words("Ren's Deck", "Renの山札")
    assert their(Words("deck", "山札")) == Words("their deck", "山札")
    assert the(Words("Stadium", "スタジアム")) == Words("the Stadium", "スタジアム")
    assert repeated("Iono", 4) == Words("Iono ×4", "Iono×4")
    assert repeated("Iono", 1) == Words("Iono", "Iono")


@given(st.datetimes())
def test_a_moment_says_day_and_time(when: datetime) -> None:
    words = moment(*when.timetuple()[:5])
    for text in (words.en, words.ja):
        assert f"{when.hour:02}:{when.minute:02}" in text
        assert str(when.day) in text
        assert str(when.year) in text
    assert words.ja.startswith(f"{when.year}年{when.month}月{when.day}日")


def test_a_moment_reads_as_it_is_written() -> None:
    assert moment(2026, 2, 3, 14, 5) == Words("3 Feb 2026, 14:05", "2026年2月3日 14:05")


@pytest.mark.parametrize(("share", "text"), [(0.0, "0%"), (0.456, "46%"), (1.0, "100%")])
def test_percent(share: float, text: str) -> None:
    assert percent(share) == text


def test_the_other_language() -> None:
    assert (other("en"), other("ja")) == ("ja", "en")
    assert Words("Hand", "手札").beside("ja") == "Hand"


def test_a_day_is_written_as_each_language_does() -> None:
    assert day(2026, 2, 3) == Words("3 Feb 2026", "2026年2月3日")
    assert day(2026, 12, 31) == Words("31 Dec 2026", "2026年12月31日")
