"""The simulation: the real opening, again and again, and what the formulas say of it.

A share of n openings strays from its chance p by √(p(1-p)/n), its standard error. With the fixed
seeds here none of the some thousand figures is farther away than 4 of these (a chance of 1 in
16,000 for each), or than 4 openings where p is too small for that to mean anything.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.cards.odds import exact_odds
from app.cards.odds.deck_pool import Group, Pool, all_groups
from app.cards.odds.exact_odds import standard_error
from app.cards.odds.simulate import SLICE, Simulated, simulate
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.odds.pokemon_openings import pool_of
from app.resources import decklists
from tests.cards.odds.pools import pool
from tests.helpers.shipped import shipped_base

BOUND = 4
"""Standard errors."""
OPENINGS = 40_000
TURNS = 4

DECKS = {
    "sixty": pool(4, 40, ("line", 4, 4), ("mixed", 8, 3), ("tool", 4, 0)),
    "few basics": pool(1, 57, ("line", 2, 1)),
    "half": pool(3, 21, ("line", 2, 2), ("tool", 4, 0)),
    "limited": pool(5, 28, ("line", 3, 3), ("tool", 4, 0)),
    "large": pool(20, 72, ("line", 4, 4), ("tool", 4, 0)),
    "drawn out": pool(3, 8, ("tool", 2, 0), prizes=3),
}


def agree(counts: Sequence[int], chances: Sequence[float], openings: int) -> None:
    """Every count is its chance of all openings, within the bound."""
    for number, count in enumerate(counts):
        chance = chances[number] if number < len(chances) else 0.0
        bound = BOUND * max(standard_error(chance, openings), 1 / openings)
        assert abs(count / openings - chance) <= bound, (number, count / openings, chance)


def agree_in_all(deck: Pool, groups: Sequence[Group], tried: Simulated) -> None:
    agree(tried.mulligans, exact_odds.mulligans(deck, 200), tried.openings)
    agree(tried.keepers, exact_odds.keepers_in_hand(deck), tried.openings)
    for group, found in zip(groups, tried.groups, strict=True):
        agree(found.set_aside, exact_odds.set_aside(deck, group), tried.openings)
        for turn, counts in enumerate(found.by_turn):
            agree(counts, exact_odds.by_turn(deck, group, turn), tried.openings)


@pytest.mark.parametrize("seed", [1, 20])
@pytest.mark.parametrize("name", DECKS)
def test_simulation_and_formulas_agree(name: str, seed: int) -> None:
    deck = DECKS[name]
    groups = (*all_groups(deck), Group(deck.names[:2]))
    agree_in_all(deck, groups, simulate(deck, groups, TURNS, OPENINGS, seed))


@pytest.mark.parametrize("path", sorted((decklists() / "pokemon").glob("*.txt")), ids=str)
def test_they_agree_on_every_shipped_deck(path: object) -> None:
    cards = shipped_base()
    deck = pool_of(read_decklist_file(path, cards), cards)  # type: ignore[arg-type]
    groups = all_groups(deck)
    agree_in_all(deck, groups, simulate(deck, groups, TURNS, 20_000, seed=5))


def test_the_bound_notices_a_wrong_formula() -> None:
    """The plain hypergeometric, which forgets that hands without a Basic are redrawn, fails."""
    deck = DECKS["sixty"]
    (line,) = (one for one in deck.names if one.name.en == "line")
    tried = simulate(deck, (Group((line,)),), 0, OPENINGS, seed=1)
    as_if_no_basics_mattered = exact_odds.in_hand(pool(60 - 4, 0, ("line", 4, 4)), Group((line,)))
    with pytest.raises(AssertionError):
        agree(tried.groups[0].by_turn[0], as_if_no_basics_mattered, OPENINGS)


def test_a_seed_repeats_and_another_does_not() -> None:
    deck = DECKS["sixty"]
    groups = all_groups(deck)
    once = simulate(deck, groups, 2, 6000, seed=3)
    assert simulate(deck, groups, 2, 6000, seed=3) == once
    assert simulate(deck, groups, 2, 6000, seed=4) != once


def test_every_opening_is_counted_once_in_every_figure() -> None:
    deck = DECKS["half"]
    tried = simulate(deck, all_groups(deck), 3, SLICE + 7, seed=1)
    assert tried.openings == SLICE + 7
    counts = [tried.mulligans, tried.keepers]
    counts += [one for group in tried.groups for one in (*group.by_turn, group.set_aside)]
    assert {sum(one) for one in counts} == {SLICE + 7}
    assert tried.keepers[0] == 0


def test_progress_is_told_and_can_end_it() -> None:
    told: list[int] = []

    def report(done: int) -> bool:
        told.append(done)
        return len(told) < 3

    tried = simulate(DECKS["half"], (), 0, 10 * SLICE, seed=1, report=report)
    assert told == [SLICE, 2 * SLICE, 3 * SLICE]
    assert tried.openings == 3 * SLICE
    # The openings so far are those a shorter run would have had.
    assert tried == simulate(DECKS["half"], (), 0, 3 * SLICE, seed=1)


def test_nothing_tried_is_no_result_and_no_crash() -> None:
    tried = simulate(DECKS["half"], (), 0, 0, seed=1)
    assert (tried.openings, tried.redrawn, tried.extra_cards) == (0, 0.0, 0.0)


def test_a_deck_without_a_basic_is_refused_and_not_redrawn_for_ever() -> None:
    with pytest.raises(ValueError):
        simulate(pool(0, 60), (), 0, 1)


def test_the_share_of_redrawn_hands_is_the_chance_of_a_mulligan() -> None:
    deck = DECKS["few basics"]
    tried = simulate(deck, (), 0, OPENINGS, seed=1)
    chance = exact_odds.mulligan(deck)
    assert abs(tried.redrawn - chance) <= BOUND * standard_error(chance, OPENINGS)
    assert tried.extra_cards == pytest.approx(exact_odds.extra_cards(deck), rel=0.05)
