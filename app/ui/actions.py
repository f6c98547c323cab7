"""The one registry of what the program can do.

Menus, keys and buttons are made from these entries; what a game offers on its cards comes
from the game (`GameSpec.actions`) and is put in the same menus. Titles are English sources
for Qt's translations, context "Actions".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.core.intent import Flip, Intent, Redo, Roll, Undo
from app.core.value import value
from app.ui.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from app.ui.window import Window

MENUS: tuple[tuple[str, str], ...] = (
    ("table", QT_TRANSLATE_NOOP("Actions", "&Table")),
    ("play", QT_TRANSLATE_NOOP("Actions", "&Play")),
    ("view", QT_TRANSLATE_NOOP("Actions", "&View")),
    ("help", QT_TRANSLATE_NOOP("Actions", "&Help")),
)
"""(id, title) of the menus, in order."""


START = QT_TRANSLATE_NOOP("Actions", "&Start the game")
START_SHORT = QT_TRANSLATE_NOOP("Actions", "Start")
"""What ending the turn is called before the first one."""


def plain(words: str) -> str:
    """Return a title without the letter that opens it in a menu: "表示(&V)" is "表示"."""
    before, opening, after = words.partition("(&")
    return (before + after.partition(")")[2] if opening else words).replace("&", "").rstrip("…")


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


def _has_conditions(window: Window) -> bool:
    return window.document is not None and any(
        entry.group == "conditions" for entry in window.document.spec.actions
    )


@value
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
    short: str = ""
    """What a button says, where the title is too long for one."""
    also: str = ""
    """A second key; bare, like every single sign."""

    @property
    def words(self) -> str:
        """The title in the current language."""
        return QCoreApplication.translate("Actions", self.title)

    @property
    def plain_words(self) -> str:
        """The title without the letter that opens it in a menu."""
        return plain(self.words)

    @property
    def short_words(self) -> str:
        """What a button says, in the current language."""
        return plain(QCoreApplication.translate("Actions", self.short or self.title))


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
    Action(
        "open",
        QT_TRANSLATE_NOOP("Actions", "&Open…"),
        "table",
        lambda w: w.open_by_hand(),
        "Ctrl+O",
        _always,
    ),
    Action(
        "save",
        QT_TRANSLATE_NOOP("Actions", "&Save"),
        "table",
        lambda w: w.save(),
        "Ctrl+S",
        separated=True,
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
        "undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        "play",
        _asks(Undo()),
        "Ctrl+Z",
        _can_undo,
        icon="undo",
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
        short=QT_TRANSLATE_NOOP("Actions", "Coin"),
    ),
    Action(
        "dice",
        QT_TRANSLATE_NOOP("Actions", "Roll a &die"),
        "play",
        _asks(Roll()),
        "K",
        bare=True,
        icon="dice",
        short=QT_TRANSLATE_NOOP("Actions", "Dice"),
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
    Action(
        "turn_table",
        QT_TRANSLATE_NOOP("Actions", "&Turn the table"),
        "view",
        lambda w: w.turn_table(),
        "Ctrl+Shift+T",
        _two_seats,
    ),
    Action(
        "find",
        QT_TRANSLATE_NOOP("Actions", "&Find a card…"),
        "play",
        lambda w: w.find_card(),
        "Ctrl+F",
        separated=True,
    ),
    Action(
        "view_pile",
        QT_TRANSLATE_NOOP("Actions", "Look through the &pile"),
        "play",
        lambda w: w.view_pile(),
        "V",
        bare=True,
    ),
    Action(
        "read",
        QT_TRANSLATE_NOOP("Actions", "Read the card &large"),
        "play",
        lambda w: w.read_card(),
        "Space",
        bare=True,
    ),
    Action(
        "card_menu",
        QT_TRANSLATE_NOOP("Actions", "&Menu of the selection"),
        "play",
        lambda w: w.open_menu(),
        "M",
        bare=True,
    ),
    Action(
        "conditions",
        QT_TRANSLATE_NOOP("Actions", "Special C&onditions"),
        "play",
        lambda w: w.open_menu("conditions"),
        "Y",
        _has_conditions,
        bare=True,
    ),
    Action(
        "zoom_in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "view", lambda w: w.zoom(1), "Ctrl++"
    ),
    Action(
        "zoom_out",
        QT_TRANSLATE_NOOP("Actions", "Zoom &out"),
        "view",
        lambda w: w.zoom(-1),
        "Ctrl+-",
    ),
    Action(
        "zoom_fit",
        QT_TRANSLATE_NOOP("Actions", "&Whole table"),
        "view",
        lambda w: w.zoom(0),
        "Ctrl+0",
    ),
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
    Action(
        "keys",
        QT_TRANSLATE_NOOP("Actions", "&Keys"),
        "help",
        lambda w: w.show_keys(),
        "F1",
        _always,
        also="?",
    ),
    Action(
        "error_log",
        QT_TRANSLATE_NOOP("Actions", "Open the &error log"),
        "help",
        lambda w: w.open_error_log(),
        "",
        _always,
    ),
    Action(
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About Chabudai"),
        "help",
        lambda w: w.show_about(),
        "",
        _always,
    ),
)


def action(name: str) -> Action:
    """Return the action called `name`."""
    return next(entry for entry in ACTIONS if entry.id == name)
