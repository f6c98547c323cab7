"""A table with real cards, without the rules of any game, and the gestures of a person."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.core.fact import StartCard
from app.core.intent import Draw, Intent, PutMark
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import GameSpec, Layout
from app.session.host.updates import Accepted
from app.ui.table.bridge import Bridge

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("bench", Words("Bench", "ベンチ"), holds="units"),
    ZoneSpec("discard", Words("Discard", "トラッシュ")),
)


def lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(ref, seat, f"deck.{seat}") for seat, deck in enumerate(decks) for ref in deck
    )


TOY = GameSpec(
    "toy",
    Words("Toy", "おもちゃ"),
    (1, 2),
    ZONES,
    Layout((100, 100), ()),
    lay,
    marks=(("damage", Words("damage", "ダメージ")), ("poisoned", Words("Poisoned", "どく"))),
)
AKI = ("TWM-128", "TWM-129", "TWM-130", "PRE-35", "PRE-36", "PRE-37") * 2
"""Dreepy ドラメシヤ, Drakloak ドロンチ, Dragapult ex ドラパルトex, Duskull ヨマワル, …"""


def ask(bridge: Bridge, intent: Intent) -> None:
    answer = bridge.ask(intent).answer
    assert isinstance(answer, Accepted), answer


def play(bridge: Bridge) -> None:
    """Draw two cards, then put three marks: nodes 1 to 4."""
    ask(bridge, Draw(2, "deck.0", "hand.0"))
    for _ in range(3):
        ask(bridge, PutMark(("table",), "x", add=1))


def click(widget: QWidget, at: QPointF) -> None:
    """Press and let go, and nothing in between."""
    drag(widget, [at])


def drag(
    widget: QWidget, way: list[QPointF], button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    """Press at the first point, move through the others, let go at the last."""
    none = Qt.MouseButton.NoButton
    kinds = QEvent.Type
    events = [(kinds.MouseButtonPress, way[0], button, button)]
    events += [(kinds.MouseMove, point, none, button) for point in way[1:]]
    events.append((kinds.MouseButtonRelease, way[-1], button, none))
    for kind, point, which, held in events:
        where = QPointF(widget.mapToGlobal(point))
        QApplication.sendEvent(
            widget, QMouseEvent(kind, point, where, which, held, Qt.KeyboardModifier.NoModifier)
        )
