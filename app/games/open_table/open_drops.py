"""What dropping cards somewhere means at an open table: readings, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.ids import SeatId, ZoneId, parse_place
from app.core.intent import Attach, Move, MoveUnits, Procedure, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Drop, Selection
from app.games.open_table.open_card_actions import cards_of, column_from, in_hand
from app.games.open_table.open_play_actions import pass_on
from app.games.open_table.open_zones import DISCARD, FRONT, HAND, MAT, STOCK
from app.games.table_tools import chosen_units, kept_face, own, zone_of

Readings = Iterator[tuple[Words, Step]]
ON_MAT_DOWN = Words("On the mat, face down", "マットに伏せて置く")


def drops(
    view: SeatView, selection: Selection, zone: ZoneId, unit: str, index: int
) -> Iterable[Drop]:
    """Return what dropping `selection` on `unit`, or at `index` of `zone`, could mean."""
    if zone not in view.zones:
        return
    seen: set[Step] = set()
    for title, step in _readings(view, selection, zone, unit, index):
        if step not in seen:
            seen.add(step)
            yield Drop(title, step)


def _readings(
    view: SeatView, selection: Selection, zone: ZoneId, unit: str, index: int
) -> Readings:
    cards, units = cards_of(view, selection), chosen_units(view, selection)
    between = tuple(_between_hands(view, selection, zone))
    if between or not cards:
        yield from between
        return
    title = view.setting.zones[zone].spec.title
    if view.setting.zones[zone].spec.holds == "units":
        if units and len(cards) == sum(len(view.units[one].parts) for one in units):
            yield Words("Move on the mat", "マットで動かす"), MoveUnits(units, zone, index)
        elif kept_face(view, cards) is None:
            yield Words("On the mat", "マットに置く"), Move(cards, zone, index)
        else:
            yield ON_MAT_DOWN, Move(cards, zone, index, up=False)
        if unit in view.units and unit not in units:
            yield Words("On top of this", "この上に重ねる"), Attach(cards, unit, "base")
        yield ON_MAT_DOWN, Move(cards, zone, index, up=False)
        if not units and kept_face(view, cards) is False:
            yield (
                Words("On the mat, face up", "マットにオモテで置く"),
                Move(cards, zone, index, up=True),
            )
        return
    yield from _onto_pile(view, cards, zone, index, title)


def _another_hand(view: SeatView, zone: ZoneId) -> SeatId | None:
    """Return whose hand a zone is, None where it is one's own or no hand."""
    hands = (seat for seat in range(len(view.setting.seats)) if seat != view.seat)
    return next((seat for seat in hands if zone == f"{HAND}.{seat}"), None)


def _another_front(view: SeatView, zone: ZoneId) -> SeatId | None:
    """Return whose front a zone is that cards can be passed to, None if there is none."""
    closed = view.seat >= 0 and all(
        not view.cards[card].up for card in view.zones[zone].items if card in view.cards
    )
    fronts = (seat for seat in range(len(view.setting.seats)) if seat != view.seat)
    return next((seat for seat in fronts if closed and zone == f"{FRONT}.{seat}"), None)


def _between_hands(view: SeatView, selection: Selection, zone: ZoneId) -> Readings:
    """Take a closed card of another's hand, or hand cards on, with nobody else seeing them."""
    mine, to = own(view, HAND), _another_hand(view, zone)
    # What a rubber band caught of other hands besides is out of reach, and stays where it is.
    cards = selection.cards if to is None else cards_of(view, selection)
    sources = {zone_of(view, card) for card in cards}
    if view.seat < 0 or selection.units or len(sources) != 1:
        return
    (source,) = sources
    giver, named = _another_hand(view, source), parse_place(cards[0])
    if to is not None and source == mine:
        name = view.setting.seats[to].name
        yield (
            Words(f"Hand on to {name}", f"{name}に渡す"),
            Procedure("hand_on", (("card", ",".join(cards)), ("seat", str(to)))),
        )
    elif zone == mine and giver is not None and named is not None and len(cards) == 1:
        name = view.setting.seats[giver].name
        yield (
            Words(f"Take from {name}", f"{name}から取る"),
            Procedure("take", (("seat", str(giver)), ("at", str(named[1])))),
        )


def _onto_pile(
    view: SeatView, cards: tuple[str, ...], zone: ZoneId, index: int, title: Words
) -> Readings:
    hidden = view.setting.zones[zone].spec.visibility == "hidden"
    onto = Words(f"To: {title.en}", f"{title.ja}へ")
    if hidden:
        yield Words(f"On top: {title.en}", f"{title.ja}の一番上へ"), Move(cards, zone, 0)
        yield Words(f"At the bottom: {title.en}", f"{title.ja}の下へ"), Move(cards, zone, -1)
        return
    passed_to = _another_front(view, zone)
    if passed_to is not None and in_hand(view, Selection(cards)):
        name = view.setting.seats[passed_to].name
        yield (
            Words(f"Pass on to {name}, face down", f"{name}に伏せて渡す"),
            pass_on(view, Selection(cards), str(passed_to)),
        )
    source, on_top = column_from(view, cards[0])
    if len(cards) == 1 and len(on_top) > 1 and source != zone and _is_spread(view, source):
        more = len(on_top) - 1
        yield (
            Words(f"With what lies on it ({more}): {title.en}", f"上の{more}枚ごと{title.ja}へ"),
            Move(on_top, zone, -1, kept_face(view, cards)),
        )
    yield onto, Move(cards, zone, index, kept_face(view, cards))
    if zone != own(view, HAND) and view.setting.zones[zone].spec.visibility == "public":
        yield (
            Words(f"Face down: {title.en}", f"{title.ja}へ伏せて"),
            Move(cards, zone, index, up=False),
        )


def _is_spread(view: SeatView, zone: ZoneId) -> bool:
    """Whether the cards of a made zone lie in a column, those on top taken along."""
    return view.setting.zones[zone].id not in (STOCK, DISCARD, MAT) and not (
        view.setting.zones[zone].holders
    )
