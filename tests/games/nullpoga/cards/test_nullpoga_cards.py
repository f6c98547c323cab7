"""The cards as data: all of them, in both languages, and no number twice."""

from __future__ import annotations

import pytest

from app.games.nullpoga.cards.nullpoga_cards import card_book, read_book

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
