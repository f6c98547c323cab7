"""Choosing one deck: a known one, a file, or pasted text; says what it holds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_own import own_yaml
from app.core.data.value import replace
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.store.decks.deck_files import of_game
from app.store.decks.shipped_titles import deck_played
from app.ui.app.file_choice import DECKS, ask_open
from app.ui.decks.deck_findings import remarks
from app.ui.decks.deck_heads import deck_heads
from app.ui.decks.deck_titles import deck_title
from app.ui.decks.list_in_text import ListBox
from app.ui.look.crest_icon import sign_icon
from app.ui.look.look import Look
from app.ui.panels.elided_box import ElidedBox
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.deck.deck import ListInText
    from app.games.contracts.card_contract import GameCards
    from app.store.decks.shipped_titles import Played

PASTE = "paste"
KEPT = "kept"
NONE = "none"
NO_DECK = Words("The game’s own cards", "ゲームのカードを使う")
ON_SEAT = Words("The deck that lies on the seat", "席にあるデッキ")
BROUGHT = Words("The deck of the last game", "前の対戦のデッキ")
MOST_TOLD = 3
"""Oddities of a deck that are told; the rest is counted."""


class DeckChoice(QWidget):
    """One deck, and what is to be said about it."""

    changed = Signal()

    def __init__(
        self, look: Look, cards: GameCards, known: Sequence[Path], *, needed: bool = True
    ) -> None:
        """`needed` False: it can be left, and is, unless somebody likes another better."""
        super().__init__()
        self.look = look
        self._cards = cards
        self.deck: DeckList | None = None
        self._asked: Played | None = None
        self._format = ""
        self.box = ElidedBox()
        self.box.setMinimumContentsLength(12)
        if not needed:
            self.box.addItem(NO_DECK.in_(look.language), NONE)
        for path in known:
            self.box.addItem("", path)
        self.box.addItem("", PASTE)
        self.file = QPushButton()
        self.text = QPlainTextEdit()
        self.text.setVisible(False)
        self.text.setTabChangesFocus(True)
        # A list that is dropped here is taken by the sheet, as a file or as text.
        self.text.setAcceptDrops(False)
        self.which = ListBox()
        self.says = Label()
        self.says.setWordWrap(True)
        self.says.setProperty("look", "muted")
        self.says.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout()
        row.addWidget(self.box, 1)
        row.addWidget(self.file)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.text)
        column.addWidget(self.which)
        column.addWidget(self.says)
        self.box.currentIndexChanged.connect(self.read)
        self.which.currentIndexChanged.connect(self.read)
        self.text.textChanged.connect(self.read)
        self.file.clicked.connect(self._choose_file)
        self._follow_look()
        look.changed.connect(self._follow_look)

    # -- choosing -----------------------------------------------------------------------------

    @property
    def source(self) -> Path | str:
        """The file of the deck, or the text that was pasted; "" where there is none."""
        held = self.box.currentData()
        if isinstance(held, DeckList):
            return own_yaml(held)
        if self.which.text_chosen:
            return self.which.text_chosen
        if held == NONE:
            return ""
        return self.text.toPlainText() if held == PASTE else Path(held)

    @property
    def ready(self) -> bool:
        """Whether there is a deck, or none is wanted."""
        return self.deck is not None or self.box.currentData() == NONE

    @Slot()
    def _choose_file(self) -> None:
        current = self.box.currentData()
        folder = current.parent if isinstance(current, Path) else Path.home()
        chosen = ask_open(
            self,
            Words("Choose a deck list", "デッキを選ぶ").in_(self.look.language),
            folder,
            (DECKS,),
            self.look.language,
        )
        if chosen is not None:
            self.choose(chosen)

    def choose(self, source: Path | str) -> None:
        """Choose the deck list in a file, or a text that is one."""
        if not source and self.box.findData(NONE) >= 0:
            self.box.setCurrentIndex(self.box.findData(NONE))
            return
        if isinstance(source, str):
            self.box.setCurrentIndex(self.box.findData(PASTE))
            self.text.setPlainText(source)
            return
        paths = [self.box.itemData(index) for index in range(self.box.count())]
        if source not in paths:
            self.box.insertItem(0, "", source)
            self.box.setItemText(0, deck_title(source, self.look.language))
            paths.insert(0, source)
        self.box.setCurrentIndex(paths.index(source))
        self.read()

    def propose(self, place: int) -> None:
        """Choose the deck at a place among those offered by name, if there are so many."""
        known = [n for n in range(self.box.count()) if isinstance(self.box.itemData(n), Path)]
        if place < len(known):
            self.box.setCurrentIndex(known[place])

    @property
    def keeps(self) -> bool:
        """Whether the deck that lies there already is to stay."""
        return bool(self.box.currentData() == KEPT)

    def offer_kept(self) -> None:
        """Propose to let the deck stay that lies on the seat already, whichever that is."""
        if self.box.findData(KEPT) < 0:
            self.box.insertItem(0, ON_SEAT.in_(self.look.language), KEPT)
        self.box.setCurrentIndex(self.box.findData(KEPT))

    def offer_brought(self, deck: DeckList) -> None:
        """Propose a deck that is in no file of its own: the one that was brought to a table."""
        if deck not in [self.box.itemData(index) for index in range(self.box.count())]:
            self.box.insertItem(0, BROUGHT.in_(self.look.language), deck)
        self.box.setCurrentIndex(0)
        self.read()

    def check_for(self, asked: Played | None, deck_format: str = "") -> None:
        """Check the deck for a day and region, None for those of the deck, and in a format.

        Without a format it is that of the deck.
        """
        if (asked, deck_format) != (self._asked, self._format):
            self._asked, self._format = asked, deck_format
            self.read()

    # -- reading ------------------------------------------------------------------------------

    @Slot()
    def read(self) -> None:
        """Read the chosen deck and say what was found."""
        source = self.box.currentData()
        self.text.setVisible(source == PASTE)
        self.text.setFixedHeight(self.fontMetrics().height() * 7)
        self.deck = None
        said = ""
        lists: tuple[ListInText, ...] = ()
        try:
            if isinstance(source, DeckList):
                self.deck = source
            elif source == PASTE:
                if self.text.toPlainText().strip():
                    self.deck, lists = self._read_of(self.text.toPlainText())
            elif source not in (None, KEPT, NONE):
                self.deck, lists = self._read_of(Path(source))
            if self.deck is not None:
                said = self._found(self.deck)
                self._show_head(self.deck)
        except DeckListError as problem:
            said = "⚠ " + problem.words.in_(self.look.language)
        self.which.offer(lists, self.look.language)
        self.says.setText(said)
        self.says.setVisible(bool(said))
        self.changed.emit()

    def _show_head(self, deck: DeckList) -> None:
        """Show the crest of the card that stands for the deck before its name."""
        if isinstance(self.box.currentData(), str):
            return  # no deck of its own: a text, or what lies there already
        heads = deck_heads(deck, self._cards, (self.box.currentText(),))
        if heads:
            side = self.fontMetrics().height()
            self.box.setIconSize(QSize(side, side))
            shown = sign_icon(heads[0], side, self.devicePixelRatioF(), self.look.language)
            self.box.setItemIcon(self.box.currentIndex(), shown)

    def _read_of(self, source: Path | str) -> tuple[DeckList, tuple[ListInText, ...]]:
        """Return the deck in a file or text, and where it holds several, all to choose from."""
        try:
            return of_game(source, self._cards), ()
        except DeckListError as problem:
            if not problem.lists:
                raise
            chosen = self.which.currentIndex() if problem.lists == self.which.lists else 0
            return of_game(problem.lists[chosen].text, self._cards), problem.lists

    def _found(self, deck: DeckList) -> str:
        """Return how many cards a deck has, and what is odd about it."""
        unknown = sum(line.count for line in deck.lines if line.key not in self._cards)
        lines = [counted(deck.count, CARD).in_(self.look.language)]
        if unknown:
            cards = counted(unknown, CARD)
            told = Words(
                f"{cards.en} without card data: played by name alone.",
                f"カードデータのないカードが{cards.ja}：名前だけで使えます。",
            )
            lines.append("⚠ " + told.in_(self.look.language))
        source = self.box.currentData()
        played = deck_played(source) if isinstance(source, Path) else None
        asked = replace(deck, format=self._format or deck.format)
        everything = remarks(asked, self._cards, self.look.language, self._asked or played)
        found = [remark for remark in everything if remark.to_look_at]
        lines += [one.told(self.look.language) for one in found[:MOST_TOLD]]
        if len(found) > MOST_TOLD:
            more = len(found) - MOST_TOLD
            lines.append(
                Words("… and {count} more", "…ほか{count}件")
                .in_(self.look.language)
                .format(count=more)
            )
        return "\n".join(lines)

    # -- language -----------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        for index in range(self.box.count()):
            held = self.box.itemData(index)
            if isinstance(held, Path):
                self.box.setItemText(index, deck_title(held, self.look.language))
            elif isinstance(held, DeckList):
                self.box.setItemText(index, BROUGHT.in_(self.look.language))
            elif held in (KEPT, NONE):
                words = ON_SEAT if held == KEPT else NO_DECK
                self.box.setItemText(index, words.in_(self.look.language))
        self.box.setItemText(
            self.box.findData(PASTE), Words("Paste a deck list…", "デッキを貼り付け…").in_(speak)
        )
        self.box.setAccessibleName(Words("Deck", "デッキ").in_(speak))
        self.file.setText(Words("File…", "ファイル…").in_(speak))
        self.file.setAccessibleDescription(Words("Choose a deck list", "デッキを選ぶ").in_(speak))
        self.text.setAccessibleName(Words("Deck list text", "デッキのテキスト").in_(speak))
        self.text.setPlaceholderText(self._cards.lists.paste.in_(speak))
        self.read()
