"""The keys of one action: add by pressing, take away, back to the usual ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.commands.keymap import chosen, clashes, effective, normalised, problem, split, taken
from app.ui.commands.native_key import native
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.flow import FlowLayout
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.keys.key_groups import where
from app.ui.settings.keys.key_list import listed
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.ui.commands.action_registry import Action

ADD = Words("Add a key…", "キーを追加…")
ADD_FOR = Words("Add a key for: {what}", "「{what}」のキーを追加")
REMOVE = Words("Take {key} away", "{key}を外す")
RESET = Words("Back to: {keys}", "「{keys}」に戻す")
TAKE = Words("Take it from there", "こちらに移す")
LEAVE = Words("Leave", "やめる")
CLASH = Words("{key} is already: {what}", "{key}は「{what}」に使われています")
HAS = Words("{key} is one of its keys already.", "{key}はすでに設定されています。")
RUINOUS = Words(
    "This should not happen by accident: only keys together with Ctrl or Alt.",
    "取り返しのつきにくい操作です。CtrlかAltと組み合わせてください。",
)
AND = Words(", ", "」「")


class KeyEditor(QFrame):
    """Shows an action's keys and proposes other overrides; it changes nothing itself."""

    changed = Signal(object)
    """dict: the overrides wanted from now on."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("look", "sheet")
        self._actions: tuple[Action, ...] = ()
        self._overrides: dict[str, str] = {}
        self._action: Action | None = None
        self._asked = ""
        """The key that another action has."""
        self._problem: Words | None = None
        self.title = Label(self)
        self.title.setProperty("look", "title")
        self.place = Label(self)
        self.place.setProperty("look", "muted")
        self._chips = QWidget(self)
        self._flow = FlowLayout(self._chips)
        self.chips: dict[str, QPushButton] = {}
        self.add = KeyField(look, ADD, self)
        self.reset = QPushButton(self)
        self.trouble = Label(self)
        self.trouble.setProperty("look", "wrong")
        self.clash = QFrame(self)
        self.clash.setObjectName("clash")
        self.question = Label(self.clash)
        # The keyboard begins at what changes nothing, and has the other next.
        self.leave, self.take = QPushButton(self.clash), QPushButton(self.clash)
        self.take.setProperty("look", "primary")
        for label in (self.title, self.place, self.trouble, self.question):
            label.setWordWrap(True)
        self._lay_out()
        self.add.caught.connect(self.offer)
        self.reset.clicked.connect(self._on_reset)
        self.take.clicked.connect(self._on_take)
        self.leave.clicked.connect(self._on_leave)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        buttons = QWidget(self)
        wrapped = FlowLayout(buttons, gap=8)
        wrapped.addWidget(self.add)
        wrapped.addWidget(self.reset)
        answers = QWidget(self.clash)
        both = FlowLayout(answers, gap=8)
        both.addWidget(self.leave)
        both.addWidget(self.take)
        asked = QVBoxLayout(self.clash)
        asked.addWidget(self.question)
        asked.addWidget(answers)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        parts = (self.title, self.place, self._chips, self.trouble, self.clash, buttons)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)

    # -- what is shown ------------------------------------------------------------------------

    def show_actions(self, actions: tuple[Action, ...]) -> None:
        """Know all actions: a key is checked against every one of them."""
        if actions != self._actions:
            self._actions = actions
            self._action = None

    def show_action(self, name: str) -> None:
        """Show the keys of an action; "" for none."""
        if self._action is not None and self._action.id == name:
            return
        self._action = next((one for one in self._actions if one.id == name), None)
        self.add.stop()
        self._ask("")
        self._show()

    def show_keys(self, overrides: Mapping[str, str]) -> None:
        """Show the keys in force."""
        if overrides != self._overrides:
            self._overrides = dict(overrides)
            self._ask("")
            self._show()

    def _held(self) -> tuple[str, ...]:
        if self._action is None:
            return ()
        return effective(self._actions, self._overrides)[self._action.id]

    def _show(self) -> None:
        action, language = self._action, self.look.language
        for part in (self.title, self.place, self._chips, self.add):
            part.setVisible(action is not None)
        for chip in self.chips.values():
            self._flow.removeWidget(chip)
            chip.hide()
            # Not only later: until then a screen reader would still find it.
            chip.setParent(None)
            chip.deleteLater()
        self.chips = {}
        if action is None:
            self.reset.hide()
            return
        title = action.plain_title(language)
        self.title.setText(title)
        note = where(action)
        if action.ruinous:
            note = Words(f"{note.en}. {RUINOUS.en}", f"{note.ja}。{RUINOUS.ja}")
        self.place.setText(note.in_(language))
        for key in self._held():
            self._add_chip(key)
        self._chips.setVisible(bool(self.chips))
        self._chips.updateGeometry()
        usual = split(action.key)
        self.reset.setVisible(self._held() != usual)
        self.reset.setText(literal(RESET.in_(language).format(keys=listed(usual, language))))
        about = Words(
            ADD_FOR.en.format(what=action.plain_title("en")),
            ADD_FOR.ja.format(what=action.plain_title("ja")),
        )
        self.add.set_words(ADD, about)

    def _add_chip(self, key: str) -> None:
        chip = QPushButton(literal(native(key)), self._chips)
        chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        side = max(12, self.fontMetrics().height() * 3 // 4)
        chip.setIcon(icon("close", self.look.palette, self.look.palette.muted))
        chip.setIconSize(QSize(side, side))
        words = REMOVE.in_(self.look.language).format(key=native(key))
        chip.setToolTip(words)
        chip.setAccessibleName(words)
        chip.clicked.connect(lambda _=False, key=key: self._remove(key))
        self._flow.addWidget(chip)
        chip.show()
        self.chips[key] = chip

    # -- changing -----------------------------------------------------------------------------

    @Slot(str)
    def offer(self, pressed: str) -> None:
        """Give the action a key, unless it cannot have it or another has it already."""
        action = self._action
        if action is None:
            return
        self._ask("")
        self._problem = problem(action, pressed)
        key = normalised(pressed)
        if self._problem is None and key in self._held():
            shown = native(key)
            self._problem = Words(HAS.en.format(key=shown), HAS.ja.format(key=shown))
        if self._problem is not None:
            self._tell()
            return
        held = effective(self._actions, self._overrides)
        if clashes(self._actions, held, action.id, key):
            self._ask(key)
            self.leave.setFocus()
            return
        self.changed.emit(chosen(self._actions, self._overrides, action.id, (*self._held(), key)))
        self.add.setFocus()

    def _remove(self, key: str) -> None:
        if self._action is None:
            return
        left = tuple(held for held in self._held() if held != key)
        # Before the chip goes: the keyboard must not go with it.
        self.add.setFocus()
        self.changed.emit(chosen(self._actions, self._overrides, self._action.id, left))

    @Slot()
    def _on_reset(self) -> None:
        if self._action is None:
            return
        self.add.setFocus()
        usual = split(self._action.key)
        self.changed.emit(chosen(self._actions, self._overrides, self._action.id, usual))
        gone = [key for key in usual if key not in self._held()]
        if gone:
            # Meanwhile chosen for another: that is to be asked, not decided here.
            self.offer(gone[0])

    @Slot()
    def _on_take(self) -> None:
        if self._action is not None and self._asked:
            self.add.setFocus()
            self.changed.emit(taken(self._actions, self._overrides, self._action.id, self._asked))

    @Slot()
    def _on_leave(self) -> None:
        self._ask("")
        self.add.setFocus()

    def _ask(self, key: str) -> None:
        self._asked = key
        self._problem = None
        self._tell()

    def _tell(self) -> None:
        """Say what is wrong with a key, or who has it."""
        language = self.look.language
        self.trouble.setVisible(self._problem is not None)
        self.clash.setVisible(bool(self._asked) and self._action is not None)
        if self._problem is not None:
            self.trouble.setText(f"⚠ {self._problem.in_(language)}")
            announce(self, self._problem.in_(language))
        if self._asked and self._action is not None:
            held = effective(self._actions, self._overrides)
            names = clashes(self._actions, held, self._action.id, self._asked)
            titles = {one.id: one.plain_title(language) for one in self._actions}
            what = AND.in_(language).join(titles[name] for name in names)
            text = CLASH.in_(language).format(key=native(self._asked), what=what)
            self.question.setText(f"⚠ {text}")
            announce(self, text)

    @Slot()
    def _follow_look(self) -> None:
        language, fill = self.look.language, self.look.palette.log_wrong_fill
        self.clash.setStyleSheet(f"QFrame#clash {{ background: {fill}; border-radius: 6px; }}")
        self._show()
        self.take.setText(TAKE.in_(language))
        self.leave.setText(LEAVE.in_(language))
        self._tell()
