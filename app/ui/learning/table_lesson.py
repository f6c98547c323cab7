"""A lesson at the table in the window: at which step it is, what is said, and the teacher's moves.

The step follows from the history: what is undone is to be done again, and a table from a file goes
on where it was. The teacher does nothing while somebody looks at an earlier step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from app.core.text.wording import labelled
from app.core.text.words import Words
from app.games.contracts.learning.lesson_contract import (
    PUPIL,
    TEACHER,
    Lesson,
    LessonHint,
    astray,
    passed,
)
from app.ui.app.trouble import surviving
from app.ui.learning.lesson_panel import LessonPanel
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.core.intent import Step
    from app.ui.app.shell import Shell
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.table_document import Document

PACE = 900
"""Milliseconds before each move of the teacher's, so that it is seen."""
ASTRAY = Words(
    "The game has gone on without this step. Take it back (Ctrl+Z) to where it can be done, then "
    "try again.",
    "この手順をしないまま先へ進みました。「元に戻す」（Ctrl+Z）で戻って、もう一度やってみましょう。",
)


class TableLesson(QObject):
    """Follows one table that is a lesson."""

    def __init__(
        self, window: Shell, bridge: Bridge, document: Document, lesson: Lesson, side: SidePanel
    ) -> None:
        super().__init__(side)
        self._window = window
        self._bridge = bridge
        self._document = document
        self.lesson = lesson
        self._side = side
        self._done: dict[NodeId, int] = {0: 0}
        """By node: how many steps are done there."""
        self.panel = LessonPanel(window.look)
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.setInterval(PACE)
        self._pace.timeout.connect(self.teach)
        self.panel.went_on.connect(self.teach)
        self.panel.left.connect(self._leave)
        for changed in (bridge.stepped, bridge.placed, bridge.sketched):
            changed.connect(self._look_soon)
        window.look.changed.connect(self._look_soon)
        side.scaled.connect(self._fit)
        side.top.give(self.panel)
        self._look_soon()

    @property
    def done(self) -> int:
        """How many steps are done where the table stands."""
        tree, way = self._document.tree, []
        node: NodeId | None = tree.cursor
        while node is not None and node not in self._done:
            way.append(node)
            node = tree.nodes[node].parent
        count = 0 if node is None else self._done[node]
        for one in reversed(way):
            view = self._document.table.host.view_at(one, PUPIL)
            count = self._done[one] = passed(self.lesson, count, view)
        return count

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.done >= len(self.lesson.steps)

    @property
    def held(self) -> bool:
        """Whether somebody looks at an earlier step: something was done after this one."""
        tree = self._document.tree
        return any(node.parent == tree.cursor for node in tree.nodes)

    def hint(self) -> tuple[Words, LessonHint]:
        """Return the title of the step, and what is to be done."""
        lesson, done, view = self.lesson, self.done, self._bridge.view
        count = len(lesson.steps)
        if done >= count:
            return lesson.title, LessonHint(lesson.ends(view))
        step = lesson.steps[done]
        number = Words(f"Step {done + 1} of {count}", f"ステップ{done + 1}／{count}")
        title = labelled(number, step.title)
        if astray(lesson, done, view):
            return title, LessonHint(ASTRAY)
        return title, step.hint(view)

    @Slot()
    def _leave(self) -> None:
        """Leave it as it is, to go on some time; or play a whole game once all is done."""
        if self.over:
            self._window.tables.new.ask_new(self._document.spec.id)
        else:
            self._window.pages.show_home()

    @Slot()
    def _look_soon(self, *_told: object) -> None:
        soon(self.look)

    @Slot()
    def look(self) -> None:
        """Say what is to be done now, and have the teacher move where it is the teacher's."""
        with surviving("GameSpec.lesson"):
            title, hint = self.hint()
            moves = self._moves() is not None
            held = moves and self.held
            language = self._window.look.language
            self.panel.tell(title, hint.says, language, held=held, over=self.over)
            self._side.starts.suggest(hint.action)
            self._fit()
            if moves and not held:
                self._pace.start()
            else:
                self._pace.stop()

    def _moves(self) -> Step | None:
        if self.over or self.lesson.waits(self._bridge.view, self.done):
            return None
        return self.lesson.plays(self._document.sit(TEACHER).view, self.done)

    @Slot()
    def teach(self) -> None:
        """Make the teacher's next move."""
        with surviving("GameSpec.lesson"):
            step = self._moves()
            if step is not None:
                self._document.sit(TEACHER).ask(step)

    @Slot()
    def _fit(self) -> None:
        self.panel.fit(self._side)
