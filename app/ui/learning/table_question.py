"""A question at the table in the window: a try is held against the answers, shown as branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.ids import JUDGE
from app.core.intent import Jump
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.games.game_registry import cards_of
from app.session.host.updates import Refused
from app.session.puzzles.puzzle_answers import NONE_OF_THEM, show_answers, verdict
from app.store.solved_puzzles import remember
from app.ui.learning.question_panel import QuestionPanel
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.games.contracts.learning.puzzle_contract import Puzzle, Puzzles
    from app.ui.app.shell import Shell
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.table_document import Document

QUESTION = Words("Question", "問題")
RIGHT = Words("Right", "正解")
WRONG = Words("Not so", "ちがいます")
SHOWN = Words(
    "The answers are branches of the history now, each with its name.",
    "答えを履歴の枝に加えました。それぞれ名前がついています。",
)


class TableQuestion(QObject):
    """Follows one table that is a question."""

    def __init__(
        self,
        window: Shell,
        bridge: Bridge,
        document: Document,
        puzzle: Puzzle,
        side: SidePanel,
    ) -> None:
        super().__init__(side)
        self._window = window
        self._document = document
        self._side = side
        self._puzzles: Puzzles = self._every()
        self._cards = cards_of(document.spec)
        self.puzzle = puzzle
        self._said: tuple[Words, Words] | None = None
        """Title and words on the last try."""
        self.shown = False
        """Whether the answers are branches by now."""
        self.panel = QuestionPanel(window.look)
        self.panel.checked.connect(self.check)
        self.panel.shown.connect(self.show_answers)
        self.panel.begun_again.connect(self.begin_again)
        self.panel.others_wanted.connect(lambda: window.run_action("judge_questions"))
        for changed in (bridge.stepped, bridge.placed):
            changed.connect(self._on_table)
        window.look.changed.connect(self._look_soon)
        side.scaled.connect(self._fit)
        side.top.give(self.panel)
        self._look_soon()

    def _every(self) -> Puzzles:
        give = self._document.spec.puzzles
        assert give is not None  # it is a question of this game
        return give()

    @Slot()
    def _on_table(self, *_told: object) -> None:
        """What was said of the last try is no more of this one."""
        self._said = None
        self._look_soon()

    @Slot()
    def _look_soon(self, *_told: object) -> None:
        soon(self.look)

    @Slot()
    def look(self) -> None:
        """Show what is asked, or what was said of the try."""
        title, words = self._said or (labelled(QUESTION, self.puzzle.title), self.puzzle.asks)
        begun = self._document.tree.cursor != 0
        language = self._window.look.language
        self.panel.tell(title, words, language, begun=begun, open_=self.shown)
        self._fit()

    @Slot()
    def check(self) -> None:
        """Say whether what lies on the table is one of the answers."""
        document = self._document
        view = document.table.sit(JUDGE).view
        answer = verdict(document.spec, self._cards, self.puzzle, view, self._puzzles.marks)
        if answer is None:
            self._said = WRONG, NONE_OF_THEM
        else:
            head = RIGHT if answer.right else WRONG
            source = Words(f" ({self.puzzle.sources})", f"（{self.puzzle.sources}）")
            why = Words(f"{answer.why.en}{source.en}", f"{answer.why.ja}{source.ja}")
            self._said = labelled(head, answer.title), why
            if answer.right:
                remember(document.spec.id, self.puzzle.id)
        self.look()

    @Slot()
    def begin_again(self) -> None:
        """Go back to where the question begins."""
        answer = self._document.table.sit(JUDGE).ask(Jump(0))
        if isinstance(answer, Refused):
            self._window.tell(answer.reason, "refused")

    @Slot()
    def show_answers(self) -> None:
        """Add each answer to the history, as a branch with its name."""
        if self.shown:
            return
        self.shown = True
        document = self._document
        speak = self._window.look.language
        problem = show_answers(document.table, document.spec, self._cards, self.puzzle, speak)
        self._window.tell(problem or SHOWN, "error" if problem else "done")
        self._said = None
        self.look()

    @Slot()
    def _fit(self) -> None:
        self.panel.fit(self._side)
