"""A game that brings no words has its cards told by what they are called in its deck."""

from __future__ import annotations

from app.core.text.log_lexicon import Lexicon


def test_a_card_without_a_name_is_called_by_its_ref() -> None:
    assert [Lexicon().names("TWM-128", language) for language in ("en", "ja")] == ["TWM-128"] * 2
