"""Rules of taking Prize cards (サイド): when, whose, and who chooses (group N)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.wording import PRIZE, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import used_now
from app.games.pokemon.adviser.model.card_plays import TakePrizes
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.plays import Standing
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.turn_plays import BeginTurn
from app.games.pokemon.adviser.rules.attack.prizes import DUE, most_of, owed_to, takers

TAKES_PRIZE = re.compile(r"prize|サイド")
"""An effect that speaks of Prizes may let them be taken without a Knock Out."""


@rule(
    "ko-prize-missing",
    "reminder",
    *MAIN_PLAYS,
    BeginTurn,
    Standing,
    title=Words("A Knock Out is followed by taking Prizes.", "きぜつさせたらサイドをとります。"),
    source="ST111",
)
def ko_prize_missing(position: Position, play: Any) -> Iterator[Said]:
    """Said of the next thing somebody does."""
    if not goes_on(position, play):
        return
    for side in position.sides:
        due = most_of(side, side.number(DUE))
        if not side.noted(DUE) and _untaken(position, side):
            due = most_of(side, owed_to(position, side) or 1)
        if due:
            prizes = counted(due, PRIZE)
            yield Said(
                Words(
                    f"{side.name} has {prizes.en} to take.",
                    f"{side.name}はサイドをあと{prizes.ja}とります。",
                ),
                (f"seat.{side.player}",),
            )


def _untaken(position: Position, side: Side) -> bool:
    """Whether a case tells of a Knock Out this turn and of no Prizes taken for it."""
    if not position.record.is_case:
        return False
    taken = any(isinstance(past, TakePrizes) for past in position.turn.plays)
    fallen = any(
        ko.turn == position.number and not position.allied(ko.owner, side.player)
        for ko in position.record.kos
    )
    return fallen and not taken


@rule(
    "ko-prize-without-ko",
    "suspicious",
    TakePrizes,
    title=Words(
        "Prizes are taken for a Knock Out, or where a text says so.",
        "サイドをとるのは、きぜつさせたときか、そう書かれた効果のときです。",
    ),
    source="-",
)
def ko_prize_without_ko(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Silent where it is not known what happened before, and where an effect may allow it."""
    if play.ko or play.effect or position.number <= 0 or position.turn.phase in ("setup", "over"):
        return
    if not (position.record.complete or position.record.is_case):
        return
    if any(ko.turn >= position.number - 1 for ko in position.record.kos):
        return
    if any(mon.left == 0 for mon in position.mons):
        return
    if any(said is None or TAKES_PRIZE.search(said) for said in used_now(position)):
        return
    for side, taken in takers(position, play):
        if taken and not side.noted(DUE):
            yield Said(
                Words(
                    f"{side.name} takes a Prize, and no Pokémon was Knocked Out.",
                    f"{side.name}がサイドをとりましたが、きぜつしたポケモンがいません。",
                ),
                (f"seat.{side.player}",),
            )


@rule(
    "ko-prize-from-own",
    "illegal",
    TakePrizes,
    title=Words("You take Prizes from your own.", "とるのは自分のサイドです。"),
    source="ST111",
)
def ko_prize_from_own(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Whoever the Pokémon belonged to."""
    for side, _ in takers(position, play):
        if play.from_player is not None and play.from_player != side.player:
            yield Said(
                Words(
                    f"{side.name} takes from {side.name}'s own Prizes, not from another player's.",
                    f"{side.name}がとるのは自分のサイドです。相手のサイドではありません。",
                ),
                (f"seat.{side.player}",),
            )


@rule(
    "ko-prize-choice",
    "reminder",
    TakePrizes,
    title=Words(
        "The player who takes a Prize chooses it, face down.",
        "とるサイドは、本人がウラのまま選びます。",
    ),
    source="RB",
)
def ko_prize_choice(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Said where another player picks."""
    for side, taken in takers(position, play):
        if (
            taken
            and play.by >= 0
            and not position.allied(play.by, side.player)
            and len(play.taken) == 1
        ):
            yield Said(
                Words(
                    f"{side.name} chooses which of the face-down Prizes to take.",
                    f"どのサイドをとるかは、{side.name}がウラのまま選びます。",
                ),
                (f"seat.{side.player}",),
            )
