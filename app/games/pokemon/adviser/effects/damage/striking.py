"""What the damage of an attack comes to, for the rules that look at the number people entered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from app.core.card import Mark, Marks
from app.core.data.asked_once import asked_of_each, asked_once
from app.core.data.value import replace, value
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.damage.attack_clauses import (
    Clauses,
    clauses_of,
    lacks_neighbour,
)
from app.games.pokemon.adviser.effects.damage.changing_texts import (
    more_of_abilities,
    printed_less,
    printed_more,
)
from app.games.pokemon.adviser.effects.damage.flat_changes import surely_less, surely_more
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model.card_plays import Amounts
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.damage_sum import Fighter, Working, work_out

VARIES = re.compile(
    r"damage for each|more damage|less damage|base damage|does nothing|weakness|resistance"
    r"|unchanged|isn't affected"
    r"|ダメージ(?:ぶん)?追加|弱点|抵抗力"
)
"""How an attack speaks whose number is not the printed one: then only people can tell."""
_PUTS_COUNTERS = re.compile(r"(?:put|place|spread|move)s?\b[^.]*damage counter|ダメカン")
"""How an attack speaks that puts damage counters, and not only asks for some."""
_OF_THE_BENCH = re.compile(
    r"\(don't apply weakness and resistance for benched pokémon\.?\)"
    r"|no weakness or resistance on the bench|ベンチ[^。]*弱点・抵抗力[^。]*計算しない"
)
"""What every text says that also hits the Bench: it changes nothing of the other number."""


@value
class Strike:
    """Damage of a plain attack to the opposing Active Pokémon that is not what follows."""

    attack: Printed
    attacker: Mon
    defender: Mon
    card: Card
    """What the defender is."""
    points: int
    """As people entered it."""
    right: Working
    """As it follows from the printed number, Weakness, Resistance, notes and Abilities in play."""
    base: int
    """The printed damage; 0 where the attack does nothing."""
    more: int = 0
    """What Abilities in play surely add before Weakness."""
    less: int = 0
    """What they surely take off after Resistance."""

    @property
    def noted(self) -> bool:
        """Whether people noted on either Pokémon that damage is more or less."""
        marks = (*self.attacker.marks, *self.defender.marks)
        return any(mark.key in _NUMBERS for mark in marks)

    @property
    def attacking(self) -> Fighter:
        """The attacker, with what Abilities surely add."""
        marks = self.attacker.marks
        return Fighter(self.attacker.card, (*marks, *_number("deals_more", self.more)))

    @property
    def hit(self) -> Fighter:
        """The defender, with what Abilities surely take off."""
        marks = self.defender.marks
        return Fighter(self.card, (*marks, *_number("less_damage", self.less)))

    def without(self, *, weakness: bool = True, resistance: bool = True) -> int:
        """Return what it comes to with Weakness or Resistance left out."""
        return _without(self, weakness, resistance)


def _number(key: str, points: int) -> Marks:
    return (Mark(key, points),) if points else ()


@asked_of_each
def _without(strike: Strike, weakness: bool, resistance: bool) -> int:
    card, marks = strike.card, strike.hit.marks
    if not weakness:
        card = replace(card, weakness=None)
        marks = tuple(mark for mark in marks if not mark.key.startswith("weak_"))
    if not resistance:
        card = replace(card, resistance=None)
    return work_out(strike.base, strike.attacking, Fighter(card, marks)).points


@asked_once
def strikes(position: Position, play: Attack) -> tuple[Strike, ...]:
    """Return the opposing Active Pokémon on which a plain attack did not do what follows.

    An attack is plain if it prints a number and its text changes nothing of that.
    """
    return tuple(_strikes(position, play))


def _strikes(position: Position, play: Attack) -> Iterator[Strike]:
    attack, attacker = printed(position, play), position.mon(play.attacker)
    if attack is None or attacker is None or attacker.card is None or not play.entered:
        return
    clauses = clauses_of(attack)
    if not attack.damage.isdecimal() or _varies(clauses.rest):
        return
    base = 0 if lacks_neighbour(position, attacker.player, clauses) else int(attack.damage)
    for uid, points in play.damage:
        mon = position.mon(uid)
        if (
            mon is None
            or mon.spot != "active"
            or position.allied(mon.player, attacker.player)
            or points % 10
        ):
            continue
        if mon.card is None or kind(mon.card) == "unknown" or _is_safe(position, mon):
            continue
        struck = _as_hit(mon, clauses)
        if struck.card is None:
            continue
        strike = Strike(attack, attacker, struck, struck.card, points, Working(base), base)
        strike = _surely_changed(position, strike)
        if points != strike.right.points and points not in _with_texts(position, strike):
            yield strike


def _as_hit(mon: Mon, clauses: Clauses) -> Mon:
    """Return what is hit, without the Weakness or Resistance that an attack does not heed."""
    card, marks = mon.card, mon.marks
    if card is not None and not clauses.weakness:
        card = replace(card, weakness=None)
        marks = tuple(mark for mark in marks if not mark.key.startswith("weak_"))
    if card is not None and not clauses.resistance:
        card = replace(card, resistance=None)
    return replace(mon, card=card, marks=marks)


def _surely_changed(position: Position, strike: Strike) -> Strike:
    """Return a strike with what follows from it, with what Abilities surely change.

    Where people noted such a change by hand nobody knows whether it is the same one.
    """
    if not strike.noted:
        more = sum(one.points for one in surely_more(position, strike.attacker))
        less = sum(one.points for one in surely_less(position, strike.defender))
        strike = replace(strike, more=more, less=less)
    return replace(strike, right=work_out(strike.base, strike.attacking, strike.hit))


_NUMBERS = frozenset({"deals_more", "deals_less", "more_damage", "less_damage"})


@lru_cache(maxsize=1024)
def _varies(said: str) -> bool:
    return VARIES.search(_OF_THE_BENCH.sub("", said)) is not None


def _is_safe(position: Position, mon: Mon) -> bool:
    return mon.noted("protected") or position.noted("all_protected")


def surely_damage(position: Position, play: Attack) -> Amounts:
    """Return what an attack surely dealt as damage, and did not put as counters.

    What is read off the table does not tell them apart: of an attack that also puts counters only
    the damage on Active Pokémon is sure.
    """
    if is_told_apart(position, play):
        return play.damage
    return tuple(
        (uid, points)
        for uid, points in play.damage
        if (mon := position.mon(uid)) is not None and mon.spot == "active"
    )


def is_told_apart(position: Position, play: Attack) -> bool:
    """Whether damage and counters of an attack are told apart; it may put no counters at all."""
    return play.apart or not finds(_PUTS_COUNTERS, printed_text(printed(position, play)))


# -- other ways to a number -----------------------------------------------------------------------


def _with_texts(position: Position, strike: Strike) -> set[int]:
    """Return what it comes to with some of the texts that add to it, or take off, worked in.

    Whether each of them counts is for people to say: a number that one explains is not wrong.
    """
    flat, attacker = strike.noted, strike.attacker
    more = [*printed_more(position, attacker), *more_of_abilities(position, attacker, flat=flat)]
    less = printed_less(position, strike.defender, flat=flat)
    added = {sum(some) for some in _subsets(sorted(more))}
    taken = {sum(some) for some in _subsets(sorted(less))}
    return {
        max(0, work_out(strike.base + one, strike.attacking, strike.hit).points - other)
        for one in added
        for other in taken
        if one or other
    }


MOST_TEXTS = 6
"""More texts than this are not tried together."""


def _subsets(numbers: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(numbers[:MOST_TEXTS]) + 1):
        yield from combinations(numbers[:MOST_TEXTS], size)
