"""The menu "Who knows this card": one entry for each seat, everybody and nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import JUDGE, place
from app.core.intents.knowledge_intents import SetKnown
from app.ui.board.eyes.known_words import EVERYBODY, NOBODY
from app.ui.commands.table_menu import TableMenu
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QMenu, QWidget

    from app.core.ids import CardRef, SeatId
    from app.core.text.words import Language
    from app.core.view import SeatView
    from app.games.game_api import Selection
    from app.ui.table.bridge import Bridge


def hidden_of(bridge: Bridge, selection: Selection) -> tuple[CardRef, ...]:
    """Return the selected cards that may be hidden from somebody; of a pile the top one."""
    view = bridge.view
    knowers = bridge.history.knowers(bridge.node)
    cards = dict.fromkeys(_selected(view, selection))
    if knowers:
        return tuple(card for card in cards if card in knowers)
    # Of others' knowledge nothing is told here: what lies open needs none to be said of it.
    return tuple(card for card in cards if card not in view.cards or not view.cards[card].up)


def _selected(view: SeatView, selection: Selection) -> Iterator[CardRef]:
    yield from selection.cards
    for name in selection.units:
        if name in view.units:
            yield from view.units[name].parts
    zone = view.zones.get(selection.zone)
    if selection.cards or selection.units or zone is None or selection.zone not in view.zones:
        return
    if view.setting.zones[zone.id].spec.holds == "pile":
        seen = dict(zone.seen)
        if zone.items:
            yield zone.items[0]
        elif zone.count:
            yield seen.get(0, place(zone.id, 0))


def knowers_menu(
    bridge: Bridge, selection: Selection, language: Language, parent: QWidget
) -> QMenu:
    """Return the menu, empty where nothing hidden is selected; the digits choose from it."""
    menu = TableMenu(parent)
    cards = hidden_of(bridge, selection)
    if not cards:
        return menu
    for seat, one in enumerate(bridge.view.setting.seats):
        knows = all(_knows(bridge, card, seat) for card in cards)
        entry = menu.addAction(f"&{seat + 1}  {literal(one.name)}")
        entry.setCheckable(True)
        entry.setChecked(knows)
        step = SetKnown(cards, (seat,), not knows)
        entry.triggered.connect(lambda _=False, step=step: bridge.ask(step))
    menu.addSeparator()
    for letter, words, knows in (("A", EVERYBODY, True), ("N", NOBODY, False)):
        entry = menu.addAction(f"{literal(words.in_(language))} (&{letter})")
        step = SetKnown(cards, (), knows)
        entry.triggered.connect(lambda _=False, step=step: bridge.ask(step))
    return menu


def _knows(bridge: Bridge, card: CardRef, seat: SeatId) -> bool:
    knowers = bridge.history.knowers(bridge.node)
    if bridge.seat == JUDGE:
        return seat in knowers.get(card, ())
    found = bridge.view.cards.get(card)
    return found is not None and found.ref is not None
