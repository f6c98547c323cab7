"""What an open table offers on cards: where they go, how they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.ids import UnitId, ZoneId, parse_place
from app.core.intent import Face, Hide, Move, MoveUnits, Procedure, Rotate, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.open_table.open_zones import ASIDE, DISCARD, FRONT, HAND, MAT, STOCK, WON
from app.games.table_tools import (
    Does,
    Steps,
    chosen,
    chosen_units,
    find,
    loose,
    me,
    offer,
    others,
    own,
    zone_of,
)


def cards_of(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards, those of selected units as well, in the order they lie in."""
    units = (card for unit in chosen_units(view, selection) for card in view.units[unit].parts)
    cards = tuple(dict.fromkeys((*units, *loose(view, selection))))
    return tuple(sorted(cards, key=lambda ref: _lies(view, ref)))


def _lies(view: SeatView, ref: str) -> tuple[str, int]:
    zone = zone_of(view, ref)
    named = parse_place(ref)
    if named is not None:
        return named
    seen = view.zones[zone]
    at = {handle: index for index, handle in seen.seen}
    at |= {handle: index for index, handle in enumerate(seen.items)}
    return zone, at.get(ref, 0)


def to(name: str, at: int = -1, up: bool | None = None) -> Does:
    """Return what moves cards to a zone of one's own, or of the table."""

    def does(view: SeatView, selection: Selection) -> Steps:
        goal = own(view, name) if own(view, name) in view.zones else name
        cards = tuple(ref for ref in cards_of(view, selection) if zone_of(view, ref) != goal)
        verb = "return" if goal == STOCK else "move"
        return (Move(cards, goal, at, up, verb),) if cards and goal in view.zones else ()

    return does


def _to_front(view: SeatView, selection: Selection) -> Steps:
    return to(FRONT)(view, selection) if len(view.setting.seats) > 1 else ()


def _to_front_down(view: SeatView, selection: Selection) -> Steps:
    return to(FRONT, up=False)(view, selection) if len(view.setting.seats) > 1 else ()


def _to_mat(view: SeatView, selection: Selection) -> Steps:
    return to(MAT)(view, selection)


def _lies_open(view: SeatView, ref: str) -> bool:
    return view.setting.zones[zone_of(view, ref)].spec.visibility == "public"


def turned(view: SeatView, cards: Iterable[str]) -> Steps:
    """Return what turns cards that lie in the open over, all of them to the same side."""
    there = [(ref, find(view, ref)) for ref in cards if _lies_open(view, ref)]
    if not there:
        return ()
    up = any(card is None or not card.up for _, card in there)
    return (Face(tuple(ref for ref, card in there if card is None or card.up != up), up),)


def _turn_over(view: SeatView, selection: Selection) -> Steps:
    """Turn cards over; of a spread of closed cards, as in Memory, nobody goes on seeing a face."""
    cards = cards_of(view, selection)
    steps = turned(view, cards)
    if any(isinstance(step, Face) and step.up for step in steps):
        return steps
    zones = dict.fromkeys(zone_of(view, ref) for ref in cards)
    return (*steps, *(Hide(zone) for zone in zones if _is_shared_grid(view, zone)))


def _is_shared_grid(view: SeatView, zone: ZoneId) -> bool:
    """Whether cards of all lie there side by side, each at its place."""
    spread = view.setting.zones.get(zone)
    return spread is not None and not spread.holders and spread.spec.keeps_places


def _quarter(view: SeatView, selection: Selection) -> Steps:
    units = chosen_units(view, selection)
    if not units:
        return ()
    degrees = (view.units[units[0]].turn + 90) % 360
    return (Rotate(units, degrees),) if degrees in (0, 90, 180, 270) else ()  # type: ignore[arg-type]


def _together(view: SeatView, selection: Selection) -> Steps:
    """Put cards that lie on the mat in one place, as one pile that is moved as such."""
    units = chosen_units(view, selection)
    if len(units) < 2:
        return ()
    spot = view.units[units[0]].position
    return (MoveUnits(units, MAT, position=spot),) if spot is not None else ()


