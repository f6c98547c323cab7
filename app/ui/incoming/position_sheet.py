"""The sheet in which a position is typed or pasted, looked through as it is typed, and laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton

from app.core.table import Setting
from app.core.text.turn_words import first_told, turn_title
from app.core.text.wording import CARD, clauses, counted, series
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.session.positions.position_line import PositionError, position_line
from app.session.positions.typed.typed_words import words_of
from app.ui.incoming.position_desk import lay_text, read
from app.ui.incoming.position_editor import PositionEditor
from app.ui.incoming.typed_example import EXAMPLES
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.session.positions.typed.typed_position import Typed
    from app.ui.app.shell import Shell

PAUSE = 150
"""Milliseconds without a letter until the text is looked through."""
LINES = 9
"""Height of the field in lines of text."""
WIDTH = 46
"""Width of the sheet in lines of text."""
TITLE = Words("Set up a position", "局面を並べる")
HELP = Words(
    "Zone by zone, cards by name; what nobody knows is “unknown”. A copied position can be "
    "pasted as well.",
    "ゾーンごとにカード名を書きます。わからないカードは「不明」と書きます。コピーした局面も"
    "貼り付けられます。",
)
LAY = Words("Set it up", "並べる")
PASTE = Words("Paste", "貼り付け")
COPY_LINE = Words("Copy as a line", "1行にしてコピー")
NOTHING = Words("Nothing is there yet.", "まだ何もありません。")
COPIED = Words("Copied", "コピーしました")


class PositionSheet(FloatingPanel):
    """A field, what it comes to, and three buttons; Ctrl+Enter adds it.

    What was typed stays in it when it is closed.
    """

    def __init__(self, window: Shell, game: str) -> None:
        super().__init__(window.look, window.room)
        self._window = window
        self.typed: Typed | None = None
        """What the text comes to; None where it is not understood."""
        self.games = QComboBox(self)
        self._ids = list(GAMES)
        self.help, self.says = Label(self), Label(self)
        self.help.setProperty("look", "muted")
        for part in (self.help, self.says):
            part.setWordWrap(True)
        self.editor = PositionEditor(window.look, GAMES.cards(game), self)
        self.editor.use_cards(GAMES.cards(game), words_of(GAMES[game]))
        self.lay_button, self.paste_button = QPushButton(self), QPushButton(self)
        self.copy_button = QPushButton(self)
        self.lay_button.setProperty("look", "primary")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self.look_through)
        self._lay_out()
        self._entitle_games()
        self.games.setCurrentIndex(self._ids.index(game))
        self.games.currentIndexChanged.connect(self._other_game)
        self.editor.textChanged.connect(self._soon.start)
        self.lay_button.clicked.connect(self.lay)
        self.editor.finished.connect(self.lay)
        self.paste_button.clicked.connect(self._paste)
        self.copy_button.clicked.connect(self._copy)
        self._follow_look()
        window.look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        for button in (self.paste_button, self.copy_button):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.lay_button)
        self.body.addWidget(self.games)
        self.body.addWidget(self.help)
        self.body.addWidget(self.editor, 1)
        self.body.addWidget(self.says)
        self.body.addLayout(foot)

    @property
    def game(self) -> str:
        """The game of what is typed."""
        return self._ids[max(0, self.games.currentIndex())]

    def suggest(self, game: str) -> None:
        """Let another game be meant where nothing was typed yet."""
        if not self.editor.toPlainText().strip():
            self.games.setCurrentIndex(self._ids.index(game))

    def open(self) -> None:
        """Show the sheet, with the keyboard in its field."""
        self.fit()
        self.show()
        self.editor.setFocus()

    def fit(self) -> None:
        """Be as large as is good to type in, within the window."""
        unit = self.fontMetrics().height()
        width = min(unit * WIDTH, self.room.width() - 24)
        spare = max(unit * 3, self.room.height() - unit * 16)
        self.editor.setMinimumHeight(min(unit * LINES, spare))
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        inside = width - self.contentsMargins().left() - self.contentsMargins().right()
        high = max(layout.heightForWidth(inside), layout.minimumSize().height())
        self.resize(width, min(high, self.room.height() - 8))
        self.place()

    # -- what the text comes to -----------------------------------------------------------------

    @Slot()
    def look_through(self) -> None:
        """Say what the text comes to, or where it is not understood."""
        self._soon.stop()
        text = self.editor.toPlainText()
        self.typed, wrong = None, NOTHING
        if text.strip():
            try:
                self.typed = read(self._window, text, self.game)
            except PositionError as problem:
                wrong = problem.words
        there = self.typed is not None and any(self.typed.position.cards)
        self._say(self._told() if there else wrong, wrong=bool(text.strip()) and not there)
        for button in (self.lay_button, self.copy_button):
            button.setEnabled(there)
        self.copy_button.setText(literal(COPY_LINE.in_(self.look.language)))

    def _say(self, words: Words, *, wrong: bool) -> None:
        self.says.setText(words.in_(self.look.language))
        self.says.setProperty("look", "wrong" if wrong else "muted")
        self.says.style().polish(self.says)
        self.fit()

    def _told(self) -> Words:
        """Return how much lies there, of which game, in which turn; and what is odd about it."""
        assert self.typed is not None
        position = self.typed.position
        cards = counted(sum(1 for _ in position.cards), CARD)
        spec, names = GAMES[position.game], series([seat.name for seat in position.seats])
        setting = Setting(position.game, position.seats, {}, first=position.first)
        turn, first = turn_title(position.turn, setting), first_told(setting)
        told = clauses((spec.title, names, turn, *([first] if first else []), cards))
        line = Words(f"✓ {told.en}", f"✓ {told.ja}")
        remarks = self.typed.remarks
        return Words(
            "\n".join([line.en, *(one.en for one in remarks[:2])]),
            "\n".join([line.ja, *(one.ja for one in remarks[:2])]),
        )

    # -- what is done -----------------------------------------------------------------------------

    @Slot()
    def lay(self) -> None:
        """Lay the position, if it is one."""
        self.look_through()
        if self.typed is None or not self.lay_button.isEnabled():
            return
        text, game = self.editor.toPlainText(), self.game
        self.leave()
        lay_text(self._window, text, game)

    @Slot()
    def _paste(self) -> None:
        self.editor.setFocus()
        self.editor.paste()

    @Slot()
    def _copy(self) -> None:
        assert self.typed is not None
        try:
            line = position_line(self.typed.position)
        except PositionError as problem:
            self._say(problem.words, wrong=True)
            return
        QGuiApplication.clipboard().setText(line)
        self.copy_button.setText(COPIED.in_(self.look.language))

    @Slot()
    def _other_game(self) -> None:
        self.editor.use_cards(GAMES.cards(self.game), words_of(GAMES[self.game]))
        self.look_through()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lay it with Ctrl+Enter."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.lay()
            event.accept()
            return
        super().keyPressEvent(event)

    # -- looks ------------------------------------------------------------------------------------

    def _entitle_games(self) -> None:
        speak = self.look.language
        shown = self.games.currentIndex()
        self.games.blockSignals(True)
        self.games.clear()
        for name in self._ids:
            self.games.addItem(GAMES[name].title.in_(speak))
        self.games.setCurrentIndex(max(0, shown))
        self.games.blockSignals(False)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        self._entitle_games()
        self.games.setAccessibleName(Words("Game of the position", "局面のゲーム").in_(speak))
        self.help.setText(HELP.in_(speak))
        self.editor.setAccessibleName(Words("The position", "局面").in_(speak))
        self.editor.setPlaceholderText(EXAMPLES[speak] if self.game == self._ids[0] else "")
        self.lay_button.setText(literal(LAY.in_(speak)))
        self.paste_button.setText(literal(PASTE.in_(speak)))
        self.copy_button.setText(literal(COPY_LINE.in_(speak)))
        self.look_through()
