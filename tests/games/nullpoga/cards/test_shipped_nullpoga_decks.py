"""The decks that come along: legal, with plans of their own, and about as strong as each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList
from app.core.data.value import replace
from app.games.nullpoga.cards.bundles import bundles_in, bundles_of
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base
from app.resources import decklists
from app.store.decks.deck_files import shipped_for
from app.store.decks.shipped_titles import shipped_format, shipped_title
from tests.games.nullpoga.greedy_games import shares, shipped

BASE = nullpoga_base()
PATHS = sorted((decklists() / "nullpoga").glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_legal_and_titled(path: Path) -> None:
    deck, made_for = BASE.lists.read_file(path), shipped_format(path)
    assert deck.errors == deck.notes == ()
    assert deck.format == made_for
    assert BASE.check.findings(deck, made_for or BASE.check.usual, None, "all") == ()
    assert shipped_title(path) is not None
    assert BASE.lists.write(deck) == path.read_text("utf-8")


def test_four_decks_hold_every_card_and_bundles_are_for_their_own_format() -> None:
    decks = shipped()
    assert len(decks) == 4
    held = {key for deck in decks.values() for key in deck}
    assert held == {card.key for card in BASE if card.kind != "token"}
    assert [path.stem for path in shipped_for("nullpoga", "bundles")] == ["four-bundles"]
    assert {path.stem for path in shipped_for("nullpoga")} == set(decks)


def test_any_two_decks_differ_in_a_third_of_their_cards() -> None:
    for one, other in combinations(shipped().values(), 2):
        same = sum(min(one.count(key), other.count(key)) for key in set(one))
        assert same <= 20


def test_whichever_two_bundles_are_chosen_make_a_legal_deck() -> None:
    (path,) = shipped_for("nullpoga", "bundles")
    deck = BASE.lists.read_file(path)
    assert bundles_in(deck.keys) == bundles_of(deck)
    for pair in combinations(range(4), 2):
        sections = {f"bundle{number + 1}" for number in pair}
        lines = [line for line in deck.lines if line.section in sections]
        chosen = DeckList(lines=tuple(replace(line, section="monster") for line in lines))
        assert BASE.check.findings(chosen, "standard", None, "all") == ()


def test_each_deck_wins_some_games_against_each_other() -> None:
    """A few games only: many measure how strong they are, as decklists/README.md tells."""
    for share in shares(shipped(), 8, 6).values():
        assert 0.0 < share < 1.0
