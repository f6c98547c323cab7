"""A deck as the rules look at it: rows with their cards, names together, old prints, Basics."""

from __future__ import annotations

from datetime import date

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check import deck_of_ids
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.format_rules.known_formats import formats
from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU, card, pokemon

OLD = card("Switch", "sm1-132", regulation_mark="A")
NEW = card("Switch", "me1-130")
LUCARIO = pokemon("Lucario", "me1-77", stage="stage1")


def checked(counts: dict[str, int], *cards: Card, on: date | None = date(2026, 2, 18)) -> Checked:
    base = CardBase(cards)
    return Checked(deck_of_ids(counts, base), base, formats()["standard"], on, "intl")


def test_rows_come_with_their_cards_and_those_without_data_apart() -> None:
    deck = checked({RIOLU.id: 4, FIGHTING.id: 10, "name:Nobody": 2}, RIOLU, FIGHTING)
    assert [held.card.kind for held in deck.held] == ["pokemon", "basic_energy", "unknown"]
    assert [held.line.name for held in deck.unknown] == ["Nobody"]
    assert [held.card for held in deck.pokemon] == [RIOLU]


def test_only_basic_pokemon_are_basics() -> None:
    deck = checked({RIOLU.id: 4, LUCARIO.id: 3, FIGHTING.id: 10}, RIOLU, LUCARIO, FIGHTING)
    assert deck.basics == 4


def test_prints_of_one_name_count_together_and_basic_energy_is_free() -> None:
    deck = checked({OLD.id: 2, NEW.id: 1, FIGHTING.id: 10}, OLD, NEW, FIGHTING)
    assert [[held.card for held in group] for group in deck.same_names] == [[OLD, NEW]]


def test_a_print_that_left_has_the_reprint_that_may_rescue_it() -> None:
    (old,) = checked({OLD.id: 1, RIOLU.id: 1}, OLD, NEW, RIOLU).old_prints
    assert (old.held.card, old.standing) == (OLD, "left")
    assert old.reprint is not None
    assert old.reprint.card == NEW
    assert checked({OLD.id: 1}, OLD, NEW, on=None).old_prints == (), "no day, no marks"


def test_with_the_shipped_cards_alone_little_is_known_of_reprints() -> None:
    assert checked({RIOLU.id: 1}, RIOLU).knows_prints, "a base of one's own is all there is"
    line = DeckLine(1, "Riolu", "pokemon", RIOLU.key)
    shipped = CardBase([RIOLU]).with_layer(CardBase())
    deck = Checked(DeckList("", (line,)), shipped, formats()["standard"], None, "intl")
    assert not deck.knows_prints
