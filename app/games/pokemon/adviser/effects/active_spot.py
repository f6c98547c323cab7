"""What the rules of an empty Active Spot ask and say alike."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.pokemon.adviser.model.acting import seat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side


def lately_knocked_out(position: Position, player: int) -> bool:
    """Whether a Knock Out is remembered that may have emptied a player's Active Spot."""
    return any(ko.owner == player and ko.turn >= position.number - 1 for ko in position.record.kos)


def spot_is_empty(side: Side) -> Said:
    """Return what is said of an Active Spot that a Benched Pokémon has to take."""
    return Said(
        Words(
            f"{side.name}'s Active Spot is empty: choose a Benched Pokémon for it first.",
            f"{side.name}のバトル場が空いています。先にベンチからポケモンを出してください。",
        ),
        (seat(side.player),),
    )
