"""What the strip of tasks says: the first with its buttons, and lines for what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.tasks.kept_keyboard import kept_keyboard
from app.ui.tasks.other_seat import OtherSeat
from app.ui.tasks.strip_part import StripPart
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QMenu

    from app.core.ids import SeatId
    from app.games.task_model import Task

MOST_LISTED = 3
"""So many further tasks are named; of more the number is said."""
DOTS = "…"
MORE = Words("More", "その他")
THEN = Words("then: ", "次に：")
SIT_THERE = Words("Sit at that seat", "その席に座る")


class TaskLines(StripPart):
    """Title, buttons, further lines; in little room the first button and a menu of the others."""

    seat_wanted = Signal(int)
    """Somebody wants to sit where another seat has something to do."""

    def __init__(self, look: Look, parent: QWidget, key_of: Callable[[], str]) -> None:
        """`key_of` says the key that does the first thing; "" for none."""
        super().__init__(parent)
        self.look = look
        self._key_of = key_of
        self._offered = 0
        """How many buttons the first task has."""
        self.title = Label(self)
        self.title.setWordWrap(True)
        self.buttons: list[QPushButton] = []
        """Those of the first task, in order; what is not needed is hidden."""
        self.further: list[Label | QPushButton] = []
        self._told_further: tuple[tuple[str, SeatId | None], ...] = ()
        """What they say: at most gestures it stays, and nothing is made anew."""
        """What comes after it, and what others have to do."""
        self.choices = QWidget(self)
        self._flow = FlowLayout(self.choices, gap=4)
        self.more = QPushButton(DOTS, self.choices)
        """Opens a menu of what has no button, where there is hardly any room."""
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._opener = Opener(self.more, opens="menu")
        self.more.clicked.connect(self.open_menu)
        self.menu: QMenu | None = None
        """What was opened last."""
        self.brief = False
        """Whether only the first thing is said."""
        self._shown = 0
        """How many of the choices have a button."""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 8, 10, 8)
        self.column.setSpacing(5)
        self.column.addWidget(self.title)
        self.column.addWidget(self.choices)

    def on_pressed(self, number: int) -> None:
        """Do what a button of the first task says."""
        raise NotImplementedError

    def show_choices(self, task: Task | None) -> None:
        """Show a button for everything that can be done about a task."""
        choices = task.choices if task is not None else ()
        self._offered = len(choices)
        while len(self.buttons) < len(choices):
            self._add_button()
        for number, button in enumerate(self.buttons):
            if number < len(choices) and task is not None:
                words = choices[number].title.in_(self.look.language)
                button.setText(literal(words))
                button.setAccessibleName(words)
                button.setAccessibleDescription(task.title.in_(self.look.language))
            else:
                # What is hidden does not stay behind in a language nobody speaks any more.
                for write in (
                    button.setText,
                    button.setAccessibleName,
                    button.setAccessibleDescription,
                ):
                    write("")
        self.choices.setVisible(bool(choices))
        self._name_key()
        self.more.setAccessibleName(MORE.in_(self.look.language))

    def _name_key(self) -> None:
        for number, button in enumerate(self.buttons):
            key = self._key_of() if not number and number < self._offered else ""
            button.setToolTip(f"{button.accessibleName()} ({key})" if key else "")

    def _add_button(self) -> None:
        button, number = QPushButton(self.choices), len(self.buttons)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if not number:
            # Its size still follows that of the text.
            font = QFont()
            font.setBold(True)
            button.setFont(font)
        button.clicked.connect(lambda _=False: self.on_pressed(number))
        self._flow.removeWidget(self.more)
        self._flow.addWidget(button)
        self._flow.addWidget(self.more)
        self.buttons.append(button)

    @Slot()
    def open_menu(self) -> None:
        """List what is left out where there is hardly any room."""
        from app.ui.commands.table_menu import TableMenu  # noqa: PLC0415 - it imports the registry

        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu = TableMenu(self)
        for number, button in list(enumerate(self.buttons[: self._offered]))[self._shown :]:
            entry = menu.addAction(literal(button.accessibleName()))
            entry.triggered.connect(lambda _=False, number=number: self.on_pressed(number))
        for line in self.further:
            menu.addAction(literal(line.accessibleName())).setEnabled(isinstance(line, OtherSeat))
            if isinstance(line, OtherSeat):
                menu.actions()[-1].triggered.connect(line.click)
        self._opener.drop(menu)

    def say(self, *, brief: bool, choices: int = 1) -> None:
        """Say everything, or only the first thing, with the first few of its `choices`.

        Where that can only be waited for, the first that is waited for is said as well.
        """
        self.brief = brief
        shown = min(choices, self._offered) if self.brief else self._offered
        self._shown = shown
        with kept_keyboard(self):
            for number, button in enumerate(self.buttons):
                button.setVisible(number < shown)
            for number, line in enumerate(self.further):
                line.setVisible(not self.brief or not (self._offered or number))
            self.more.setVisible(self.brief and (self._offered > shown or bool(self.further)))

    @property
    def hides(self) -> bool:
        """Whether some of the choices have no button."""
        return self._shown < self._offered

    def show_further(
        self, then: tuple[Task, ...], others: list[tuple[Words, SeatId]], *, passes: bool
    ) -> None:
        """Show what comes after the first task, and what others have to do.

        Where the seat `passes`, a click on what another one has to do sits down there.
        """
        lines = tuple(self._further_lines(then, others, passes=passes))
        if lines == self._told_further:
            return
        self._told_further = lines
        for gone in self.further:
            self.column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.further = []
        for words, seat in lines:
            if seat is None:
                self._add_line(words)
            else:
                self._add_other(words, seat)

    def _further_lines(
        self, then: tuple[Task, ...], others: list[tuple[Words, SeatId]], *, passes: bool
    ) -> Iterator[tuple[str, SeatId | None]]:
        """Yield what is said below the first task, and the seat where a click sits down."""
        speak = self.look.language
        for task in then[:MOST_LISTED]:
            yield THEN.in_(speak) + task.title.in_(speak), None
        left = len(then) - MOST_LISTED
        if left > 0:
            yield Words(f"and {left} more", f"ほか{left}件").in_(speak), None
        for told, seat in others[:MOST_LISTED]:
            yield told.in_(speak), seat if passes else None

    def _add_line(self, words: str) -> None:
        line = Label(self, words)
        line.setAccessibleName(words)
        line.setProperty("look", "muted")
        line.setWordWrap(True)
        self._add(line)

    def _add_other(self, words: str, seat: SeatId) -> None:
        """Say what another seat has to do; a click sits down there."""
        button = OtherSeat(words, self)
        button.setToolTip(SIT_THERE.in_(self.look.language))
        button.setAccessibleDescription(SIT_THERE.in_(self.look.language))
        button.clicked.connect(lambda _=False: self.seat_wanted.emit(seat))
        self._add(button)

    def _add(self, line: Label | QPushButton) -> None:
        self.further.append(line)
        self.column.addWidget(line)
        line.show()
