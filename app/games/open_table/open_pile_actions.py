"""What an open table offers on piles and hands, and with all cards."""

from __future__ import annotations

from app.core.ids import SeatId, ZoneId
from app.core.intent import Draw, Hide, Look, Procedure, Show, Shuffle, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Number, Pick
from app.games.game_api import GameAction, Selection
from app.games.open_table.open_card_actions import seat_choices
from app.games.open_table.open_procedures import MOST_DEALT
from app.games.open_table.open_zones import FRONT, HAND, STOCK
from app.games.table_tools import (
    Does,
    Steps,
    chosen,
    chosen_zone,
    count,
    me,
    offer,
    others,
    own,
    zone_of,
)

MOST_DRAWN = 9
"""Cards that one key draws."""


def pile_meant(view: SeatView, selection: Selection, usual: ZoneId = STOCK) -> ZoneId:
    """Return the pile meant: the one under the pointer, of the selected cards, or the stock."""
    zones = {zone_of(view, ref) for ref in chosen(view, selection)}
    zone = chosen_zone(view, selection) or (zones.pop() if len(zones) == 1 else "")
    if zone and view.setting.zones[zone].spec.holds == "pile" and _reaches(view, zone):
        return zone
    return usual


def _reaches(view: SeatView, zone: ZoneId) -> bool:
    place = view.setting.zones[zone]
    return not place.holders or view.seat in place.holders or place.spec.visibility == "public"


