"""The sheet with the lists of a game: of the table that shows, or of a way to play one chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton

from app.cards.name_keys import search_key
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.games.contracts.learning.lists_contract import GameLists, ListSection, found
from app.games.game_registry import cards_of
from app.ui.app.file_choice import Kind
from app.ui.app.files import choose_target, write
from app.ui.app.trouble import surviving
from app.ui.learning.lists_page import ListLook, page_of
from app.ui.look.sign_inks import sign_inks
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rich_text import RichPage

if TYPE_CHECKING:
    from app.games.game_api import GameSpec
    from app.ui.app.shell import Shell

WIDE = 48
"""Width of a line in lines of text."""
LISTS = Words("Lists", "一覧表")
SEARCH = Words("Search the lists", "一覧表を探す")
NONE = Words("Nothing in these lists has these words.", "その言葉は一覧表にありません。")
PRINT = Words("Print…", "印刷…")
WAY = Words("Way to play", "遊び方")
THIS_TABLE = Words("this table", "この卓")
_PDF = Kind(Words("PDF", "PDF"), ("pdf",))


class ListsSheet(FloatingPanel):
    """Search, choice and lists; Esc closes it."""

    def __init__(self, window: Shell, spec: GameSpec) -> None:
        """Show the lists of a game that has some."""
        super().__init__(window.look, window.room)
        assert spec.lists is not None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        self._spec = spec
        self._lists: GameLists = spec.lists()
        self._shown: object = None
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.kind = QComboBox()
        self.print = QPushButton()
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.kind)
        row.addWidget(self.print)
        self.nothing = Label()
        self.nothing.setProperty("look", "muted")
        self.nothing.setWordWrap(True)
        self.page = RichPage()
        self.page.setProperty("look", "page")
        self.body.addLayout(row)
        self.body.addWidget(self.nothing)
        self.body.addWidget(self.page, 1)
        self._fill_kinds()
        self.field.textChanged.connect(self._show)
        self.kind.currentIndexChanged.connect(self._show)
        self.print.clicked.connect(self._print)
        bridge = window.bridge
        if bridge is not None:
            for changed in (bridge.stepped, bridge.placed, bridge.reseated):
                changed.connect(self._show_soon)
        self._follow_look()
        self.look.changed.connect(self._follow_look)

    def _fill_kinds(self) -> None:
        """Offer the ways to play, and that of the table where it is none of them."""
        at = self._at()
        for name, _title in self._lists.kinds:
            self.kind.addItem("", name)
        if at and self.kind.findData(at) < 0:
            self.kind.insertItem(0, "", at)
        self.kind.setCurrentIndex(max(0, self.kind.findData(at)))

    def _at(self) -> str:
        bridge = self._window.bridge
        return "" if bridge is None else self._lists.at(bridge.view)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        title = labelled(self._spec.title, LISTS).in_(speak)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.page.setAccessibleName(title)
        self.set_close_words(CLOSE.in_(speak))
        self.field.setPlaceholderText(SEARCH.in_(speak))
        self.field.setAccessibleName(SEARCH.in_(speak))
        self.kind.setAccessibleName(WAY.in_(speak))
        self.nothing.setText(NONE.in_(speak))
        self.print.setText(PRINT.in_(speak))
        titles, at = dict(self._lists.kinds), self._at()
        for index in range(self.kind.count()):
            name = self.kind.itemData(index)
            words = titles.get(name, THIS_TABLE)
            said = words.in_(speak)
            if name == at and name in titles:
                said = f"{said} – {THIS_TABLE.in_(speak)}"
            self.kind.setItemText(index, said)
        self._shown = None
        self._show()

    def open(self) -> None:
        """Show the sheet; the keyboard can type in its field at once."""
        self.fit()
        self.show()
        self.field.setFocus()

    def fit(self) -> None:
        """Be as wide as lines are read well, and as high as the window."""
        unit, room = self.fontMetrics().height(), self.room.size()
        self.resize(min(unit * WIDE, room.width() - 24), room.height() - 24)
        self.place()

    @property
    def sections(self) -> tuple[ListSection, ...]:
        """What there is of the lists for what is looked for."""
        chosen = self.kind.currentData() or self._lists.kinds[0][0]
        return found(self._lists.sections(chosen), self.field.text().strip(), search_key)

    def lit(self) -> frozenset[str]:
        """Return the actions that could be started now at the table."""
        bridge, ask = self._window.bridge, self._spec.starts
        if bridge is None or ask is None or self.kind.currentData() != self._at():
            return frozenset()
        with surviving("GameSpec.starts"):
            return frozenset(one.action for one in ask(bridge.view, bridge.seat).now)
        return frozenset()

    @Slot()
    def _show_soon(self, *_told: object) -> None:
        soon(self._show)

    @Slot()
    def _show(self, *_changed: object) -> None:
        sections, lit = self.sections, self.lit()
        if (sections, lit) == self._shown:
            return
        again = self._shown is not None
        self._shown = (sections, lit)
        palette = self.look.palette
        look = ListLook(
            self.look.language,
            palette.text,
            palette.muted,
            sign_inks(cards_of(self._spec), self.look.language, palette.panel, palette.text),
            palette.gold,
            palette.gold_text,
        )
        bar = self.page.verticalScrollBar()
        stood = bar.value() if again else 0
        self.page.show_rich(page_of(sections, look, lit, self._lists.credit.in_(look.language)))
        bar.setValue(stood)
        self.nothing.setVisible(not sections)

    @Slot()
    def _print(self) -> None:
        """Write what shows as a file that is printed."""
        from app.ui.learning.lists_pdf import lists_pdf  # noqa: PLC0415 - few print

        speak, window = self.look.language, self._window
        title = f"{self._spec.title.in_(speak)} – {self.kind.currentText()}"
        path = choose_target(window, PRINT.in_(speak), title, _PDF)
        if path is not None:
            credit, cards = self._lists.credit.in_(speak), cards_of(self._spec)
            write(window, path, lists_pdf(title, self.sections, speak, credit, cards))
