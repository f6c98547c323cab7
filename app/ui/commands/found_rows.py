"""What the finder finds: actions with what they would act on, and cards where they lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.cards.name_keys import search_key
from app.core.data.value import value
from app.core.text.wording import labelled, listed, repeated
from app.core.text.words import Words
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.ui.commands.actions.program_actions import MENUS
from app.ui.commands.menu_shapes import GROUP_TITLES

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action


MOST_CARDS = 20
RUN = 3
"""So many actions that differ by a number alone ("Draw 1" …) come after the cards."""
OF_GAME = {
    "card": Words("Cards", "カード"),
    "unit": Words("In play", "場のカード"),
    "zone": Words("Piles", "山札・手札"),
    "turn": Words("Turn", "番"),
    "outline": Words("Outline", "一覧"),
}
"""Menus of a game's actions that are no submenu."""


@value
class FoundCard:
    """Cards of one name in one place."""

    face: Face
    place: Words
    selection: Selection
    pile: str = ""
    """The pile they lie in; empty where they lie spread out."""


@value
class FoundAction:
    """An action, and what it would act on; None where it is not possible now."""

    action: Action
    selection: Selection | None


def place_of(action: Action) -> Words:
    """Return where the menus have an action."""
    places = {**OF_GAME, **GROUP_TITLES, **dict(MENUS)}
    return action.group or places[action.menu]


def found_cards(window: Shell, text: str) -> list[FoundCard]:
    """Return the cards this seat sees whose name has `text` in it, in either language."""
    bridge = window.bridge
    wanted = search_key(text)
    if bridge is None or not wanted:
        return []
    view, cards = bridge.view, cards_of(bridge.spec)
    found: dict[tuple[str, str], list[str]] = {}
    for zone, seen in view.zones.items():
        if not seen.listed and not seen.seen:
            continue
        for handle in view.cards_in(zone):
            ref = view.cards[handle].ref if handle in view.cards else None
            if ref is not None:
                name = cards.get(ref).name
                if wanted in search_key(name.en) or wanted in search_key(name.ja):
                    found.setdefault((zone, ref), []).append(handle)
    return [
        _found(window, zone, ref, handles)
        for (zone, ref), handles in list(found.items())[:MOST_CARDS]
    ]


def _found(window: Shell, zone: str, ref: str, handles: list[str]) -> FoundCard:
    assert window.bridge is not None
    view = window.bridge.view
    about = view.setting.zones[zone]
    title = about.spec.title
    if about.holders:
        title = labelled(listed([view.setting.seats[seat].name for seat in about.holders]), title)
    place = repeated(title, len(handles))
    bases = {unit.base: unit.id for unit in view.units.values()}
    selection = Selection(
        tuple(handle for handle in handles if handle not in bases),
        tuple(bases[handle] for handle in handles if handle in bases),
    )
    pile = zone if about.spec.holds == "pile" and zone.partition(".")[0] != "hand" else ""
    return FoundCard(cards_of(window.bridge.spec).face(ref), place, selection, pile)


def parted(found: list[FoundAction], text: str) -> tuple[list[FoundAction], list[FoundAction]]:
    """Return all but the actions of a run of numbers, and these; whoever types one wants it."""
    if not text.strip() or any(letter.isdigit() for letter in text):
        return found, []
    kinds = [_without_number(one.action.plain_title("en")) for one in found]
    runs = {kind for kind, often in Counter(kinds).items() if often >= RUN}
    pairs = list(zip(kinds, found, strict=True))
    return [one for kind, one in pairs if kind not in runs], [
        one for kind, one in pairs if kind in runs
    ]


def _without_number(title: str) -> str:
    return "".join(letter for letter in title if not letter.isdigit())
