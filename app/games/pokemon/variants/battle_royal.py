"""Battle Royal (バトルロイヤル): four players, each for themselves (seed 001)."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.words import Words
from app.games.pokemon.variants.players import Players
from app.games.pokemon.variants.variant import KnockOutCause, Met, Standing, Takers, Variant


def takers(players: Players, out: KnockOutCause) -> Takers:
    """Return who knocked it out or gave the condition; all others for one's own (BR066-BR068).

    Of several who had a part in it one takes (BR256). Where nobody knows whose doing it was, one
    of the others does, as people see it.
    """
    others = players.foes(out.owner)
    if out.cause == out.owner:
        return Takers(others)
    if out.cause is not None and out.cause in others:
        return Takers((out.cause,))
    several = out.among if set(out.among) <= set(others) else ()
    among = tuple(seat for seat in others if not several or seat in several)
    return Takers(among, choose=len(among) > 1)


def promoters(_players: Players, owner: SeatId, turn: SeatId | None) -> tuple[SeatId, ...]:
    """Return the player whose Spot is free, in the own turn alone (BR069, BR070, BR111)."""
    return (owner,) if owner == turn else ()


def checked(_players: Players, owner: SeatId, ended: SeatId, comes: SeatId) -> bool:
    """Before and after the turn of whoever holds the Pokémon (BR071, BR119)."""
    return owner in (ended, comes)


def standings(players: Players, of: tuple[Standing, ...]) -> tuple[Met, ...]:
    """Return who took all Prizes, and who is left alone (BR073, BR076)."""
    alone = len(players.playing) == 1
    return tuple(
        tuple(
            key
            for key, fulfilled in (
                ("prizes", standing.prizes_taken and seat in players.playing),
                ("last", alone and seat in players.playing),
            )
            if fulfilled
        )
        for seat, standing in enumerate(of)
    )


def loses(standing: Standing, at_end: bool) -> str:
    """Return why a player loses in the own turn: "no_active", "deck_out"; "" for nothing.

    With no Active Pokémon `at_end` of the turn, or with no card to draw at its start (BR074,
    BR123).
    """
    if not standing.could_draw:
        return "deck_out"
    return "no_active" if at_end and not standing.has_active else ""


BATTLE_ROYAL = Variant(
    "battle-royal",
    Words("Battle Royal", "バトルロイヤル"),
    "乱",
    (4, 4),
    takers,
    promoters,
    checked,
    standings,
    actives=2,
    bench_option="br-bench",
    bench=4,
    stadiums=2,
    format="glc",
    decks=Words("GLC decks", "GLCデッキ"),
    limits=(("energy", 2), ("attack", 2)),
    loses=loses,
    causes=True,
)
