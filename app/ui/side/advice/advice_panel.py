"""The adviser's cards above the log: what is still to be answered, newest first."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.intent import Jump, Undo
from app.core.intents.agreement_intents import SetOptions
from app.core.text.words import Words
from app.games.advising.advice_options import OFF, switch_of
from app.ui.look.look import Look
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.side.advice.ruling_sending import send_ruling, who_agrees
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.more_below import MoreBelow

if TYPE_CHECKING:
    from app.ui.side.advice.advice_watch import AdviceWatch, Spoken
    from app.ui.side.advice.ruling_memory import RulingMemory
    from app.ui.table.bridge import Bridge

MOST_SHOWN = 20
EDGES = (0, 2, 4, 2)
"""Pixels around the column of cards: left, above, right, below."""
BETWEEN = 6
"""Pixels between two cards."""
SPARE = 4
"""Pixels below what was scrolled to."""


class AdvicePanel(QScrollArea):
    """The cards of one table."""

    counted = Signal()
    """How many cards there are changed."""
    grew = Signal()
    """A card needs more height than before."""
    remedy_wanted = Signal(int)
    """A step that was spoken of: what can be done about it?"""
    rule_wanted = Signal(object)
    """Advice: what is known of its rule?"""

    def __init__(
        self,
        look: Look,
        watch: AdviceWatch,
        bridge: Bridge,
        memory: RulingMemory | None = None,
        *,
        parent: QWidget | None = None,
    ) -> None:
        """`memory` knows what was ruled before."""
        super().__init__(parent)
        self._memory = memory
        self.look = look
        self._watch = watch
        self._bridge = bridge
        self.cards: list[AdviceCard] = []
        self._shown: tuple[Spoken, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("advicePanel")
        self._page = QWidget()
        self._page.setObjectName("advicePage")
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(*EDGES)
        self._column.setSpacing(BETWEEN)
        self._column.addStretch(1)
        self.setWidget(self._page)
        self.more_below = MoreBelow(look, self)
        watch.changed.connect(self.refresh)
        if memory is not None:
            memory.changed.connect(self._count_rulings)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        bridge.reseated.connect(self._clear)
        bridge.replaced.connect(self._clear)
        self._follow_look()
        self.refresh()
        look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        self.setAccessibleName(Words("Advice", "助言").in_(self.look.language))

    @Slot()
    def refresh(self) -> None:
        """Show what is still open; cards that stay keep what was begun on them."""
        shown = self._watch.open_advice()[:MOST_SHOWN]
        if shown == self._shown and len(self.cards) == len(shown):
            self._follow_turn()
            return
        self._shown = shown
        held = {card.spoken.key: card for card in self.cards}
        kept = []
        for place, spoken in enumerate(shown):
            card = held.pop(spoken.key, None) or self._made(spoken)
            self._column.removeWidget(card)
            self._column.insertWidget(place, card)
            kept.append(card)
        for card in held.values():
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        fresh = bool(kept) and kept[0] not in self.cards
        self.cards = kept
        self._order_keyboard()
        self._follow_turn()
        focused = QApplication.focusWidget()
        if fresh and (focused is None or not self.isAncestorOf(focused)):
            self.verticalScrollBar().setValue(0)
        self.counted.emit()

    def _order_keyboard(self) -> None:
        """Let the keyboard go through the cards as they stand, and not as they were made."""
        # A widget with a proxy would not be where it stands.
        self.setFocusProxy(None)  # type: ignore[arg-type] # Qt takes none as well
        stops: list[QWidget] = [self]
        for card in self.cards:
            stops += [part for part in card.findChildren(QWidget) if _is_stop(part)]
        for stop, next_stop in pairwise(stops):
            QWidget.setTabOrder(stop, next_stop)

    def _follow_turn(self) -> None:
        """Fold what a turn before this one was about, and point the keyboard to the rest."""
        now, nodes = self._watch.turn, self._bridge.history.nodes
        before = [card.folded for card in self.cards]
        for card in self.cards:
            if nodes[card.spoken.node].turn < now:
                card.retire()
        self._count_steps()
        self._point_keyboard()
        if before != [card.folded for card in self.cards]:
            self.grew.emit()

    def _count_steps(self) -> None:
        """Tell each card how much would be taken back with what it is about."""
        history, now = self._bridge.history, self._bridge.node
        for card in self.cards:
            node, steps = card.spoken.node, 1
            if history.leads_to(node, now):
                steps += history.nodes[now].depth - history.nodes[node].depth
            card.show_steps(steps)

    @Slot()
    def _point_keyboard(self) -> None:
        """Let the keyboard come to what is to be answered first: of what is not folded, if any."""
        first = next((card for card in self.cards if not card.folded), None)
        if first is None and self.cards:
            first = self.cards[0]
        # Qt takes none as well.
        self.setFocusProxy(first.answer if first is not None else None)  # type: ignore[arg-type]

    def heights(self, width: int) -> tuple[int, int]:
        """Return how high all of it is at a width, and how high the highest card."""
        if not self.cards:
            return 0, 0
        left, above, right, below = EDGES
        inner = width - left - right - self.verticalScrollBar().sizeHint().width()
        high = [self._height_of(card, inner) for card in self.cards]
        edges = above + below
        return sum(high) + BETWEEN * (len(high) - 1) + edges, max(high) + edges

    @staticmethod
    def _height_of(card: AdviceCard, width: int) -> int:
        for part in (card, *card.findChildren(QWidget)):
            part.ensurePolished()
        layout = card.layout()
        assert layout is not None
        layout.activate()
        # A line of one height has none for a width.
        return card.heightForWidth(width) if card.hasHeightForWidth() else card.sizeHint().height()

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Show what the keyboard went to, wherever it came from.

        What is pressed by the pointer stays where it is until it is let go.
        """
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is None or not self._page.isAncestorOf(now):
            return
        if not pressed:
            self._bring(now)
        for card in self.cards:
            if card.isAncestorOf(now):
                card.see()

    def keyboard_is_done(self) -> bool:
        """Whether the keyboard is in a card that was answered, and would go with it."""
        focused = QApplication.focusWidget()
        shown = {spoken.key for spoken in self._watch.open_advice()}
        done = (card for card in self.cards if card.spoken.key not in shown)
        return focused is not None and any(card.isAncestorOf(focused) for card in done)

    def _made(self, spoken: Spoken) -> AdviceCard:
        rule = self._watch.rule(spoken.advice.rule)
        who = who_agrees(self._bridge)
        card = AdviceCard(self.look, spoken, rule, who, self._page)
        card.show_rulings(self._rulings_on(spoken))
        card.taken_back.connect(self._take_back)
        card.ruled.connect(self._rule)
        card.read.connect(self._watch.settle)
        card.about_wanted.connect(self.rule_wanted)
        card.remedy_wanted.connect(self.remedy_wanted)
        card.switched_off.connect(self._switch_off)
        card.grew.connect(self.grew)
        # Once it is laid out: before, it has no height to be seen.
        card.grew.connect(lambda part: soon(self._bring_of, card, part))
        card.grew.connect(self._point_keyboard)
        card.folded_up.connect(self._point_keyboard)
        card.folded_up.connect(self.grew)
        return card

    def _rulings_on(self, spoken: Spoken) -> int:
        """Return how often it was ruled on the rule of some advice."""
        return 0 if self._memory is None else self._memory.times(spoken.advice.rule)

    @Slot()
    def _count_rulings(self) -> None:
        for card in self.cards:
            card.show_rulings(self._rulings_on(card.spoken))
        self.grew.emit()

    def _bring_of(self, card: AdviceCard, part: QWidget) -> None:
        """Show a part of a card that is still there."""
        if card in self.cards:
            self._bring(part)

    def _bring(self, part: QWidget) -> None:
        """Scroll so far that a part of a card is seen, down to its buttons."""
        self.ensureWidgetVisible(part, 0, SPARE)

    @Slot()
    def _clear(self) -> None:
        """Keep nothing of what was told: another sits down, or it was of another history."""
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self.cards = []
        self._shown = ()
        self._point_keyboard()
        self.counted.emit()

    @Slot(object)
    def _take_back(self, spoken: Spoken) -> None:
        """Take the gesture back; where more was done since, go to the step before it."""
        if spoken.node == self._bridge.node:
            self._bridge.ask(Undo())
            return
        parent = self._bridge.history.nodes[spoken.node].parent
        if parent is not None:
            self._bridge.ask(Jump(parent))

    @Slot(str)
    def _switch_off(self, rule: str) -> None:
        """Check a rule no longer at this table."""
        self._bridge.agree(SetOptions(((switch_of(rule), OFF.id),)))

    @Slot(object, object, str)
    def _rule(self, spoken: Spoken, seats: tuple[int, ...], reason: str) -> None:
        rule = self._watch.rule(spoken.advice.rule)
        assert rule is not None
        send_ruling(self._bridge, rule, spoken.advice.about, seats, reason)


def _is_stop(part: QWidget) -> bool:
    """Whether the keyboard comes to a widget by Tab."""
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus)
