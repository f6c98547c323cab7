"""What effects keep players and Pokémon from: by notes, Abilities, attacks of the last turn."""

from __future__ import annotations

import re

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.locks.lock_causes import (
    NOTED,
    OWN_TEXT,
    by_ability,
    by_attack,
    by_attack_of,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text

NO_ITEMS = re.compile(
    r"can't play (?:any )?items?(?: cards?)?\b|グッズを(?:出して)?(?:使え|出せ)ない"
)
"""How an effect speaks under which no Items are played."""
NO_RETREAT = re.compile(r"can(?:'t|not) retreat|にげることができない|にげられない")
"""How a Pokémon speaks that cannot retreat."""
KEPT_IN = re.compile(
    r"opponent's next turn[^.]*can(?:'t|not) retreat|can(?:'t|not) retreat[^.]*opponent's next turn"
    r"|相手の(?:次の)?番[^。]*にげ(?:られない|ることができない)"
)
"""How an attack speaks after which the Pokémon it hit cannot retreat."""
_BY_CHANCE = re.compile(r"\bflip|\bcoin|コイン")


@value
class Lock:
    """What keeps somebody from something."""

    cause: Words
    """By what, as a sentence names it: see `lock_causes`."""
    sure: bool = True
    """False where it hangs on a coin, or on which Pokémon was hit."""


def items_locked(position: Position, by: int) -> Lock | None:
    """Return what keeps a player from playing Items now; None for nothing."""
    side = position.side(by)
    if side.noted("no_items") or side.noted("no_trainers"):
        return Lock(NOTED)
    return _ability_locks(position, by) or _attacked_with(position, by, NO_ITEMS)


def _ability_locks(position: Position, by: int) -> Lock | None:
    """Return the Ability in play that says that a player cannot play Items."""
    for mon in position.mons:
        for ability in mon.card.abilities if mon.card is not None else ():
            said = printed_text(ability)
            if finds(NO_ITEMS, said) and _reaches(position, mon, by, said):
                off = has_no_ability(position, mon)
                return None if off else Lock(by_ability(mon, ability))
    return None


def _reaches(position: Position, mon: Mon, by: int, said: str) -> bool:
    if position.allied(mon.player, by) and ("opponent" in said or "相手" in said):
        return False
    return mon.spot == "active" or not ("active spot" in said or "バトル場" in said)


def _attacked_with(position: Position, by: int, phrase: re.Pattern[str]) -> Lock | None:
    """Return the opponent's attack since the own last turn that says `phrase` of this turn."""
    found: Lock | None = None
    for play in position.record.since_turn_of(by):
        if not isinstance(play, p.Attack) or play.failed or position.allied(play.by, by):
            continue
        attack = printed(position, play)
        said = printed_text(attack)
        if attack is not None and finds(phrase, said) and position.is_meant(play, by):
            found = Lock(by_attack(position, play, attack), not finds(_BY_CHANCE, said))
    return found


def cannot_retreat(position: Position, mon: Mon) -> Lock | None:
    """Return what keeps a Pokémon from retreating; None for nothing.

    A note, its own text (fossils, dolls), or an attack that hit it in the opponent's last turn: it
    must have stayed in the Active Spot since, and not evolved.
    """
    if mon.noted("no_retreat"):
        return Lock(NOTED)
    own = printed_text(mon.card) if mon.card is not None and mon.card.kind != "pokemon" else ""
    if finds(NO_RETREAT, own):
        return Lock(OWN_TEXT)
    return _named_on(position, mon) or _kept_in(position, mon)


def _kept_in(position: Position, mon: Mon) -> Lock | None:
    """Return the attack of the opponent's last turn that keeps a Pokémon in."""
    hit = _attacked_with(position, mon.player, KEPT_IN)
    if hit is None or left_the_spot(position, mon.uid):
        return None
    past = position.record.since_turn_of(mon.player)
    targets = {one.target for one in past if isinstance(one, p.Attack) and one.by != mon.player}
    if targets - {"", mon.uid}:
        return None
    return replace(hit, sure=hit.sure and mon.uid in targets)


def _named_on(position: Position, mon: Mon) -> Lock | None:
    """Return the attack that keeps a Pokémon in, where a case notes it by its name."""
    names = {mark.key.casefold() for mark in mon.marks if " " in mark.key}
    if not names:
        return None
    for foe in position.foes(mon.player):
        for other in foe.mons:
            for attack in other.card.attacks if other.card is not None else ():
                if attack.name.en.casefold() in names and finds(KEPT_IN, printed_text(attack)):
                    return Lock(by_attack_of(other, attack))
    return None


def left_the_spot(position: Position, uid: str) -> bool:
    """Whether a play of this turn ended the effects of attacks on a Pokémon."""
    return any(_frees(play, uid) for play in position.turn.plays)


def _frees(play: p.Play, uid: str) -> bool:
    """Whether a play ended the effects of attacks on a Pokémon: it left the spot or evolved."""
    if isinstance(play, p.Evolve):
        return play.onto == uid
    if isinstance(play, p.Switch):
        return uid in (play.out, play.into)
    if isinstance(play, p.Retreat):
        return uid in (play.unit, play.to)
    return isinstance(play, p.MoveToBench) and play.unit == uid
