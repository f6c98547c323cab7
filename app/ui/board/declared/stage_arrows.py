"""Arrows from the declarations on the stage to what they are aimed at.

Of the newest declaration, and of the one that is pointed at in the pile: more would be a tangle.
They lie over the cards and below one's own hand and all that is carried. Nothing is made before
something with a target is declared.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Slot

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.stage.stage_contract import whose_called
from app.ui.app.trouble import steady
from app.ui.board.declared.arrow_shape import INSIDE, edge_towards
from app.ui.board.declared.arrow_sign import ARROW_HEIGHT, ArrowSign
from app.ui.board.declared.declared_aims import aims_of, place_of_seat
from app.ui.panels.stage.stage_words import target_name

if TYPE_CHECKING:
    from app.core.view import SeatDeclaration, SeatView
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_shape import Point
    from app.ui.board.declared.declared_aims import DeclaredAim
    from app.ui.board.scene.table_layout import Box

SHARES, HIDDEN = (0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9), 1000
"""Where on an arrow its tag is tried, the best first; and for how many cards it counts that it
cannot be read."""
PLAIN, STANDS_BACK = 0.9, 0.35
"""How opaque the newest one's are, and while another is pointed at."""


class StageArrows(QObject):
    """Draws what is declared on a board."""

    def __init__(self, board: BoardView, origin: Callable[[str], QPoint | None]) -> None:
        """Ask `origin` where on the screen a declaration shows; it says None where nowhere."""
        super().__init__(board)
        self._board = board
        self._origin = origin
        self._pointed = ""
        self.signs: dict[str, ArrowSign] = {}
        """By the declaration's name."""
        board.seen_otherwise.connect(self.follow)
        board.board.changed_keys.connect(self.follow)

    def point_out(self, declaration: str) -> None:
        """Show where a declaration of the pile goes; empty for none but the newest."""
        if declaration != self._pointed:
            self._pointed = declaration
            self.follow()

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Draw the stage as it is now."""
        board = self._board
        if board.scene() is not board.board:
            return  # it is closed
        view = board.bridge.view
        pile = view.stage.declarations
        if not pile and not self.signs:
            return
        shown = [one for one in pile if one is pile[-1] or one.id == self._pointed]
        names = {one.id for one in shown}
        for name in [name for name in self.signs if name not in names]:
            self._take(name)
        above = self._pointed in names
        for one in shown:
            plainly = one.id == self._pointed or not above
            self._draw(view, one, plainly=plainly)

    def clear(self) -> None:
        """Show none any more."""
        for name in list(self.signs):
            self._take(name)

    def _take(self, name: str) -> None:
        self.signs.pop(name).take()

    def _draw(self, view: SeatView, one: SeatDeclaration, *, plainly: bool) -> None:
        aims = aims_of(self._board.board, view, one)
        if not aims:
            if one.id in self.signs:
                self._take(one.id)
            return
        sign = self.signs.get(one.id)
        if sign is None:
            sign = self.signs[one.id] = ArrowSign(self._board)
        lines = [self._line(view, one, aim) for aim in aims]
        sign.draw(lines, one.seat)
        number = [other.id for other in view.stage.declarations].index(one.id)
        opacity = (1.0 if one.id == self._pointed else PLAIN) if plainly else STANDS_BACK
        sign.lie(ARROW_HEIGHT + number * 1e-3, opacity)
        at = next((n for n, aim in enumerate(aims) if aim.source in view.units), 0)
        sign.write(self._said(view, one, aims[at]), lines[at])
        covered = [(self._covered(sign.slide(lines[at], share)), share) for share in SHARES]
        sign.slide(lines[at], min(covered, key=itemgetter(0))[1])

    def _covered(self, tag: Box) -> int:
        """Return how bad it is for a tag to lie there: below the stage it cannot be read at all."""
        stage, pieces = self._board.seating.stage, self._board.board.pieces.values()
        below = HIDDEN if stage is not None and stage.meets(tag) else 0
        return below + sum(item.piece.spot.box.meets(tag) for item in pieces)

    def _line(self, view: SeatView, one: SeatDeclaration, aim: DeclaredAim) -> tuple[Point, Point]:
        """Return where an arrow begins and where it ends."""
        if aim.start is not None:
            start = edge_towards(aim.start, aim.end.centre)
        else:
            start = self._from_stage(view, one)
        return start, edge_towards(aim.end, start, INSIDE)

    def _from_stage(self, view: SeatView, one: SeatDeclaration) -> Point:
        """Return the point of the board's edge beside the declaration, else whose it is."""
        board, at = self._board, self._origin(one.id)
        if at is None:
            place = place_of_seat(board.board, view, one.seat)
            return place.centre if place is not None else board.camera.cloth.centre
        port = board.viewport()
        here = port.mapFromGlobal(at)
        x = min(max(here.x(), 2), port.width() - 3)
        y = min(max(here.y(), 2), port.height() - 3)
        return board.to_mat(x, y)

    def _said(self, view: SeatView, one: SeatDeclaration, aim: DeclaredAim) -> Words:
        """Return who is aimed at whom, or whose declaration at all that it is aimed at."""
        face, declared = self._board.cards.face, self._board.bridge.spec.declared
        source, targets = whose_called(view, one, declared), one.targets
        if aim.source in view.units and aim.target in view.units:
            source, targets = target_name(view, aim.source, face), (aim.target,)
        aimed = listed([target_name(view, name, face, declared) for name in targets])
        return Words(f"{source.en} → {aimed.en}", f"{source.ja} → {aimed.ja}")
