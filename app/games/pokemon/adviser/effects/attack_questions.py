"""What the rules of attacks and damage ask alike: which attack it is, what pays for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from app.cards.name_keys import name_key
from app.core.card import Marks
from app.core.data.asked_once import asked_of_each, asked_once, asked_while
from app.games.pokemon.adviser.effects.meant.types_named import type_called
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.table.damage_sum import Fighter
from app.games.pokemon.table.energy_units import EnergyUnit, all_units

_key = lru_cache(maxsize=4096)(name_key)


def attacks_on(mon: Mon) -> tuple[Printed, ...]:
    """Return the attacks a Pokémon has: its own, those below a BREAK or LV.X, those attached."""
    cards = [mon.card] if mon.card is not None else []
    if mon.card is not None and mon.card.stage in ("break", "level_up") and len(mon.stack) > 1:
        cards.append(mon.stack[-2])
    cards += [*mon.tools, *mon.others]
    return tuple(attack for card in cards for attack in card.attacks)


@asked_once
def printed(position: Position, play: p.Attack) -> Printed | None:
    """Return the attack that is meant, as it is printed; None where that is not known."""
    mon = position.mon(play.attacker)
    if mon is None:
        return None
    wanted = _key(play.attack)
    for attack in attacks_on(mon):
        if wanted and wanted in (_key(attack.name.en), _key(attack.name.ja)):
            return attack
    return _of_earlier_stage(position, mon, wanted)


def _of_earlier_stage(position: Position, mon: Mon, wanted: str) -> Printed | None:
    if not wanted or not may_use_earlier(position, mon):
        return None
    below = (attack for card in mon.stack[:-1] for attack in card.attacks)
    return next((one for one in below if wanted in (_key(one.name.en), _key(one.name.ja))), None)


def may_use_earlier(position: Position, mon: Mon) -> bool:
    """Whether an Ability in play lets a Pokémon use the attacks of its earlier stages."""
    return any(
        "previous evolution" in said
        for one in position.side(mon.player).mons
        for said in ability_texts(one)
    )


def left_or_evolved(past: p.Play) -> tuple[str, ...]:
    """Return the Pokémon that left the Active Spot or evolved: effects of attacks end there."""
    ends = _ENDS.get(type(past))
    return () if ends is None else (getattr(past, ends),)


_ENDS: dict[type[Any], str] = {
    p.Switch: "out",
    p.Retreat: "unit",
    p.MoveToBench: "unit",
    p.Evolve: "onto",
}
"""The plays that end effects of attacks on a Pokémon, and the field that names it."""


@asked_of_each
def all_left(plays: tuple[p.Play, ...]) -> frozenset[str]:
    """Return the Pokémon that left the Active Spot or evolved in any of these plays."""
    return frozenset(uid for past in plays for uid in left_or_evolved(past))


@asked_while("sides", "stadiums")
def texts_in_play(position: Position) -> tuple[tuple[Card, str], ...]:
    """Return (card, text) of what may work on others: Abilities, Stadiums, Tools."""
    found: list[tuple[Card, str]] = []
    for mon in position.mons:
        if mon.card is not None:
            found += [(mon.card, said) for said in ability_texts(mon)]
        found += [(tool, printed_text(tool)) for tool in mon.tools]
    found += [
        (one.card, printed_text(one.card)) for one in position.stadiums if one.card is not None
    ]
    return tuple(found)


def energy_of(position: Position, mon: Mon) -> tuple[EnergyUnit, ...]:
    """Return what the Energy attached to a Pokémon provides."""
    marks = mon.energy_marks or ((),) * len(mon.energy)
    cards: list[tuple[str, Card | None, Marks]] = [
        (f"e{n}", card, own) for n, (card, own) in enumerate(zip(mon.energy, marks, strict=False))
    ]
    named = (*mon.by_name, *(None,) * max(0, mon.unknown - len(mon.by_name)))
    cards += [(f"?{n}", card, ()) for n, card in enumerate(named)]
    units = all_units(cards, mon.card, mon.marks, behind=is_behind(position, mon.player))
    twice = {letter for letter, doubled in _basic_given(position, mon.player) if doubled}
    if any(mark.key == "energy_twice" for mark in mon.marks):
        return units  # people noted it themselves
    doubled = {f"e{n}" for n, card in enumerate(mon.energy) if _is_basic(card, twice)}
    return (*units, *(unit for unit in units if unit.source in doubled))


_GIVES = re.compile(
    r"each basic (?P<type>\w+) energy attached to (?:all of )?your pokémon provides (?P<what>[^.]*)"
)
"""How an Ability speaks by which basic Energy provides something else (Wild Growth)."""


@asked_while("sides", "variant")
def _basic_given(position: Position, player: int) -> tuple[tuple[EnergyType, bool], ...]:
    """Return (type, whether two) of basic Energy that an Ability on a side says provides more.

    False where the text says so in a way that is not plain.
    """
    return tuple(_given_by(position.side(player)))


def _given_by(side: Side) -> Iterator[tuple[EnergyType, bool]]:
    for one in side.mons:
        for said in ability_texts(one):
            found = _GIVES.search(said)
            letter = type_called(found["type"]) if found is not None else None
            if found is None or letter is None or one.noted("no_ability"):
                continue
            yield letter, found["what"].replace(" ", "").startswith(found["type"] * 2)


def _is_basic(card: Card, letters: set[EnergyType]) -> bool:
    return card.kind == "basic_energy" and not letters.isdisjoint(card.types)


def may_give_more(position: Position, mon: Mon) -> bool:
    """Whether an Ability says that basic Energy on it provides more, and it is not plain what."""
    unsure = {letter for letter, doubled in _basic_given(position, mon.player) if not doubled}
    return any(_is_basic(card, unsure) for card in mon.energy)


def is_behind(position: Position, player: int) -> bool | None:
    """Whether a player has more Prize cards left than the opponent; None where it is not known.

    Of several opponents where it is so of one and not of another: that hangs on which is meant.
    """
    theirs, mine = {foe.prizes for foe in position.foes(player)}, position.side(player).prizes
    if not theirs or mine is None:
        return None
    behind = {None if left is None else mine > left for left in theirs}
    return behind.pop() if len(behind) == 1 else None


def fighter(mon: Mon) -> Fighter:
    """Return a Pokémon as the damage calculation asks about it."""
    return Fighter(mon.card, mon.marks)
