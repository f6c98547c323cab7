"""Which player and which zone a name in a script means, in English and in Japanese.

What is not there is answered with what is.
"""

from __future__ import annotations

import re

from app.core.ids import SeatId, ZoneId, place
from app.core.text.actor_names import listed_seats
from app.core.text.wording import either, listed, owned
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.notation_contract import NotationError, Scene, misread

_CARDS_SUFFIX = re.compile(r"\s+cards?$")


def any_of(text: str, *words: str) -> bool:
    """Whether a text is one of these words, in any case."""
    return text.strip().casefold() in words


def nobody(text: str, view: SeatView) -> NotationError:
    """Return the error for a player who does not sit here."""
    there = either([seat.name for seat in view.setting.seats])
    return misread(
        f"nobody called “{text}” sits at this table. Write {there.en}.",
        f"「{text}」という人はこの卓にいません。{there.ja}と書いてください。",
    )


def seat_named(view: SeatView, text: str) -> SeatId:
    """Return the player called `text`. Raises NotationError."""
    for number, seat in enumerate(view.setting.seats):
        if seat.name.casefold() == text.strip().casefold():
            return number
    raise nobody(text, view)


def turn_named(view: SeatView, text: str) -> SeatId | None:
    """Return which seat of those in turn `text` names, the first where it names all of them.

    None where it names a player whose turn it is not. Raises NotationError for nobody's name.
    """
    seats = view.turn.seats
    names = listed_seats(seats, view.setting)
    if text.strip().casefold() in (names.en.casefold(), names.ja.casefold()):
        return seats[0]
    seat = seat_named(view, text)
    return seat if seat in seats else None


def without_owner(scene: Scene, text: str) -> tuple[SeatId | None, str]:
    """Return whose something is, None where that is not said, and what it is."""
    text = text.strip()
    for number, seat in enumerate(scene.view.setting.seats):
        for mark in ("'s ", "’s ", "の"):
            if text.casefold().startswith((seat.name + mark).casefold()):
                return number, text[len(seat.name) + len(mark) :].strip()
    seats = range(len(scene.view.setting.seats))
    for word in ("opponent's ", "opponent’s ", "opposing ", "相手の"):
        bare = text.casefold().removeprefix("the ")
        others = [seat for seat in seats if seat != scene.actor]
        if bare.startswith(word) and len(others) == 1:
            return others[0], text[len(text) - len(bare) + len(word) :].strip()
    for word in ("their own ", "their ", "the own ", "own ", "自分の"):
        if text.casefold().startswith(word):
            return scene.actor, text[len(word) :].strip()
    return None, text


def zone_named(scene: Scene, text: str, *, owner: SeatId | None = None) -> ZoneId:
    """Return the zone called `text`, of the acting player if it is not said whose.

    Raises NotationError.
    """
    said, bare = without_owner(scene, text)
    bare = _CARDS_SUFFIX.sub("", bare.casefold().removeprefix("the "))
    seat = said if said is not None else owner if owner is not None else scene.actor
    for zone in scene.view.setting.zones.values():
        spec = zone.spec
        if zone.holders and seat not in zone.holders:
            continue
        title = spec.title.en.casefold()
        if bare in (title, title.removesuffix("s"), title.split(" ")[0], spec.title.ja, spec.name):
            return zone.id
    titles = dict.fromkeys(zone.spec.title for zone in scene.view.setting.zones.values())
    there = either(list(titles))
    raise misread(
        f"there is no zone “{text}”. The zones are: {there.en}.",
        f"「{text}」という場所はありません。場所は{there.ja}です。",
    )


def cell_called(scene: Scene, text: str) -> str:
    """Return the cell called "Stream 4", "" where there is none."""
    title, _, digits = text.strip().rpartition(" ")
    if not digits.isdecimal() or len(digits) > 2:
        return ""
    try:
        zone = zone_named(scene, title)
    except NotationError:
        return ""
    there = 1 <= int(digits) <= scene.view.setting.zones[zone].spec.cells
    return place(zone, int(digits)) if there else ""


def zone_title(view: SeatView, zone: ZoneId) -> Words:
    """Return a zone's title with whose it is: "Aki's Bench"."""
    there = view.setting.zones[zone]
    if not there.holders:
        return there.spec.title
    return owned(
        listed([view.setting.seats[seat].name for seat in there.holders]), there.spec.title
    )
