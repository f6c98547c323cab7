"""Looking closer at what lies on the table in the window: a card, a pile, a hand that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from app.core.text.words import Words
from app.games.table_tools import zone_of
from app.ui.board.what_is_meant import under_pointer

if TYPE_CHECKING:
    from app.ui.app.table_in_front import TableInFront

WHICH_HAND = Words(
    "There are several hands to ask for. Point at a card of the one you want to see, and press the "
    "key.",
    "手札は複数あります。見せてもらいたい手札のカードを指して、キーを押してください。",
)


class PlaceLooking(QObject):
    """Opens what is pointed at, as far as its seat may look."""

    def __init__(self, place: TableInFront) -> None:
        super().__init__(place)
        self._place = place
        place.one_screen.asking.hand_shown.connect(self._open_hand)

    def read_card(self) -> None:
        """Show what the pointer is over, or what is selected, as large as the window."""
        place = self._place
        if place.in_outline() is not None:
            place.side.pointed.read_selected(place.pointed())
            return
        under = under_pointer(place.board, cards=True)
        place.side.pointed.read_selected(under if under.cards or under.units else place.pointed())

    def see_hand(self) -> None:
        """Ask to see another's hand: the one that is pointed at, or the only one."""
        asking, hands = self._place.one_screen.asking, self._place.one_screen.asking.other_hands()
        pointed, view = self._place.pointed(), self._place.bridge.view
        zones = {pointed.zone, *(zone_of(view, ref) for ref in pointed.cards)}
        meant = [hand for hand in hands if hand in zones] or hands
        if len(meant) > 1:
            self._place.board.said.emit(WHICH_HAND)
        else:
            asking.ask_to_see(next(iter(meant), ""))

    @Slot(str)
    def _open_hand(self, zone: str) -> None:
        """Look through a hand that its holder shows, until the sheet is closed."""
        viewer, asking = self._place.side.sheets.viewer, self._place.one_screen.asking
        viewer.closed.connect(asking.end_look, Qt.ConnectionType.UniqueConnection)
        viewer.open_zone(zone)

    def view_pile(self) -> None:
        """Look through the pile that is pointed at, if it lies open."""
        zone, asking = self._place.pointed().zone, self._place.one_screen.asking
        if zone and asking.other_hand(zone):
            asking.ask_to_see(zone)
        elif self._is_pile(zone):
            self._place.side.sheets.open_pile(zone)

    def search_deck(self) -> None:
        """Look through the pile that is pointed at, otherwise through one's own deck."""
        zone, bridge = self._place.pointed().zone, self._place.bridge
        if not self._is_pile(zone):
            zones = bridge.view.setting.zones
            own = (z.id for z in zones.values() if bridge.seat in z.holders)
            zone = next((z for z in own if zones[z].spec.visibility == "hidden"), "")
        if zone:
            self._place.side.sheets.open_pile(zone)

    def _is_pile(self, zone: str) -> bool:
        view = self._place.bridge.view
        return zone in view.zones and view.setting.zones[zone].spec.holds == "pile"
