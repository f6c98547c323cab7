"""What effects keep players and Pokémon from: by notes, Abilities, attacks of the last turn."""

from __future__ import annotations

import re

from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text

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


def items_locked(position: Position, by: int) -> bool | None:
    """Whether a player cannot play Items now; None where that hung on a coin."""
    side = position.side(by)
    if side.noted("no_items") or side.noted("no_trainers") or _ability_locks(position, by):
        return True
    return _attacked_with(position, by, NO_ITEMS)


def _ability_locks(position: Position, by: int) -> bool:
    """Whether an Ability in play says that a player cannot play Items."""
    for mon in position.mons:
        for said in ability_texts(mon):
            if finds(NO_ITEMS, said) and _reaches(position, mon, by, said):
                return not has_no_ability(position, mon)
    return False


def _reaches(position: Position, mon: Mon, by: int, said: str) -> bool:
    if position.allied(mon.player, by) and ("opponent" in said or "相手" in said):
        return False
    return mon.spot == "active" or not ("active spot" in said or "バトル場" in said)


def _attacked_with(position: Position, by: int, phrase: re.Pattern[str]) -> bool | None:
    """Whether an opponent's attack since the own last turn says `phrase` of this turn."""
    found: bool | None = False
    for play in position.record.since_turn_of(by):
        if not isinstance(play, p.Attack) or play.failed or position.allied(play.by, by):
            continue
        attack = printed(position, play)
        said = printed_text(attack)
        if finds(phrase, said) and position.is_meant(play, by):
            found = None if finds(_BY_CHANCE, said) else True
    return found


def cannot_retreat(position: Position, mon: Mon) -> bool | None:
    """Whether an effect keeps a Pokémon from retreating; None where that is not sure.

    A note, its own text (fossils, dolls), or an attack that hit it in the opponent's last turn: it
    must have stayed in the Active Spot since, and not evolved.
    """
    own = printed_text(mon.card) if mon.card is not None and mon.card.kind != "pokemon" else ""
    if mon.noted("no_retreat") or finds(NO_RETREAT, own) or _is_under(position, mon):
        return True
    if left_the_spot(position, mon.uid):
        return False
    hit = _attacked_with(position, mon.player, KEPT_IN)
    if hit is False:
        return False
    past = position.record.since_turn_of(mon.player)
    targets = {one.target for one in past if isinstance(one, p.Attack) and one.by != mon.player}
    if targets - {"", mon.uid}:
        return False
    return True if hit and mon.uid in targets else None


def _is_under(position: Position, mon: Mon) -> bool:
    """Whether a case notes an attack by its name that keeps a Pokémon in."""
    names = {mark.key.casefold() for mark in mon.marks if " " in mark.key}
    return bool(names) and any(
        attack.name.en.casefold() in names and finds(KEPT_IN, printed_text(attack))
        for foe in position.foes(mon.player)
        for other in foe.mons
        if other.card is not None
        for attack in other.card.attacks
    )


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
