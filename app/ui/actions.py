"""The one registry of what the program can do.

Menus, keys and buttons are made from these entries; what a game offers on its cards comes
from the game (`GameSpec.actions`) and is put in the same menus. Titles are English sources
for Qt's translations, context "Actions".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.core.intent import Flip, Intent, Procedure, Redo, Roll, Undo

if TYPE_CHECKING:
    from app.ui.window import Window

MENUS: tuple[tuple[str, str], ...] = (
    ("table", QT_TRANSLATE_NOOP("Actions", "&Table")),
    ("play", QT_TRANSLATE_NOOP("Actions", "&Play")),
    ("view", QT_TRANSLATE_NOOP("Actions", "&View")),
    ("help", QT_TRANSLATE_NOOP("Actions", "&Help")),
)
"""(id, title) of the menus, in order."""


def _always(_window: Window) -> bool:
    return True


def _on_table(window: Window) -> bool:
    return window.document is not None


def _can_undo(window: Window) -> bool:
    return window.document is not None and window.document.tree.undo_target() is not None


def _can_redo(window: Window) -> bool:
    return window.document is not None and window.document.tree.redo_target() is not None


def _two_seats(window: Window) -> bool:
    return window.document is not None and len(window.document.seats) > 1


def _game_ends_turns(window: Window) -> bool:
    return window.document is not None and "end_turn" in window.document.spec.procedures


@dataclass(frozen=True, slots=True)
class Action:
    """One thing the program can do."""

    id: str
    title: str
    menu: str
    run: Callable[[Window], object]
    key: str = ""
    when: Callable[[Window], bool] = _on_table
    bare: bool = False
    """A bare key works only while the board has the focus, so that typing stays typing."""
    icon: str = ""
    separated: bool = False
    """Whether a line stands above it in its menu."""

    @property
    def words(self) -> str:
        """The title in the current language."""
        return QCoreApplication.translate("Actions", self.title)


def _asks(intent: Intent) -> Callable[[Window], object]:
    return lambda window: window.ask(intent)





ACTIONS: tuple[Action, ...] = (
    Action(
        "new_table",
        QT_TRANSLATE_NOOP("Actions", "&New table…"),
        "table",
        lambda w: w.show_new_table(),
        "Ctrl+N",
        _always,
        icon="plus",
    ),
    Action("open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "table", lambda w: w.open_by_hand(), "Ctrl+O", _always),
    Action(
        "save", QT_TRANSLATE_NOOP("Actions", "&Save"), "table", lambda w: w.save(), "Ctrl+S", separated=True
    ),
    Action(
        "save_as",
        QT_TRANSLATE_NOOP("Actions", "Save &as…"),
        "table",
        lambda w: w.save_as(),
        "Ctrl+Shift+S",
    ),
    Action(
        "export_log",
        QT_TRANSLATE_NOOP("Actions", "Export the &log as text…"),
        "table",
        lambda w: w.export_log(),
        separated=True,
    ),
    Action(
        "export_position",
        QT_TRANSLATE_NOOP("Actions", "Export the &position as JSON…"),
        "table",
        lambda w: w.export_position(),
    ),
    Action(
        "picture_file",
        QT_TRANSLATE_NOOP("Actions", "Save a p&icture…"),
        "table",
        lambda w: w.save_picture(),
        "Ctrl+Shift+P",
    ),
    Action(
        "picture_copy",
        QT_TRANSLATE_NOOP("Actions", "&Copy a picture"),
        "table",
        lambda w: w.copy_picture(),
        "Ctrl+Shift+C",
    ),
    Action(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        "table",
        lambda w: w.close(),
        "Ctrl+Q",
        _always,
        separated=True,
    ),
    Action(
        "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "play", _asks(Undo()), "Ctrl+Z", _can_undo, icon="undo"
    ),
    Action(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        "play",
        _asks(Redo()),
        "Ctrl+Shift+Z",
        _can_redo,
        icon="redo",
    ),
    Action(
        "coin",
        QT_TRANSLATE_NOOP("Actions", "Flip a &coin"),
        "play",
        _asks(Flip()),
        "C",
        bare=True,
        icon="coin",
        separated=True,
    ),
    Action(
        "dice", QT_TRANSLATE_NOOP("Actions", "Roll a &die"), "play", _asks(Roll()), "K", bare=True, icon="dice"
    ),
    Action(
        "end_turn",
        QT_TRANSLATE_NOOP("Actions", "&End turn"),
        "play",
        lambda w: w.end_turn(),
        "Return",
        _game_ends_turns,
        bare=True,
        icon="end_turn",
    ),
    Action(
        "other_seat",
        QT_TRANSLATE_NOOP("Actions", "Sit on the &other side"),
        "play",
        lambda w: w.change_seat(),
        "Ctrl+T",
        _two_seats,
        icon="turn_table",
        separated=True,
    ),
    Action("zoom_in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "view", lambda w: w.zoom(1), "Ctrl++"),
    Action("zoom_out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "view", lambda w: w.zoom(-1), "Ctrl+-"),
    Action("zoom_fit", QT_TRANSLATE_NOOP("Actions", "&Whole table"), "view", lambda w: w.zoom(0), "Ctrl+0"),
    Action(
        "side_panel",
        QT_TRANSLATE_NOOP("Actions", "Side &panel"),
        "view",
        lambda w: w.toggle_side_panel(),
        "F9",
        separated=True,
    ),
    Action(
        "full_screen",
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        "view",
        lambda w: w.toggle_full_screen(),
        "F11",
        _always,
    ),
    Action(
        "language",
        QT_TRANSLATE_NOOP("Actions", "日本語 / English"),
        "view",
        lambda w: w.switch_language(),
        "Ctrl+L",
        _always,
        icon="language",
        separated=True,
    ),
    Action(
        "theme",
        QT_TRANSLATE_NOOP("Actions", "Next &theme"),
        "view",
        lambda w: w.next_theme(),
        "",
        _always,
    ),
    Action(
        "text_larger",
        QT_TRANSLATE_NOOP("Actions", "&Larger text"),
        "view",
        lambda w: w.scale_text(1),
        "Ctrl+Alt++",
        _always,
    ),
    Action(
        "text_smaller",
        QT_TRANSLATE_NOOP("Actions", "&Smaller text"),
        "view",
        lambda w: w.scale_text(-1),
        "Ctrl+Alt+-",
        _always,
    ),
    Action(
        "animations",
        QT_TRANSLATE_NOOP("Actions", "&Moving cards glide"),
        "view",
        lambda w: w.toggle_animations(),
        "",
        _always,
    ),
    Action("keys", QT_TRANSLATE_NOOP("Actions", "&Keys"), "help", lambda w: w.show_keys(), "F1", _always),
    Action(
        "error_log",
        QT_TRANSLATE_NOOP("Actions", "Open the &error log"),
        "help",
        lambda w: w.open_error_log(),
        "",
        _always,
    ),
    Action(
        "about", QT_TRANSLATE_NOOP("Actions", "&About Chabudai"), "help", lambda w: w.show_about(), "", _always
    ),
)


def action(name: str) -> Action:
    """Return the action called `name`."""
    return next(entry for entry in ACTIONS if entry.id == name)


def end_turn_intent() -> Intent:
    """Return the intent of the end-turn button."""
    return Procedure("end_turn")
