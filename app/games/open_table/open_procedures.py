"""What an open table does in several steps: collect, take, hand on, win, turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from app.core.card import value_of
from app.core.ids import SeatId, ZoneId, is_number, place
from app.core.intent import Batch, Collect, Move, PickRandom, Procedure, PutMark, Shuffle, Step
from app.core.intents.turn_intents import NextTurn
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.open_table.open_sentences import PASSES, SCORE
from app.games.open_table.open_zones import ASIDE, DISCARD, FRONT, HAND, MAT, STOCK, WON
from app.games.table_tools import Running, count, find, me, named, zone_of


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
    """Whether a step is anybody's at any time.

    With cards of the own hand, or the own marks; a trick that all have played to, which its winner
    takes; the turn, where nobody has played yet; scores, once the hands are empty; the next round,
    once this one is over.
    """
    if isinstance(step, Move):
        hand = f"{HAND}.{view.seat}"
        return bool(step.cards) and all(zone_of(view, ref) == hand for ref in step.cards)
    if isinstance(step, PutMark):
        return step.targets == (f"seat.{view.seat}",) or _scores_now(view, step)
    if isinstance(step, Batch):
        marks = [one for one in step.steps if isinstance(one, PutMark)]
        return len(marks) == len(step.steps) > 0 and all(_scores_now(view, one) for one in marks)
    return isinstance(step, Procedure) and _runs_out_of_turn(view, step)


def _runs_out_of_turn(view: SeatView, step: Procedure) -> bool:
    mine = dict(step.arguments).get("seat", "") == str(view.seat)
    if step.name == "take_fronts":
        return (mine or not step.arguments) and is_whole_trick(view)
    if step.name == "end_turn":
        return mine and _nobody_played(view)
    if step.name == "lay_out":
        return is_round_over(view)
    return step.name in ("hand_on", "pass_on")


def _scores_now(view: SeatView, step: PutMark) -> bool:
    return step.key == SCORE and not holding(view)


def holding(view: SeatView) -> tuple[SeatId, ...]:
    """Return the seats that have cards in hand."""
    return tuple(seat for seat in seats(view) if count(view, f"{HAND}.{seat}"))


def is_dealt_out(view: SeatView) -> bool:
    """Whether nobody draws: some have cards in hand, and the stock is empty."""
    return bool(holding(view)) and not count(view, STOCK)


def is_round_over(view: SeatView) -> bool:
    """Whether all that was dealt is played: no card is held, drawn, or lies closed on the mat."""
    made = [zone for zone in view.setting.zones.values() if zone.is_made]
    closed = (zone.spec.visibility != "public" and count(view, zone.id) for zone in made)
    down = (not view.cards[card].up for zone in made for card in view.zones[zone.id].items)
    return not holding(view) and not count(view, STOCK) and not any(closed) and not any(down)


def fronts(view: SeatView) -> dict[SeatId, int]:
    """Return how many cards lie in front of each seat."""
    return {seat: count(view, f"{FRONT}.{seat}") for seat in seats(view)}


def is_whole_trick(view: SeatView) -> bool:
    """Whether a card lies in front of everybody who had one to play, and no more than one."""
    lying, held = fronts(view), holding(view)
    return max(lying.values()) == 1 and all(lying[seat] or seat not in held for seat in lying)


def _nobody_played(view: SeatView) -> bool:
    """Whether the cards are dealt and none lies in the open."""
    lying = (zone.id for zone in view.setting.zones.values() if zone.spec.visibility == "public")
    return bool(holding(view)) and not any(len(view.zones[zone].items) for zone in lying)


# -- turns ----------------------------------------------------------------------------------------


def end_turn(look: Look, arguments: Mapping[str, str]) -> Running:
    """Give the turn to the next seat that plays, or to the one that `seat` names.

    Where all cards are dealt out, who has none left is passed by.
    """
    view = look()
    yield NextTurn(seat_named(view, arguments, "seat", _following(view)))


def _following(view: SeatView) -> SeatId:
    if not view.turn.number:
        return view.turn.seat
    order = [(view.turn.seat + step) % len(seats(view)) for step in range(1, len(seats(view)) + 1)]
    held = holding(view) if is_dealt_out(view) else order
    return next(seat for seat in order if seat in held)


def pass_turn(look: Look, arguments: Mapping[str, str]) -> Running:
    """Pass, which is counted, and give the turn on."""
    yield PutMark((f"seat.{me(look())}",), PASSES, add=1, verb="pass_turn")
    yield from end_turn(look, arguments)


def no_passes(view: SeatView) -> Iterator[PutMark]:
    """Yield what takes the passes off that were counted."""
    passed = tuple(
        seat
        for seat in (f"seat.{number}" for number in seats(view))
        if value_of(view.marks.get(seat, ()), PASSES)
    )
    if passed:
        yield PutMark(passed, PASSES, value=0)


# -- collecting -----------------------------------------------------------------------------------


def collect(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Put all cards but those set aside in the stock and shuffle it."""
    yield from collected(look, but=(ASIDE,))
    yield from no_passes(look())
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


def pass_on(look: Look, arguments: Mapping[str, str]) -> Running:
    """Lay `card`s of one's own hand face down in front of the seat that `seat` names.

    Once there are cards in front of everybody, all take up theirs together: nobody sees what
    comes before they have chosen what goes.
    """
    view = look()
    seat = seat_named(view, arguments, "seat", (me(view) + 1) % len(seats(view)))
    cards = named(view, arguments.get("card", ""))
    open_ones = (find(view, place(f"{FRONT}.{seat}", at)) for at in range(fronts(view)[seat]))
    if not cards or seat == me(view) or any(card is not None and card.up for card in open_ones):
        raise ValueError(seat)
    yield Move(cards, f"{FRONT}.{seat}", -1, up=False, verb="pass_on")
    view = look()
    lying = fronts(view)
    every = [place(f"{FRONT}.{one}", at) for one in lying for at in range(lying[one])]
    shown = (find(view, ref) for ref in every)
    if not all(lying.values()) or any(card is not None and card.up for card in shown):
        return
    for one, cards_there in lying.items():
        refs = tuple(place(f"{FRONT}.{one}", at) for at in range(cards_there))
        yield As(one, Move(refs, f"{HAND}.{one}", -1, verb="receive"))


def take_fronts(look: Look, arguments: Mapping[str, str]) -> Running:
    """Take what lies in front of everybody, face down, to the cards that one has won.

    Whoever wins a whole trick leads the next one.
    """
    view = look()
    winner = seat_named(view, arguments, "seat", me(view))
    leads = is_whole_trick(view) and view.turn.number > 0 and view.turn.seat != winner
    cards = tuple(card for seat in seats(view) for card in view.zones[f"{FRONT}.{seat}"].items)
    if cards:
        yield As(winner, Move(cards, f"{WON}.{winner}", up=False, verb="win"))
    if leads:
        yield NextTurn(winner)


def clear(look: Look, arguments: Mapping[str, str]) -> Running:
    """Put what lies in the pile that `zone` names on the discard pile; passes count no more."""
    view, zone = look(), arguments.get("zone", "")
    cards = view.zones[zone].items if zone in view.zones else ()
    if not cards or zone in (DISCARD, MAT):
        raise ValueError(zone)
    yield Move(cards, DISCARD, 0, verb="clear")
    yield from no_passes(look())
