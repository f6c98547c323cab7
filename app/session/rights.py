"""What a seat may touch. Never whether a move is legal in the game: that is nobody's business
here.

A seat may touch what lies open on the table, its own zones, and any card shown to it. It may
not reach into what others hold hidden.
"""

from __future__ import annotations

from app.core.ids import JUDGE, CardId, SeatId, ZoneId
from app.core.sight import lists, sees_face
from app.core.table import Table
from app.core.words import Words


class ImpossibleError(Exception):
    """An intent that cannot be carried out; `reason` is for the person who asked."""

    def __init__(self, code: str, reason: Words) -> None:
        super().__init__(reason.en)
        self.code = code
        self.reason = reason


def zone_words(table: Table, zone: ZoneId) -> Words:
    """Name a zone with its holder: "Ren's Deck", "Renの山札"."""
    place = table.setting.zones[zone]
    title = place.spec.title
    if not place.holders:
        return title
    name = table.setting.seats[place.holders[0]].name
    return Words(f"{name}'s {title.en}", f"{name}の{title.ja}")


def _not_yours(table: Table, zone: ZoneId) -> ImpossibleError:
    words = zone_words(table, zone)
    return ImpossibleError(
        "not-yours",
        Words(
            f"{words.en} is hidden from you. Ask its holder to do that.",
            f"{words.ja}は非公開です。持ち主に操作を頼んでください。",
        ),
    )


def is_open(table: Table, zone: ZoneId) -> bool:
    """Whether everybody may touch what lies in `zone`."""
    return table.setting.zones[zone].spec.visibility == "public" or zone in table.opened


def check_take(table: Table, seat: SeatId, card: CardId) -> None:
    """Raise ImpossibleError unless `seat` may touch `card`."""
    state = table.cards[card]
    if seat == JUDGE or is_open(table, state.zone):
        return
    if seat in table.setting.zones[state.zone].holders or seat in state.shown:
        return
    if state.up and sees_face(table, seat, state):
        return
    raise _not_yours(table, state.zone)


def check_put(table: Table, seat: SeatId, card: CardId, zone: ZoneId) -> None:
    """Raise ImpossibleError unless `seat` may put `card` in `zone`."""
    if seat == JUDGE or is_open(table, zone):
        return
    holders = table.setting.zones[zone].holders
    if seat in holders or table.cards[card].owner in holders or not holders:
        return
    words = zone_words(table, zone)
    raise ImpossibleError(
        "not-theirs",
        Words(
            f"That card does not belong in {words.en}. Put it in a zone of its owner.",
            f"そのカードは{words.ja}のものではありません。持ち主の場所に置いてください。",
        ),
    )


def check_hold(table: Table, seat: SeatId, zone: ZoneId) -> None:
    """Raise ImpossibleError unless `seat` may handle `zone` as a whole (shuffle, look, draw)."""
    if seat == JUDGE or is_open(table, zone):
        return
    holders = table.setting.zones[zone].holders
    if seat in holders or not holders:
        return
    raise _not_yours(table, zone)


def may_see_place(table: Table, seat: SeatId, zone: ZoneId) -> bool:
    """Whether `seat` may name cards of `zone` by their place."""
    return lists(table, seat, zone) or seat in table.setting.zones[zone].holders
