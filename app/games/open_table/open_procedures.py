"""What an open table does in several steps: collect, take, hand on, turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.core.ids import SeatId, ZoneId, is_number, place
from app.core.intent import Collect, Move, PickRandom, Procedure, PutMark, Shuffle, Step
from app.core.intents.turn_intents import NextTurn
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.open_table.open_zones import ASIDE, FRONT, HAND, STOCK, WON
from app.games.table_tools import Running, count, me, named, zone_of


def seats(view: SeatView) -> range:
    """Return the seats of the table."""
    return range(len(view.setting.seats))


def seat_named(view: SeatView, arguments: Mapping[str, str], key: str, usual: SeatId) -> SeatId:
    """Return the seat that an argument names. Raises ValueError where nobody sits there."""
    written = arguments.get(key, "").removeprefix("seat.")
    found = int(written) if is_number(written) else usual
    if (written and not is_number(written)) or found not in seats(view):
        message = f"nobody sits at {written[:20]!r}"
        raise ValueError(message)
    return found


def out_of_turn(view: SeatView, step: Step) -> bool:
    """Whether a step is anybody's at any time: with cards of the own hand, or the own marks."""
    if isinstance(step, Move):
        hand = f"{HAND}.{view.seat}"
        return bool(step.cards) and all(zone_of(view, ref) == hand for ref in step.cards)
    if isinstance(step, PutMark):
        return step.targets == (f"seat.{view.seat}",)
    return isinstance(step, Procedure) and step.name == "hand_on"


# -- turns ----------------------------------------------------------------------------------------


def end_turn(look: Look, arguments: Mapping[str, str]) -> Running:
    """Give the turn to the next seat, or to the one that `seat` names."""
    view = look()
    following = (view.turn.seat + 1) % len(seats(view)) if view.turn.number else view.turn.seat
    yield NextTurn(seat_named(view, arguments, "seat", following))


# -- collecting -----------------------------------------------------------------------------------


def collect(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Put all cards but those set aside in the stock and shuffle it."""
    yield from collected(look, but=(ASIDE,))
    if count(look(), STOCK):
        yield Shuffle(STOCK)


def collected(look: Look, but: Sequence[ZoneId] = ()) -> Running:
    """Put all cards in the stock but those that lie in some zones."""
    view = look()
    for zone in view.setting.zones.values():
        if zone.id in (STOCK, *but):
            continue
        if zone.spec.holds == "units":
            if view.zones[zone.id].items:
                yield Collect(view.zones[zone.id].items, STOCK, verb="collect")
            continue
        cards = tuple(place(zone.id, at) for at in range(count(view, zone.id)))
        if cards:
            step = Move(cards, STOCK, verb="collect")
            yield As(zone.holders[0], step) if zone.holders else step


# -- from hand to hand ----------------------------------------------------------------------------


def take(look: Look, arguments: Mapping[str, str]) -> Running:
    """Take a card from the hand of the seat that `seat` names: the one `at` a place, or any."""
    view = look()
    seat = seat_named(view, arguments, "seat", (me(view) + 1) % len(seats(view)))
    hand, at = f"{HAND}.{seat}", arguments.get("at", "")
    if seat == me(view) or (at and not (is_number(at) and int(at) < count(view, hand))):
        raise ValueError(seat)
    if at:
        card = place(hand, int(at))
        yield As(seat, Move((card,), ASIDE, -1, up=False, verb="held_out"))
    else:
        yield As(seat, PickRandom(hand, 1, ASIDE, "held_out"))
    yield _from_aside(look(), 1, f"{HAND}.{me(view)}", "take")


def hand_on(look: Look, arguments: Mapping[str, str]) -> Running:
    """Hand `card`s of one's own hand on, unseen, to the seat that `seat` names."""
    view = look()
    seat = seat_named(view, arguments, "seat", (me(view) + 1) % len(seats(view)))
    cards = named(view, arguments.get("card", ""))
    if not cards or seat == me(view):
        raise ValueError(seat)
    before = count(view, ASIDE)
    yield Move(cards, ASIDE, -1, up=False, verb="hand_on")
    moved = count(look(), ASIDE) - before
    if moved > 0:
        yield As(seat, _from_aside(look(), moved, f"{HAND}.{seat}", "receive"))


def _from_aside(view: SeatView, cards: int, zone: ZoneId, verb: str) -> Step:
    """Return what takes the last cards that were set aside."""
    lying = count(view, ASIDE)
    refs = tuple(place(ASIDE, at) for at in range(max(0, lying - cards), lying))
    return Move(refs, zone, -1, verb=verb)


def take_fronts(look: Look, arguments: Mapping[str, str]) -> Running:
    """Take what lies in front of everybody, face down, to the cards that one has won."""
    view = look()
    winner = seat_named(view, arguments, "seat", me(view))
    for seat in seats(view):
        cards = tuple(place(f"{FRONT}.{seat}", at) for at in range(count(view, f"{FRONT}.{seat}")))
        if cards:
            yield As(winner, Move(cards, f"{WON}.{winner}", up=False, verb="win"))
