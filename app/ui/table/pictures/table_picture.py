"""A picture of the table to give away: as the seat at the window sees it, or with less shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.ui.board.board_view import BoardView
from app.ui.table.bridge import Bridge
from app.ui.table.playback.playback import Playback

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.ids import SeatId
    from app.core.view import SeatCard, SeatView

FOUR_K = QSize(3840, 2160)
USUAL_HEIGHT = 1080
"""Logical pixels of a board's height that a 4K picture is laid out for."""


@value
class PictureSize:
    """How large a picture is."""

    id: str
    title: Words


SIZES = (
    PictureSize("window", Words("As large as the board", "画面と同じ")),
    PictureSize("double", Words("Twice as large", "2倍")),
    PictureSize("4k", Words("4K", "4K")),
)


def measures(board: BoardView, size: str) -> tuple[QSize, float]:
    """Return the logical size that a picture is laid out for, and its pixels for each of them."""
    shown = board.viewport().size()
    if size == "4k":
        ratio = FOUR_K.height() / USUAL_HEIGHT
        return QSize(round(FOUR_K.width() / ratio), USUAL_HEIGHT), ratio
    # What one sees on a dense screen has more pixels than the window says.
    sharp = board.devicePixelRatioF()
    return shown, sharp if size == "window" else sharp * 2


def pixels(board: BoardView, size: str) -> QSize:
    """Return the size of a picture in pixels."""
    logical, ratio = measures(board, size)
    return QSize(round(logical.width() * ratio), round(logical.height() * ratio))


def take_picture(board: BoardView, size: str = "window", *, hide_hand: bool = False) -> QImage:
    """Return a picture of the board, every card with its real face.

    `hide_hand` turns over whatever not everybody at the table sees. What is shown stays as it is.
    """
    logical, ratio = measures(board, size)
    return _taken(board, logical, ratio, hide_hand=hide_hand)


def small_picture(board: BoardView, width: int, *, hide_hand: bool) -> QImage:
    """Return a picture so many pixels wide, to see what is on the large one."""
    shown = board.viewport().size()
    return _taken(board, shown, width / max(1, shown.width()), hide_hand=hide_hand)


def earlier_picture(board: BoardView, view: SeatView, bottom: SeatId | None = None) -> QImage:
    """Return a picture as large as the board of what its seat saw at a step of the history.

    `bottom`: who sits at its lower edge; None for who does on the board.
    """
    return _painted(board, _Still(board.bridge, view), *measures(board, "window"), bottom=bottom)


def reading_picture(board: BoardView, view: SeatView, size: QSize, unlike: Iterable[str]) -> QImage:
    """Return a picture so many pixels large of what a seat sees in a reading.

    The units and cards called as in `unlike` are outlined: there it is not as in the others.
    """
    wide = max(1, board.viewport().width())
    logical = QSize(wide, round(wide * size.height() / size.width()))
    return _painted(board, _Still(board.bridge, view), logical, size.width() / wide, unlike)


def _taken(board: BoardView, logical: QSize, ratio: float, *, hide_hand: bool) -> QImage:
    bridge = board.bridge
    shown = _Still(bridge, everybodys(bridge.view)) if hide_hand else bridge
    return _painted(board, shown, logical, ratio)


def _painted(
    board: BoardView,
    bridge: Bridge,
    logical: QSize,
    ratio: float,
    ringed: Iterable[str] = (),
    bottom: SeatId | None = None,
) -> QImage:
    other = BoardView(board.look, bridge, board.board.pictures.art, board.cards)
    try:
        other.turn_table(board.seating.bottom if bottom is None else bottom)
        other.lens.fixed_ratio = ratio
        other.animations = False
        other.board.pictures.at_once = True
        other.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        other.resize(logical)
        other.viewport().resize(logical)
        other.lens.fit_window(other.seating.mat)
        other.fit()
        other.board.repaint_all()
        other.ring("asked", ringed)
        size = QSize(round(logical.width() * ratio), round(logical.height() * ratio))
        image = QImage(size, QImage.Format.Format_RGB32)
        # The painter counts in logical pixels, as it does on a screen of that density.
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        goal = QRectF(0, 0, logical.width(), logical.height())
        other.render(painter, goal, other.viewport().rect())
        painter.end()
        image.setDevicePixelRatio(1.0)
    finally:
        other.close_board()
    return image


class _Still(Bridge):
    """A seat's bridge that shows one view, whatever happens; nobody acts through it."""

    def __init__(self, bridge: Bridge, view: SeatView) -> None:
        QObject.__init__(self)
        self.table = bridge.table
        self.client = bridge.client
        self.playback = Playback(None, lambda _held: None, self)
        self._view = view

    @property
    def view(self) -> SeatView:
        """What is shown."""
        return self._view


def everybodys(view: SeatView) -> SeatView:
    """Return a seat's view without the faces that others at the table may not see.

    Where it cannot tell, as with a card that was shown to some, the face goes too.
    """
    tops = {zone.items[0] for zone in view.zones.values() if zone.listed and zone.items}
    cards = {
        handle: card if _lies_open(view, card, tops) else replace(card, ref=None)
        for handle, card in view.cards.items()
    }
    return replace(view, cards=cards)


def _lies_open(view: SeatView, card: SeatCard, tops: set[str]) -> bool:
    spec = view.setting.zones[card.zone].spec
    if not card.up or spec.visibility in ("owner", "sealed"):
        return False
    return not spec.top_only or card.handle in tops


def png_of(image: QImage) -> bytes:
    """Return a picture as the bytes of a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs ask for bytes
    return bytes(buffer.data().data())
