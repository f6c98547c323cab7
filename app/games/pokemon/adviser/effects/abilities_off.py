"""Whether a Pokémon has no Abilities (特性) now: by notes, Stadiums, what an opponent does."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from app.cards.name_keys import name_key
from app.core.data.asked_once import asked_once
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.attack_questions import fighter
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, by_ability, by_card
from app.games.pokemon.adviser.effects.meant.pokemon_meant import is_kind_meant
from app.games.pokemon.adviser.effects.meant.types_named import types_meant
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.single_card_facts import ACTIVE_HAS_NONE
from app.games.pokemon.cards.card_record import Ability, Card, has_rule_box
from app.games.pokemon.table.damage_sum import types_of

ACTIVE = re.compile(
    r"(?:if|as long as) this pokémon is (?:in the active spot|your active pokémon)|while active"
    r"|バトル場にいる"
)
"""How an Ability speaks that works from the Active Spot."""
NO_ABILITIES: dict[str, Callable[[Card], bool]] = {
    "Path to the Peak": has_rule_box,
    "Silent Lab": lambda card: card.stage == "basic",
}
"""Stadium -> which Pokémon have no Abilities while it is in play."""
TAKES_AWAY = re.compile(
    r"your opponent's pokémon in play have no abilities|相手の場のポケモン[^。]*特性[^。]*なくな"
)
"""How an Ability speaks that takes away those of the other side, but for its own name."""
_OF_ACTIVE = re.compile(
    r"your opponent's active pokémon has no abilities|相手のバトルポケモン[^。]*特性[^。]*なくな"
)
"""How a Trainer speaks that takes away those of the opponent's Active Pokémon for its turn."""
_OF_KIND = re.compile(
    r"^(?P<spot>as long as this pokémon is in the active spot, )?"
    r"(?:(?P<foe>your opponent's active pokémon) has|(?P<kind>(?!your |the )(?:[^,]+ )?pokémon"
    r"(?P<box> with a rule box)?) in play(?: ?\(both yours and your opponent's\))?"
    r"(?: ?\(except any (?P<but>[^)]+)\))? have) no abilities"
    r"(?:, except (?:for )?(?P<spared>[^,]+))?$"
)
"""How a Stadium or an Ability speaks that takes them away from Pokémon of a kind on both sides, or
from the opponent's Active Pokémon."""
WATCHTOWER = "Team Rocket's Watchtower"
"""The Stadium that takes away the Abilities of Colorless Pokémon."""


def has_no_ability(position: Position, mon: Mon) -> bool:
    """Whether it is known that a Pokémon has no Abilities now."""
    return ability_taken_by(position, mon) is not None


def ability_taken_by(position: Position, mon: Mon) -> Words | None:
    """Return what takes away a Pokémon's Abilities now; None where nothing known does."""
    return (
        _off_by_table(position, mon)
        or _off_by_trainer(position, mon)
        or _off_by_foe(position, mon)
        or _off_by_kind(position, mon)
    )


@value
class _Taken:
    """Which Pokémon a sentence takes Abilities from."""

    spot: bool
    """Whether its own Pokémon has to be in the Active Spot for it."""
    foe: bool
    """Whether it means the opponent's Active Pokémon, and not a kind on both sides."""
    kind: str
    box: bool
    but: str
    spared: str


@lru_cache(maxsize=4096)
def _taken(words: Words) -> tuple[_Taken, ...]:
    """Return what a text takes away, as far as its wording is a fixed one."""
    said = " ".join(words.en.casefold().replace("’", "'").split())
    found = (_OF_KIND.match(one) for one in re.split(r"\.(?:\s+|$)", said))
    return tuple(
        _Taken(
            one["spot"] is not None,
            one["foe"] is not None,
            one["kind"] or "",
            one["box"] is not None,
            one["but"] or "",
            name_key(one["spared"] or ""),
        )
        for one in found
        if one is not None
    )


def _off_by_kind(position: Position, mon: Mon) -> Words | None:
    """Return the Ability in play that takes those of a kind, or of the Active Pokémon before it."""
    return next(
        (
            by_ability(other, ability)
            for other, ability, taken in _taking_kinds(position.sides)
            if _takes(taken, mon) and _off_by_table(position, other) is None
            if other.spot == "active" or not taken.spot
            if not taken.foe or (mon.spot == "active" and _is_foe(position, other, mon))
        ),
        None,
    )


