"""Which texts in play, attached or used this turn may change an attack's damage."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.games.pokemon.adviser.effects.attack_questions import printed, texts_in_play
from app.games.pokemon.adviser.effects.damage.flat_changes import is_flat
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text

MODIFIES = re.compile(
    r"(?:more|less) damage|damage (?:done|is)|takes? \d+ (?:more|less)|prevent all|for \d+ more"
    r"|take no damage|ダメージ[^。]*(?:\+|-|−|受けない)"
)
"""What the text of a card that changes damage looks like."""
_BEFORE = re.compile(
    r"(\d+) more (?:damage)?[^.(]*(?:\(before applying weakness|added before weakness)"
)
"""How a text adds to damage before Weakness: "30 more damage (before applying Weakness …)"."""
_AFTER = re.compile(r"takes? (\d+) less|damage is reduced by (\d+)")
"""How a text of the defender takes off damage after Resistance."""
_NO_WEAKNESS = re.compile(
    r"no weakness|weakness (?:is now|becomes)|弱点(?:が|は)(?:なくな|すべてな)"
)


def changes_weakness(position: Position) -> bool:
    """Whether a text in play speaks of Weakness itself."""
    return any(finds(_NO_WEAKNESS, said) for _, said in texts_in_play(position))


def more_of_abilities(position: Position, attacker: Mon, *, flat: bool) -> Iterator[int]:
    """Yield what Abilities on the attacker's side may add before Weakness; `flat` ones on wish."""
    for one in position.side(attacker.player).mons:
        for said in _unsure(one, flat=flat):
            yield from {int(number) for number in _BEFORE.findall(said)}


def _unsure(mon: Mon, *, flat: bool) -> Iterator[str]:
    for ability in mon.card.abilities if mon.card is not None else ():
        if flat or not is_flat(ability):
            yield printed_text(ability)


def printed_more(position: Position, attacker: Mon) -> Iterator[int]:
    """Yield what texts of the attacker and Trainers of this turn add before Weakness."""
    texts = [printed_text(card) for card in (*attacker.tools, *attacker.energy)]
    texts += [
        printed_text(play.card)
        for play in position.turn.plays
        if isinstance(play, PlayTrainer) and play.card is not None
    ]
    for said in texts:
        yield from {int(number) for number in _BEFORE.findall(said)}


def printed_less(position: Position, defender: Mon, *, flat: bool) -> Iterator[int]:
    """Yield what texts of the defender and of its side take off after Resistance.

    Of Abilities the `flat` ones on wish only.
    """
    texts = [printed_text(card) for card in (*defender.tools, *defender.energy)]
    for one in position.side(defender.player).mons:
        texts += _unsure(one, flat=flat)
    for said in texts:
        yield from {int(one or other) for one, other in _AFTER.findall(said)}


def may_be_changed(position: Position, play: Attack) -> bool:
    """Whether a text in play, used this turn or still in force speaks of more or less damage."""
    flat = {
        printed_text(ability)
        for mon in position.mons
        for ability in (mon.card.abilities if mon.card is not None else ())
        if is_flat(ability)
    }
    texts = (said for _, said in texts_in_play(position) if said not in flat)
    if any(finds(MODIFIES, said) for said in texts):
        return True
    fighting = [position.mon(uid) for uid in (play.attacker, *(uid for uid, _ in play.damage))]
    attached = [
        card
        for mon in fighting
        if mon is not None
        for card in (*mon.tools, *mon.energy, *mon.others)
    ]
    if any(kind(card) == "unknown" or finds(MODIFIES, printed_text(card)) for card in attached):
        return True
    if any(mon is not None and mon.unknown for mon in fighting):
        return True
    return any(_changes_damage(position, past) for past in _in_force(position))


def _in_force(position: Position) -> Iterator[PlayTrainer | Attack]:
    """Yield the Trainers of this turn and the attacks whose effects may last."""
    for past in position.turn.plays:
        if isinstance(past, PlayTrainer):
            yield past
    for past in position.record.earlier:
        if isinstance(past, Attack):
            yield past


def _changes_damage(position: Position, past: PlayTrainer | Attack) -> bool:
    if isinstance(past, Attack):
        attack = printed(position, past)
        said = printed_text(attack)
        return "next turn" in said and MODIFIES.search(said) is not None
    said = printed_text(past.card)
    return not said or bool(MODIFIES.search(said))
