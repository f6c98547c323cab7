"""Setting a position up on the board: the window sees all, cards come from a palette or by typing.

Everything is a step of the table like any other: it is undone, and lies in the history. A game that
others play lies untouched: there it is a judge's copy that is edited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent

from app.core.ids import JUDGE, SPECTATOR
from app.core.text.actor_names import listed_seats
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.game_registry import cards_of
from app.session.positions.position_line import PositionError
from app.ui.board.board_selection import selection_of
from app.ui.board.drag.bring_targets import bringings
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import SeatId, UnitId, ZoneId
    from app.core.zone import Zone
    from app.games.game_api import Selection
    from app.session.positions.typed.typed_part import TypedPart
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.incoming.editing.editing_palette import EditingPalette
    from app.ui.incoming.editing.typed_place import TypedPlace

OTHERS_PLAY = Words(
    "Others are playing this game, so it stays untouched. A judge sets up a copy of it (“Play "
    "on from here, apart”) and edits that.",
    "ほかの人が対戦している卓は編集できません。ジャッジは「ここから別の卓で続ける」でコピー"
    "を作り、それを編集します。",
)
BEHIND_CURTAIN = Words(
    "A curtain keeps the players' hands apart here, and who edits sees all. Take the judge's seat "
    "first.",
    "この卓では手札が隠されています。編集するとすべてのカードが見えます。"
    "先にジャッジの席に移ってください。",
)
LEAST_BOARD = 0.4
"""Share of the width that the board keeps, as long as anything can make room."""


class PositionEditing(QObject):
    """Edits the table of one place, where somebody switches that on."""

    def __init__(self, window: Shell, place: TableInFront) -> None:
        super().__init__(place)
        self._window = window
        self._place = place
        self._bridge = place.bridge
        self._sat: SeatId | None = None
        """Who sat at the window before."""
        self._zone: ZoneId = ""
        self._hid_side = False
        """Whether the side panel made room."""
        self.palette: EditingPalette | None = None
        """The cards beside the board; None while nothing is edited."""
        self.field: TypedPlace | None = None
        """Where it is typed; None until it was wanted."""
        self._bridge.reseated.connect(self._on_reseated)

    # -- on and off -----------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether the table is edited."""
        return self.palette is not None

    def toggle(self) -> None:
        """Begin or end."""
        if self.on:
            self.end()
            return
        reason = self._why_not()
        if reason is not None:
            self._window.tell(reason, "refused")
            return
        self._begin()

    def _why_not(self) -> Words | None:
        bridge = self._bridge
        if bridge.hosted or bridge.seat == SPECTATOR:
            return OTHERS_PLAY
        curtain = self._place.one_screen.apart and bridge.seat != JUDGE
        return BEHIND_CURTAIN if curtain else None

    def _begin(self) -> None:
        from app.ui.incoming.editing.editing_palette import (  # noqa: PLC0415 - on demand
            EditingPalette,
        )

        place, window = self._place, self._window
        self._sat = self._bridge.seat if self._bridge.seat != JUDGE else None
        cards, own = cards_of(place.table.spec), window.looks.own_pictures
        self.palette = palette = EditingPalette(window.look, cards, own, place)
        palette.grid.to_table = place.board.card_size
        self._bridge.act_as(JUDGE)
        palette.browser.taken.connect(self._take)
        palette.done.connect(self.end)
        palette.typing_wanted.connect(lambda: self.type_in(self._zone))
        place.side.sheets.take_new(palette)
        place.edit_with(palette)
        place.board.laying.fill_places(on=True)
        place.board.installEventFilter(self)
        self._mean(self._zone or self._first_zone())
        palette.start()
        if not place.side.isHidden() and place.board.width() < place.width() * LEAST_BOARD:
            # In large text the three would leave the board none.
            self._hid_side = True
            place.side.hide()

    def close(self) -> None:
        """End it with the table: nobody sits there any more."""
        if self.field is not None:
            self.field.deleteLater()
            self.field = None
        palette, self.palette = self.palette, None
        if palette is not None:
            self._place.board.removeEventFilter(self)
            palette.close_palette()

    @Slot()
    def end(self) -> None:
        """End it: who sat at the window before sits there again."""
        if not self.on:
            return
        self.close()
        self._place.board.laying.fill_places(on=False)
        if self._hid_side:
            self._hid_side = False
            self._place.side.show()
        sat, self._sat = self._sat, None
        if sat is not None and self._bridge.seat == JUDGE:
            self._bridge.act_as(sat)
        self._place.board.setFocus()

    @Slot()
    def _on_reseated(self) -> None:
        if self.on and self._bridge.seat != JUDGE:
            self._sat = None
            self.end()

    # -- the place that is meant ----------------------------------------------------------------

    @property
    def zones(self) -> list[ZoneId]:
        """All zones, in the order in which one goes from each to the next."""
        return list(self._bridge.view.setting.zones)

    def _first_zone(self) -> ZoneId:
        view = self._bridge.view
        fields = [zone for zone in view.setting.zones.values() if zone.spec.holds == "units"]
        own = [zone.id for zone in fields if view.turn.seat in zone.holders]
        return next(iter(own), self.zones[0])

    def name_of(self, zone: ZoneId) -> Words:
        """Return what a place is called, and whose it is."""
        there: Zone = self._bridge.view.setting.zones[zone]
        title = there.spec.title
        if not there.holders:
            return title
        names = listed_seats(there.holders, self._bridge.view.setting)
        return Words(f"{names.en} · {title.en}", f"{names.ja} · {title.ja}")

    def name_at(self, zone: ZoneId, unit: UnitId) -> Words:
        """Return what a place is called, with the unit or the cell there that is meant."""
        named, view = self.name_of(zone), self._bridge.view
        if cell := unit.partition("#")[2]:
            return Words(f"{named.en} · {cell}", f"{named.ja} · {cell}")
        base = view.cards.get(view.units[unit].base) if unit in view.units else None
        if base is None or base.ref is None:
            return named
        name = both(cards_of(self._bridge.spec).get(base.ref).name)
        return Words(f"{named.en} · {name.en}", f"{named.ja} · {name.ja}")

    def _mean(self, zone: ZoneId) -> None:
        self._zone = zone
        if self.palette is not None:
            self.palette.say_where(self.name_of(zone))

    # -- putting cards there --------------------------------------------------------------------

    def take(self, selection: Selection) -> bool:
        """Let it be typed where somebody double-clicked or pressed Enter; False where it is off."""
        if not self.on:
            return False
        view = self._bridge.view
        unit = next(iter(selection.units), "")
        card = next((view.cards[one] for one in selection.cards if one in view.cards), None)
        if unit in view.units:
            zone = view.units[unit].zone
        elif card is not None:
            zone, unit = card.zone, card.unit
        else:
            zone = selection.zone or selection.cell.partition("#")[0]
        if zone not in view.setting.zones:
            return False
        self.type_in(zone, unit or selection.cell)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on the board types in what is meant: elsewhere it would end the turn."""
        board = self._place.board
        if (
            watched is not board
            or not isinstance(event, QKeyEvent)
            or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            or board.focus.claims(event)
        ):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress and not self.take(
            selection_of(board.chosen, board.pieces)
        ):
            self.type_in(self._zone)
        return True

    def type_in(self, zone: ZoneId, there: str = "") -> None:
        """Open the field at a place, at a unit there or at a cell."""
        from app.ui.incoming.editing.typed_place import TypedPlace  # noqa: PLC0415 - on demand

        if self.field is None:
            self.field = TypedPlace(self._window.look, self._window.room, self)
        self._mean(zone)
        self.field.open_at(zone, there)

    @Slot(object)
    def _take(self, card: Face) -> None:
        """Put a card of the palette in the place that is meant."""
        found = bringings(self._bridge.spec, self._bridge.view, (card.key,), self._zone, -1)
        if found:
            self._bridge.ask(found[0].intent)

    def read(self, text: str, zone: ZoneId, unit: UnitId) -> TypedPart:
        """Return what a text comes to at a place, and what is odd. Raises PositionError."""
        from app.session.positions.typed.typed_part import typed_part  # noqa: PLC0415 - on demand

        spec = self._bridge.spec
        if zone not in self._bridge.view.setting.zones:
            raise PositionError(Words("That place is gone.", "その場所はなくなりました。"))
        return typed_part(text, spec, cards_of(spec), self._bridge.view, zone, unit)

    @property
    def place(self) -> TableInFront:
        """The table that is edited."""
        return self._place

    def spot_of(self, zone: ZoneId, unit: UnitId) -> QPoint:
        """Return where on the screen a place ends below, in its middle."""
        board = self._place.board
        piece, site = board.board.pieces.get(unit), board.seating.sites.get(zone)
        if piece is not None:
            box = piece.piece.spot.box
        else:
            box = site.box if site is not None else Box(0.0, 0.0, 0.0, 0.0)
        at = board.to_window(box.centre[0], box.bottom).toPoint()
        return board.viewport().mapToGlobal(at)
