"""Lists that are counts and names, whatever the game: what is a row, and what is none."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckLine, DeckList, DeckListError
from app.cards.deck.deck_own import game_said, own_json, own_yaml
from app.cards.deck.plain_list import MOST_ROWS, read_plain

OWN = DeckList(
    "Evening",
    (DeckLine(2, 'The "old" one', "", "a"), DeckLine(1, "Boat, red", "", "b", "SEA", "7")),
    side=(DeckLine(3, "Anchor", "", "c"),),
    game="boats",
)


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 Queen of Hearts", 4, "Queen of Hearts"),
        ("4x Queen of Hearts", 4, "Queen of Hearts"),
        ("Queen of Hearts x4", 4, "Queen of Hearts"),
        ("ハートのQ 4枚", 4, "ハートのQ"),
        ("The old lighthouse", 1, "The old lighthouse"),
        ("- The old lighthouse", 1, "The old lighthouse"),
        ("7", 1, "7"),
    ],
)
def test_a_row_is_a_count_and_a_name(line: str, count: int, name: str) -> None:
    (row,) = read_plain(line).rows
    assert (row.count, row.name, row.line) == (count, name, 1)


@pytest.mark.parametrize("written", [own_yaml(OWN), own_json(OWN)], ids=["yaml", "json"])
def test_our_own_form_is_read_as_it_was_written(written: str) -> None:
    found = read_plain(written, "file")
    assert (found.title, found.game, found.errors) == ("Evening", "boats", ())
    assert [(row.pile, row.count, row.name, row.set_code, row.number) for row in found.rows] == [
        ("cards", 2, 'The "old" one', "", ""),
        ("cards", 1, "Boat, red", "SEA", "7"),
        ("side", 3, "Anchor", "", ""),
    ]


@pytest.mark.parametrize("written", [own_yaml(OWN), own_json(OWN)], ids=["yaml", "json"])
def test_the_game_is_read_from_the_head_of_our_own_form_alone(written: str) -> None:
    assert game_said(written) == game_said(written.encode()) == "boats"
    assert game_said("game: boats\n4 Anchor\n") == ""


@pytest.mark.parametrize(
    "source", ["", "# nothing\n", b"\xff\xfe\x00", "{", "{}", '{"cards": 7}', "x" * 1_000_001]
)
def test_what_holds_no_card_is_no_list(source: str | bytes) -> None:
    with pytest.raises(DeckListError) as told:
        read_plain(source)
    assert told.value.words.ja


@pytest.mark.parametrize("line", ["0 Anchor", "1000 Anchor", "4 " + "a" * 121])
def test_a_row_that_cannot_count_is_told_with_its_line(line: str) -> None:
    found = read_plain(f"4 Boat\n{line}\n")
    assert [row.name for row in found.rows] == ["Boat"]
    assert [error.line for error in found.errors] == [2]


def test_no_list_grows_without_end() -> None:
    found = read_plain("\n".join(f"1 Card {n}" for n in range(MOST_ROWS + 5)))
    assert len(found.rows) == MOST_ROWS
    assert len(found.errors) == 5
