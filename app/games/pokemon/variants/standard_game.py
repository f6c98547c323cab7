"""The usual game of two players, or of one alone (seed 000)."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.words import Words
from app.games.pokemon.variants.players import Players
from app.games.pokemon.variants.variant import KnockOutCause, Met, Standing, Takers, Variant


def takers(players: Players, out: KnockOutCause) -> Takers:
    """Return the opponent of whoever's Pokémon it was, whoever knocked it out (seed 000 §7.4)."""
    return Takers(players.foes(out.owner)[:1])


def promoters(_players: Players, owner: SeatId, _turn: SeatId | None) -> tuple[SeatId, ...]:
    """Return the player whose Active Spot is free: it is filled at once (seed 000 §7.4)."""
    return (owner,)


def checked(_players: Players, _owner: SeatId, _ended: SeatId, _comes: SeatId) -> bool:
    """Every checkup is for everybody's Pokémon (seed 000 §8)."""
    return True


def standings(players: Players, of: tuple[Standing, ...]) -> tuple[Met, ...]:
    """Return the conditions that each player meets (seed 000 §10, APR E)."""
    return tuple(_met(players, of, seat) for seat in range(len(of)))


def _met(players: Players, of: tuple[Standing, ...], seat: SeatId) -> Met:
    foes = [of[foe] for foe in players.foes(seat)]
    met = {
        "prizes": of[seat].prizes_taken,
        "no_pokemon": bool(foes) and not any(foe.has_pokemon for foe in foes),
        "deck_out": any(not foe.could_draw for foe in foes),
    }
    return tuple(key for key, fulfilled in met.items() if fulfilled)


STANDARD = Variant(
    "pokemon",
    Words("Pokémon TCG", "ポケモンカードゲーム"),
    "炎",
    (1, 2),
    takers,
    promoters,
    checked,
    standings,
)
