"""What surely keeps the damage of an attack off a Pokémon: a note, an Ability, its last attack."""

from __future__ import annotations

import re

from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import all_left, left_or_evolved, printed
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, by_ability, by_own_attack
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import has_rule_box

GUARDS_BENCH = re.compile(
    r"prevent all damage[^.]*done to your benched pokémon|your benched pokémon[^.]*take no damage"
)
"""How an Ability speaks that keeps attacks off the own Bench."""
GUARDS_ITSELF = re.compile(
    r"(?P<benched>as long as this pokémon is on your bench, )?prevent all damage"
    r"(?: from and effects of attacks from (?:your opponent's (?P<whose>[^.()]*?) )?done to this"
    r" pokémon| done to this pokémon by attacks(?: from (?:your opponent's )?(?P<by>[^.()]*))?)"
)
"""How a text speaks that keeps attacks off its own Pokémon, and whose they are."""
_DEPENDS = re.compile(r"\bif\b|flip|unless|コイン")
WITHOUT_BOX = re.compile(r"without a rule box|don't have a rule box|doesn't have a rule box")


def protected_by(position: Position, play: Attack, mon: Mon) -> Words | None:
    """Return what surely keeps the damage of an attack off a Pokémon."""
    if mon.noted("protected") or position.noted("all_protected"):
        return NOTED
    if position.allied(mon.player, play.by):
        return None
    return _guarded(position, mon) or _guards_itself(position, play, mon)


def _guarded(position: Position, mon: Mon) -> Words | None:
    """Return the Ability on its side that surely keeps damage off this Benched Pokémon."""
    if mon.spot != "bench" or mon.card is None or kind(mon.card) == "unknown":
        return None
    for one in position.side(mon.player).mons:
        for ability in one.card.abilities if one.card is not None else ():
            said = printed_text(ability)
            if GUARDS_BENCH.search(said) and not has_no_ability(position, one):
                spares = WITHOUT_BOX.search(said) and has_rule_box(mon.card)
                return None if spares else by_ability(one, ability)
    return None


def _guards_itself(position: Position, play: Attack, mon: Mon) -> Words | None:
    """Return its Ability, or its attack of the last turn, that surely keeps this attack off it."""
    if mon.card is None:
        return None
    own = [(by_ability(mon, one), printed_text(one)) for one in mon.card.abilities]
    own = [] if own and has_no_ability(position, mon) else own
    texts = own
    record = position.record
    since = (*record.last_turn_of(mon.player), *record.since_turn_of(mon.player))
    for past in since if not position.allied(play.by, mon.player) else ():
        if isinstance(past, Attack) and past.attacker == mon.uid and not past.failed:
            if not position.is_meant(past, play.by):
                continue
            attack = printed(position, past)
            said = printed_text(attack).partition("your opponent's next turn, ")[2]
            if attack is not None:
                texts = [*texts, (by_own_attack(attack), said)]
        elif mon.uid in left_or_evolved(past):
            texts = own
    if mon.uid in all_left(position.turn.plays):
        texts = own
    attacker = position.mon(play.attacker)
    return next((cause for cause, said in texts if _keeps_off(said, mon, attacker)), None)


def _keeps_off(said: str, mon: Mon, attacker: Mon | None) -> bool:
    """Whether a text keeps an attacker's damage off the Pokémon it stands on."""
    found = GUARDS_ITSELF.search(said)
    if found is None or _DEPENDS.search(said):
        return False
    if found["benched"] and mon.spot != "bench":
        return False
    whose = (found["whose"] or found["by"] or "").strip()
    return _means(whose, attacker)


def _means(whose: str, attacker: Mon | None) -> bool:
    """Whether a text means this attacker: "pokémon ex", "basic pokémon"; unsure is no."""
    if whose in ("", "pokémon"):
        return True
    card = attacker.card if attacker is not None else None
    if card is None:
        return False
    if whose == "basic pokémon":
        return card.stage == "basic"
    return whose == "pokémon ex" and "ex" in card.tags
