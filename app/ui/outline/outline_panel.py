"""The outline panel: the whole table as rows, from which the whole game can be played.

It says what is selected, what is wanted of it and where, as the board does; what keys and menus
mean is the window's. While it is not in sight it does nothing, and reads the table when it comes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.games.contracts.board.stamp_contract import stamped_anew
from app.games.game_api import Selection
from app.ui.look.look import Look
from app.ui.outline.chosen_rows import ChosenRows
from app.ui.outline.outline_foot import ENTER, LET_GO, MENU
from app.ui.outline.outline_keys import PUT_DOWN
from app.ui.outline.outline_place import Tracks, beside, opens_by_itself, place_of
from app.ui.outline.outline_plan import PLAN_KINDS
from app.ui.outline.outline_stage import STAGE_KINDS
from app.ui.outline.outline_tasks import TASK_MARK

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.session.host.updates import Placed, Stepped
    from app.ui.outline.planned_rows import PlannedRows
    from app.ui.table.bridge import Bridge
    from app.ui.table.planned.plan_watch import PlanWatch
    from app.ui.tasks.open_tasks import Todo


class OutlinePanel(ChosenRows):
    """Find field, tree, and a line that says what Enter does."""

    activated = Signal(object)
    """Selection, on Enter or a double click: the likeliest is wanted."""
    menu_requested = Signal(object, QPoint)
    """(Selection, place on the screen)."""
    key_wanted = Signal(str)
    """A key of the table that has another name here: Alt+Up is its "Up"."""
    task_wanted = Signal(object, object)
    """(Task, Choice), on Enter or a double click on what is to be done."""
    intent_wanted = Signal(object)
    """Intent: what was done with an entry of the plan comes to it."""
    dropped = Signal(object, object)
    """(Drop, the other readings): a drop was sent to the table."""
    form_wanted = Signal(object)
    """Drop: it asks something before it is done."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        card_of: Callable[[str], Face],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, bridge, card_of, parent)
        self._seat = bridge.seat
        self._stale = True
        self.plan: PlannedRows | None = None
        """What is done with entries of the plan, in a game whose seats plan in secret."""
        self._opened: set[str] = set()
        """Rows that once held something: what the person closed since stays closed."""
        self._connect()

    def _connect(self) -> None:
        self._bridge.stepped.connect(self._on_stepped)
        self._bridge.placed.connect(self._on_placed)
        self._bridge.shown.connect(self._on_shown)
        self._bridge.reseated.connect(self._forget)
        tree, holding = self.tree, self.holding
        tree.entered.connect(self._on_entered)
        tree.let_go.connect(self._on_let_go)
        tree.commanded.connect(self.do)
        tree.key_wanted.connect(self.key_wanted)
        tree.menu_wanted.connect(self._on_menu_wanted)
        self.foot.pressed.connect(self._on_pressed)
        holding.dropped.connect(self.dropped)
        holding.form_wanted.connect(self.form_wanted)

    def has_keyboard(self) -> bool:
        """Whether keys act on the outline's selection and not on the board's."""
        return self.tree.hasFocus()

    def keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the outline's own, whatever it means on the board."""
        return self.tree.keeps(event)

    # -- following the table ------------------------------------------------------------------

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        if not self.isVisible():
            self._stale = True
            return
        touched: set[str] = set()
        view, stamps = self._bridge.view, self._bridge.spec.stamps
        for fact in stepped.facts:
            touched.update(zone.id for zone in fact.zones)
            touched.update(card.zone for card in fact.cards)
            touched.update(unit.zone for unit in fact.units)
            touched |= stamped_anew(stamps, view, fact)
        self._change(lambda: self.model.update(touched), stepped)

    @Slot(object)
    def _on_shown(self, news: Stepped | None) -> None:
        """Follow a step that is shown moment by moment."""
        if news is not None:
            self._on_stepped(news)
        else:
            self._on_placed()

    @Slot(object)
    def _on_placed(self, _placed: Placed | None = None) -> None:
        self._stale = True
        if self.isVisible():
            self.catch_up()

    @Slot()
    def _forget(self) -> None:
        """Keep nothing that the seat before saw, in sight or not."""
        self._quiet += 1
        self.field.field.clear()
        self.model.forget()
        self._stale = True
        self._quiet -= 1

    def catch_up(self) -> None:
        """Read the table if something happened while nobody looked."""
        if not self._stale:
            return
        self._stale = False
        if self._seat != self._bridge.seat or not self.model.rowCount():
            self._begin()
        else:
            self._change(self.model.update_all)

    def _begin(self) -> None:
        """Read the table with other eyes: the keyboard starts at the acting seat."""
        self._quiet += 1
        self._seat = self._bridge.seat
        self.holding.let_go()
        self._opened.clear()
        with self.tree.rows_changing(all_of_them=True):
            self.model.begin()
            self._open_new()
            nodes = self.model.nodes()
            first = next(
                (
                    node
                    for node in nodes
                    if node.row.kind not in ("task", "choice", *PLAN_KINDS, *STAGE_KINDS)
                ),
                None,
            )
            if first is not None:
                self.tree.go_to(first)
        self._order = [first.row.key] if first is not None else []
        self._quiet -= 1
        self.tell_line()
        self.tell_selection()

    def _change(self, alter: Callable[[], None], stepped: Stepped | None = None) -> None:
        """Let the rows change; what is selected and where the keyboard stands goes with it."""
        tracks = Tracks(self.model.shown, self._bridge.view, stepped)
        before = place_of(self.tree.current)
        chosen = [place_of(self.model.find(key)) for key in self._order]
        self._quiet += 1
        with self.tree.rows_changing():
            alter()
            self._open_new()
            places = dict.fromkeys([*chosen, before])
            rows = {place: tracks.row(self.tree, place) for place in places}
            nodes = [node for place in chosen if (node := rows[place]) is not None]
            current = rows[before] or beside(self.model, before)
            if current is not None and current is not self.tree.current:
                self.tree.go_to(current, choose=False)
        if chosen and not nodes and current is not None:
            nodes = [current]
        self._order = [node.row.key for node in nodes]
        if {node.number for node in nodes} != {node.number for node in self.tree.chosen()}:
            self.tree.choose(nodes)
        self.holding.keep_up()
        self._quiet -= 1
        self.tell_line()
        self.tell_selection()

    def _open_new(self) -> None:
        """Open what lies open by itself, when it first holds something."""
        for node in list(self.model.nodes()):
            if node.children and node.row.key not in self._opened:
                opens = opens_by_itself(self._bridge.view, self._bridge.spec, node.row)
                if opens is not None:
                    self._opened.add(node.row.key)
                if opens:
                    self.tree.expand(self.model.index_of(node))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the tree. As its focus proxy Tab would skip the field before it."""
        self.tree.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Read what happened meanwhile."""
        super().showEvent(event)
        self.catch_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the line below where there is room for it."""
        super().resizeEvent(event)
        self.tell_line()

    # -- gestures -----------------------------------------------------------------------------

    @Slot()
    def pick_up(self) -> None:
        """Pick up what is selected, to put it down on another row."""
        self.holding.pick_up(self.chosen_rows())

    @Slot()
    def _on_let_go(self) -> None:
        if self.holding:
            self.holding.let_go()
        else:
            self.tree.clearSelection()

    @Slot(str)
    def _on_pressed(self, name: str) -> None:
        """Do what a button says, with the keyboard on the row that is meant."""
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
        if name == ENTER:
            self._on_entered(face_down=False)
        elif name == MENU:
            self._on_menu_wanted(self.tree.spot())
        elif name == LET_GO:
            self._on_let_go()
        else:
            self.do(name)
        if name not in (MENU, "outline.find"):
            # Done with: what assistive technology chooses next is meant alone.
            self.tree.clearSelection()

    @Slot(str)
    def do(self, command: str) -> None:
        """Carry out one of the outline's own commands, by its id."""
        {
            "outline.pick_up": self.pick_up,
            PUT_DOWN: self.holding.put_down_at_once,
            "outline.find": self.begin_finding,
            "outline.find_next": lambda: self.search.go_on(1),
            "outline.find_previous": lambda: self.search.go_on(-1),
            "outline.copy": self.tree.copy,
        }[command]()

    @Slot(bool)
    def _on_entered(self, face_down: bool) -> None:
        selection = self.selection()
        if self._do_task() or self._on_stage() or self._on_plan():
            return
        if self.holding:
            self.holding.put_down(face_down=face_down)
        elif selection == Selection():
            # On a seat, or the table, Enter is what it is on the bare board: it ends the turn.
            self.key_wanted.emit("Return")
        else:
            self.activated.emit(selection)

    def _do_task(self) -> bool:
        """Do what is to be done, if the keyboard is there; of a task, the first it offers."""
        node = self.tree.current
        if node is None or node.row.kind not in ("task", "choice"):
            return False
        key, number = node.row.key, node.row.index
        for task in self.model.tasks():
            mark = f"{TASK_MARK}{task.id}"
            if task.seat == self._bridge.seat and key in (mark, f"{mark}/{number}"):
                if number < len(task.choices):
                    self.task_wanted.emit(task, task.choices[number])
                break
        return True

    def _on_stage(self) -> bool:
        """Whether the keyboard is on the stage, whose rows only tell: its keys are the table's."""
        node = self.tree.current
        return node is not None and node.row.kind in STAGE_KINDS and not self.holding

    def _on_plan(self) -> bool:
        """Light up what an entry of the plan is about, if the keyboard is there."""
        if self.plan is None or self.plan.entry(self.tree.current) is None:
            return False
        self.plan.point_out()
        return True

    def show_plan(self, watch: PlanWatch) -> None:
        """Show what is planned, below what is to be done."""
        from app.ui.outline.planned_rows import PlannedRows  # noqa: PLC0415 - few games have it

        self.plan = PlannedRows(self.tree, watch)
        self.plan.wanted.connect(self.intent_wanted)
        self.model.planned = lambda: watch.sheet
        watch.changed.connect(self._on_planned)
        self._on_planned()

    @Slot()
    def _on_planned(self) -> None:
        # Another seat's rows are read anew, by who asks for them; nothing of these may stay.
        if not self.isVisible() or self._seat != self._bridge.seat:
            self._stale = True
        elif self.model.rowCount():
            self._change(self.model.update_all)

    def show_tasks(self, todo: Todo) -> None:
        """Show what is to be done above everything else."""
        self.model.tasks = todo.now
        self._stale = True
        if self.isVisible():
            self.catch_up()

    @Slot(QPoint)
    def _on_menu_wanted(self, at: QPoint) -> None:
        if self.plan is not None and self.plan.entry(self.tree.current) is not None:
            self.plan.open_menu(at)
            return
        self.menu_requested.emit(self.selection(), at)
