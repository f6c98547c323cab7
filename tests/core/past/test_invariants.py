"""What `verify` finds: each step is held against the one before it, and nothing slips through.

Tables are spoilt on purpose here; the short way has to say of each what the long way says.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace as plain_replace
from functools import cache
from itertools import accumulate

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.past import invariants
from app.core.past.history import HistoryTree
from app.core.past.invariants import check_history
from app.core.past.table_soundness import check_conserved
from app.core.table import Table
from tests.helpers.play import lay, play_on, played
from tests.helpers.toy_games import TOYS

GAMES = sorted(TOYS)
Spoil = Callable[[Table, random.Random], Table | None]


def _lost(table: Table, chance: random.Random) -> Table | None:
    """A card is in no pile any more."""
    zone = chance.choice([zone for zone, pile in table.zones.items() if pile] or [""])
    return (zone and replace(table, zones={**table.zones, zone: table.zones[zone][1:]})) or None


def _twice(table: Table, chance: random.Random) -> Table | None:
    """A card lies in its pile twice."""
    zone = chance.choice([zone for zone, pile in table.zones.items() if pile] or [""])
    if not zone:
        return None
    pile = table.zones[zone]
    return replace(table, zones={**table.zones, zone: (pile[-1], *pile)})


def _elsewhere(table: Table, chance: random.Random) -> Table | None:
    """A card says that it lies where it does not."""
    number = chance.randrange(len(table.cards))
    zone = chance.choice([one for one in table.zones if one != table.cards[number].zone])
    card = replace(table.cards[number], zone=zone)
    return replace(table, cards=(*table.cards[:number], card, *table.cards[number + 1 :]))


def _in_no_unit(table: Table, chance: random.Random) -> Table | None:
    """A unit stands nowhere, and its cards are in none."""
    if not table.units:
        return None
    name = chance.choice(sorted(table.units))
    return replace(table, units={key: unit for key, unit in table.units.items() if key != name})


def _stands_twice(table: Table, chance: random.Random) -> Table | None:
    """A unit stands in its zone twice."""
    standing = [zone for zone, units in table.fields.items() if units]
    if not standing:
        return None
    zone = chance.choice(standing)
    units = table.fields[zone]
    return replace(table, fields={**table.fields, zone: (*units, units[0])})


def _one_name(table: Table, _: random.Random) -> Table | None:
    """Two cards have one handle."""
    named = [number for number, card in enumerate(table.cards) if card.handle]
    if len(named) < 2:
        return None
    one, other = named[:2]
    card = replace(table.cards[other], handle=table.cards[one].handle)
    return replace(table, cards=(*table.cards[:other], card, *table.cards[other + 1 :]))


SPOILT: dict[str, Spoil] = {
    "lost": _lost,
    "twice": _twice,
    "elsewhere": _elsewhere,
    "in no unit": _in_no_unit,
    "stands twice": _stands_twice,
    "one name": _one_name,
}


class Wrong:
    """`apply`, but for one fact after which the table is spoilt, as by a program with an error."""

    def __init__(self, spoil: Spoil, at: int, chance: random.Random, tree: HistoryTree) -> None:
        """It is spoilt by the last fact of a gesture: one within it could be mended by the next."""
        self._spoil, self._at, self._chance = spoil, at, chance
        self._ends = set(accumulate(len(node.facts) for node in tree.nodes))
        self._count = 0
        self.spoilt = False

    def __call__(self, table: Table | None, fact: f.Fact) -> Table:
        after = apply(table, fact)
        self._count += 1
        if self._count < self._at or self._count not in self._ends or self.spoilt:
            return after
        made = self._spoil(after, self._chance)
        if made is None or not list(check_conserved(made)):
            return after
        self.spoilt = True
        return made


@cache
def honest(game: str, seed: int) -> HistoryTree:
    """A game without a fault, which every way of spoiling it reads and none changes."""
    return played(TOYS[game], seed, mischief=0).host.tree


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoil", SPOILT)
def test_a_spoilt_step_is_found_wherever_it_is(
    game: str, spoil: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0
    for seed in range(12):
        tree = honest(game, seed)
        chance = random.Random(f"{spoil} {seed}")
        wrong = Wrong(SPOILT[spoil], chance.randrange(1, len(tree)), chance, tree)
        with monkeypatch.context() as patch:
            patch.setattr(invariants, "apply", wrong)
            try:
                found = [words.en for words in check_history(tree, lambda fact: fact)]
            except (LookupError, ValueError, AssertionError):
                found = ["what follows a spoilt table cannot even be applied"]
        assert bool(found) == wrong.spoilt, f"{spoil} in {game}, seed {seed}"
        tried += wrong.spoilt
    stand = any(zone.holds == "units" for zone in TOYS[game].zones)
    assert tried >= 4 or (spoil in ("in no unit", "stands twice") and not stand)


def test_a_branch_is_held_against_the_step_it_grew_from() -> None:
    play = play_on(lay(TOYS["duel"], 3), 30, mischief=0)
    tree: HistoryTree = play.host.tree
    chance = random.Random("branches")
    for _ in range(20):
        play.ask(0, i.Jump(chance.randrange(len(tree))))
        play_on(play, 3, mischief=0)
    assert len(tree.tips()) > 10
    assert list(check_history(tree, lambda fact: fact)) == []


def test_a_table_that_was_kept_wrong_is_found() -> None:
    tree = play_on(lay(TOYS["duel"], 3), 40, mischief=0).host.tree
    pillar = max(tree._pillars)
    table = tree._pillars[pillar]
    tree._pillars[pillar] = replace(table, turn=plain_replace(table.turn, number=99))
    found = [words.en for words in check_history(tree, lambda fact: fact)]
    assert f"Step {pillar} replays to another table than it was kept with." in found