# -- to others ------------------------------------------------------------------------------------


def in_hand(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards if all of them are in the own hand."""
    cards = chosen(view, selection)
    return cards if all(zone_of(view, ref) == own(view, HAND) for ref in cards) else ()


def seat_choices(view: SeatView) -> tuple[Choosable, ...]:
    """Return the other players, whoever sits next first."""
    count = len(view.setting.seats)
    order = sorted(others(view), key=lambda seat: (seat - me(view)) % count)
    names = [view.setting.seats[seat].name for seat in order]
    return tuple(
        Choosable(str(seat), Words(name, name)) for seat, name in zip(order, names, strict=True)
    )


def may_hand_on(view: SeatView, selection: Selection) -> bool:
    """Whether what is selected can be given to another player."""
    return view.seat >= 0 and bool(in_hand(view, selection)) and bool(others(view))


def _hand_on(view: SeatView, selection: Selection, seat: str) -> Step:
    cards = ",".join(in_hand(view, selection))
    return Procedure("hand_on", (("card", cards), ("seat", seat)))


def asked_whom(
    view: SeatView,
    selection: Selection,
    answers: Answers,
    said: tuple[Words, Words],
    made: Callable[[SeatView, Selection, str], Step],
) -> Form | None:
    """Ask to whom cards of the own hand go; None where there is but one other player.

    `said` is the title of the form and what its button says, `made` what an answer comes to.
    """
    among = seat_choices(view)
    if not may_hand_on(view, selection) or len(among) == 1:
        return None
    seat = answers.get("seat", among[0].id)
    title, done = said
    return Form(
        title,
        (Pick("seat", Words("To whom", "渡す相手"), among, seat),),
        done,
        made(view, selection, seat),
    )


def _asks_whom(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    return asked_whom(view, selection, answers, _HANDING, _hand_on)


_HANDING = (Words("Hand cards on", "カードを渡す"), Words("Hand on", "渡す"))


def _make_hand_on(view: SeatView, selection: Selection) -> Step | None:
    if not may_hand_on(view, selection):
        return None
    return _hand_on(view, selection, seat_choices(view)[0].id)


CARD_ACTIONS: tuple[GameAction, ...] = (
    offer("to_front", Words("Play in front", "自分の前に出す"), _to_front, "F"),
    offer(
        "to_front_down",
        Words("Play in front, face down", "自分の前に伏せて出す"),
        _to_front_down,
        "Shift+F",
    ),
    offer("to_mat", Words("On the mat", "マットに置く"), _to_mat, "B"),
    offer("to_hand", Words("To the hand", "手札へ"), to(HAND), "H"),
    offer("to_discard", Words("Put on the discard pile", "捨て札にする"), to(DISCARD, 0), "X"),
    offer("to_won", Words("To the cards won", "取り札に加える"), to(WON, 0), "W"),
    offer("to_stock", Words("On top of the stock", "山札の上に置く"), to(STOCK, 0), "Ctrl+Up"),
    offer("under_stock", Words("Under the stock", "山札の下に置く"), to(STOCK), "Ctrl+Down"),
    offer("set_aside", Words("Set it aside", "使わない札にする"), to(ASIDE), ""),
    offer("turn_over", Words("Turn over", "裏返す"), _turn_over, "T"),
    offer("rotate", Words("Turn by a quarter", "90°回す"), _quarter, "R"),
    offer("together", Words("Gather in one place", "1か所に集める"), _together, "G"),
    GameAction(
        "hand_on",
        Words("Hand on…", "渡す…"),
        may_hand_on,
        _make_hand_on,
        "Shift+H",
        form=_asks_whom,
    ),
)


def column_from(view: SeatView, ref: str) -> tuple[ZoneId, tuple[str, ...]]:
    """Return a card of a pile that lies spread out and all that lies on it, with the pile."""
    zone = zone_of(view, ref)
    items = view.zones[zone].items if zone else ()
    return (zone, items[items.index(ref) :]) if ref in items else (zone, (ref,))


def unit_cards(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return the cards of what lies on the mat."""
    return view.units[unit].parts if unit in view.units else ()
