"""What texts in play change of an attack's cost, as far as their fixed phrases tell.

People who noted the change on the Pokémon ("Attack cost −1") have answered that; then no text is
looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.card import value_of
from app.core.data.asked_once import asked_once
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import is_behind
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.meant.pokemon_meant import BOTH_SIDES, is_kind_meant
from app.games.pokemon.adviser.effects.meant.types_named import TYPE, types_in
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_hit_points import tools_off
from app.games.pokemon.adviser.model.position_sides import Mon, Player, Side
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.single_card_facts import COST_LESS
from app.games.pokemon.cards.card_record import Ability, Card, EnergyType
from app.games.pokemon.cards.card_record import Attack as Printed

_SPEAKS = re.compile(
    r"attacks? [^.]*costs?[^.]*\b(?:less|more)\b|can be used for|ignore all [^.]*energy[^.]*cost"
    r"|needs \d [^.]*\b(?:less|more)\b|ワザ[^。]*エネルギー[^。]*(?:少な|多)"
)
"""What the text of a card that changes attack costs looks like."""
_AMOUNT = re.compile(r"(?:costs?|needs) (?P<what>(?:\d )?[^.]{1,60}?) (?P<how>less|more)\b")
_SYMBOL = re.compile(r"(?P<number>\d )?(?:colorless|\{c\})")
_PER_PRIZE = re.compile(r"(?:for each|per) prize card (?:your|the) opponent has (?:already )?taken")
_ITSELF = re.compile(
    r"this pokémon's attack|attack costs? of this pokémon|used by this pokémon|^[^.:]+ needs \d"
)
_HELD = re.compile(r"(?:by|of) the (?P<which>[^.,]*?) ?pokémon this card is attached to")
_OF_OTHERS = re.compile(
    r"^(?:(?:during|on) (?:this|your) turn, |this turn, )?attacks (?:used by|of) "
    r"(?P<whose>[^.,]*?pokémon)(?: in play)? costs? (?P<what>(?:\d )?(?:(?:colorless|\{c\}) ?)+)"
    r"(?P<how>less|more)\b[^.,]*\."
)
"""How a text speaks that changes what the attacks of Pokémon of a kind cost."""
_FREE_IF_SICK = "if this pokémon is affected by a special condition, ignore all energy in"
_FREE_IF_LOST = re.compile(
    r"^if you have (?P<cards>\d+) or more cards in the lost zone, ignore all energy in"
)
_IF_BEHIND = "if you have more prize cards remaining"
_CHEAPER = re.compile(r"\bless\b|can be used|ignore|少な")
ALL_PRIZES = 6
USUAL_HAND = 5
"""Cards in a hand of which a case says nothing."""
ANY_NUMBER = 99
"""As many as there are."""
_IGNORED = re.compile(
    r"if your opponent has exactly (?P<cards>\d+) cards? in their hand, ignore all colorless energy"
)
_USED_FOR = re.compile(
    "if this pokémon has any damage counters on it, this attack can be used for "
    rf"(?P<cost>(?:(?:{TYPE}) ?)+)"
)
"""How an attack speaks that costs something else while its Pokémon is damaged."""


@value
class CostChange:
    """What a card's text changes of an attack's cost."""

    who: Words
    more: int | None
    """Colorless Energy more, below 0 less; None where nobody can tell."""
    instead: tuple[EnergyType, ...] | None = None
    """The whole cost, where a text says that the attack can be used for it."""


def cost_changes(position: Position, mon: Mon, attack: Printed) -> tuple[CostChange, ...]:
    """Return what may change the cost of an attack, what only makes it dearer left out."""
    if value_of(mon.marks, "cost_less") or value_of(mon.marks, "cost_more"):
        return ()
    return tuple(dict.fromkeys(_changes(position, mon, attack)))


def _changes(position: Position, mon: Mon, attack: Printed) -> Iterator[CostChange]:
    if mon.card is not None and finds(_SPEAKS, printed_text(attack)):
        yield from _of_itself(mon, attack)
    for tool in mon.tools if not tools_off(position) else ():
        yield from _of_tool(position, mon, tool)
    yield from _of_abilities(position, mon, attack)
    for stadium in position.stadiums:
        if stadium.card is not None:
            yield from _of_others(position, mon, stadium.card, stadium.card.name, None)
    for play in position.turn.plays:
        if isinstance(play, PlayTrainer) and play.card is not None:
            yield from _of_others(position, mon, play.card, play.card.name, play.by)


def _of_itself(mon: Mon, attack: Printed) -> Iterator[CostChange]:
    """Yield what an attack says of its own cost: "this attack can be used for Darkness"."""
    said = printed_text(attack)
    found = _USED_FOR.search(said)
    if _FREE_IF_SICK in said:
        if mon.conditions:
            yield CostChange(attack.name, 0, ())
    elif found is None or mon.hp_left is not None:
        yield CostChange(attack.name, None)
    elif mon.damage:
        yield CostChange(attack.name, 0, types_in(found["cost"]))


def _of_abilities(position: Position, mon: Mon, attack: Printed) -> Iterator[CostChange]:
    for one, ability in _able(position.sides):
        said = printed_text(ability)
        if has_no_ability(position, one):
            continue
        if not _ITSELF.search(said):
            yield from _of_others(position, mon, ability, ability.name, one.player)
        elif one is mon and _means(said, attack):
            yield from _of_own_ability(position, mon, ability)


def _of_own_ability(position: Position, mon: Mon, ability: Ability) -> Iterator[CostChange]:
    found = _FREE_IF_LOST.search(printed_text(ability))
    if found is None:
        yield CostChange(ability.name, _amount(position, mon, printed_text(ability)))
    elif len(position.side(mon.player).lost) >= int(found["cards"]):
        yield CostChange(ability.name, 0, ())


@asked_once
def _able(sides: tuple[Side, ...]) -> tuple[tuple[Mon, Ability], ...]:
    """Return the Pokémon in play with an Ability that speaks of what attacks cost."""
    return tuple(
        (mon, ability)
        for side in sides
        for mon in side.mons
        for ability in (mon.card.abilities if mon.card is not None else ())
        if finds(_SPEAKS, printed_text(ability))
    )


def _all_colorless(position: Position, mon: Mon, said: str) -> int | None:
    """Return how many Colorless a text takes off that ignores all of them; None if not plain."""
    found, foe = _IGNORED.search(said), position.foe(mon.player)
    if found is None or foe is None:
        return None
    hand = len(foe.hand) if foe.hand is not None else foe.hand_count
    if hand is None or (position.record.is_case and foe.hand is None and hand == USUAL_HAND):
        return None
    return -ANY_NUMBER if hand == int(found["cards"]) else 0


def _of_others(
    position: Position, mon: Mon, part: Card | Ability, who: Words, by: Player | None
) -> Iterator[CostChange]:
    """Yield what a text changes of the attacks of others than who has it, `by` its player.

    Where it is not plain, people must work it out; a text that makes attacks dearer excuses
    nothing then.
    """
    said = printed_text(part)
    if not finds(_SPEAKS, said):
        return
    found = _OF_OTHERS.search(BOTH_SIDES.sub("", said))
    meant = _is_used_by(position, mon, found["whose"], by) if found is not None else None
    if meant and found is not None:
        yield CostChange(who, _colorless(found["what"]) * (-1 if found["how"] == "less" else 1))
    elif meant is None and _CHEAPER.search(said):
        yield CostChange(who, None)


def _is_used_by(position: Position, mon: Mon, whose: str, by: Player | None) -> bool | None:
    """Whether a Pokémon is one of "each Tera Pokémon", "your opponent's Active Pokémon"."""
    if by is not None:
        own = position.allied(by, mon.player)
        if "opponent" in whose and own:
            return False
        if "your" in whose and "opponent" not in whose and not own:
            return False
    elif "your" in whose:
        return None
    return is_kind_meant(whose, mon.card)


def _colorless(what: str) -> int:
    """Return how many Colorless Energy stand in "Colorless", "2 {C}", "{C}{C}"."""
    return sum(int(one["number"] or 1) for one in _SYMBOL.finditer(what))


def _means(said: str, attack: Printed) -> bool:
    """Whether a text about the own attacks means this one: it may name another."""
    return " needs " not in said or said.startswith(attack.name.en.casefold())


def _of_tool(position: Position, mon: Mon, tool: Card) -> Iterator[CostChange]:
    said = printed_text(tool)
    if not said:
        for name, (owner, less) in COST_LESS.items():
            if named(tool, name) and mon.name.en.startswith(owner):
                yield CostChange(tool.name, -less)
        return
    if not finds(_SPEAKS, said):
        return
    holder = _HELD.search(said)
    if holder is not None and not mon.name.en.casefold().startswith(holder["which"]):
        return
    yield CostChange(tool.name, _amount(position, mon, said))


def _amount(position: Position, mon: Mon, said: str) -> int | None:
    """Return how many Colorless Energy more a text asks for, below 0 less; None if not plain."""
    found = _AMOUNT.search(said)
    if found is None:
        return _all_colorless(position, mon, said)
    number = _colorless(found["what"])
    if not number:
        return None
    if _IF_BEHIND in said:
        behind = is_behind(position, mon.player)
        if behind is None:
            return None
        number *= behind
    if _PER_PRIZE.search(said):
        foe = position.foe(mon.player)
        if foe is None or foe.prizes is None:
            return None
        number *= max(0, ALL_PRIZES - foe.prizes)
    return -number if found["how"] == "less" else number
