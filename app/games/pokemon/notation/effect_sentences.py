"""Sentences of notes with an end: what an effect changes as long as it lasts."""

from __future__ import annotations

import re

from app.core.ids import SeatId
from app.core.intent import PutMark
from app.core.text.wording import either
from app.games.contracts.notation_contract import (
    Blanks,
    Doing,
    NotationError,
    Phrase,
    Scene,
    misread,
)
from app.games.notation.script_places import any_of, seat_named
from app.games.pokemon.notation.script_targets import any_unit
from app.games.pokemon.table.lasting_effects import EVERY, ON_POKEMON, Effect, last_turn

_NUMBER = re.compile(r"\s*[（(]?(\d{1,4})[)）]?|")


def _named(text: str) -> tuple[Effect, int]:
    """Return the effect that is meant, and its number: "HP +50", "Can't retreat".

    Raises NotationError.
    """
    for effect in sorted(EVERY, key=lambda one: -len(one.title.en)):
        for title in (effect.title.en, effect.title.ja):
            found = _NUMBER.fullmatch(text.strip()[len(title) :])
            if found and text.strip().casefold().startswith(title.casefold()):
                return effect, int(found[1] or 1)
    there = either([effect.title for effect in ON_POKEMON[:MOST_TOLD]])
    raise misread(
        f"“{text}” is not a mark of this game. Some of them: {there.en}.",
        f"「{text}」というマークはありません。{there.ja}などがあります。",
        2,
    )


MOST_TOLD = 12
"""Notes that a message lists."""


def _marks(scene: Scene, blanks: Blanks) -> Doing:
    """Note an effect on a Pokémon, a player or the table, until it usually ends."""
    effect, number = _named(blanks["effect"])
    target, until = _target(scene, blanks["unit"]), last_turn(scene.view, effect.lasts)
    if effect.steps:
        yield PutMark((target,), effect.key, add=number, until=until)
    else:
        yield PutMark((target,), effect.key, value=1, until=until)


def _unmarks(scene: Scene, blanks: Blanks) -> Doing:
    effect, _ = _named(blanks["effect"])
    yield PutMark((_target(scene, blanks["unit"]),), effect.key, value=0)


def _target(scene: Scene, text: str) -> str:
    """Return the Pokémon, the player or the table that is meant. Raises NotationError."""
    if any_of(text, "the table", "table", "卓"):
        return "table"
    try:
        seat: SeatId = seat_named(scene.view, text)
    except NotationError:
        return any_unit(scene, text)
    return f"seat.{seat}"


PHRASES: tuple[Phrase, ...] = (
    Phrase("marks {unit}: {effect}", _marks),
    Phrase("unmarks {unit}: {effect}", _unmarks),
)
