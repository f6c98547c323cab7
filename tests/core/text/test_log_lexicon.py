"""A game that brings no words has its cards told by what they are called in its deck."""

from __future__ import annotations

from app.core.text.log_lexicon import Lexicon
from tests.core.small_table import AKI, laid


def test_a_card_without_a_name_is_called_by_its_ref() -> None:
    assert [Lexicon().names("TWM-128", language) for language in ("en", "ja")] == ["TWM-128"] * 2


def test_a_declaration_is_as_it_was_written() -> None:
    assert Lexicon().declared(laid().setting, AKI, "counter") is None
