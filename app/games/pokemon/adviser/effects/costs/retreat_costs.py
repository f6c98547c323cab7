"""What a retreat costs (にげるためのエネルギー): printed, noted, changed (APR D-11 to D-13).

Texts of a fixed wording are read: "has no Retreat Cost", "is {C} less". Any other text that speaks
of the Retreat Cost makes it unsure, and so does a note beside such a text: nobody knows whether the
one is the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from app.core.data.asked_once import asked_once
from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import energy_of, is_behind
from app.games.pokemon.adviser.effects.effects_said import used
from app.games.pokemon.adviser.effects.meant.pokemon_meant import (
    ALL_OF_THEM,
    BOTH_SIDES,
    is_kind_meant,
)
from app.games.pokemon.adviser.effects.meant.types_named import TYPE, type_called
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_hit_points import tools_off
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.single_card_facts import FREE, RETREAT_LESS
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.special_energy import Around
from app.games.pokemon.table.energy_units import units_of

SPEAKS = re.compile(
    r"retreat costs?\b|retreats? for|retreats? free"
    r"|にげるため|にげるエネルギー|エネルギーなしでにげ"
)
"""How a text speaks of what a retreat costs."""
_NOTHING = re.compile(
    r"\bno retreat cost|retreat cost[^.]* is 0|retreats? (?:for )?free"
    r"|(?:にげるため|にげる)[^。]*(?:すべてなくな|(?<!少)なくなる|なし)|エネルギーなしでにげ"
)
_AMOUNT = re.compile(
    r"(?:(?P<number>\d+) ?(?:\{c\} ?)*|(?P<symbols>(?:(?:colorless|\{c\}) ?)+))(?P<how>less|more)\b"
    r"|(?P<ja>\d+)個ぶん?(?:減|少|増|多)"
)
_IF = re.compile(r"\bif\b|\bwhile\b|as long as|during|なら|とき|かぎり|間、")
_BARE = re.compile(r"has no energy attached|エネルギーがついていない")
_FED = re.compile(rf"has any (?:(?P<type>{TYPE}|\{{\w\}}) )?energy attached")
_HP = re.compile(r"remaining hp is (\d+) or less|残りhpが(\d+)以下")
_HOLDER = re.compile(r"(?P<which>[^.,]* pokémon) this card is attached to")
_NEXT_MATTER = re.compile(r", and (?:the |its )?attacks|(?<=なくなり)、|(?<=なり)、")
"""Where a sentence goes on with something else than what a retreat costs."""


@value
class RetreatCost:
    """What the retreat of a Pokémon costs, in units of Energy."""

    printed: int
    cost: int
    """With what is noted, and with the texts that are read."""
    noted: int
    """With what is noted only."""
    sure: bool = True
    """False where a text speaks of it that could not be read."""
    by: tuple[Words, ...] = ()
    """The cards that change it, or may."""

    @property
    def least(self) -> int:
        """The lowest it may be, as far as texts are read."""
        return self.cost if self.noted == self.printed else min(self.cost, self.noted)

    @property
    def most(self) -> int:
        """The highest it may be, as far as texts are read."""
        return self.cost if self.noted == self.printed else max(self.cost, self.noted)


def retreat_cost(position: Position, mon: Mon) -> RetreatCost | None:
    """Return what the retreat of a Pokémon costs; None where nobody can tell."""
    card = _printed_on(mon)
    if card is None:
        return None
    change = mon.number("retreat_more") - mon.number("retreat_less")
    noted = max(0, card.retreat + change)
    lower, higher, sure = 0, 0, True
    by: list[Words] = []
    for source, holder, sentence in _sentences(position, mon):
        reaches = _reaches(position, sentence, holder, mon)
        if reaches is False:
            continue
        amount = _amount(sentence) if reaches else None
        if amount is None:
            sure = False
        else:
            lower, higher = lower + max(0, amount), higher + max(0, -amount)
        by.append(source.name)
    sure = sure and used(position, SPEAKS) is False
    cost = 0 if lower >= FREE else max(0, noted + higher - lower)
    return RetreatCost(card.retreat, cost, noted, sure, tuple(by))


def _printed_on(mon: Mon) -> Card | None:
    """Return the card whose Retreat Cost counts: a BREAK keeps that of the card below."""
    card = mon.card
    if card is not None and card.stage == "break":
        card = mon.stack[-2] if len(mon.stack) > 1 else None
    return card if card is not None and card.kind == "pokemon" else None


# -- texts ---------------------------------------------------------------------------------------

Sentence = tuple[Card, Mon | None, str]
"""A card, who has it (None for a Stadium), and one sentence of it about the Retreat Cost."""


def _sentences(position: Position, mon: Mon) -> Iterator[Sentence]:
    for card, holder, words in _texts(position, mon):
        for sentence in _speaking(words):
            yield card, holder, sentence


@lru_cache(maxsize=4096)
def _speaking(words: Words) -> tuple[str, ...]:
    """Return the sentences of a text that speak of what a retreat costs."""
    said = words.en.casefold()
    if not SPEAKS.search(said):
        return ()
    sentences = re.split(r"(?<=[.。])\s*", said)
    return tuple(_NEXT_MATTER.split(one)[0] for one in sentences if SPEAKS.search(one))


def _texts(position: Position, mon: Mon) -> Iterator[tuple[Card, Mon | None, Words]]:
    """Yield the texts that may change what a Pokémon's retreat costs."""
    for tool in mon.tools if not tools_off(position) else ():
        yield from _of_tool(tool, mon)
    for card in (*mon.energy, *mon.others):
        if card.text is not None:
            yield card, mon, card.text
    for one in position.stadiums:
        if one.card is not None and one.card.text is not None:
            yield one.card, None, one.card.text
    for other, card, words in _able(position.sides):
        if not has_no_ability(position, other):
            yield card, other, words


