"""The pictures that the pieces show: what is in sight first, each as it becomes ready."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QPixmap

from app.core.ids import ZoneId
from app.ui.app.trouble import steady
from app.ui.board.scene.card_item import PieceItem
from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.piece_pictures import Picture, card_pixels
from app.ui.board.scene.pieces.unit_parts import paint_order
from app.ui.board.scene.scene_state import SceneState
from app.ui.board.scene.table_layout import Box
from app.ui.look.faces.card_picture import CardPicture

TOGETHER = 30
"""Milliseconds for which pictures are gathered that come one after the other: each repaint of the
window takes its time from the painting of the next."""


class Painting(QObject):
    """Gives every piece of a scene its picture."""

    def __init__(self, scene: SceneState) -> None:
        super().__init__(scene)
        self._scene = scene
        self.seen: Box | None = None
        """What of the mat shows in the window; None as long as there is none."""
        self.in_sight_first = False
        """Whether pictures out of sight wait for `paint_the_rest`."""
        self._later: set[str] = set()
        self._awaiting: dict[CardPicture, set[str]] = {}
        self._come: dict[str, None] = {}
        """Pieces of which a picture has come that is not shown yet."""
        self._gather = QTimer(self)
        self._gather.setSingleShot(True)
        self._gather.setInterval(TOGETHER)
        self._gather.timeout.connect(self._show_come)
        scene.pictures.art.ready.connect(self._ready)

    def stop(self) -> None:
        """Wait for no picture any more."""
        self._gather.stop()
        self._scene.pictures.art.ready.disconnect(self._ready)

    def forget(self) -> None:
        """Forget for whom pictures are being made: the pieces are gone."""
        self._awaiting.clear()
        self._come.clear()

    def paint(self, item: PieceItem) -> None:
        """Show a piece as it looks now; until its picture is ready what is nearest to it."""
        scene, old = self._scene, item.picture
        if old is not None and _passable(old, item.piece):
            lacking = scene.pictures.lacking(item.piece, scene.per_unit)
            if lacking:
                # What is shown already is nearer to the truth than a blank card.
                self._await(item, lacking)
                item.setScale(item.piece.spot.scale / old.per_unit)
                return
        picture = scene.pictures.get(item.piece, scene.per_unit)
        if not picture.complete:
            self._await(item, picture.wants)
        before = item.scale()
        item.show_picture(picture)
        if item.scale() != before:
            scene.rings.repaint(item.piece.key)

    def _await(self, item: PieceItem, wants: tuple[CardPicture, ...]) -> None:
        for want in wants:
            self._awaiting.setdefault(want, set()).add(item.piece.key)

    @property
    def awaits(self) -> bool:
        """Whether pictures that were asked for are not there yet."""
        return bool(self._awaiting)

    def paint_all(self) -> None:
        """Make every picture anew: another size, language or theme."""
        self._awaiting.clear()
        self._come.clear()
        self._later.clear()
        # What is asked for last is painted first: that is what shows in the window, and of it the
        # largest, which is seen to be blurred most.
        for item in sorted(self._scene.pieces.values(), key=self._rank):
            if self.in_sight_first and item.picture is not None and not self._is_in_sight(item):
                item.setScale(item.piece.spot.scale / item.picture.per_unit)
                self._later.add(item.piece.key)
            else:
                self.paint(item)

    def paint_the_rest(self) -> None:
        """Make the pictures anew that were left for later: they were not in sight."""
        keys, self._later = self._later, set()
        for key in keys & set(self._scene.pieces):
            self.paint(self._scene.pieces[key])

    def _rank(self, item: PieceItem) -> tuple[bool, float]:
        return self._is_in_sight(item), item.piece.spot.scale

    def _is_in_sight(self, item: PieceItem) -> bool:
        """Whether any of it shows: of another's hand no more than an edge does."""
        return self.seen is None or self.seen.meets(item.piece.spot.box)

    def expect(self, zone: ZoneId) -> None:
        """Bake one's own hand in the size of the table as well: that is where it will go."""
        scene = self._scene
        site = scene.seating.sites.get(zone)
        if site is None or not (site.hand and site.own) or scene.pictures.at_once:
            return
        size = card_pixels(scene.per_unit)
        pieces = [scene.pieces[key].piece for key in scene.by_zone[zone]]
        scene.pictures.art.preload(
            want for piece in pieces for want in scene.pictures.wants(piece, size, 0)
        )

    @Slot(object, QPixmap)
    @steady
    def _ready(self, want: CardPicture, _pixmap: QPixmap) -> None:
        """Show what has come: the first and the last at once, the others some at a time."""
        for key in self._awaiting.pop(want, ()):
            self._come[key] = None
        if self._come and not (self._awaiting and self._gather.isActive()):
            self._show_come()

    @Slot()
    @steady
    def _show_come(self) -> None:
        """Show all pictures that have come since the last time, with one repaint of the window."""
        keys, self._come = self._come, {}
        if self._awaiting and keys:
            self._gather.start()
        for key in keys:
            item = self._scene.pieces.get(key)
            if item is not None:
                self.paint(item)


def _passable(old: Picture, piece: Piece) -> bool:
    """Whether an old picture may stay until the real one is there: it shows the same card."""
    base = piece.base.card
    shown = len(paint_order(piece.parts))
    return (
        old.complete and len(old.wants) == shown and old.wants[-1].key == (base.key if base else "")
    )
