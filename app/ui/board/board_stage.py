"""The board as its parts know it: what lies on it, what is chosen, where a point of it shows.

Every part (mouse, focus, lens, hands of others, …) is handed this and never the widget that makes
them all (`board_view.py`), so that none of them has to know the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtWidgets import QGraphicsView

from app.core.ids import ZoneId
from app.games.game_api import Selection
from app.ui.board.board_selection import Chosen, names_of, selection_of
from app.ui.board.input.camera import STEP, Camera
from app.ui.board.input.hits import seats_at, zone_at
from app.ui.board.scene.pieces.piece import PILE_MARK, Piece
from app.ui.board.scene.plates import Plates, RingKind
from app.ui.board.scene.scene import BoardScene
from app.ui.board.scene.table_layout import Spot
from app.ui.board.seating import Seating
from app.ui.look.look import Look
from app.ui.table.bridge import Bridge

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.games.contracts.card_contract import GameCards
    from app.ui.board.looking_at import LookingAt
    from app.ui.board.stage_parts import (
        EyesPart,
        FocusPart,
        GroundPart,
        LayingPart,
        LensPart,
        MousePart,
    )
    from app.ui.side.advice.advice_watch import AdviceWatch


class BoardStage(QGraphicsView):
    """What lies on the board and what is chosen; its parts do the rest."""

    hovered = Signal(object, object)
    """(handle or None, unit id or None) after the pointer rested on a card; Nones when it left."""
    selection_changed = Signal(object)
    """Selection: what is chosen now."""
    menu_requested = Signal(object, QPoint)
    """(Selection, global position) on a right click or a long press."""
    activated = Signal(object)
    """Selection, on a double click or Enter."""
    pile_requested = Signal(str)
    """The zone of a pile somebody wants to look through."""
    dropped = Signal(object, object)
    """(Drop, the other readings): a drop was sent to the table."""
    readings_offered = Signal(object, QPoint)
    """(list of Drop, global position): a drop with Ctrl+Alt leaves the choice to a menu."""
    form_wanted = Signal(object)
    """Drop: it asks something before it is done."""
    reading_wanted = Signal()
    """Space was pressed and let go: show the card large."""
    seen_otherwise = Signal()
    """The mat was laid anew, or another part of it shows."""
    zoom_changed = Signal(float)
    """The zoom, 1.0 where all of the mat fits the window."""
    sharpened = Signal()
    """All is painted at the size it is shown in, once zooming paused."""
    carried = Signal(object)
    """Drag: what is carried came to another place; None: nothing is carried any more."""
    pointed = Signal(object, object)
    """((x, y), (x, y) or None): a place is pointed at, or an arrow drawn from it to another; both
    as everybody names them (`Others.named`)."""
    said = Signal(object)
    """Words for the person: cards were taken out of the hand that held them, or could not be let go
    where it was."""

    bridge: Bridge
    cards: GameCards
    look: Look
    plates: Plates
    laying: LayingPart
    laid: Seating
    """The mat as it is laid, whatever part of it the window shows."""
    seating: Seating
    board: BoardScene
    adviser: AdviceWatch | None
    """Asked what is to be said of a drop before it is made."""
    taker: Callable[[tuple[str, ...], bool], bool] | None
    """Asked first what a click on a piece means: (unit id and handle, nearest first; whether
    it is the second half of a double click). It returns whether the click was its own."""
    fills_places = False
    """Whether a double click on any bare place means that place: cards are put there by hand."""
    chosen: tuple[Chosen, ...]
    mouse: MousePart
    focus: FocusPart
    lens: LensPart
    ground: GroundPart
    eyes: EyesPart
    looking: LookingAt
    _passing: bool
    """Whether something was chosen by the way, for a menu alone."""
    landing: Spot | None
    """Where what the next gesture brings to the board starts."""

    def show_others(self) -> None:
        """Lay anew what other people do over the table: it is turned, or painted otherwise."""
        raise NotImplementedError

    # -- what is shown --------------------------------------------------------------------

    @property
    def animations(self) -> bool:
        """Whether moves glide."""
        return self.board.glide.enabled

    @animations.setter
    def animations(self, glides: bool) -> None:
        self.board.glide.enabled = glides
        if not glides:
            self.board.glide.finish()

    def set_animations(self, glides: bool) -> None:
        """Let moves glide, or put everything at its place at once."""
        self.animations = glides

    def selection(self) -> Selection:
        """What is chosen, in the words of the table."""
        return selection_of(self.chosen, self.pieces)

    @property
    def pieces(self) -> dict[str, Piece]:
        """Everything on the board by its key."""
        return {key: item.piece for key, item in self.board.pieces.items()}

    def select(self, selection: Selection) -> None:
        """Choose these cards, units or this zone, as far as they are on the board."""
        chosen = []
        for key, piece in self.pieces.items():
            if (piece.unit and piece.unit in selection.units) or key == PILE_MARK + selection.zone:
                chosen.append(Chosen(key))
            for number, part in enumerate(piece.parts):
                if part.name in selection.cards:
                    chosen.append(Chosen(key, part.name if number else ""))
        self.choose(chosen)

    def choose(self, chosen: Iterable[Chosen], *, passing: bool = False) -> None:
        """Choose these things and nothing else; `passing` until `end_passing`."""
        self.mouse.hover.chose()
        self._choose(tuple(dict.fromkeys(chosen)), passing=passing)

    def _choose(self, chosen: tuple[Chosen, ...], *, passing: bool) -> None:
        self._passing = passing
        if chosen != self.chosen:
            self.chosen = chosen
            self.selection_changed.emit(self.selection())
        self.mouse.hover.outline()

    def keep_chosen(self, kept: tuple[Chosen, ...]) -> None:
        """Let go of what is chosen but for what is `kept`; by the way it stays by the way."""
        self._choose(kept, passing=self._passing)

    def end_passing(self) -> None:
        """Let go of what was chosen by the way, so that keys mean what is pointed at again."""
        if self._passing:
            self.choose(())

    def ring_chosen(self, *, aside: bool) -> None:
        """Outline what is chosen; `aside` while a key would act on something else."""
        wanted = {(one.key, one.part) for one in self.chosen}
        shown: tuple[tuple[RingKind, bool], ...] = (("selected", not aside), ("aside", aside))
        for kind, worn in shown:
            if set(self.board.rings.worn(kind)) != (wanted if worn else set()):
                self.board.rings.clear(kind)
                for one in self.chosen if worn else ():
                    self.board.rings.put(one.key, kind, one.part)

    def ring(self, kind: RingKind, names: Iterable[str]) -> None:
        """Outline the units and cards called so with rings of one kind, and nothing else."""
        wanted, rings = set(names), self.board.rings
        places = {
            (key, part.name if number else "")
            for key, piece in (self.pieces.items() if wanted else ())
            for number, part in enumerate(piece.parts)
            if part.name in wanted or (not number and piece.unit and piece.unit in wanted)
        }
        if set(rings.worn(kind)) != places:
            rings.clear(kind)
            for key, part in sorted(places):
                rings.put(key, kind, part)

    def takes(self, one: Chosen, *, again: bool = False) -> bool:
        """Whether a click on something is what a sheet over the board asked for."""
        return self.taker is not None and self.taker(names_of(one, self.pieces), again)

    def takes_seat(self, x: float, y: float, key: str = "", *, again: bool = False) -> bool:
        """Whether a sheet over the board asked for the player whose place lies at a point.

        `key` is that of the piece that lies there, "" for none.
        """
        if self.taker is None:
            return False
        seats = seats_at(self.seating, x, y, self.turn_order())
        item = self.board.pieces.get(key)
        zone = item.piece.zone if item is not None else zone_at(self.board.zone_rects, x, y)
        if not seats and zone is not None:
            # Hands reach beyond the boards, and two players have none.
            seats = list(self.bridge.view.setting.zones[zone].holders)
        return len(seats) == 1 and self.taker((f"seat.{seats[0]}",), again)

    def turn_order(self) -> tuple[SeatId, ...]:
        """Return the order of turns where boards show it and it is not that of the seats."""
        asks = self.bridge.spec.turn_order
        return () if asks is None or not self.seating.boards else asks(self.bridge.view)

    def select_hand(self) -> None:
        """Choose every card of the seat's own hand."""
        hands = [site.zone for site in self.seating.sites.values() if site.hand and site.own]
        self.choose(Chosen(key) for zone in hands for key in self.board.by_zone.get(zone, ()))

    def zone_title(self, zone: ZoneId) -> str:
        """Return a zone's name in the language of the board."""
        return self.bridge.view.setting.zones[zone].spec.title.in_(self.look.language)

    def land_at(self, spot: Spot | None) -> None:
        """What the next gesture brings to the board starts here: where it was let go."""
        self.landing = spot

    # -- the camera -----------------------------------------------------------------------

    @property
    def camera(self) -> Camera:
        """What of the mat is seen."""
        return self.lens.camera

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a point of the window, its middle by default."""
        self.lens.zoom_by(factor, at or QPointF(self.viewport().rect().center()))

    def zoom_in(self) -> None:
        """Come one step nearer."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Go one step away."""
        self.zoom_by(1 / STEP)

    def fit(self) -> None:
        """Show all of the mat, and again whenever the window changes its size."""
        self.lens.look(self.camera.fit())

    def pan_by(self, dx: float, dy: float) -> None:
        """Push the mat by so many logical pixels; nothing happens while all of it shows."""
        self.lens.pan_by(dx, dy)

    def to_mat(self, x: float, y: float) -> tuple[float, float]:
        """Return which point of the mat shows at a point of the window."""
        return self.lens.to_mat(x, y)

    def to_window(self, x: float, y: float) -> QPointF:
        """Return where in the window a point of the mat shows."""
        return self.lens.to_window(x, y)
