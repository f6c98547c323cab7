"""No range, line of evolution or change to a deck becomes a row."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.forms.decklist_ranges import (
    has_changes,
    is_change,
    odd_count,
    without_hyphens,
)


def errors(cards: CardBase, text: str) -> list[tuple[int, str]]:
    """Return line and reason of what is wrong in a list that begins with four of one card."""
    deck = read_decklist(f"4 Dreepy TWM 128\n{text}", cards)
    assert [line.name for line in deck.lines] == ["Dreepy"]
    assert deck.title == ""
    return [(error.line, error.reason.en) for error in deck.errors]


@pytest.mark.parametrize(
    "row",
    [
        "3-4 Iono",
        "3–4x Iono PAL 185",
        "3~4 Iono",
        "2/4 Iono",
        "4-3-3 Dragapult ex",
        "2-2 Foo/Bar",
        "ナンジャモ 3〜4枚",
        "ナンジャモ 3-4枚",
        "Iono x3-4",
        "3〜4枚 ナンジャモ",
        "Iono x3-4 disruption + draw",
        "Foo / Iono x2-4 Draw",
    ],
)
def test_a_count_of_several_numbers_is_told(cards: CardBase, row: str) -> None:
    ((line, reason),) = errors(cards, row)
    assert line == 2
    assert "several numbers" in reason


@pytest.mark.parametrize("row", ["3-4 Iono", "3-4 Foo PAL 185", "4-3-3 Dragapult ex"])
def test_a_range_in_the_first_line_is_no_title(cards: CardBase, row: str) -> None:
    deck = read_decklist(f"{row}\n4 Dreepy TWM 128", cards)
    assert deck.title == ""
    (error,) = deck.errors
    assert "several numbers" in error.reason.en


def test_lines_that_change_a_deck_are_no_rows(cards: CardBase) -> None:
    told = errors(cards, "+1 Iono\n-2 Judge\n- 1 Hilda")
    assert [line for line, _ in told] == [2, 3, 4]
    assert all("out of it" in reason for _, reason in told)
    with pytest.raises(DeckListError, match="goes into a deck"):
        read_decklist("+1 Iono\n-1 Judge", cards)


@pytest.mark.parametrize("bullet", ["- ", "-", "+ ", "+"])
def test_a_sign_of_one_kind_alone_is_a_bullet(cards: CardBase, bullet: str) -> None:
    deck = read_decklist(f"{bullet}4 Iono\n{bullet}3 Dreepy TWM 128", cards)
    assert [line.count for line in deck.lines] == [4, 3]
    assert deck.errors == ()


def test_a_date_before_the_list_is_a_title(cards: CardBase) -> None:
    assert read_decklist("3/14 シティリーグ\n4 Iono", cards).title == "3/14 シティリーグ"
    assert odd_count("2-0 at the cup", lambda _: False, begun=False) is None


def test_hyphens_part_counts_and_names_where_several_lines_have_them(cards: CardBase) -> None:
    deck = read_decklist("3-Foo Prime\n2-Black Bolt\n1-Victini (Fire Version)", CardBase())
    assert [(line.count, line.name) for line in deck.lines] == [
        (3, "Foo Prime"),
        (2, "Black Bolt"),
        (1, "Victini (Fire Version)"),
    ]
    assert read_decklist("1-Prize Box\n4 Iono", cards).title == "1-Prize Box"
    assert without_hyphens(["1-Prize Box", "4 Iono"]) == ["1-Prize Box", "4 Iono"]


def test_what_a_change_is() -> None:
    assert has_changes(["+1 Iono", "- 1 Judge"])
    assert not has_changes(["+1 Iono", "+1 Judge"])
    assert is_change("−1 Judge")
    assert not is_change("1 Judge")
