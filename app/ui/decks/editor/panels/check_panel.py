"""What the check says of the deck while it is edited, in the format that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QTimer, Signal, Slot
from PySide6.QtWidgets import QComboBox, QSizePolicy, QVBoxLayout, QWidget

from app.cards.deck.finding import GRAVITIES, SIGNS, Gravity
from app.core.data.value import value
from app.core.text.wording import numbered
from app.store.decks.deck_files import format_of
from app.ui.decks import deck_findings
from app.ui.decks.editor import editor_words as words
from app.ui.decks.editor.panels.findings_list import Findings
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.cards.deck.deck import DeckList
    from app.cards.deck.finding import Finding
    from app.core.text.words import Language, Words
    from app.games.contracts.card_contract import DeckCheck, DeckFormat, GameCards

CHECK_AFTER = 250
"""Milliseconds after a change until the deck is checked."""
_ORDER = list(GRAVITIES)


@value
class Said:
    """One thing to say, and which cards of the list it names."""

    severity: Gravity
    words: Words
    cards: tuple[str, ...] = ()
    source: str = ""
    rule: str = ""


class CheckPanel(QWidget):
    """Format, a summary, and the findings; choosing one shows its card."""

    checked = Signal()
    """There are findings of the deck as it is now."""
    format_chosen = Signal(str, object)
    """(name, title) of the format that somebody chose for the deck; "" for the usual one."""
    card_wanted = Signal(str)
    """The name of a card that a finding is about, as the list has it."""
    entered = Signal(str)
    """Enter or a double click: on to that card."""

    def __init__(self, look: Look, cards: GameCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._cards = cards
        self._deck: DeckList | None = None
        self.said: tuple[Said, ...] = ()
        self.format = QComboBox()
        self.region = QComboBox()
        check = cards.check
        for name in self._formats():
            self.format.addItem("", name)
        for region in () if check is None else check.regions:
            self.region.addItem("", region)
        for box in (self.format, self.region):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        if check is not None:
            self.format.setCurrentIndex(max(0, self.format.findData(check.usual)))
            self.region.setCurrentIndex(self.region.findData(check.home[look.language]))
        self.summary = Label()
        self.summary.setWordWrap(True)
        self.list = Findings(look)
        self.list.currentRowChanged.connect(self._choose)
        self.list.activated.connect(self._enter)
        top = QWidget()
        row = FlowLayout(top, 8)
        row.addWidget(self.format)
        row.addWidget(self.region)
        top.setVisible(check is not None)
        top.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(top)
        column.addWidget(self.summary)
        column.addWidget(self.list, 1)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CHECK_AFTER)
        self._soon.timeout.connect(self.check)
        self.format.currentIndexChanged.connect(self.check)
        self.format.activated.connect(self._say_format)
        self.region.currentIndexChanged.connect(self.check)
        self.speak(look.language)

    # -- checking -------------------------------------------------------------------------------

    def show_deck(self, deck: DeckList, *, now: bool = False) -> None:
        """Check a deck soon, or `now`; another deck in the format that it is made for."""
        before = self._deck
        self._deck = deck
        if deck.format != ("" if before is None else before.format):
            self._choose_format(deck)
        if now:
            self.check()
        else:
            self._soon.start()

    def _choose_format(self, deck: DeckList) -> None:
        check = self._check_of(deck)
        if check is not None:
            self.format.setCurrentIndex(max(0, self.format.findData(format_of(deck, check))))

    @Slot(int)
    def _say_format(self, index: int) -> None:
        """Tell what the deck is made for from now on: it is kept with it."""
        deck, name = self._deck, self.format.itemData(index)
        check = None if deck is None else self._check_of(deck)
        if deck is not None and check is not None and name != format_of(deck, check):
            kept = "" if name == check.usual else name
            self.format_chosen.emit(kept, check.formats()[name].title)

    @Slot()
    def check(self) -> None:
        """Check the deck as it is."""
        self._soon.stop()
        self.said = self._found()
        self._write()
        self.checked.emit()

    def _formats(self) -> Mapping[str, DeckFormat]:
        """Return what decks can be checked for, by name; nothing in a game without a check."""
        return {} if self._cards.check is None else self._cards.check.formats()

    def _check_of(self, deck: DeckList) -> DeckCheck | None:
        """Return the check, where the deck is one that is checked."""
        return self._cards.check if deck.game in ("", self._cards.game) else None

    def _found(self) -> tuple[Said, ...]:
        deck = self._deck
        check = None if deck is None else self._check_of(deck)
        if deck is None or not deck.lines or check is None:
            return ()
        found = [Said("unread", error.words) for error in deck.errors]
        found += [Said("suspicious", told) for told in check.broken().values()]
        found += [
            Said(one.severity, one.words, one.cards, one.source, one.rule)
            for one in self._findings(check, deck)
        ]
        return tuple(sorted(found, key=lambda one: _ORDER.index(one.severity)))

    def _findings(self, check: DeckCheck, deck: DeckList) -> tuple[Finding, ...]:
        name, region = self.format.currentData(), self.region.currentData()
        return check.findings(deck, name, deck_findings.today(), region)

    def worst(self) -> dict[str, Gravity]:
        """Return the gravest finding by the name of the card that it names."""
        found: dict[str, Gravity] = {}
        for one in self.said:
            if one.severity != "reminder":
                for name in one.cards:
                    found.setdefault(name, one.severity)
        return found

    def wanted_count(self) -> int:
        """Return how many cards the format asks for, at most; 0 where none says."""
        formats = self._formats()
        return formats[self.format.currentData()].size if formats else 0

    def is_wanted(self, count: int) -> bool:
        """Whether a deck may have so many cards."""
        formats = self._formats()
        if not formats:
            return True
        chosen = formats[self.format.currentData()]
        return chosen.fewest <= count <= chosen.size

    # -- words ----------------------------------------------------------------------------------

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        known = self._formats()
        for index in range(self.format.count()):
            title = known[self.format.itemData(index)].title
            self.format.setItemText(index, title.in_(language))
        regions = {} if self._cards.check is None else self._cards.check.regions
        for index, title in enumerate(regions.values()):
            self.region.setItemText(index, title.in_(language))
        self.format.setAccessibleName(words.FORMAT.in_(language))
        self.region.setAccessibleName(words.REGION.in_(language))
        self.list.setAccessibleName(words.CHECK.in_(language))
        self._write()

    def _write(self) -> None:
        self.summary.setText(self.told())
        grave = any(one.severity in ("unread", "illegal") for one in self.said)
        self.summary.setProperty("look", "wrong" if grave else "")
        self.summary.style().polish(self.summary)
        self.list.show_lines(
            [(SIGNS[one.severity], one.words.in_(self.look.language)) for one in self.said],
            [one.source for one in self.said],
        )

    def told(self) -> str:
        """Return the verdict, where there is nothing against it, and how many of which gravity."""
        deck, language = self._deck, self.look.language
        if deck is None or not deck.lines:
            return words.CHECKED_LATER.in_(language)
        check = self._check_of(deck)
        if check is None:
            return words.OTHER_GAME.in_(language)
        counts = dict.fromkeys(GRAVITIES, 0)
        for one in self.said:
            counts[one.severity] += 1
        parts = [
            f"{SIGNS[severity]} {numbered(GRAVITIES[severity], count).in_(language)}"
            for severity, count in counts.items()
            if count
        ]
        verdict = "" if counts["illegal"] else self._verdict(check)
        return "\n".join(line for line in (verdict, "   ".join(parts)) if line)

    def _verdict(self, check: DeckCheck) -> str:
        """Return what a deck is told that nothing was found against, as sure as that is."""
        if any(one.severity == "unread" for one in self.said):
            return words.NOT_ALL_READ.in_(self.look.language)
        if any(one.rule == check.unjudged for one in self.said):
            return words.NO_DATA.in_(self.look.language)
        if any(one.severity == "suspicious" for one in self.said):
            return words.TO_LOOK_AT.in_(self.look.language)
        title = check.formats()[self.format.currentData()].title
        return "✓ " + words.legal_in(title).in_(self.look.language)

    @Slot(int)
    def _choose(self, row: int) -> None:
        if self.list.hasFocus() and 0 <= row < len(self.said) and self.said[row].cards:
            self.card_wanted.emit(self.said[row].cards[0])

    @Slot(QModelIndex)
    def _enter(self, index: QModelIndex) -> None:
        cards = self.said[index.row()].cards if index.row() < len(self.said) else ()
        if cards:
            self.entered.emit(cards[0])
