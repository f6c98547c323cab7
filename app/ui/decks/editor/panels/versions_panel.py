"""The saved versions of a deck, and what is different between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_difference import SIGNS, Change, differences, told
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.store.decks.saved_decks import Version, read_version
from app.store.file_trouble import StoreError
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.findings_list import Findings
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.deck_work import DeckWork

LEAST_LINES = 4.0
"""The least height of a list, in lines of text."""
BESIDE = 44.0
"""Letters of width from which the difference stands beside the versions."""


class VersionsPanel(QWidget):
    """Choose one version: what changed since. Choose two: what changed between them."""

    wanted = Signal(object, object)
    """(DeckList, Words): go back to this version, saved at this time."""

    def __init__(
        self, look: Look, work: DeckWork, cards: GameCards, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._work = work
        self._cards = cards
        self._versions: tuple[Version, ...] = ()
        self._read: dict[Version, DeckList | Words] = {}
        self.list = Findings(look)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.about = Label()
        self.about.setWordWrap(True)
        self.about.setProperty("look", "muted")
        self.changes = Findings(look)
        self.back = QPushButton()
        left, right = QVBoxLayout(), QVBoxLayout()
        # In large text there is no room for both: then all of it scrolls.
        area, inside = QScrollArea(), QWidget()
        scroll_bare(area, inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        left.addWidget(self.list, 1)
        left.addWidget(self.back)
        right.addWidget(self.about)
        right.addWidget(self.changes, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._both.addLayout(left, 2)
        self._both.addLayout(right, 3)
        self.list.itemSelectionChanged.connect(self._compare)
        self.back.clicked.connect(self._go_back)
        self.speak(look.language)

    # -- what it shows --------------------------------------------------------------------------

    def refresh(self) -> None:
        """List the versions there are now."""
        path = self._work.path
        versions = () if path is None else self._work.shelf.versions(path)
        if versions != self._versions:
            self._versions = versions
            self._read = {one: deck for one, deck in self._read.items() if one in versions}
            self._list()
        self._compare()

    def _list(self) -> None:
        chosen = [index.row() for index in self.list.selectedIndexes()]
        self.list.blockSignals(True)
        self.list.clear()
        for place, version in enumerate(self._versions):
            item = self.list.add("", self._told(place, version))
            item.setSelected(place in chosen or (not chosen and place == 0))
        if self._versions:
            none = QItemSelectionModel.SelectionFlag.NoUpdate
            self.list.setCurrentRow(min(chosen, default=0), none)
        self.list.blockSignals(False)

    def _told(self, place: int, version: Version) -> str:
        """Return when a version was saved, under which name, and what it changed."""
        language, deck = self.look.language, self._deck(version)
        when = editor_words.when(version.when).in_(language)
        if isinstance(deck, Words):
            return f"{when}\n⚠ {deck.in_(language)}"
        parts = [deck.title or editor_words.NO_TITLE.in_(language)]
        parts.append(counted(deck.count, CARD).in_(language))
        if place + 1 < len(self._versions):
            before = self._deck(self._versions[place + 1])
            if isinstance(before, DeckList):
                parts.append(told(differences(before, deck, self._cards)).in_(language))
        return f"{when}\n{' · '.join(parts)}"

    def _deck(self, version: Version) -> DeckList | Words:
        """Return the deck of a version, or why it cannot be read."""
        if version not in self._read:
            try:
                self._read[version] = read_version(version)
            except StoreError as problem:
                self._read[version] = problem.words
        return self._read[version]

    def chosen(self) -> list[Version]:
        """Return the versions that are chosen, the newest first."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        return [self._versions[row] for row in rows if row < len(self._versions)]

    @Slot()
    def _compare(self) -> None:
        """Show what is different."""
        chosen, language = self.chosen(), self.look.language
        decks = [self._deck(version) for version in chosen]
        for part in (self.list, self.back, self.changes):
            part.setVisible(bool(self._versions))
        self.back.setEnabled(len(decks) == 1 and isinstance(decks[0], DeckList))
        if not chosen:
            self.about.setText(editor_words.NO_VERSIONS.in_(language) if not self._versions else "")
            self.changes.show_lines([])
            return
        older = decks[-1]
        newer = decks[0] if len(decks) > 1 else self._work.deck
        if isinstance(older, Words) or isinstance(newer, Words):
            trouble = next(one for one in (older, newer) if isinstance(one, Words))
            self.about.setText("⚠ " + trouble.in_(language))
            self.changes.show_lines([])
            return
        self.about.setText(
            (editor_words.BETWEEN if len(decks) > 1 else editor_words.AGAINST_NOW).in_(language)
        )
        lines = [_line(one, language) for one in differences(older, newer, self._cards)]
        self.changes.show_lines(lines or [("=", editor_words.NO_CHANGE.in_(language))])

    @Slot()
    def _go_back(self) -> None:
        chosen = self.chosen()
        deck = self._deck(chosen[0]) if len(chosen) == 1 else None
        if isinstance(deck, DeckList):
            self.wanted.emit(deck, editor_words.when(chosen[0].when))

    # -- words and places -----------------------------------------------------------------------

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self.list.setAccessibleName(editor_words.VERSIONS.in_(language))
        self.changes.setAccessibleName(editor_words.BETWEEN.in_(language))
        self.back.setText(editor_words.GO_BACK.in_(language))
        self._list()
        self._compare()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the difference beside the versions where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= BESIDE * unit_of(self)
        way = QBoxLayout.Direction
        self._both.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._both.setSpacing(round(unit_of(self)))
        for part in (self.list, self.changes):
            part.setMinimumHeight(round(LEAST_LINES * self.fontMetrics().height()))


def _line(change: Change, language: Language) -> tuple[str, str]:
    return SIGNS[change.kind], change.words.in_(language)