def _draw(number: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = pile_meant(view, selection)
        zone = STOCK if zone == own(view, HAND) else zone
        if own(view, HAND) not in view.zones or not count(view, zone):
            return ()
        return (Draw(number, zone, own(view, HAND)),)

    return does


def _draw_over(number: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        over = chosen_zone(view, selection)
        return _draw(number)(view, selection) if over and over != own(view, HAND) else ()

    return does


def _shuffle(view: SeatView, selection: Selection) -> Steps:
    zone = pile_meant(view, selection)
    return (Shuffle(zone),) if count(view, zone) else ()


def _look(number: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        zone = chosen_zone(view, selection)
        hidden = zone and view.setting.zones[zone].spec.visibility == "hidden"
        return (Look(zone, number),) if hidden and count(view, zone) else ()

    return does


def _end_look(view: SeatView, selection: Selection) -> Steps:
    zone = pile_meant(view, selection)
    seen = view.zones[zone].seen
    return (Hide(zone),) if any(not view.cards[card].up for _, card in seen) else ()


def _turn_top(view: SeatView, selection: Selection) -> Steps:
    zone = chosen_zone(view, selection)
    hidden = zone and view.setting.zones[zone].spec.visibility == "hidden"
    return (Draw(1, zone, "discard", "play"),) if hidden and count(view, zone) else ()


def _show_hand(view: SeatView, selection: Selection) -> Steps:
    cards = tuple(ref for ref in chosen(view, selection) if zone_of(view, ref) == own(view, HAND))
    return (Show(cards, ()),) if cards and others(view) else ()


# -- the whole table ------------------------------------------------------------------------------


def _deal_form(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    lying, seats = count(view, STOCK), len(view.setting.seats)
    if not lying:
        return None
    even = lying // seats
    cards = answers.get("count", str(min(7, max(1, even))))
    zone = answers.get("zone", HAND)
    zone = zone if zone in (HAND, FRONT, "down") else HAND
    known = cards.isdecimal() and len(cards) < 4 and 0 < int(cards) <= MOST_DEALT
    asked = int(cards) if known else 1
    left = lying - asked * seats
    said = (
        Words(f"{left} left in the stock", f"山札の残り：{left}枚")
        if left >= 0
        else Words(f"{-left} too few in the stock", f"山札が{-left}枚足りません")
    )
    where = (
        Choosable(HAND, Words("Hands", "手札")),
        Choosable(FRONT, Words("In front, face up", "前にオモテ向き")),
        Choosable("down", Words("In front, face down", "前にウラ向き")),
    )
    return Form(
        Words("Deal to each", "全員に配る"),
        (
            Number("count", Words("Cards to each", "1人の枚数"), asked, 1, MOST_DEALT),
            Pick("zone", Words("Where to", "配る先"), where, zone),
        ),
        Words("Deal", "配る"),
        _deal(str(asked), zone),
        (said,),
    )


def _deal(cards: str, zone: str) -> Procedure:
    to = (("zone", FRONT), ("down", "1")) if zone == "down" else (("zone", zone),)
    return Procedure("deal", (("count", cards), *to))


def _has_stock(view: SeatView, _selection: Selection) -> bool:
    return view.seat >= 0 and count(view, STOCK) > 0


def _deal_all(view: SeatView, selection: Selection) -> Steps:
    return (_deal("all", HAND),) if _has_stock(view, selection) else ()


def _collect(view: SeatView, _selection: Selection) -> Steps:
    rest = any(zone.count for name, zone in view.zones.items() if name != STOCK)
    return (Procedure("collect"),) if view.seat >= 0 and rest else ()


def seat_pointed(view: SeatView, selection: Selection) -> SeatId | None:
    """Return whose zone is meant, if it is one of another seat."""
    zone = chosen_zone(view, selection) or next(
        (zone_of(view, ref) for ref in selection.cards if zone_of(view, ref)), ""
    )
    holders = view.setting.zones[zone].holders if zone else ()
    return holders[0] if holders and holders[0] != me(view) else None


def _may_take(view: SeatView, _selection: Selection) -> bool:
    return view.seat >= 0 and any(count(view, f"{HAND}.{seat}") for seat in others(view))


def _take(view: SeatView, selection: Selection) -> Step | None:
    if not _may_take(view, selection):
        return None
    seat = seat_pointed(view, selection)
    if seat is None:
        seat = next(int(one.id) for one in seat_choices(view) if count(view, f"{HAND}.{one.id}"))
    return Procedure("take", (("seat", str(seat)),))


def _take_form(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    among = tuple(one for one in seat_choices(view) if count(view, f"{HAND}.{one.id}"))
    if (
        not _may_take(view, selection)
        or len(among) == 1
        or seat_pointed(view, selection) is not None
    ):
        return None
    seat = answers.get("seat", among[0].id)
    return Form(
        Words("Take a card at random", "無作為に1枚取る"),
        (Pick("seat", Words("From whom", "取る相手"), among, seat),),
        Words("Take", "取る"),
        Procedure("take", (("seat", seat),)),
    )


def _win(view: SeatView, _selection: Selection) -> Steps:
    there = any(count(view, f"{FRONT}.{seat}") for seat in range(len(view.setting.seats)))
    return (Procedure("take_fronts"),) if view.seat >= 0 and there else ()


def _turn_to_me(view: SeatView, _selection: Selection) -> Steps:
    if view.seat < 0 or (view.turn.number and view.turn.seat == view.seat):
        return ()
    return (Procedure("end_turn", (("seat", str(view.seat)),)),)


PILE_ACTIONS: tuple[GameAction, ...] = (
    offer("draw", Words("Draw a card", "1枚引く"), _draw(1), "D", "draw"),
    *(
        offer(
            f"draw_{number}",
            Words(f"Draw {number}", f"{number}枚引く"),
            _draw_over(number),
            str(number),
            "draw",
        )
        for number in range(2, MOST_DRAWN + 1)
    ),
    offer(
        "turn_top",
        Words("Turn the top card up", "上の1枚をめくって捨て札に置く"),
        _turn_top,
        "U",
        "draw",
    ),
    offer("look", Words("Look at the top card", "上の1枚を見る"), _look(1), "L", "look"),
    offer(
        "look_through",
        Words("Look through it", "中身をすべて見る"),
        _look(0),
        "Shift+L",
        "look",
    ),
    offer("end_look", Words("End the look", "見終える"), _end_look, "E", "look"),
    offer("show", Words("Show to everybody", "全員に見せる"), _show_hand, "O", "look"),
    offer("shuffle", Words("Shuffle", "切る"), _shuffle, "S", "zone"),
    GameAction(
        "take",
        Words("Take a card of a hand at random", "相手の手札から無作為に1枚取る"),
        _may_take,
        _take,
        "Q",
        "zone",
        form=_take_form,
    ),
    offer(
        "win",
        Words("Take what lies in front of all", "全員の前の札を取る"),
        _win,
        "Shift+W",
        "zone",
    ),
)
TABLE_ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "deal",
        Words("Deal to each…", "全員に配る…"),
        _has_stock,
        lambda _view, _selection: _deal("1", HAND),
        "Shift+D",
        "table",
        form=_deal_form,
    ),
    offer("deal_all", Words("Deal all cards", "すべて配る"), _deal_all, "", "table"),
    offer(
        "collect",
        Words("Collect all cards and shuffle", "すべて集めて切る"),
        _collect,
        "Ctrl+Shift+X",
        "table",
        ruinous=True,
    ),
    offer("my_turn", Words("It is my turn", "自分の番にする"), _turn_to_me, "", "turn"),
)
