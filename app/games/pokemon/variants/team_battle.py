"""Two against two (ポケカマルチ): two teams with half decks (seed 003)."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.words import Words
from app.games.pokemon.variants.players import Players
from app.games.pokemon.variants.variant import KnockOutCause, Met, Standing, Takers, Variant


def takers(players: Players, out: KnockOutCause) -> Takers:
    """Return the opponent whose turn it is; in a checkup one of the team, by choice (TV046, TV047).

    In a turn of the Pokémon's own team its opponents agree on one of them as well.
    """
    foes = players.foes(out.owner)
    if out.turn in foes and not out.in_checkup:
        return Takers((out.turn,))
    return Takers(foes, choose=len(foes) > 1)


def promoters(players: Players, owner: SeatId, _turn: SeatId | None) -> tuple[SeatId, ...]:
    """Return the team whose Spot is free: it is filled at once (TV069)."""
    return players.partners(owner)


def checked(_players: Players, _owner: SeatId, _ended: SeatId, _comes: SeatId) -> bool:
    """Every checkup is for everybody's Pokémon, as in the usual game."""
    return True


def standings(players: Players, of: tuple[Standing, ...]) -> tuple[Met, ...]:
    """Return the conditions that each player's team meets.

    All Prizes of both members taken; no opposing Pokémon in play; a deck of the others has run
    out (TV073).
    """
    return tuple(_met(players, of, seat) for seat in range(len(of)))


def _met(players: Players, of: tuple[Standing, ...], seat: SeatId) -> Met:
    team = [of[one] for one in players.partners(seat)]
    foes = [of[one] for one in players.foes(seat)]
    met = {
        "prizes": any(one.prizes_taken for one in team)
        and all(one.prizes_taken or one.prizes_left == 0 for one in team),
        "no_pokemon": bool(foes) and not any(one.has_pokemon for one in foes),
        "deck_out": any(one.deck == 0 or not one.could_draw for one in foes),
    }
    return tuple(key for key, fulfilled in met.items() if fulfilled)


def pairs(count: int) -> tuple[int, ...]:
    """Return the team of each seat: they take turns, A B A B (TV018, TV028)."""
    return tuple(seat % 2 for seat in range(count))


TEAM_BATTLE = Variant(
    "team-battle",
    Words("Two against two", "2対2マルチ"),
    "組",
    (4, 4),
    takers,
    promoters,
    checked,
    standings,
    teams=pairs,
    shared=frozenset({"active", "bench", "discard", "lost"}),
    actives=2,
    bench_option="tv-bench",
    prizes=3,
    format="half",
    decks=Words("half decks", "ハーフデッキ"),
)
