"""The washi panel beside the board, and the sheets that lie over it while something is looked at.

Large card on top, the history below it, then log, outline or messages. It also owns what floats
over the board: the pile viewer, the look at the top of a pile, notes, coins.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QSplitter, QVBoxLayout, QWidget

from app.core.intent import Look
from app.ui.native_key import native
from app.ui.panels.announce import Announcer, announce
from app.ui.panels.coins import ChanceToast
from app.ui.panels.history import HistoryPanel
from app.ui.panels.log import LogPanel
from app.ui.panels.panel_stack import PanelStack
from app.ui.panels.preview import CardPreview
from app.ui.panels.telling import Telling
from app.ui.side_tabs import SideTabs
from app.ui.soon import soon

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QMenu

    from app.core.words import Language
    from app.games.api import GameAction, Selection
    from app.games.task import Choice, Task, Tasks
    from app.session.sent import Sent
    from app.ui.advice.panel import AdvicePanel
    from app.ui.advice.watch import AdviceWatch, Spoken
    from app.ui.board.view import BoardView
    from app.ui.bridge import Bridge
    from app.ui.card_browser.sheet import CardsSheet
    from app.ui.forms.sheet import FormSheet
    from app.ui.look.palette import Palette
    from app.ui.open_table import OpenTable
    from app.ui.outline.panel import OutlinePanel
    from app.ui.panels.card_panel import CardPanel
    from app.ui.panels.look_top import LookTop
    from app.ui.panels.messages_panel import MessagesPanel
    from app.ui.panels.notes import NoteEditor
    from app.ui.panels.pile import PileViewer
    from app.ui.tasks.strip import TaskStrip
    from app.ui.tasks.todo import Todo
    from app.ui.window import Window

WIDTH = 340
NARROWEST = 260
LINES, NARROW_LINES = 18, 13
"""The usual and the smallest width in lines of text, where text is large."""
WIDEST = 0.42
"""Share of the window that the panel takes by itself at most."""
LONGEST_TITLE = 30
"""Letters of a note in a menu."""


class SidePanel(QWidget):
    """Preview, history, tabs, and the floating sheets of one table."""

    outline_made = Signal(object)
    """OutlinePanel: it was wanted for the first time."""

    def __init__(self, window: Window, bridge: Bridge, table: OpenTable, board: BoardView) -> None:
        super().__init__()
        self._window = window
        self._bridge = bridge
        self._board = board
        self.setObjectName("sidePanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._keep_readable()
        self.telling = telling = Telling(bridge, table.lexicon)
        looks = self._looks()
        self.preview = CardPreview(bridge, window.cards.get, **looks)
        self.history = HistoryPanel(telling, **looks)
        self.log = LogPanel(telling, **looks)
        self._viewer: PileViewer | None = None
        self._top: LookTop | None = None
        self._notes: NoteEditor | None = None
        self._form: FormSheet | None = None
        self._messages: MessagesPanel | None = None
        self._advice: AdvicePanel | None = None
        self.watch: AdviceWatch | None = None
        """What the adviser says, in a game that has one."""
        self.outline: OutlinePanel | None = None
        self.coins = ChanceToast(bridge, table.lexicon, board, **looks)
        self.tabs = SideTabs(window, self.log, self._made_tab)
        self.announcer = Announcer(telling, board, window.language)
        self.todo: Todo | None = None
        """What is to be done next, in a game that says so."""
        self.strip: TaskStrip | None = None
        """Shows it, once there is something to do."""
        self._usual: list[int] = []
        """How the parts share the height while the log is in front."""
        self.division = "side"
        """The name under which it is remembered how the parts share the height now."""
        self._lay_out()
        self._connect()
        if table.spec.tasks is not None:
            self.follow_tasks(table.spec.tasks)
        self.tabs.offer("advice", offered=False)
        if table.spec.adviser is not None:
            # Not before the board is there: nobody waits for advice on a table that just opened.
            soon(self.follow_advice)

    def _lay_out(self) -> None:
        self.parts = QSplitter(Qt.Orientation.Vertical)
        self.parts.setChildrenCollapsible(False)
        for part, stretch in ((self.preview, 5), (self.history, 0), (self.tabs, 3)):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            self.parts.addWidget(part)
            self.parts.setStretchFactor(self.parts.count() - 1, stretch)
        self.parts.setSizes([500, self.fontMetrics().height() * 6, 300])
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 10)
        column.setSpacing(8)
        self._stack = PanelStack(self.parts, (self.preview, self.tabs))
        column.addWidget(self._stack, 1)
        self._column = column
        self._on_top: QWidget | None = None

    def give_top(self, widget: QWidget | None) -> None:
        """Show something above all else for a while, or nothing; the large card makes room.

        Whatever stands below stays where it is, as far as it can.
        """
        if widget is None and self._on_top is None:
            return
        before = self.parts.sizes()
        if widget is not self._on_top:
            if self._on_top is not None:
                self._column.removeWidget(self._on_top)
            if widget is not None:
                self._column.insertWidget(0, widget)
                widget.show()
            self._on_top = widget
        self._column.invalidate()
        self._column.activate()
        sizes = self.parts.sizes()
        card = before[0] + sum(sizes) - sum(before)
        if sum(sizes) != sum(before) and card >= self.preview.minimumHeight():
            self.parts.setSizes([card, *before[1:]])

    def _connect(self) -> None:
        self._board.hovered.connect(self._hovered)
        self._board.selection_changed.connect(self._selected)
        self._board.pile_requested.connect(self.open_pile)
        self.tabs.currentChanged.connect(self._make_room)
        self.log.node_requested.connect(self.history.reveal)
        self.log.card_hovered.connect(self._show_ref)
        self.log.reading_wanted.connect(self.read)

    # -- the sheets, made when they are first wanted -------------------------------------------

    def _looks(self) -> dict[str, Any]:
        return {"palette": self._window.palette_in_use, "language": self._window.language}

    @property
    def viewer(self) -> PileViewer:
        """The sheet that shows a whole pile."""
        if self._viewer is None:
            from app.ui.panels.pile import PileViewer  # noqa: PLC0415 - not at the start

            window = self._window
            self._viewer = PileViewer(
                self._bridge, window.art, window.cards.get, self._board, **self._looks()
            )
            self._wire(self._viewer)
        return self._viewer

    @property
    def top(self) -> LookTop:
        """The sheet that shows the top of a pile and puts it in order."""
        if self._top is None:
            from app.ui.panels.look_top import LookTop  # noqa: PLC0415 - not at the start

            window = self._window
            self._top = LookTop(
                self._bridge, window.art, window.cards.get, self._board, **self._looks()
            )
            self._wire(self._top)
        return self._top

    @property
    def notes(self) -> NoteEditor:
        """The sheet that writes notes."""
        if self._notes is None:
            from app.ui.panels.notes import NoteEditor  # noqa: PLC0415 - not at the start

            self._notes = NoteEditor(
                self._bridge, self.telling.lexicon, self._board, **self._looks()
            )
        return self._notes

    @property
    def form(self) -> FormSheet:
        """The sheet that asks what a gesture needs beside a selection."""
        if self._form is None:
            from app.ui.forms.sheet import FormSheet  # noqa: PLC0415 - not at the start

            room = self._window.room
            self._form = FormSheet(self._bridge, self._board, room, self, **self._looks())
            self._form.gone_stale.connect(self._window.tell)
        return self._form

    def close_sheets(self) -> None:
        """Take away what lies over the window and not over the board alone."""
        if self.watch is not None:
            self.watch.close()
        if self._form is not None:
            form, self._form = self._form, None
            form.leave()
            form.deleteLater()

    def _wire(self, sheet: CardPanel) -> None:
        sheet.key_of = self._key_of
        sheet.card_hovered.connect(self._show_ref)
        sheet.reading_wanted.connect(self.read)
        self._wire_carrying(sheet)

    def take_cards(self, sheet: CardsSheet) -> None:
        """Let cards be brought to the table from the sheet of all known ones."""
        sheet.lend(self._bridge, self._board)
        self._wire_carrying(sheet, new=True)

    def _wire_carrying(self, sheet: CardPanel | CardsSheet, *, new: bool = False) -> None:
        """Let the board take what is carried out of a sheet; `new` cards are not on it yet."""
        carried = partial(self._carried_from, sheet, new=new)
        sheet.carried.connect(carried)
        sheet.carry_ended.connect(self._board.end_carried)
        sheet.carried.connect(lambda *_: self._window.toasts.step_aside())
        sheet.carry_ended.connect(self._window.toasts.come_back)
        sheet.dropped.connect(partial(self._board.drop_cards, new=new))

    def _key_of(self, action: GameAction) -> str:
        """Return the key an action has now: the person may give it another at any time."""
        return self._window.registry.key_of(action)

    def sizeHint(self) -> QSize:
        """As wide as the text needs, and at most a share of the window."""
        wanted = max(WIDTH, self.fontMetrics().height() * LINES)
        return QSize(min(wanted, round(self._window.width() * WIDEST)), 600)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_readable()
            soon(self._make_room)

    def _keep_readable(self) -> None:
        wanted = max(NARROWEST, self.fontMetrics().height() * NARROW_LINES)
        self.setMinimumWidth(min(wanted, round(self._window.width() * WIDEST)))

    # -- the large card -----------------------------------------------------------------------

    @Slot(object, object)
    def _hovered(self, handle: str | None, unit: str | None) -> None:
        view = self._bridge.view
        if unit is not None and unit in view.units:
            base = view.units[unit].base
            if handle is None or handle == base:
                self.preview.show_unit(view.units[unit])
                return
        if handle is not None and handle in view.cards:
            self.preview.show_card(view.cards[handle].ref)

    @Slot(object)
    def _selected(self, selection: Selection) -> None:
        if selection.units:
            self._hovered(None, selection.units[-1])
        elif selection.cards:
            self._hovered(selection.cards[-1], None)

    @Slot(str)
    def _show_ref(self, ref: str) -> None:
        if ref:
            self.preview.show_card(ref)

    @Slot(str)
    def read(self, ref: str) -> None:
        """Show a card as large as the window."""
        if ref:
            self.preview.reading_view(ref)

    def read_selected(self, selection: Selection) -> None:
        """Show what is selected as large as the window, with all that lies on it."""
        view = self._bridge.view
        handles = [view.units[unit].base for unit in selection.units if unit in view.units]
        unit = view.units.get(selection.units[-1]) if handles else None
        handles += [handle for handle in selection.cards if handle in view.cards]
        if unit is not None and handles[-1] != unit.base:
            unit = None
        ref = view.cards[handles[-1]].ref if handles else None
        if not handles and self.preview.face.card is not None:
            ref, unit = self.preview.face.card.key, self.preview.unit
        if ref is not None:
            self.preview.reading_view(ref, unit)

    # -- advice -------------------------------------------------------------------------------

    @Slot()
    def follow_advice(self) -> None:
        """Listen to the adviser from now on."""
        if self.watch is not None:
            return
        from app.ui.advice.watch import AdviceWatch  # noqa: PLC0415 - after the first picture

        self.watch = AdviceWatch(self._bridge, self)
        self.watch.spoke.connect(self._advised)
        self.watch.changed.connect(self._count_advice)
        self._board.adviser = self.watch
        self.watch.start()

    @Slot(object)
    def _advised(self, spoken: tuple[Spoken, ...]) -> None:
        """Let what was said of the last gesture be seen and heard."""
        grave = [one for one in spoken if one.advice.severity != "reminder"]
        if grave:
            self.tabs.offer("advice", offered=True)
            self.tabs.come_forward("advice")
            if self.tabs.front == "advice":
                self._stack.bring(self.tabs)
            announce(self._board, grave[0].advice.message.in_(self._window.language))

    @Slot()
    def _count_advice(self) -> None:
        number = len(self.watch.open_advice()) if self.watch is not None else 0
        if self._advice is not None and self._advice.keyboard_is_done():
            # The next key is meant for the table, not for what stands behind the answer.
            self._board.setFocus()
        self.tabs.wait_for("advice", number)
        if not number:
            self.tabs.go_back("advice")
        # Without advice there is no tab: the row stays short, and one that comes is noticed.
        self.tabs.offer("advice", offered=bool(number) or self.tabs.front == "advice")

    def _made_advice(self) -> QWidget:
        from app.ui.advice.panel import AdvicePanel  # noqa: PLC0415 - not at the start

        self.follow_advice()
        assert self.watch is not None
        self._advice = AdvicePanel(self.watch, self._bridge, **self._looks())
        self._advice.rule_wanted.connect(self._about_rule)
        self._advice.counted.connect(self._make_room)
        self._advice.grew.connect(self._make_room)
        return self._advice

    @Slot(str)
    def _about_rule(self, rule: str) -> None:
        """Show a rule of the adviser among all that the table agrees on."""
        if self._window.place is not None:
            self._window.place.show_options(rule)

    # -- what is to be done -------------------------------------------------------------------

    def follow_tasks(self, tasks: Tasks) -> None:
        """Show from now on what `tasks` says is to be done."""
        from app.ui.tasks.todo import Todo  # noqa: PLC0415 - not every game has tasks

        self.todo = Todo(self._bridge, tasks, self, apart=self._is_apart)
        self.todo.changed.connect(self._show_tasks)
        if self.outline is not None:
            self.outline.show_tasks(self.todo)
        self._show_tasks()

    def _is_apart(self) -> bool:
        """Whether a curtain hangs between the players."""
        place = self._window.place
        return place is not None and place.one_screen.apart

    @Slot()
    def _show_tasks(self) -> None:
        """Show what is to be done, the first time there is anything."""
        if self.strip is not None or self.todo is None:
            return
        if not self.todo.tasks and self.todo.turn_of is None:
            return
        from app.ui.tasks.strip import TaskStrip  # noqa: PLC0415 - not at the start

        window = self._window
        self.strip = TaskStrip(
            self._bridge,
            self.todo,
            self._board,
            **self._looks(),
            key_of=lambda: native(next(iter(window.registry.keys("next_task")), "")),
        )
        self.strip.wanted.connect(self._do_task)
        self.strip.seat_wanted.connect(self._sit_there)

    @Slot()
    def _sit_there(self, *_seat: object) -> None:
        """Let the other one of two act, with the curtain between them where one hangs there."""
        for name in ("other_seat", "hand_over"):
            if name in self._window.registry and self._window.run_action(name):
                return

    @Slot(object, object)
    def _do_task(self, task: Task, choice: Choice) -> None:
        from app.ui.tasks.doing import do  # noqa: PLC0415 - not at the start

        do(self._window, task, choice)

    # -- piles --------------------------------------------------------------------------------

    @Slot(str)
    def open_pile(self, zone: str) -> None:
        """Look through a pile, as far as the seat may."""
        if self._bridge.view.zones[zone].listed:
            self.viewer.open_zone(zone)
        else:
            self.viewer.search(zone)

    def look(self, intent: Look) -> Sent:
        """Carry out a look in the sheet made for it, which opens once the table allows it."""
        if intent.count:
            return self.top.look(intent.zone, intent.count)
        return self.viewer.search(intent.zone)

    def _carried_from(
        self, sheet: CardPanel | CardsSheet, cards: tuple[str, ...], where: QPoint, *, new: bool
    ) -> None:
        """Light up what a card carried out of a sheet would do; over the sheet, nothing."""
        if sheet.is_outside(where):
            high = sheet.grid.delegate.card_size().height()
            foot = (min(high, self._board.card_size().height()) if new else high) / 2
            self._board.show_carried(cards, where, new=new, foot=foot)
        else:
            self._board.end_carried()

    # -- menus --------------------------------------------------------------------------------

    def add_notes(self, menu: QMenu, selection: Selection) -> None:
        """Offer to change the notes that lie on what is selected."""
        targets = selection.units or (() if selection.cards else ("table",))
        for target in targets:
            self._add_notes(menu, target)

    def _add_notes(self, menu: QMenu, target: str) -> None:
        """Offer to change or remove the notes that lie on something."""
        view = self._bridge.view
        marks = view.units[target].marks if target in view.units else view.marks.get(target, ())
        for mark in marks:
            if mark.key.startswith("note:"):
                short = mark.text.splitlines()[0][:LONGEST_TITLE] if mark.text else "…"
                entry = menu.addAction(self.tr("Note: {text}").format(text=short))
                entry.triggered.connect(lambda _=False, mark=mark: self.notes.edit(target, mark))

    # -- tabs ---------------------------------------------------------------------------------

    @Slot()
    def _make_room(self, *_told: object) -> None:
        """Give what stands below the log's place the height that the history has beside the log.

        The outline always needs it, advice where its newest card would be cut.
        """
        before, self.division = self.division, self._wanted_division()
        if self.division == before != "advice":
            return
        if before == "side":
            self._usual = self.parts.sizes()
        self.history.setVisible(self.division == "side")
        sizes = self._shares()
        if len(sizes) == self.parts.count() and sum(sizes) > 0:
            self.parts.setSizes(sizes)

    def _wanted_division(self) -> str:
        """Return how the height is to be shared with the tab that is in front."""
        if self.tabs.front != "advice":
            return "outline" if self.tabs.front == "outline" else "side"
        if self._advice is None or not self._advice.cards:
            return "side"
        if self.division == "advice":
            # What comes and goes there moves nothing: the next card may be long again.
            return "advice"
        shares = self._usual if self.division == "outline" else self.parts.sizes()
        return "advice" if sum(shares[2:]) < self._advice_height() else "side"

    def _shares(self) -> list[int]:
        """Return the heights of the parts in the division that is used now."""
        if self.division == "side":
            return self._usual
        height, usual = self.parts.height(), self._usual
        if self.division == "outline" or len(usual) != self.parts.count():
            shares = [height // 3, 0, height - height // 3]
        else:
            shares = [usual[0], 0, usual[1] + usual[2]]
        shares = list(self._window.settings.panels.get(self.division, shares))
        if self.division == "advice" and len(shares) == self.parts.count():
            spare = max(0, shares[0] - self.preview.minimumHeight())
            lacking = min(spare, max(0, self._advice_height() - shares[2]))
            shares = [shares[0] - lacking, 0, shares[2] + lacking]
        return shares

    def _advice_height(self) -> int:
        """Return how high the tabs have to be for the newest advice to be seen as a whole."""
        assert self._advice is not None
        return self.tabs.head_height() + self._advice.newest_height(self.tabs.width())

    def showEvent(self, event: QShowEvent) -> None:
        """Make room for the tab that was in front last, once there is a height to share."""
        super().showEvent(event)
        soon(self._make_room)

    def _made_tab(self, name: str) -> QWidget:
        """Return a tab's content, made when it is first wanted."""
        if name == "advice":
            return self._made_advice()
        return self._made_outline() if name == "outline" else self._made_messages()

    def _made_outline(self) -> QWidget:
        from app.ui.outline.panel import OutlinePanel  # noqa: PLC0415 - not at the start

        outline = OutlinePanel(self._bridge, self._window.cards.get, self, **self._looks())
        outline.selection_changed.connect(self._board.select)
        outline.selection_changed.connect(self._selected)
        self._board.selection_changed.connect(outline.follow)
        outline.task_wanted.connect(self._do_task)
        if self.todo is not None:
            outline.show_tasks(self.todo)
        self.outline = outline
        self.outline_made.emit(outline)
        return outline

    def _made_messages(self) -> QWidget:
        from app.ui.panels.messages_panel import MessagesPanel  # noqa: PLC0415 - not at the start

        panel = MessagesPanel(self._window.messages, **self._looks())
        panel.error_log_wanted.connect(self._window.open_error_log)
        panel.stand_in(self.tabs)
        self._messages = panel
        return panel

    # -- looks --------------------------------------------------------------------------------

    def _parts(self) -> list[Any]:
        parts = (
            self.preview,
            self.history,
            self.log,
            self.coins,
            self.outline,
            self._messages,
            self._viewer,
            self._top,
            self._notes,
            self._form,
            self.strip,
            self._advice,
        )
        return [part for part in parts if part is not None]

    def set_language(self, language: Language) -> None:
        """Speak another language."""
        for part in self._parts():
            part.set_language(language)
        self.tabs.retitle()
        self.announcer.set_language(language)

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        for part in self._parts():
            part.set_palette(palette)

    def set_animations(self, moving: bool) -> None:
        """Let coins fade, or come and go at once."""
        self.coins.animated = moving
