"""The damage of an attack, worked out step by step (seed 000 §7.2, APR A-01).

Base, what the attacker deals more or less, Weakness, Resistance, what the defender takes more or
less; where a step reaches 0 it ends there. A Benched Pokémon knows no Weakness or Resistance.
Damage counters put by an effect are no damage: they skip all of this.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.card import Marks, mark_of, value_of
from app.core.data.value import value
from app.core.text.wording import bracketed
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.table.energy_units import card_seen
from app.games.pokemon.table.seat_board import is_active

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Card

_NUMBER = re.compile(r"\d+")
USUAL_RESISTANCE = 30
HIT = "hit"
"""Mark on a Pokémon that an attack touched this turn: its value is the attacker's seat and 1."""
ATTACKED = "attacked"
"""Mark on a Pokémon that has attacked this turn, where a side has several Active Spots; its value
is how often."""
SPOT_ATTACKED = "spot_attacked"
"""Mark on a Pokémon that came into an Active Spot after that Spot's attack: it does not attack this
turn (BR096). Its value is how often the Spot did."""
TURN_ENDED = "turn_ended"
"""Mark on a Pokémon that an effect ended the turn of: it does not attack any more (BR063)."""
WEAKNESS, RESISTANCE = Words("Weakness", "弱点"), Words("Resistance", "抵抗力")


@value
class Fighter:
    """What the calculation asks about a Pokémon."""

    card: Card | None = None
    """None where it is not known: then it has no types, Weakness or Resistance."""
    marks: Marks = ()
    """What is noted on it: "deals_more", "type_R", "weak_P", "no_weakness", "protected" …"""


@value
class Stage:
    """One step of the calculation."""

    label: Words
    """"×2 (Weakness)", "−30 (Resistance)", "+20"."""
    after: int
    """The damage after it, in points."""


@value
class Working:
    """Damage with the way to it."""

    base: int
    """In points, before anything is reckoned."""
    stages: tuple[Stage, ...] = ()

    @property
    def points(self) -> int:
        """What it comes to."""
        return self.stages[-1].after if self.stages else self.base

    @property
    def said(self) -> Words | None:
        """The way in one line, "30 ×2 (Weakness)"; None where nothing changes the base."""
        if not self.stages:
            return None
        labels = [stage.label for stage in self.stages]
        return Words(
            f"{self.base} {' '.join(label.en for label in labels)}",
            f"{self.base} {' '.join(label.ja for label in labels)}",
        )


def work_out(
    base: int,
    attacker: Fighter,
    defender: Fighter,
    *,
    benched: bool = False,
    all_protected: bool = False,
) -> Working:
    """Return what `base` points of an attack come to on `defender`.

    `all_protected` says that the table notes protection for everybody.
    """
    points, stages = max(0, base), []
    for label, after in (
        _dealt(attacker.marks),
        *(() if benched else (_weakness(attacker, defender), _resistance(attacker, defender))),
        _taken(defender.marks),
        _prevented(defender.marks, all_protected=all_protected),
        _rounded(),
    ):
        if not points:
            break
        then = max(0, after(points))
        if then != points:
            stages.append(Stage(label, then))
        points = then
    return Working(max(0, base), tuple(stages))


_Change = Callable[[int], int]
_Step = tuple[Words, _Change]
"""What a step is called, and what it makes of the points before it."""
_NOTHING: _Step = (Words("", ""), lambda points: points)


def _dealt(marks: Marks) -> _Step:
    points = value_of(marks, "deals_more") - value_of(marks, "deals_less")
    return _plus(points)


def _taken(marks: Marks) -> _Step:
    points = value_of(marks, "more_damage") - value_of(marks, "less_damage")
    return _plus(points)


def _plus(points: int, why: Words | None = None) -> _Step:
    """Return the step that adds points, or takes them off: "−30 (Resistance)"."""
    if not points:
        return _NOTHING
    text = f"+{points}" if points > 0 else f"−{-points}"
    said = bracketed(why) if why is not None else Words("", "")
    return Words(text + said.en, text + said.ja), lambda before: before + points


def types_of(fighter: Fighter) -> frozenset[str]:
    """Return a Pokémon's types: those noted on it, otherwise those printed."""
    noted = _letters(fighter.marks, "type")
    return noted or frozenset(fighter.card.types if fighter.card is not None else ())


def _letters(marks: Marks, family: str) -> frozenset[str]:
    if not marks:
        return frozenset()
    noted = [mark.key.removeprefix(f"{family}_") for mark in marks if mark.key.startswith(family)]
    return frozenset(letter for letter in noted if letter in TYPE_WORDS) if noted else frozenset()


def _weakness(attacker: Fighter, defender: Fighter) -> _Step:
    """×2, or +N as older cards print it; a Weakness noted by hand doubles."""
    if mark_of(defender.marks, "no_weakness"):
        return _NOTHING
    types, noted, card = types_of(attacker), _letters(defender.marks, "weak"), defender.card
    if noted:
        return _times(2) if noted & types else _NOTHING
    if card is None or card.weakness not in types:
        return _NOTHING
    printed = _NUMBER.search(card.weakness_value)
    if card.weakness_value.strip().startswith("+") and printed:
        return _plus(int(printed.group()), WEAKNESS)
    return _times(int(printed.group()) if printed else 2)


def _times(factor: int) -> _Step:
    why = bracketed(WEAKNESS)
    said = Words(f"×{factor}{why.en}", f"×{factor}{why.ja}")
    return said, lambda before: before * factor


def _resistance(attacker: Fighter, defender: Fighter) -> _Step:
    """−30, or −20 as older cards print it."""
    card = defender.card
    if card is None or card.resistance not in types_of(attacker):
        return _NOTHING
    if mark_of(defender.marks, "no_resistance"):
        return _NOTHING
    printed = _NUMBER.search(card.resistance_value)
    points = int(printed.group()) if printed else USUAL_RESISTANCE
    return _plus(-points, RESISTANCE)


def _prevented(marks: Marks, *, all_protected: bool) -> _Step:
    """Damage that is prevented is none, whatever was reckoned before (APR C-16)."""
    if not all_protected and not mark_of(marks, "protected"):
        return _NOTHING
    return Words("prevented", "受けない"), lambda _: 0


def _rounded() -> _Step:
    """Damage is a multiple of 10 (seed 000 §7.3)."""
    return Words("rounded up", "切り上げ"), lambda before: -(-before // 10) * 10


# -- on a seat's view -----------------------------------------------------------------------------


def fighter(view: SeatView, unit: SeatUnit) -> Fighter:
    """Return a Pokémon in play as the calculation asks about it."""
    return Fighter(card_seen(view, unit.base), unit.marks)


def _had_its_attack(attacker: Marks, defender: Marks) -> bool:
    """Whether another Pokémon's attack touched the defender this turn (BR062, BR102, BR103)."""
    return mark_of(defender, HIT) is not None and mark_of(attacker, ATTACKED) is None


def worked_out(view: SeatView, base: int, attacker: SeatUnit, defender: SeatUnit) -> Working:
    """Return what `base` points of an attack come to on a Pokémon in play."""
    return work_out(
        base,
        fighter(view, attacker),
        fighter(view, defender),
        benched=not is_active(view, defender.id),
        all_protected=mark_of(view.marks.get("table", ()), "all_protected") is not None
        or _had_its_attack(attacker.marks, defender.marks),
    )
