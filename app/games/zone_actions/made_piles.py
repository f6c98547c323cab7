"""Putting cards into the piles and hands that people made during play."""

from __future__ import annotations

from app.core.intent import Move
from app.core.text.wording import listed, owned
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Zone
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.table_tools import chosen_units, kept_face, loose, me, zone_of

_TOP, _BOTTOM = "top", "bottom"


def put_into_made() -> GameAction:
    """Return what puts the selected cards into one of those piles, and asks which."""
    return GameAction(
        "put_into",
        Words("Put into a made pile…", "作った山に入れる…"),
        lambda view, selection: bool(_cards(view, selection) and _goals(view, selection)),
        lambda _view, _selection: None,
        form=_asks,
    )


def whole_title(view: SeatView, zone: Zone) -> Words:
    """Return the name of a zone with whose it is."""
    if not zone.holders:
        return zone.spec.title
    return owned(listed([view.setting.seats[seat].name for seat in zone.holders]), zone.spec.title)


def _cards(view: SeatView, selection: Selection) -> tuple[str, ...]:
    parts = (card for unit in chosen_units(view, selection) for card in view.units[unit].parts)
    return (*loose(view, selection), *parts)


def _goals(view: SeatView, selection: Selection) -> tuple[Zone, ...]:
    """Return the made zones that take the cards: within reach, and not where all of them lie."""
    lying = {zone_of(view, ref) for ref in _cards(view, selection)}
    return tuple(
        zone
        for zone in view.setting.zones.values()
        if zone.is_made
        and lying != {zone.id}
        and (not zone.holders or me(view) in zone.holders or zone.spec.visibility == "public")
    )


def _asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    cards, goals = _cards(view, selection), _goals(view, selection)
    if not cards or not goals:
        return None
    zone = next((one for one in goals if one.id == answers.get("zone")), goals[0])
    among = tuple(Choosable(one.id, whole_title(view, one)) for one in goals)
    which = Pick("zone", Words("Which pile", "入れる山"), among, zone.id)
    ends = (
        Choosable(_TOP, Words("On top", "一番上")),
        Choosable(_BOTTOM, Words("At the bottom", "一番下")),
    )
    at = answers.get("at", _TOP)
    at = at if at in (_TOP, _BOTTOM) else _TOP
    where = (Pick("at", Words("Where", "位置"), ends, at),) if zone.arrange == "pile" else ()
    return Form(
        Words("Put into a made pile", "作った山に入れる"),
        (which, *where),
        Words("Put there", "入れる"),
        # What lies side by side goes on at its end.
        Move(cards, zone.id, 0 if where and at == _TOP else -1, kept_face(view, cards)),
    )
