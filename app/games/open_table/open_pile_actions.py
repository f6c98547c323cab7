"""What an open table offers on piles and hands beside what every game has, and with all cards."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.intent import Draw, Procedure, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.open_table.open_card_actions import seat_choices
from app.games.open_table.open_zones import DISCARD, FRONT, HAND, PILES, STOCK, ZONES
from app.games.table_tools import Steps, chosen_zone, count, me, offer, others, zone_of
from app.games.zone_actions.common_actions import pile_actions, with_keys
from app.games.zone_actions.dealing_actions import deal_actions
from app.games.zone_actions.pile_names import LOOKED, over

KEYS = {"look_at_one_more": "L", "look_through": "Shift+L", "end_look": "E"}
"""Keys of what every game has that are others here: cards that lie anywhere are turned by `T`."""


def _turn_top(view: SeatView, selection: Selection) -> Steps:
    zone = over(view, selection, LOOKED, PILES)
    return (Draw(1, zone, DISCARD, "play"),) if zone and count(view, zone) else ()


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
        Words("Take a card at random", "ランダムに1枚取る"),
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
    offer(
        "turn_top",
        Words("Turn the top card up", "上の1枚をめくって捨て札に置く"),
        _turn_top,
        "U",
        "draw",
    ),
    *with_keys(pile_actions(ZONES, PILES), KEYS),
    GameAction(
        "take",
        Words("Take a card of a hand at random", "相手の手札からランダムに1枚取る"),
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
    *deal_actions(ZONES, PILES, (HAND, FRONT)),
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
