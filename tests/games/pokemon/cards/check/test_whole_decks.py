"""Whole decks: the shipped ones on their day, and any deck at all without a crash."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.finding import SEVERITIES
from app.cards.placeholder_keys import placeholder_key
from app.games.pokemon.cards.card_base import CardBase, shipped_base
from app.games.pokemon.cards.check import check_deck, formats
from app.games.pokemon.cards.check.format_rules.deck_format import REGIONS
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.resources import decklists
from app.store.decks.shipped_titles import deck_played, shipped_format

DECKS = sorted((decklists() / "pokemon").glob("*.txt"))
PLAYED = [path for path in DECKS if deck_played(path) is not None]
OURS = [path for path in DECKS if path not in PLAYED]
STANDARD = formats()["standard"]
FIRST, LAST = date(2026, 3, 27), date(2026, 4, 9)
"""When Perfect Order came out, and the last day of mark G outside Japan."""


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_shipped_deck_is_legal_on_its_day(path: Path, cards: CardBase) -> None:
    played = deck_played(path)
    assert played is not None
    deck = read_decklist_file(path, cards)
    assert check_deck(deck, cards, STANDARD, played.on, played.region) == ()


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_shipped_deck_is_legal_until_mark_g_left(path: Path, cards: CardBase) -> None:
    deck = read_decklist_file(path, cards)
    for on in (FIRST, LAST):
        assert check_deck(deck, cards, STANDARD, on, "intl") == ()
    (finding,) = check_deck(deck, cards, STANDARD, LAST + timedelta(1), "intl")
    assert (finding.rule, finding.severity) == ("deck-regulation-mark", "illegal")


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_a_deck_of_ours_leaves_nothing_to_say_in_its_format(path: Path, cards: CardBase) -> None:
    deck, made_for = read_decklist_file(path, cards), formats()[shipped_format(path)]
    for region in REGIONS:
        for on in (None, date(2026, 5, 1)):
            assert check_deck(deck, cards, made_for, on, region) == ()


@pytest.mark.parametrize("number", ["01", "02", "03", "04", "07", "08", "10", "12"])
def test_the_collected_lists_are_legal_in_the_spring_of_2026(
    cards: CardBase, real_lists: dict[str, bytes], number: str
) -> None:
    deck = read_decklist(real_lists[number], cards)
    found = check_deck(deck, cards, STANDARD, date(2026, 4, 5), "intl")
    assert [one for one in found if one.severity != "reminder"] == []


KEYS = st.one_of(
    st.sampled_from([card.key for card in shipped_base()]),
    st.builds(placeholder_key, st.text(max_size=12), st.sampled_from(["", "AOR"]), st.just("75")),
)
LINES = st.builds(
    DeckLine,
    st.integers(1, 80),
    st.text(max_size=12),
    st.sampled_from(["pokemon", "trainer", "energy"]),
    KEYS,
    st.sampled_from(["", "AOR", "TWM"]),
    st.sampled_from(["", "75", "128"]),
    chosen=st.sampled_from(["print", "set", "name", "person", "nothing"]),
)


@given(
    st.lists(LINES, max_size=12),
    st.sampled_from(sorted(formats())),
    st.one_of(st.none(), st.dates()),
    st.sampled_from(["jp", "intl"]),
)
def test_any_deck_is_answered_the_gravest_first(
    lines: list[DeckLine], name: str, on: date | None, region: str
) -> None:
    deck, cards = DeckList(lines=tuple(lines)), shipped_base()
    found = check_deck(deck, cards, formats()[name], on, region)  # type: ignore[arg-type] # a region
    order = [list(SEVERITIES).index(one.severity) for one in found]
    assert order == sorted(order)
    for finding in found:
        assert finding.words.en
        assert finding.words.ja
        assert set(finding.cards) <= {line.name for line in lines}
