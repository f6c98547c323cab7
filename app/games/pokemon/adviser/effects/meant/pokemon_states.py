"""In which state a text wants a Pokémon: "that has any damage counters on it", "with no Energy".

A state is lacking only where that is seen; what is not known may make it so.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.meant.cards_wanted import Wanted, kind_called
from app.games.pokemon.adviser.effects.meant.types_named import TYPE
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import has_rule_box
from app.games.pokemon.table.special_conditions import CONDITIONS


@value
class State:
    """What a text asks of a Pokémon in play, beside its kind."""

    lacks: Words
    """What is said of one that is not so: "it has no damage counters on it"."""
    is_met: Callable[[Position, Mon], bool]


def states_in(said: str) -> tuple[str, tuple[State, ...]]:
    """Return what a text calls Pokémon without the states it asks for, and these.

    The text is in small letters and without what stands in brackets.
    """
    states = []
    for phrase, read in _STATES:
        found = phrase.search(said)
        if found is not None:
            said = said[: found.start()] + said[found.end() :]
            states.append(read(found))
    return said, tuple(states)


# -- damage and conditions ------------------------------------------------------------------------


def _damaged(found: re.Match[str]) -> State:
    least = int(found["least"] or found["more"] or 1)
    lacks = Words("it has no damage counters on it", "ダメカンがのっていません")
    if least > 1:
        lacks = Words(
            f"it has fewer than {least} damage counters on it",
            f"のっているダメカンが{least}個未満です",
        )

    def is_met(_position: Position, mon: Mon) -> bool:
        if mon.hp_left is not None:
            return mon.hp is None or mon.hp - mon.hp_left >= least * 10
        return mon.plain or mon.damage >= least * 10

    return State(lacks, is_met)


def _unhurt(_found: re.Match[str]) -> State:
    lacks = Words("it has damage counters on it", "ダメカンがのっています")
    return State(lacks, lambda _, mon: mon.damage <= 0)


def _weak(found: re.Match[str]) -> State:
    most = int(found["hp"])
    lacks = Words(f"it has more than {most} HP left", f"残りHPが{most}より多いです")

    def is_met(position: Position, mon: Mon) -> bool:
        # A Stadium may make the HP less.
        return mon.left is None or mon.left <= most or bool(position.stadiums)

    return State(lacks, is_met)


def _affected(found: re.Match[str]) -> State:
    key = found["condition"]
    what = CONDITIONS.get(key, Words("affected by a Special Condition", "特殊状態"))
    lacks = Words(f"it is not {what.en}", f"{what.ja}ではありません")
    return State(
        lacks, lambda _, mon: mon.plain or any(key in (None, one.key) for one in mon.conditions)
    )


# -- what is attached -----------------------------------------------------------------------------


def _energy(found: re.Match[str]) -> tuple[Wanted, Words]:
    """Return which Energy is asked for, and what it is called without an article."""
    wanted = kind_called(found["energy"])
    assert wanted is not None  # every wording of the pattern is a kind of Energy
    return wanted, replace(wanted.words, en=wanted.words.en.partition(" ")[2])


def _fed(found: re.Match[str]) -> State:
    wanted, what = _energy(found)
    lacks = Words(f"it has no {what.en} attached", f"{what.ja}がついていません")

    def is_met(_position: Position, mon: Mon) -> bool:
        unread = mon.plain or mon.unknown or mon.others
        return bool(unread) or any(
            wanted.is_met(card) or kind(card) == "unknown" for card in mon.energy
        )

    return State(lacks, is_met)


def _unfed(found: re.Match[str]) -> State:
    wanted, what = _energy(found)
    lacks = Words(f"it has {what.en} attached", f"{what.ja}がついています")
    # What a Special Energy provides is no type printed on it.
    any_type = not re.search(TYPE, found["energy"])
    return State(
        lacks,
        lambda _, mon: (
            not any(
                wanted.is_met(card) and (any_type or kind(card) == "basic_energy")
                for card in mon.energy
            )
        ),
    )


def _equipped(_found: re.Match[str]) -> State:
    lacks = Words("it has no Pokémon Tool attached", "ポケモンのどうぐがついていません")
    return State(lacks, lambda _, mon: bool(mon.plain or mon.tools or mon.unknown or mon.others))


def _bare(_found: re.Match[str]) -> State:
    lacks = Words("it has a Pokémon Tool attached", "ポケモンのどうぐがついています")
    return State(lacks, lambda _, mon: not mon.tools)


# -- what is printed on it ------------------------------------------------------------------------


def _able(_found: re.Match[str]) -> State:
    lacks = Words("it has no Ability", "特性がありません")

    def is_met(position: Position, mon: Mon) -> bool:
        if kind(mon.card) != "pokemon" or mon.card is None or mon.tools or mon.unknown:
            return True
        return bool(mon.card.abilities) and not has_no_ability(position, mon)

    return State(lacks, is_met)


def _unable(_found: re.Match[str]) -> State:
    lacks = Words("it has an Ability", "特性があります")

    def is_met(position: Position, mon: Mon) -> bool:
        return mon.card is None or not mon.card.abilities or has_no_ability(position, mon)

    return State(lacks, is_met)


def _boxed(_found: re.Match[str]) -> State:
    lacks = Words("it has no Rule Box", "ルールを持っていません")

    def is_met(_position: Position, mon: Mon) -> bool:
        return kind(mon.card) != "pokemon" or mon.card is None or has_rule_box(mon.card)

    return State(lacks, is_met)


_HAS = r" (?:that (?:has|have)|with)"
_HAS_NOT = (
    r" (?:that (?:has|have) no|with no|without(?: any| an?)?"
    r"|that (?:doesn't|don't) (?:already )?have (?:any|an?))"
)
_ANY = r"(?: any| an?| at least 1| 1 or more)?"
_ON = r"(?: attached)?(?: (?:on|to) (?:it|them))?"
_ENERGY = rf" (?P<energy>(?:(?:basic|special) )?(?:(?:{TYPE}|\{{\w\}}) )?energy)(?: cards?)?{_ON}"
_TOOL = rf" pokémon tools?(?: cards?)?{_ON}"
_COUNTERS = rf" damage counters?{_ON}"
_STATES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], State]], ...] = (
    (re.compile(rf"{_HAS_NOT}{_COUNTERS}"), _unhurt),
    (
        re.compile(
            rf"{_HAS}(?: any| a| at least (?P<least>\d+)| (?P<more>\d+) or more)?{_COUNTERS}"
        ),
        _damaged,
    ),
    (re.compile(rf"{_HAS} (?P<hp>\d+) hp or less (?:remaining|left)"), _weak),
    (
        re.compile(
            rf" that (?:is|are) (?:(?P<condition>{'|'.join(CONDITIONS)})"
            r"|affected by (?:a|any) special conditions?)"
        ),
        _affected,
    ),
    (re.compile(rf"{_HAS_NOT}{_ENERGY}"), _unfed),
    (re.compile(rf"{_HAS}{_ANY}{_ENERGY}"), _fed),
    (re.compile(rf"{_HAS_NOT}{_TOOL}"), _bare),
    (re.compile(rf"{_HAS}{_ANY}{_TOOL}"), _equipped),
    (re.compile(rf"{_HAS_NOT} abilit(?:y|ies)"), _unable),
    (re.compile(rf"{_HAS}{_ANY} abilit(?:y|ies)"), _able),
    (re.compile(rf"{_HAS} a rule box"), _boxed),
)
"""How a text asks for a state, and how it is read."""
