"""What is wrong with a line of a list that a program wrote is said in both languages."""

from __future__ import annotations

from app.games.pokemon.cards.decklists.forms import decklist_form_words as words


def test_what_is_read_is_shown() -> None:
    for said, shown in ((words.not_our_yaml(), "count: 4"), (words.not_our_toml(), "count = 4")):
        assert shown in said.en
        assert shown in said.ja
