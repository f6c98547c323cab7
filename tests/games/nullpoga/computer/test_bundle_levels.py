"""Programs choose two of four bundles: by chance, or by games that they play out before."""

from __future__ import annotations

from random import Random

import pytest

from app.cli.deck.deck_lookup import find_deck
from app.cli.matches.computer_games import play_out
from app.core.intents.seal_intents import LockPlan
from app.games.game_api import Selection
from app.games.nullpoga.cards.bundles import BUNDLE_SIZE, SECTIONS
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base
from app.games.nullpoga.computer.bundle_levels import (
    best_pair,
    bundles_before,
    bundles_locked,
    deck_pairs,
)
from app.games.nullpoga.computer.computer_levels import PLAYERS
from app.games.nullpoga.flow.bundle_choice import CHOOSE, chooses_now, chosen_bundles
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.resolver.rulings import USUAL
from app.store.decks.deck_files import shipped_for
from tests.games.nullpoga.bundle_table import FOUR, bundle_table
from tests.games.nullpoga.planned import CARDS

NAMES = tuple(SECTIONS)
STRONG, WEAK = ("rat", "boar", "cat") * 5, ("meteor",) * BUNDLE_SIZE


def test_all_bundles_are_read_off_the_table() -> None:
    view = bundle_table().sit(1).view
    assert bundles_before(view, 0) == bundles_before(view, 1)
    assert sum(bundles_before(view, 0).values(), ()) == FOUR


def test_a_card_is_not_too_often_in_what_is_chosen_where_that_can_be() -> None:
    held = dict(zip(NAMES, (("cat",), ("cat", "cat"), ("boar",), ("frog",)), strict=True))
    assert ("bundle1", "bundle2") not in deck_pairs(held)
    assert len(deck_pairs(held)) == 5
    every = dict.fromkeys(NAMES, ("cat", "cat"))
    assert len(deck_pairs(every)) == 6, "all have it too often"


def test_the_better_levels_take_what_wins() -> None:
    own = dict(zip(NAMES, (WEAK, STRONG, WEAK, STRONG), strict=True))
    for level in ("4", "5"):
        found = best_pair(level, own, own, USUAL, CARDS, Random(1))
        assert set(found) == {"bundle2", "bundle4"}, level


def test_the_others_take_any_two_and_the_same_chance_is_the_same_choice() -> None:
    own = dict(zip(NAMES, (WEAK, STRONG, WEAK, STRONG), strict=True))
    found = {best_pair("1", own, own, USUAL, CARDS, Random(seed)) for seed in range(60)}
    assert len(found) == 6
    again = [best_pair("4", own, own, USUAL, CARDS, Random(7)) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.parametrize("player", PLAYERS)
def test_every_program_locks_a_choice_that_the_table_takes(player: str) -> None:
    table = bundle_table()
    client = table.sit(1)
    assert chooses_now(client.view)
    locked = bundles_locked(player, client.view, Random(3))
    assert isinstance(locked, LockPlan)
    assert len(chosen_bundles(locked.plan.strip())) == 2
    client.ask(locked)
    assert not chooses_now(client.view)
    assert not CHOOSE.when(client.view, Selection())


def test_two_programs_play_a_whole_game_of_bundles() -> None:
    (path,) = shipped_for("nullpoga", "bundles")
    deck = find_deck(path.stem, nullpoga_base()).keys
    played = play_out(SPEC, ("3", "1"), (deck, deck), 5)
    assert played.over
    assert not played.refused
