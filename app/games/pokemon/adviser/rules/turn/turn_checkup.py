"""The Pokémon Checkup between two turns (group E): whether one was left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import ACTIONS, in_a_turn, on_turn
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.readers.checkup_reading import is_due
from app.games.pokemon.table.special_conditions import CONDITIONS

AT_CHECKUP = re.compile(r"pokémon checkup|ポケモンチェック")
CHECKED = ("poisoned", "burned", "asleep")
"""The conditions that every Pokémon Checkup looks at; Paralyzed only after its owner's turn."""


@rule(
    "turn-no-checkup",
    "reminder",
    *ACTIONS,
    t.BeginTurn,
    c.DrawCards,
    t.PassTurn,
    title=Words(
        "The Pokémon Checkup comes between two turns.",
        "番と番の間にポケモンチェックを行います。",
    ),
    source="ST117",
)
def turn_no_checkup(position: Position, play: p.Play) -> Iterator[Said]:
    """Once it is known that the next turn began without one, and something was to be checked."""
    if not _unchecked(position, play):
        return
    due = _to_check(position, play)
    if not due:
        return
    names = listed([_and_why(mon) for mon in due])
    yield Said(
        Words(
            f"Before the next turn comes the Pokémon Checkup: {names.en}.",
            f"次の番の前にポケモンチェックを行います（{names.ja}）。",
        ),
        tuple(mon.uid for mon in due),
    )


def _unchecked(position: Position, play: p.Play) -> bool:
    """Whether a turn begins, or has begun, for which no checkup was done."""
    if not in_a_turn(position) or position.turn.phase == "checkup":
        return False
    if isinstance(play, t.BeginTurn):
        return not position.record.checkup and not _checked_by_hand(position)
    if isinstance(play, t.PassTurn):
        # At a table the checkup is still to come: a judge's seat there is no other than a player's.
        untold = position.seen_by is None and not position.record.complete
        return untold and len(position.gesture) <= 1 and not position.record.checkup
    return position.record.checked is False and on_turn(position, play.by)


def _checked_by_hand(position: Position) -> bool:
    """Whether somebody did the checkup at the end of the turn, or began to, without its phase."""
    plays = position.turn.plays
    last = max((n for n, one in enumerate(plays) if isinstance(one, p.Attack)), default=-1)
    return any(
        isinstance(one, t.Checkup | p.ChangeDamage | c.FlipCoins)
        or (isinstance(one, t.Announce) and one.verb == "checkup")
        for one in plays[last + 1 :]
    )


def _to_check(position: Position, play: p.Play) -> tuple[Mon, ...]:
    """Return the Pokémon that a checkup has to look at."""
    over = isinstance(play, t.BeginTurn | t.PassTurn)
    ended = position.turn.player if over else None
    order = position.players.after(position.turn.player)
    # In a turn the checkup before it is meant: after the turn of who sits before.
    before = position.turn.player if over or not order else order[-1]
    return tuple(
        mon
        for side in position.sides
        for mon in side.mons
        if is_due(position, side.player, before)
        if (mon.spot == "active" and any(mon.has(key) for key in CHECKED))
        or (mon.spot == "active" and mon.has("paralyzed") and mon.player == ended)
        or _works_at_checkup(position, mon)
    )


def _works_at_checkup(position: Position, mon: Mon) -> bool:
    abilities = mon.card.abilities if mon.card is not None else ()
    works = any(finds(AT_CHECKUP, printed_text(one)) for one in abilities)
    return works and not mon.noted("no_ability") and not position.noted("no_abilities")


def _and_why(mon: Mon) -> Words:
    why = [CONDITIONS[one.key] for one in mon.conditions if one.key in CONDITIONS]
    reasons = listed(why) if why else Words("Ability", "特性")
    return Words(f"{mon.name.en} ({reasons.en})", f"{mon.name.ja}：{reasons.ja}")
