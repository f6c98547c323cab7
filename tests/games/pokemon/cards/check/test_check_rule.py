"""What a rule of deck building is: it speaks, is silent, or only keeps others from speaking."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from app.cards.deck.deck import DeckLine, DeckList
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check.check_rule import Said, guard, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.format_rules.known_formats import formats
from tests.games.pokemon.cards.check.making import RIOLU

WORDS = both("There is a Riolu.")


def checked(*counts: int) -> Checked:
    """A deck with so many rows of Riolu."""
    lines = tuple(DeckLine(count, "Riolu", "pokemon", RIOLU.key) for count in counts)
    day = date(2026, 2, 18)
    return Checked(DeckList("", lines), CardBase([RIOLU]), formats()["standard"], day, "intl")


@rule("deck-riolu", "illegal", "RB 1")
def sure(deck: Checked) -> Iterable[Said]:
    """Speak of every deck with a Riolu."""
    if deck.pokemon:
        yield Said(WORDS, deck.pokemon)


@rule("deck-riolu", "illegal", "RB 1")
def doubtful(deck: Checked) -> Iterable[Said]:
    """The same, of what nobody knows for sure."""
    yield Said(WORDS, deck.pokemon, sure=False)


def test_what_a_rule_finds_carries_its_id_its_severity_and_its_source() -> None:
    (found,) = sure.findings(checked(2, 1))
    assert (found.rule, found.severity, found.source) == ("deck-riolu", "illegal", "RB 1")
    assert found.words == WORDS
    assert found.cards == ("Riolu",), "each name once"
    assert list(sure.findings(checked())) == []


def test_what_is_not_known_for_sure_makes_no_deck_illegal() -> None:
    (found,) = doubtful.findings(checked(1))
    assert found.severity == "suspicious"


def test_a_guard_says_nothing() -> None:
    one = guard("deck-nothing", "RB 2")
    assert one.is_guard
    assert not sure.is_guard
    assert list(one.findings(checked(4))) == []
