"""What the seat at the window plans, on its board: nobody else's board has any of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QPixmap

from app.core.text.words import Words
from app.ui.app.trouble import steady
from app.ui.board.declared.declared_aims import SEAT_MARK
from app.ui.board.planned.plan_arrows import PlanArrows
from app.ui.board.planned.plan_ghosts import PlanGhosts
from app.ui.board.planned.plan_labels import (
    PLATES,
    WIDEST,
    WIDEST_HELD,
    PlanLabel,
    PlanLabels,
)
from app.ui.board.planned.plan_places import box_of, piece_of
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.games.game_api import Selection
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.plates import PlateKind
    from app.ui.look.faces.card_picture import CardPicture
    from app.ui.table.planned.plan_watch import PlanWatch

IN_PLAN = Words("in the plan", "計画中")


class PlanOnBoard(QObject):
    """Draws one sheet, and follows it, the table and the zoom."""

    def __init__(self, board: BoardView, watch: PlanWatch) -> None:
        super().__init__(board)
        self._board = board
        self._watch = watch
        self.arrows = PlanArrows(board)
        self.ghosts = PlanGhosts(board)
        self.labels = PlanLabels(board)
        self._drawn = False
        """Whether anything of a plan lies on the board."""
        watch.changed.connect(self.follow)
        watch.pointed_out.connect(self.follow)
        board.seen_otherwise.connect(self.follow)
        board.sharpened.connect(self.follow)
        board.bridge.stepped.connect(self.follow)
        board.bridge.placed.connect(self.follow)
        board.board.changed_keys.connect(self._follow_soon)
        board.look.changed.connect(self.follow)
        board.board.pictures.art.ready.connect(self._picture_came)
        self.follow()

    @Slot(object)
    def _follow_soon(self, _keys: object) -> None:
        if self._drawn:
            soon(self.follow)

    @Slot(object, QPixmap)
    def _picture_came(self, want: CardPicture, _pixmap: QPixmap) -> None:
        if self.ghosts.awaits(want):
            soon(self.follow)

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Draw the plan as it is now."""
        board, sheet = self._board, self._watch.sheet
        if board.scene() is not board.board or (sheet is None and not self._drawn):
            return
        self._drawn = sheet is not None
        view, pointed = board.bridge.view, self._watch.pointed
        used = () if sheet is None else sheet.used
        board.board.handling.set_aside(used)
        self.ghosts.show(() if sheet is None else sheet.ghosts, view, self._is_by_rule)
        self.arrows.show(() if sheet is None else sheet.arrows, view, pointed)
        self.labels.show(() if sheet is None else self._labels(sheet, view))
        row = self._watch.row(pointed)
        board.ring("planned", () if row is None else self._meant(view, row.about))

    def _is_by_rule(self, row: str) -> bool:
        found = self._watch.row(row)
        return found is None or found.sign == "rule"

    def _labels(self, sheet: PlanSheet, view: SeatView) -> list[PlanLabel]:
        """Return what is written where, as far as it shows."""
        board, language = self._board.board, self._board.look.language
        told: list[tuple[str, str, PlateKind]] = []
        told += [(one, IN_PLAN.in_(language), "turn") for one in sheet.used]
        told += [(one.cell, one.label.in_(language), "turn") for one in sheet.ghosts]
        told += [(one.target, one.text.in_(language), PLATES[one.tone]) for one in sheet.notes]
        labels = []
        for name, text, kind in told:
            place = box_of(board, view, name)
            if place is not None and text:
                beside = name.startswith(SEAT_MARK)
                held = WIDEST_HELD if name in sheet.used else WIDEST
                labels.append(PlanLabel(place, text, kind, beside, held))
        # A cell, and who stands in it, may have the same to say.
        return list(dict.fromkeys(labels))

    def _meant(self, view: SeatView, about: Selection) -> list[str]:
        """Return the names of the pieces that a row is about."""
        names = [*about.cards, *about.units, *filter(None, (about.cell,))]
        return [key for name in names if (key := piece_of(self._board.board, view, name))]
