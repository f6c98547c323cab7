"""The cards as data: all of them, in both languages, and no number twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.nullpoga.cards.nullpoga_cards import (
    UnknownBookError,
    book_of,
    card_book,
    read_book,
    read_shelf,
    shipped_books,
)
from app.resources import assets

BOOK = card_book()


def test_there_are_all_cards_and_both_tokens() -> None:
    kinds = [card.kind for card in BOOK.cards.values()]
    assert (kinds.count("monster"), kinds.count("spell"), kinds.count("token")) == (21, 7, 2)


def test_numbers_are_in_order_and_none_is_there_twice() -> None:
    numbers = [card.number for card in BOOK.cards.values()]
    assert numbers == sorted(set(numbers))


def test_the_spec_s_spells_keep_their_order() -> None:
    """The meteor goes before the rock (seed 002)."""
    assert BOOK.cards["meteor"].number < BOOK.cards["rock_spell"].number


def test_every_name_and_effect_is_there_in_both_languages() -> None:
    words = [card.name for card in BOOK.cards.values()]
    words += [card.effect for card in BOOK.cards.values() if card.effect is not None]
    assert all(one.en and one.ja and one.en != one.ja for one in words)
    assert sum(card.effect is not None for card in BOOK.cards.values()) == 23


def test_plain_monsters_have_no_effect() -> None:
    plain = {card.id for card in BOOK.cards.values() if card.effect is None}
    assert plain == {"rat", "cat", "turtle", "boar", "wyvern", "ulvan", "nightmare_token"}


def test_the_frog_changes_its_name_as_it_grows() -> None:
    stages = BOOK.cards["frog"].stages
    assert [(one.attack, one.life) for one in stages] == [(1, 2), (2, 2), (3, 3)]
    assert [one.name.ja for one in stages] == ["カエル二等兵", "カエル一等兵", "カエル軍曹"]


def test_the_version_and_whose_game_it_is_are_told() -> None:
    assert BOOK.version == "0.20240611"
    assert "mirenn/nullpoga_TCG" in BOOK.credit.en
    assert "fan work" in BOOK.credit.en


def test_data_without_a_name_is_refused() -> None:
    with pytest.raises(KeyError):
        read_book({"version": "1", "cards": []})


def _shelf(folder: Path, *versions: str) -> Path:
    """Lay a file for each version, in which the rat costs as much as it is old."""
    said: dict[str, Any] = json.loads((assets() / "nullpoga" / "cards.json").read_text("utf-8"))
    for cost, version in enumerate(versions, 1):
        said["version"], said["cards"][0]["cost"] = version, cost
        (folder / f"cards-{cost}.json").write_text(json.dumps(said), "utf-8")
    return folder


def test_the_newest_version_comes_first_and_each_keeps_its_numbers(tmp_path: Path) -> None:
    books = read_shelf(_shelf(tmp_path, "0.20240611", "0.20250102", "0.3"))
    assert list(books) == ["0.20250102", "0.20240611", "0.3"]
    assert book_of("", books).version == "0.20250102"
    assert book_of("0.20240611", books).cards["rat"].cost == 1
    assert book_of("0.3", books).cards["rat"].cost == 3


def test_a_version_that_is_not_here_is_told_with_those_that_are(tmp_path: Path) -> None:
    books = read_shelf(_shelf(tmp_path, "0.20240611"))
    with pytest.raises(UnknownBookError, match=r"no version “9\.9”.*0\.20240611") as found:
        book_of("9.9", books)
    assert "9.9" in found.value.words.ja


def test_no_version_may_be_there_twice(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"cards-2\.json: version 0\.1"):
        read_shelf(_shelf(tmp_path, "0.1", "0.1"))


def test_new_tables_play_the_newest_of_the_shipped_cards() -> None:
    assert card_book() is book_of("") is next(iter(shipped_books().values()))
    assert book_of(BOOK.version) is BOOK


def test_the_frog_of_each_stage_is_known() -> None:
    frog = BOOK.cards["frog"]
    assert [frog.grown(stage).name.en for stage in (0, 3, 9)] == [
        *("Private Frog", "Sergeant Frog", "Sergeant Frog")
    ]
    assert (BOOK.cards["rat"].grown(2).attack, BOOK.cards["rat"].grown(2).name.ja) == (1, "ネズミ")
