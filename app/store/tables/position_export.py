"""What one seat sees, for other programs and for people: a position as JSON, the log as text.

Both are made of the seat's own view and sentences; there is nothing here that the seat does not
see on its screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.core.card import Marks, value_of
from app.core.ids import Handle, SeatId, place
from app.core.view import SeatDeclaration, SeatUnit, SeatView, SeatZone
from app.session.positions.position_line import LONGEST_READ, position_line
from app.session.positions.seen_position import position_seen

Names = Callable[[str], str]
"""Card key -> the card's name."""

FORMAT = 1


def position_json(view: SeatView, names: Names) -> dict[str, Any]:
    """Return the position that `view` shows, made of what JSON is made of.

    Handles are left out: they are good for one table only. A card's place in the lists is its
    place in the zone, from the top; one that the seat does not know is `null`. `exact` is the same
    position as Chabudai itself reads it again, whole: it holds no more than what the seat sees.
    """
    return {
        "chabudai_position": FORMAT,
        "game": view.setting.game,
        "seen_by": _seat_name(view, view.seat),
        "seats": [
            {
                "name": seat.name,
                "team": seat.team,
                **_planned(view, number),
                **_marked(view.marks.get(f"seat.{number}", ())),
            }
            for number, seat in enumerate(view.setting.seats)
        ],
        "turn": {
            "number": view.turn.number,
            "seat": _seat_name(view, view.turn.seat),
            **_also(view),
            "phase": view.turn.phase,
            "used": dict(view.turn.ledger),
        },
        "options": dict(view.options),
        "zones": [_zone(view, names, zone) for zone in view.zones.values()],
        "stage": [_declaration(view, names, told) for told in view.stage.declarations],
        **_marked(view.marks.get("table", ())),
        **exact(view),
    }


def exact(view: SeatView) -> dict[str, str]:
    """Return the position that `view` shows as Chabudai reads it again, to stand beside others."""
    return {"exact": position_line(position_seen(view), most=LONGEST_READ)}


def _also(view: SeatView) -> dict[str, Any]:
    """Return who plays the turn at the same time, where somebody does."""
    names = [_seat_name(view, seat) for seat in view.turn.also]
    return {"also": names} if names else {}


def _seat_name(view: SeatView, seat: SeatId) -> str | None:
    """Return the name of a player's seat; a judge and a spectator have none."""
    return view.setting.seats[seat].name if 0 <= seat < len(view.setting.seats) else None


def _planned(view: SeatView, seat: SeatId) -> dict[str, Any]:
    """Return what is known of a seat's plan; without a text where it is another's."""
    seal = view.seal(seat)
    if seal is None:
        return {}
    return {"plan": {"locked": seal.locked, "text": None if seal.plan is None else seal.text}}


def _zone(view: SeatView, names: Names, zone: SeatZone) -> dict[str, Any]:
    about = view.setting.zones[zone.id]
    told: dict[str, Any] = {
        "id": zone.id,
        "title": {"en": about.spec.title.en, "ja": about.spec.title.ja},
        "held_by": [_seat_name(view, seat) for seat in about.holders],
        "count": zone.count,
    }
    if zone.sealed:
        told["sealed"] = True
    if about.spec.holds == "units":
        told["units"] = [_unit(view, names, view.units[name]) for name in zone.items]
        if about.spec.cells:
            told["cells"] = [
                _marked(view.marks.get(place(zone.id, 1 + number), ()))
                for number in range(about.spec.cells)
            ]
    elif zone.listed:
        told["cards"] = [_card(view, names, handle) for handle in zone.items]
    elif zone.seen:
        told["seen"] = [
            {"place": place, "card": _card(view, names, handle)} for place, handle in zone.seen
        ]
    return told


def _card(view: SeatView, names: Names, handle: Handle | None) -> dict[str, Any] | None:
    card = view.cards.get(handle) if handle is not None else None
    if card is None or card.ref is None:
        return None
    told: dict[str, Any] = {"card": card.ref, "name": names(card.ref)}
    return {**told, **_marked(card.marks)}


def _unit(view: SeatView, names: Names, unit: SeatUnit) -> dict[str, Any]:
    told: dict[str, Any] = {"base": _card(view, names, unit.base)}
    if unit.under:
        told["under"] = [_card(view, names, handle) for handle in unit.under]
    if unit.attached:
        told["attached"] = [_card(view, names, handle) for handle in unit.attached]
    if unit.turn:
        told["degrees"] = unit.turn
    if unit.position is not None:
        told["position"] = list(unit.position)
    if unit.cell:
        told["cell"] = unit.cell
    told["entered"] = unit.entered
    told["changed"] = unit.changed
    return {**told, **_marked(unit.marks)}


def _marked(marks: Marks) -> dict[str, Any]:
    """Return the marks of a thing: damage in points by itself, the others in a list."""
    told: dict[str, Any] = {}
    damage = value_of(marks, "damage")
    if damage:
        told["damage"] = damage
    others = [
        {
            "mark": mark.key,
            "value": mark.value,
            **({"text": mark.text} if mark.text else {}),
            **({"until_turn": mark.until} if mark.until is not None else {}),
        }
        for mark in marks
        if mark.key != "damage"
    ]
    if others:
        told["marks"] = others
    return told


def _declaration(view: SeatView, names: Names, told: SeatDeclaration) -> dict[str, Any]:
    return {
        "seat": _seat_name(view, told.seat),
        "text": told.text,
        "cards": [_card(view, names, handle) for handle in told.cards],
        "cost": told.cost,
    }


def log_text(lines: Iterable[tuple[str, str]]) -> str:
    """Return a log as text, one line per (turn.step, sentence), the sentences below each other.

    A sentence of several lines stays below its first one.
    """
    told = [(when, sentence.splitlines() or [""]) for when, sentence in lines]
    width = max((len(when) for when, _ in told), default=0)
    text = []
    for when, sentences in told:
        text.append(f"{when:>{width}}  {sentences[0]}".rstrip())
        text += [f"{'':{width}}  {more}".rstrip() for more in sentences[1:]]
    return "".join(f"{line}\n" for line in text)