def _is_foe(position: Position, other: Mon, mon: Mon) -> bool:
    return [foe.player for foe in position.foes(other.player)] == [mon.player]


@asked_once
def _taking_kinds(sides: tuple[Side, ...]) -> tuple[tuple[Mon, Ability, _Taken], ...]:
    return tuple(
        (mon, ability, taken)
        for side in sides
        for mon in side.mons
        for ability in (mon.card.abilities if mon.card is not None else ())
        if ability.text is not None
        for taken in _taken(ability.text)
    )


def _takes(taken: _Taken, mon: Mon) -> bool:
    """Whether a Pokémon is of the kind that loses its Abilities, and none of them is spared."""
    if mon.card is None or kind(mon.card) == "unknown":
        return False
    own = {name_key(one.name.en) for one in mon.card.abilities}
    but = bool(taken.but) and is_kind_meant(taken.but, mon.card) is not False
    if but or taken.spared in own or taken.foe:
        return taken.foe and taken.spared not in own
    if taken.box:
        return taken.kind == "pokémon with a rule box" and has_rule_box(mon.card)
    types = types_meant(taken.kind)
    if types and "non-" not in taken.kind:
        return not types.isdisjoint(types_of(fighter(mon)))
    return is_kind_meant(taken.kind, mon.card) is True


def _off_by_trainer(position: Position, mon: Mon) -> Words | None:
    """Return the opponent's Trainer of this turn that takes those of the Active Pokémon."""
    if mon.spot != "active":
        return None
    for play in (*position.turn.plays, *position.gesture):
        if (
            isinstance(play, PlayTrainer)
            and play.card is not None
            and not position.allied(play.by, mon.player)
            and (not play.players or mon.player in play.players)
            and (named(play.card, *ACTIVE_HAS_NONE) or finds(_OF_ACTIVE, printed_text(play.card)))
        ):
            return by_card(play.card)
    return None


def _off_by_foe(position: Position, mon: Mon) -> Words | None:
    """Return the Ability of an opponent that takes those of all Pokémon (Neutralizing Gas)."""
    taking = _taking_away(position.sides)
    if not taking:
        return None
    own = {name_key(one.name.en) for one in mon.card.abilities} if mon.card is not None else set()
    foes = [foe.player for foe in position.foes(mon.player)]
    for other, ability in taking:
        if other.player not in foes or name_key(ability.name.en) in own:
            continue
        chosen = position.chosen_for(other.uid)
        if len(position.foes(other.player)) > 1 and chosen != mon.player:
            continue  # of several opponents it works on the chosen one (BR168)
        if other.spot == "active" or not ACTIVE.search(printed_text(ability)):
            off = _off_by_table(position, other) is not None
            return None if off else by_ability(other, ability)
    return None


@asked_once
def _taking_away(sides: tuple[Side, ...]) -> tuple[tuple[Mon, Ability], ...]:
    """Return the Pokémon in play with an Ability that takes away others'."""
    return tuple(
        (mon, ability)
        for side in sides
        for mon in side.mons
        for ability in (mon.card.abilities if mon.card is not None else ())
        if TAKES_AWAY.search(printed_text(ability))
    )


def _off_by_table(position: Position, mon: Mon) -> Words | None:
    """Return the note or the Stadium that takes away a Pokémon's Abilities."""
    if mon.noted("no_ability") or position.noted("no_abilities"):
        return NOTED
    if mon.card is None or kind(mon.card) == "unknown":
        return None
    for one in position.stadiums:
        if one.card is not None and _is_off_under(one.card, mon, mon.card):
            return by_card(one.card)
    return None


def _is_off_under(stadium: Card, mon: Mon, card: Card) -> bool:
    """Whether a Stadium takes away the Abilities of a Pokémon, by its name or by its text."""
    if named(stadium, WATCHTOWER) and "C" in types_of(fighter(mon)):
        return True
    if any(named(stadium, name) and loses(card) for name, loses in NO_ABILITIES.items()):
        return True
    return stadium.text is not None and any(_takes(taken, mon) for taken in _taken(stadium.text))
