"""Leaving a game that the others play on: out, or conceded (BR074, BR123, BR124)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.core.ids import SeatId, zone_name
from app.core.intent import Announce, Collect, Draw, Move, PutMark, Step
from app.core.intents.turn_intents import SetPhase
from app.core.text.wording import labelled
from app.core.text.words import packed
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.pokemon.procedures import game_result
from app.games.pokemon.procedures.turns import END, left_turn
from app.games.pokemon.table import prize_cards
from app.games.pokemon.table.seat_board import OUT, WHY_OUT, out_of, players
from app.games.pokemon.tasks.pending_duties import is_out
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Running, count, me, number, place_of

_PILES = ("hand", "prizes", "discard", "lost")


def leave(look: Look, arguments: Mapping[str, str]) -> Running:
    """Take a player out of the game, and the others play on.

    `seat` is who leaves, `why` a key of `WHY_OUT`. All cards of that player but Stadiums are put in
    their deck, face down, where nobody plays with them: what nobody had seen of them stays unseen.
    What they did to others stays (BR125). Where it was their turn, the next one comes. A game that
    ends with whoever loses knows no such thing. Whoever leaves says so, or a judge; another player
    only where the rules call for it.
    """
    view = look()
    seat = number(arguments, "seat", me(view))
    if variant_of(view).loses is None or out_of(view, seat) is not None:
        return
    if view.seat >= 0 and seat != view.seat and not _is_called_for(view, seat):
        return
    if not 0 <= seat < len(view.setting.seats):
        # The host answers that there is no such player.
        yield PutMark((f"seat.{seat}",), OUT)
        return
    why = arguments.get("why") or is_out(view, ending=True)
    why = why if why in WHY_OUT else "concede"
    yield Announce("leaves", packed(labelled(view.setting.seats[seat].name, WHY_OUT[why])))
    yield PutMark((f"seat.{seat}",), OUT, value=1, text=why)
    if prize_cards.due(view, seat):
        yield PutMark((f"seat.{seat}",), prize_cards.DUE, value=0)
    for step in _taken_away(view, seat):
        yield As(seat, step)
    own_turn = view.turn.of(seat) and view.turn.phase != game_result.OVER
    if own_turn and len(players(look()).playing) > 1:
        yield from left_turn(look)


def _is_called_for(view: SeatView, seat: SeatId) -> bool:
    """Whether the rules take a player out now, whose turn it is: no Active Pokémon, no card."""
    return seat == view.turn.seat and bool(is_out(view, ending=view.turn.phase == END))


def _taken_away(view: SeatView, seat: SeatId) -> Iterable[Step]:
    """Yield what puts all cards of a player but Stadiums in their deck."""
    deck = place_of(view, "deck", seat)
    units = tuple(
        unit.id
        for unit in view.units.values()
        if view.cards[unit.base].owner == seat and zone_name(unit.zone) != "stadium"
    )
    lent = tuple(
        card
        for unit in view.units.values()
        if unit.id not in units and zone_name(unit.zone) != "stadium"
        for card in unit.parts
        if view.cards[card].owner == seat
    )
    if units:
        yield Collect(units, deck, -1, "leave")
    if lent:
        yield Move(lent, deck, -1, verb="leave")
    for name in _PILES:
        zone = place_of(view, name, seat)
        if count(view, zone):
            yield Draw(count(view, zone), zone, deck, "leave")


def concede(look: Look, arguments: Mapping[str, str]) -> Running:
    """Concede (投了): the opponents win, or play on without whoever concedes.

    Nobody does so for a player, a judge neither.
    """
    view = look()
    if variant_of(view).loses is None or view.seat < 0:
        yield from game_result.concede(look, arguments)
        return
    if out_of(view, me(view)) is not None:
        return
    yield Announce("concede")
    yield from leave(look, {"seat": str(me(view)), "why": "concede"})
    left = players(look()).playing
    if len(left) == 1:
        yield SetPhase(game_result.OVER)
        yield Announce("result", packed(game_result.wins(look(), left[0])))
