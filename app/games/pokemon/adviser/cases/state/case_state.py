"""Parts of a case's position that rules of the board ask about: what lies loose, what was done."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.advising.cases.case_fields import Players
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.cards.card_record import Card

_LOOSE = ("stage", "table", "play_area", "in_play_area", "loose", "mat", "played")
_FACES = ("faces", "facing", "limits", "works_on", "side", "orientation")


def loose(state: Reader, players: Players) -> tuple[tuple[str, Card | None, int], ...]:
    """Return (uid, card, owner) of what a case says lies in the play area."""
    found: list[tuple[Card | None, int]] = []
    for key in _LOOSE:
        there = state.list_of(key)
        found += [(one.card("card"), one.player("owner", players, 0)) for one in there]
    for name, player in players.items():
        side = state.inside("players").inside(name)
        found += [(one.card("card"), player) for key in _LOOSE for one in side.list_of(key)]
    return tuple((f"loose{n}", card, owner) for n, (card, owner) in enumerate(found))


def faces(stadium: Reader, players: Players) -> int | None:
    """Return whom a Stadium works on that works on one side only, where a case says so."""
    written = (stadium.raw.get(key) for key in _FACES)
    return next((players[one] for one in written if isinstance(one, str) and one in players), None)


def last_turn(state: Reader, players: Players, player: int) -> tuple[p.Play, ...]:
    """Return the attacks of the turn before this one, where a case tells them."""
    before = (player - 1) % max(1, len(players))
    told = [state.inside("log").inside("last_turn"), state.inside("last_turn")]
    return tuple(
        p.Attack(
            one.player("by", players, before),
            one.one_of("uid", "attacker"),
            one.one_of("attack", "name"),
            target=one.one_of("target", "targets"),
        )
        for read in told
        for one in read.list_of("attacks")
    )


def played(said: Reader, player: int) -> Iterator[p.Play]:
    """Yield the Trainers that were played this turn, and what was taken off Pokémon."""
    for key in ("supporter", "supporters", "items", "item", "trainers"):
        yield from (c.PlayTrainer(player, card) for card in said.some_cards(key))
    for key in ("stadium", "stadiums"):
        yield from (c.PlayStadium(player, card) for card in said.some_cards(key))
    for key in ("detached", "removed", "tools_removed", "tools_discarded"):
        for one in said.list_of(key):
            uid = one.one_of("uid", "from", "unit")
            yield p.Detach(player, uid, one.first_card("card", "tool", "energy"), "discard")
