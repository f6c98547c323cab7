"""What the rules of a Battle Royal ask alike: whose doing it was, whom a text means, what is read.

The article has two readings (`variants/battle_royal_options.py`): a rule asks which one holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.case_marks import TURN_ENDED
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Player
from app.games.pokemon.variants.battle_royal_options import TEXT, read_as
from app.games.pokemon.variants.variant import VariantId

ROYAL: tuple[VariantId, ...] = ("battle-royal",)
ENDS_TURN = re.compile(r"your turn ends|ends your turn|自分の番[^。]*終わる|番は終わ")
"""How an effect speaks that ends the turn."""
HIT = "hit"
"""The mark of a table on a Pokémon that an attack touched this turn."""


def by_the_sheet(position: Position, key: str) -> bool:
    """Whether a difference is read as the event's sheet has it, not as the article clears it up."""
    return read_as(position.option(key), position.option(TEXT)) == "sheet"


def named_players(position: Position, players: tuple[Player, ...]) -> Words:
    """Return what players are called: "B and C"."""
    names = [position.side(one).name for one in players if 0 <= one < len(position.sides)]
    return listed([Words(name, name) for name in names])


def foes(position: Position, player: Player) -> tuple[Player, ...]:
    """Return the opponents of a player that still play."""
    if not 0 <= player < len(position.sides):
        return ()
    return tuple(side.player for side in position.foes(player))


def owner_of(position: Position, uid: str) -> Player | None:
    """Return whose Pokémon it is; None where it is not in play."""
    mon = position.mon(uid)
    return mon.player if mon is not None else None


def was_hit(position: Position, uid: str) -> bool:
    """Whether an attack's damage or effect touched a Pokémon this turn (BR062)."""
    mon = position.mon(uid)
    return uid in position.turn.hit or (mon is not None and mon.noted(HIT))


def aimed_at(position: Position, play: p.Attack) -> str:
    """Return the opposing Active Pokémon an attack aims at; "" where that is not known."""
    if play.target:
        return play.target
    hit = [uid for uid, points in play.damage if points and _opposes(position, play, uid)]
    return hit[0] if len(hit) == 1 else ""


def _opposes(position: Position, play: p.Attack, uid: str) -> bool:
    mon = position.mon(uid)
    return mon is not None and mon.player != play.by and mon.spot == "active"


def attacked_owner(position: Position, play: p.Attack) -> Player | None:
    """Return the owner of the Pokémon an attack aims at: "your opponent" of its text (BR080)."""
    owner = owner_of(position, aimed_at(position, play))
    return None if owner == play.by else owner


def attacks_made(position: Position) -> int:
    """Return how many attacks were made this turn, by the ledger or by what is remembered."""
    return max(position.turn.count("attack"), len(position.turn.attacks))


def is_between(position: Position) -> bool:
    """Whether the first attack of the turn was made and a second may follow (BR061)."""
    if position.turn.phase == "between_attacks":
        return True
    return position.turn.phase in ("main", "attack") and attacks_made(position) == 1


def ended_turn(position: Position, mon: Mon) -> bool:
    """Whether a Pokémon used an effect this turn that ends it, or one worked on it (BR063)."""
    if mon.noted(TURN_ENDED):
        return True
    return any(uid == mon.uid for uid in turn_enders(position))


def turn_enders(position: Position) -> Iterator[str]:
    """Yield the Pokémon whose effects ended the turn, as far as their texts tell."""
    for past in position.turn.plays:
        uid = past.unit if isinstance(past, p.UseAbility) else ""
        if isinstance(past, p.Evolve):
            uid = past.onto
            said = past.card.text.en.casefold() if past.card is not None and past.card.text else ""
        else:
            said = text_used(position, past) or "" if uid else ""
        if uid and ENDS_TURN.search(said):
            yield uid


def last_trainer(position: Position, play: p.Play) -> c.PlayTrainer | None:
    """Return the Trainer that was used last before a play, in this gesture or this turn."""
    before = []
    for one in position.gesture:
        if one is play:
            break
        before.append(one)
    for past in reversed((*position.turn.plays, *before)):
        if isinstance(past, c.PlayTrainer):
            return past
    return None


def chosen_for_trainer(position: Position, trainer: c.PlayTrainer) -> tuple[Player, ...]:
    """Return the opponents said at the table to be meant by a Trainer of this turn; () for none.

    A choice that was changed counts as it is now.
    """
    found: tuple[Player, ...] = ()
    for past in (*position.turn.plays, *position.gesture):
        if past is trainer:
            found = trainer.players
        elif isinstance(past, c.Choose) and past.cause == trainer.card:
            found = past.players
    return found
