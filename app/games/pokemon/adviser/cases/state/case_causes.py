"""By what a case says that a Pokémon was Knocked Out, and whom an effect was chosen for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from app.games.advising.cases.case_fields import Players, several
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.case_conditions import condition_key
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.turn_record import Cause
from app.games.pokemon.table.special_conditions import CONDITIONS

_OWN = re.compile(r"\b(?:own|self|itself|recoil)\b|自分")
_WORD = re.compile(r"\w+", re.ASCII)


def choices(state: Reader, players: Players) -> tuple[tuple[str, int], ...]:
    """Return (Pokémon or Stadium, opponent chosen) of what a case says under "choice"."""
    found = []
    for key in ("choice", "choices", "chosen"):
        written = state.raw.get(key)
        if not isinstance(written, Mapping):
            continue
        for source, named in written.items():
            found += [(str(source), players[one]) for one in several(named) if _sits(one, players)]
    return tuple(found)


def causes(
    state: Reader, players: Players, position: Position
) -> tuple[tuple[str, tuple[Cause, ...]], ...]:
    """Return (Pokémon, what Knocked it Out) of what a case says under "cause"."""
    written = state.raw.get("cause", state.raw.get("causes"))
    if not isinstance(written, Mapping):
        return ()
    return tuple(
        (uid, tuple(_causes(told, position.mon(uid), players, position)))
        for uid, told in ((str(uid), told) for uid, told in written.items())
        if position.mon(uid) is not None
    )


def _sits(written: Any, players: Players) -> bool:
    return isinstance(written, str) and written in players


def _causes(told: Any, mon: Mon | None, players: Players, position: Position) -> Iterator[Cause]:
    for one in several(told):
        if mon is not None:
            yield _cause(one, mon, players, position)


def _cause(told: Any, mon: Mon, players: Players, position: Position) -> Cause:
    """Return one cause: a player, a Pokémon, a condition, or a few words that name them."""
    by: int | None = None
    if isinstance(told, Mapping):
        named = next((told[key] for key in ("by", "player", "from") if key in told), None)
        by = players[str(named)] if _sits(named, players) else None
        told = " ".join(str(part) for part in told.values() if isinstance(part, str))
    said = str(told)
    key = condition_key(said)
    if key in CONDITIONS:
        given = next((one.source for one in mon.conditions if one.key == key), None)
        return Cause(by if by is not None else given, key)
    what = "attack" if "attack" in said.casefold() else ""
    if by is not None:
        return Cause(by, what)
    if _OWN.search(said.casefold()):
        return Cause(mon.player, what)
    for word in (said, *_WORD.findall(said)):
        if word in players:
            return Cause(players[word], what)
        other = position.mon(word)
        if other is not None:
            return Cause(other.player, what)
    return Cause(position.turn.player if what else None, what)
