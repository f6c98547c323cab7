"""What the rules of turns ask alike: who acts, and whether it is an action of their own."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import english_text, english_texts

NOT_IN_A_TURN = ("setup", "over")


def in_a_turn(position: Position) -> bool:
    """Whether a turn is under way, or what follows on it: neither setup nor the end of a game."""
    return position.number > 0 and position.turn.phase not in NOT_IN_A_TURN


def sits(position: Position, by: int) -> bool:
    """Whether `by` is a player of this table; -1 is the table itself."""
    return 0 <= by < len(position.sides)


def on_turn(position: Position, by: int) -> bool:
    """Whether it is the turn of the player `by`."""
    turn = position.turn
    return (by == turn.player or by in turn.also) and sits(position, by) and in_a_turn(position)


def called(position: Position, by: int) -> str:
    """Return what a player is called in a sentence."""
    return position.sides[by].name if sits(position, by) else "?"


def seat(by: int) -> str:
    """Return what advice about a player is about."""
    return f"seat.{by}"


def subject(play: Any) -> tuple[str, ...]:
    """Return what advice about an action is about: its Pokémon, or else who does it."""
    for field in ("onto", "unit", "attacker"):
        uid = getattr(play, field, "")
        if uid:
            return (uid,)
    return (seat(play.by),)


def own_action(position: Position, play: p.Play) -> bool | None:
    """Whether a player does this of their own accord, as only the own turn allows.

    None where it may just as well be done by an effect: attached from the hand without a tick, an
    Ability whose text is not known.
    """
    if isinstance(play, p.AttachCard):
        return (play.manual or None) if play.source == "hand" else False
    if isinstance(play, p.Evolve | c.PutDown):
        return play.source == "hand" and not play.effect
    if isinstance(play, c.PlayTrainer | c.PlayStadium):
        return play.source == "hand"
    if isinstance(play, p.UseAbility):
        return _in_own_turn(_text_of_ability(position, play))
    return isinstance(play, p.Retreat | p.Attack | c.UseStadium)


ACTIONS = (
    p.AttachCard,
    p.Attack,
    p.Evolve,
    c.PlayStadium,
    c.PlayTrainer,
    c.PutDown,
    p.Retreat,
    p.UseAbility,
    c.UseStadium,
)
"""The plays that may be an action of one's own."""


def _text_of_ability(position: Position, play: p.UseAbility) -> str:
    mon = position.mon(play.unit)
    if mon is None:
        return ""
    return english_text(mon.card, play.ability) or english_texts(mon.card)


def _in_own_turn(text: str) -> bool | None:
    if not text:
        return None
    return "during your turn" in text or "in your turn" in text