@asked_once
def _able(sides: tuple[Side, ...]) -> tuple[tuple[Mon, Card, Words], ...]:
    """Return the Pokémon in play whose Abilities speak of what a retreat costs."""
    return tuple(
        (mon, mon.card, ability.text)
        for side in sides
        for mon in side.mons
        if mon.card is not None
        for ability in mon.card.abilities
        if _speaking(ability.text)
    )


def _of_tool(tool: Card, mon: Mon) -> Iterator[tuple[Card, Mon | None, Words]]:
    """Yield the text of a Tool, or what is known of it by name where it has none."""
    if tool.text is not None:
        yield tool, mon, tool.text
        return
    for name, less in RETREAT_LESS.items():
        if named(tool, name):
            said = "no retreat cost" if less == FREE else f"retreat cost {less} less"
            yield tool, mon, both(f"the holder: {said}")


def _amount(sentence: str) -> int | None:
    """Return by how much a sentence lowers the cost (below 0: raises it); None if not read."""
    if _NOTHING.search(sentence):
        return FREE
    found = _AMOUNT.search(sentence)
    if found is None:
        return None
    if found["ja"]:
        number = int(found["ja"])
        return -number if re.search(r"増|多", found[0]) else number
    symbols = (found["symbols"] or "").replace("{c}", "colorless")
    number = int(found["number"]) if found["number"] else symbols.count("colorless")
    return number if found["how"] == "less" else -number


# -- whom a text means ---------------------------------------------------------------------------


def _reaches(position: Position, sentence: str, holder: Mon | None, mon: Mon) -> bool | None:
    """Whether a sentence about the Retreat Cost means `mon` now; None where that is not read."""
    everybody = BOTH_SIDES.search(sentence) is not None
    sentence = BOTH_SIDES.sub("", sentence)
    if "opponent" in sentence or "相手の" in sentence:
        own = holder is None or position.allied(holder.player, mon.player)
        return False if own else None
    if holder is not None and not position.allied(holder.player, mon.player):
        if not everybody and not ALL_OF_THEM.search(sentence):
            return False
    elif holder is mon and _is_about_itself(sentence, mon):
        return _is_held(position, sentence, mon)
    elif holder is not None and _is_about_itself(sentence, holder):
        return False
    if _IF.search(sentence):
        return None
    return is_kind_meant(sentence, mon.card)


def _is_about_itself(sentence: str, mon: Mon) -> bool:
    """Whether the sentence of a Pokémon, or of a card attached to it, is about that Pokémon."""
    attached = r"this pokémon|attached to|the holder|it has|このポケモン|持ち主|ついているポケモン"
    return bool(re.search(attached, sentence)) or mon.name.en.casefold() in sentence


def _is_held(position: Position, sentence: str, mon: Mon) -> bool | None:
    """Whether what a card says of the Pokémon it is attached to holds; None where not read."""
    holder = _HOLDER.search(sentence)
    meant = is_kind_meant(holder["which"], mon.card) if holder is not None else True
    return _holds(position, sentence, mon) if meant else meant


def _holds(position: Position, sentence: str, mon: Mon) -> bool | None:
    """Whether the condition of a sentence holds for a Pokémon; None where it is not read."""
    if _BARE.search(sentence):
        return not mon.energy and not mon.unknown
    fed = _FED.search(sentence)
    if fed is not None:
        return _is_fed(position, mon, type_called(fed["type"]) if fed["type"] else None)
    found = _HP.search(sentence)
    if found is not None:
        return None if mon.left is None else mon.left <= int(found[1] or found[2])
    return None if _IF.search(sentence) else True


def _is_fed(position: Position, mon: Mon, letter: EnergyType | None) -> bool | None:
    """Whether a Pokémon has Energy attached, of a type if that is asked; None if not known."""
    if letter is None:
        return bool(mon.energy) or (None if mon.unknown else False)
    units = energy_of(position, mon)
    if any(unit.known and letter in unit.types for unit in units):
        return True
    return False if all(unit.known for unit in units) else None


# -- payment -------------------------------------------------------------------------------------


def worths(position: Position, mon: Mon, paid: tuple[Card | None, ...]) -> tuple[int, ...] | None:
    """Return how many units each card counts as that is discarded for a retreat.

    None where one of them may count as any number.
    """
    marks = list(mon.energy_marks) or [()] * len(mon.energy)
    attached = list(zip(mon.energy, marks, strict=False))
    found = []
    for card in paid:
        place = next((n for n, (other, _) in enumerate(attached) if other == card), None)
        own = attached[place][1] if place is not None else ()
        beside = tuple(other for n, (other, _) in enumerate(attached) if n != place)
        around = Around(mon.card, beside, is_behind(position, mon.player))
        units = units_of(card, around, (*own, *mon.marks))
        if not all(unit.known for unit in units):
            return None
        found.append(len(units))
    return tuple(found)
