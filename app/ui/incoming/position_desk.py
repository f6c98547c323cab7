"""Positions that leave the window and come to it: copied, exported, laid, played on from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from app.core.placed.table_position import TablePosition, position_of
from app.core.text.wording import CARD, CHARACTER, counted
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.session.positions.given_positions import read_position
from app.session.positions.position_line import PositionError, position_line
from app.session.positions.seen_position import position_seen
from app.ui.panels.messages.message_list import Remedy
from app.ui.table.table_document import position_document

AS_PICTURE = Words("As a picture to scan", "QRコードで表示")

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.positions.typed.typed_position import Typed
    from app.ui.app.shell import Shell


def copy_position(window: Shell) -> None:
    """Put the position, as this seat sees it, on the clipboard."""
    if window.bridge is None:
        return
    try:
        line = position_line(position_seen(window.bridge.view))
    except PositionError as problem:
        window.tell(problem.words, "refused")
        return
    QGuiApplication.clipboard().setText(line)
    length = counted(len(line), CHARACTER)
    window.tell(
        Words(
            f"The position is on the clipboard, as this seat sees it: {length.en}. Paste it into "
            "a message; Chabudai lays it where it is pasted.",
            f"この席から見た局面をコピーしました（{length.ja}）。メッセージに貼り付けられます。"
            "Chabudaiに貼り付けると並べられます。",
        ),
        "done",
        Remedy(AS_PICTURE, lambda: show_picture(window, line), _of_seat(window)),
    )


def _of_seat(window: Shell) -> Callable[[], bool]:
    """Return whether the seat that was at the window is there still: what it saw is for it."""
    bridge = window.bridge
    seat = bridge.seat if bridge is not None else None

    def still() -> bool:
        return window.bridge is bridge and bridge is not None and bridge.seat == seat

    return still


def show_picture(window: Shell, line: str) -> None:
    """Show a line as a picture to scan."""
    from app.ui.incoming.position_picture import PositionPicture  # noqa: PLC0415 - on demand

    for old in window.room.findChildren(PositionPicture):
        old.close()
    sheet = PositionPicture(window.look, window.room, line)
    if window.bridge is not None:
        window.bridge.reseated.connect(sheet.close)
    sheet.open()


def read(window: Shell, text: str, game: str = "") -> Typed:
    """Return the position in a text. Raises PositionError."""
    usual = game or (window.bridge.spec.id if window.bridge is not None else window.shown_game)
    return read_position(text, GAMES.get, lambda spec: GAMES.cards(spec.id), usual)


def lay_text(window: Shell, text: str, game: str = "") -> bool:
    """Lay the position in a text, or say what is wrong; return whether it lies there."""
    behind = window.document is not None and window.document.apart
    try:
        typed = read(window, text, game)
        lay(window, typed.position, apart=behind)
    except PositionError as problem:
        window.tell(problem.words, "error")
        return False
    for remark in typed.remarks[:1]:
        window.tell(remark, "warning")
    return True


def lay(window: Shell, position: TablePosition, *, apart: bool) -> None:
    """Put a table on the board that begins with a position. Raises PositionError.

    `apart`: a curtain hangs between its players, as between those of the table before.
    """
    document = position_document(position, window.tables.tell_saving)
    document.apart = apart and len(document.sits) > 1
    document.nothing_done_yet()
    window.put_on_board(document)


def play_from_here(window: Shell, step: NodeId | None = None) -> None:
    """Go on from a step, the one that shows if none is named, on a table of one's own.

    The game lies untouched. At a table that somebody else hosts what this seat does not know stays
    unknown.
    """
    node = _step_meant(window, step)
    if node is None or (window.lan is not None and window.lan.readings.copy(node)):
        return
    position = _laid_from(window, node)
    if position is None:
        return
    cards = counted(sum(1 for _ in position.cards), CARD)
    window.tell(
        Words(
            f"Another table, with {cards.en} as they lay there. The game before it is kept.",
            f"その局面から始まる別の卓です（カード{cards.ja}）。元の対戦はそのまま残ります。",
        ),
        "done",
    )


def host_from_here(window: Shell, step: NodeId | None = None) -> None:
    """Go on from a step, as `play_from_here` does, on a table that others come to."""
    node = _step_meant(window, step)
    if node is not None and _laid_from(window, node) is not None:
        window.lan_desk().hosting.host_this_table()


def _step_meant(window: Shell, step: NodeId | None) -> NodeId | None:
    """Return the step that is named, is looked at, or is the newest; None without a table."""
    bridge, place = window.bridge, window.place_in_front
    if bridge is None:
        return None
    looked_at = None if place is None else place.side.earlier.node
    return next(one for one in (step, looked_at, bridge.node) if one is not None)


def _laid_from(window: Shell, node: NodeId) -> TablePosition | None:
    """Lay the position of a step on another table; None where it does not lie there."""
    bridge, document = window.bridge, window.document
    if document is not None:
        position = position_of(document.tree.table_at(node))
    else:
        view = None if bridge is None else bridge.history.view_at(node)
        if view is None:  # it was asked for, and is not here yet
            return None
        position = position_seen(view)
    try:
        lay(window, position, apart=document is not None and document.apart)
    except PositionError as problem:
        window.tell(problem.words, "error")
        return None
    return position
