"""Players in the words of a case file: by name, as the opponent, as whose Pokémon it is."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.model.position import Position

CHOOSERS = ("chosen_by", "decided_by", "chooser", "picked_by", "picker", "choice_by")
"""How a case says who chose."""
CHOSEN = ("players", "opponents", "chosen", "opponent", "hand_of")
"""How a case says whom an effect is done to."""
_SELF = ("own", "self", "user", "me")


def player_under(
    move: Reader,
    keys: tuple[str, ...],
    by: int,
    position: Position,
    players: Players,
    owner: int | None = None,
) -> int | None:
    """Return the player named under one of these keys; None for none.

    By name, as "opponent" or "self" of `by`, or as the "owner" of the Pokémon it is about.
    """
    said = next((move.raw[key] for key in keys if isinstance(move.raw.get(key), str)), "")
    for key in keys if not said else ():
        written = move.raw.get(key)
        if isinstance(written, Mapping) and len(written) == 1:
            said = str(next(iter(written.values())))  # {"A": "B"}: A takes B's
    if said in players:
        return players[said]
    word = said.casefold()
    foe = position.foe(by)
    if "opponent" in word:
        return foe.player if foe is not None else None
    if word == "owner":
        return owner
    return by if word in _SELF else None
