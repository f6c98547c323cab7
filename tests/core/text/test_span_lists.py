"""Cards in a list: equal ones together, unknown ones counted at its end."""

from __future__ import annotations

from app.core.text.log_lexicon import Lexicon
from app.core.text.span_lists import grouped, joined
from app.core.text.words import plain

LEXICON = Lexicon(names=lambda ref, _language: ref.title())


def said(*cards: str | None) -> str:
    return plain(tuple(joined(grouped(cards, LEXICON, "en"), "en")))


def test_equal_cards_are_told_once_with_their_number() -> None:
    assert said("fox", "owl", "fox") == "Fox ×2 and Owl"


def test_cards_that_are_not_known_are_counted_at_the_end() -> None:
    assert said(None, "fox", None) == "Fox and 2 cards"


def test_each_name_is_a_span_that_says_which_card_it_is() -> None:
    spans = joined(grouped(("fox", "owl"), LEXICON, "ja"), "ja")
    assert [span.ref for span in spans if span.ref] == ["fox", "owl"]
