"""A preset of one's own, made from the table as it lies before one seat."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from app.core.text.one_line import one_line
from app.core.text.words import Words
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import CARDS, card_of, sorted_keys
from app.games.open_table.open_zones import ASIDE, MAT, STOCK
from app.games.open_table.presets.preset_model import (
    EACH,
    PILE,
    SHARED,
    Faces,
    Preset,
    PresetDeal,
    PresetPile,
)
from app.games.table_tools import count, me


def preset_of(view: SeatView, title: str) -> Preset:
    """Return what lays a table as this one lies: its seats, piles and how many cards lie where.

    Its cards are named where the seat sees every one of them; where some lie hidden it is played
    with the cards that are on the table then.
    """
    name = one_line(title)[:60]
    seats = len(view.setting.seats)
    return Preset(
        Words(name, name),
        seats=(seats, seats),
        cards=_cards(view),
        piles=_piles(view),
        deal=_deal(view),
        turns=view.turn.number > 0,
    )


def _cards(view: SeatView) -> tuple[str, ...]:
    known = [card.ref for card in view.cards.values() if card.zone != ASIDE]
    counts = [zone.count for zone in view.zones.values() if zone.id not in (ASIDE, MAT)]
    on_mat = sum(len(unit.parts) for unit in view.units.values())
    if None in counts or None in known or len(known) != sum(c or 0 for c in counts) + on_mat:
        return ()
    keys = sorted_keys(tuple(ref for ref in known if ref))
    shorts = [key for key in keys if key in CARDS]
    rows = [" ".join(group) for _, group in groupby(shorts, key=lambda key: key[0])]
    own = Counter(card_of(key).name.en for key in keys if key not in CARDS)
    return (*rows, *(f"{many} {name}" for name, many in own.items()))


def _piles(view: SeatView) -> tuple[PresetPile, ...]:
    return tuple(
        PresetPile(
            zone.spec.title.en,
            zone.rect,
            arrange=zone.arrange,
            visibility="hidden" if zone.spec.visibility == "hidden" else "public",
        )
        for zone in view.setting.zones.values()
        if zone.rect is not None and not zone.holders
    )


def _deal(view: SeatView) -> tuple[PresetDeal, ...]:
    parts = []
    for zone in view.setting.zones.values():
        lying = count(view, zone.id)
        if not lying or zone.id in (STOCK, ASIDE) or zone.spec.holds == "units":
            continue
        if zone.is_made and not zone.holders:
            parts.append(PresetDeal(PILE + zone.spec.title.en, lying, _face(view, zone.id)))
        elif zone.id in SHARED:
            parts.append(PresetDeal(zone.id, lying, _face(view, zone.id)))
        elif zone.spec.name in EACH and me(view) in zone.holders:
            face: Faces = "usual" if zone.spec.name == "hand" else _face(view, zone.id)
            parts.append(PresetDeal(zone.spec.name, lying, face))
    for unit in view.units.values():
        if unit.zone == MAT and unit.position is not None:
            faces = (view.cards[handle].up for handle in unit.parts)
            for up, alike in groupby(faces):
                face = "usual" if up else "down"
                parts.append(PresetDeal(MAT, len(list(alike)), face, unit.position))
    return tuple(sorted(parts, key=lambda part: part.to in EACH))


def _face(view: SeatView, zone: str) -> Faces:
    """Return how the cards of a pile lie: all up, all down, or but the last one down."""
    seen = view.zones[zone]
    if view.setting.zones[zone].spec.visibility == "hidden":
        return "usual"
    up = [view.cards[handle].up for handle in seen.items]
    if all(up):
        return "usual"
    return "last" if up[-1] and not any(up[:-1]) else "down"
