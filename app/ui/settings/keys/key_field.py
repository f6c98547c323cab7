"""A button that waits for a key: press it, then the key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.table.place.table_keys import key_of

WAITING = Words("Press the key… (Esc: stop)", "キーを押す…（Escで中止）")
_HELD = (
    (Qt.KeyboardModifier.MetaModifier, "Meta"),
    (Qt.KeyboardModifier.ControlModifier, "Ctrl"),
    (Qt.KeyboardModifier.AltModifier, "Alt"),
    (Qt.KeyboardModifier.ShiftModifier, "Shift"),
)
_MODIFIERS = {
    Qt.Key.Key_Meta: "Meta",
    Qt.Key.Key_Control: "Ctrl",
    Qt.Key.Key_Alt: "Alt",
    Qt.Key.Key_AltGr: "Alt",
    Qt.Key.Key_Shift: "Shift",
}


class KeyField(QPushButton):
    """While it waits every key is its own, Tab too; Esc, a click or another place end it."""

    caught = Signal(str)
    """The key that was pressed, or the modifiers that were let go of without one ("Ctrl+Alt")."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._words = words
        self._about = words
        self._held = ""
        self.waiting = False
        self.clicked.connect(self._on_clicked)
        self._say()
        look.changed.connect(self._say)

    def set_words(self, words: Words, about: Words | None = None) -> None:
        """Say what a key is waited for; `about` says more to who does not see what is near."""
        self._words, self._about = words, about or words
        self._say()

    def wait(self) -> None:
        """Wait for a key."""
        self.setFocus()
        self._wait(True)

    def stop(self) -> None:
        """Wait no longer."""
        self._wait(False)

    @Slot()
    def _on_clicked(self) -> None:
        self._wait(not self.waiting)

    def _wait(self, waiting: bool) -> None:
        said = waiting and not self.waiting
        self.waiting, self._held = waiting, ""
        self._say()
        if said:
            announce(self, WAITING.in_(self.look.language))

    @Slot()
    def _say(self) -> None:
        words = WAITING if self.waiting else self._words
        self.setText(f"{self._held}…" if self._held else words.in_(self.look.language))
        self.setAccessibleName((WAITING if self.waiting else self._about).in_(self.look.language))
        self.setProperty("look", "primary" if self.waiting else None)
        self.style().unpolish(self)
        self.style().polish(self)

    def event(self, event: QEvent) -> bool:
        """Take every key before shortcuts and the focus do."""
        if self.waiting and isinstance(event, QKeyEvent):
            kind = event.type()
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if kind == QEvent.Type.KeyPress:
                self._on_press(event)
                return True
            if kind == QEvent.Type.KeyRelease:
                self._on_release()
                return True
        return super().event(event)

    def _on_press(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        key = Qt.Key(event.key())
        if key in _MODIFIERS:
            self._held = _held(event.modifiers(), _MODIFIERS[key])
            self._say()
            return
        if key == Qt.Key.Key_Escape and not event.modifiers():
            self._wait(False)
            return
        pressed = key_of(event) or QKeySequence(QKeyCombination(event.modifiers(), key)).toString()
        self._wait(False)
        self.caught.emit(pressed)

    def _on_release(self) -> None:
        held = self._held
        if held:
            # Nothing but modifiers was pressed: whoever waits says that this is no key.
            self._wait(False)
            self.caught.emit(held)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait no longer."""
        if self.waiting:
            self._wait(False)
        super().focusOutEvent(event)


def _held(modifiers: Qt.KeyboardModifier, pressed: str) -> str:
    """Return the modifiers that are down, with the one just pressed."""
    return "+".join(name for bit, name in _HELD if modifiers & bit or name == pressed)
