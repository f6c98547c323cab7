"""What would the computer plan? It shows its plan, and the seat takes that or leaves it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QObject, Signal

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Draw, Step, Undo
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.seal_intents import LockPlan
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import ComputerPlayer, Think, played_by
from app.games.contracts.planned.planning_contract import PlanGroup, PlanRow, PlanSheet
from app.games.game_api import GameSpec, Selection
from app.session.computer.thoughts import Question, Thought
from app.session.host.local_table import LocalTable, lay_table
from app.ui.app.window import Window
from app.ui.table.planned.plan_hints import PlanHints
from tests.helpers.play import decks_for
from tests.ui.planning.conftest import GAME, draft, hand, panel, settle, sketch, titles, units

WHY = (Words("It takes about 2 life.", "相手のライフを約2減らします。"),)


def _never(_ahead: object) -> Think:
    def think(_view: SeatView, _memory: str, _chance: Random) -> tuple[Step | None, str]:
        raise AssertionError("it thinks in its process")

    return think


SPEC = replace(
    GAME, players={"wise": ComputerPlayer(Words("Wise", "賢者"), _never, lambda: lambda *_: WHY)}
)


class Process(QObject):
    """Stands for the process in which it thinks."""

    answered = Signal(object)
    lost = Signal()

    def __init__(self, _command: object = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[Question] = []
        self.stopped = 0
        made.append(self)

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def stop(self) -> None:
        self.stopped += 1


made: list[Process] = []


@pytest.fixture(autouse=True)
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("app.ui.table.planned.plan_hints.ThinkingProcess", Process)
    made.clear()
    yield
    made.clear()


def laid(spec: GameSpec) -> LocalTable:
    table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), 3)
    table.sit(JUDGE).ask(NextTurn(0, "plan", (1,)))
    return table


@pytest.fixture
def table() -> LocalTable:
    return laid(SPEC)


@pytest.fixture
def window(put: Callable[..., Window], table: LocalTable) -> Window:
    return put(table)


def hints(window: Window) -> PlanHints:
    assert window.place is not None
    assert window.place.hints is not None
    return window.place.hints


def press(window: Window, name: str) -> None:
    button = panel(window).foot.buttons[name]
    assert button.isVisible(), name
    assert button.isEnabled(), name
    button.click()
    settle()


def answer(window: Window, *told: str) -> None:
    """Let the computer answer the last question with these entries."""
    (process,) = made
    asked = process.asked[-1]
    process.answered.emit(Thought(asked.number, LockPlan(" ".join(told)), reasons=WHY))
    settle()


def proposed(window: Window) -> str:
    """Let it propose an attack, where two were planned by hand; return the entry."""
    first, second = units(window)
    sketch(window, f"A:{first}", f"A:{second}")
    press(window, "ask_plan")
    answer(window, f"A:{second}")
    return f"A:{second}"


def test_it_is_handed_what_the_seat_sees_without_its_draft(window: Window) -> None:
    first, _ = units(window)
    sketch(window, f"A:{first}")
    press(window, "ask_plan")
    (question,) = made[0].asked
    assert window.bridge is not None
    assert (question.player, question.why) == ("wise", True)
    assert question.view == replace(window.bridge.view, draft="")
    assert panel(window).foot.buttons["ask_plan"].text() == "Thinking… Stop"


def test_its_plan_shows_with_its_reasons_and_nothing_of_it_can_be_changed(window: Window) -> None:
    proposed(window)
    shown = panel(window)
    assert (shown.title.text(), shown.note.text()) == (
        "The computer's plan",
        "not your plan yet",
    )
    assert shown.hint.text() == WHY[0].en
    assert len(titles(window)) == 2, "one attack, and what goes by rule"
    assert not any(one.row.drops or one.row.moves for one in shown.entries() if one.row)
    assert len(draft(window)) == 2, "the own draft is as it was"
    assert not shown.foot.buttons["lock_plan"].isVisible()
    assert not window.registry.get("lock_plan").when(window.situation(), Selection())


def test_it_is_taken_by_one_gesture_that_is_taken_back(window: Window) -> None:
    wanted = proposed(window)
    press(window, "take_plan")
    assert draft(window) == [wanted]
    assert panel(window).title.text() == "Your plan"
    assert window.run_action("undo")
    settle()
    assert len(draft(window)) == 2


def test_it_is_left_and_the_own_plan_is_there_again(window: Window) -> None:
    proposed(window)
    press(window, "leave_proposal")
    assert panel(window).title.text() == "Your plan"
    assert len(draft(window)) == 2
    assert panel(window).foot.buttons["lock_plan"].isVisible()


def test_whoever_goes_on_with_the_own_plan_has_done_with_it(window: Window) -> None:
    proposed(window)
    sketch(window, f"S:{hand(window, 1)}:3")
    assert panel(window).title.text() == "Your plan"


def test_nobody_who_sits_down_next_sees_it(window: Window) -> None:
    proposed(window)
    assert window.run_action("other_seat")
    settle()
    assert panel(window).title.text() == "Your plan"
    assert draft(window) == []
    assert window.run_action("other_seat")
    settle()
    assert panel(window).title.text() == "Your plan"


def test_an_answer_that_comes_for_somebody_else_is_passed_over(window: Window) -> None:
    press(window, "ask_plan")
    assert window.run_action("other_seat")
    settle()
    assert not hints(window).thinking
    answer(window, f"A:{units(window)[0]}")
    assert panel(window).title.text() == "Your plan"


def test_nor_where_the_sheets_of_both_look_the_same(put: Callable[..., Window]) -> None:
    """Nothing is planned yet, and neither sheet names its seat."""

    def same(view: SeatView, _guess: str) -> PlanSheet:
        row = PlanRow("a", Words(view.draft, view.draft))
        return PlanSheet(Words("Your plan", "自分の計画"), (_group(row),), lock=LockPlan(""))

    window = put(laid(replace(SPEC, plan_sheet=same)))
    press(window, "ask_plan")
    assert window.run_action("other_seat")
    settle()
    assert not hints(window).thinking
    answer(window, "A:secret")
    assert titles(window) == [""]
    # Nor is it there for a seat that comes while it shows.
    assert window.run_action("other_seat")
    settle()
    press(window, "ask_plan")
    answer(window, "A:secret")
    assert titles(window) == ["A:secret"]
    assert window.run_action("other_seat")
    settle()
    assert titles(window) == [""]


def _group(*rows: PlanRow) -> PlanGroup:
    return PlanGroup(Words("Actions", "行動"), rows=rows)


def test_it_is_for_its_turn_and_for_no_other(window: Window, table: LocalTable) -> None:
    proposed(window)
    table.sit(JUDGE).ask(NextTurn(0, "plan", (1,)))
    settle()
    assert panel(window).title.text() == "Your plan"
    table.sit(JUDGE).ask(Undo())
    settle()
    assert panel(window).title.text() == "Your plan"


def test_it_is_stopped_by_the_same_button_and_asked_anew(window: Window) -> None:
    press(window, "ask_plan")
    press(window, "ask_plan")
    assert (hints(window).thinking, made[0].stopped) == (False, 1)
    answer(window, f"A:{units(window)[0]}")
    assert panel(window).title.text() == "Your plan", "nobody waits for that any more"
    press(window, "ask_plan")
    answer(window, f"A:{units(window)[0]}")
    assert panel(window).title.text() == "The computer's plan"


def test_nobody_is_asked_once_the_plan_is_locked(window: Window, table: LocalTable) -> None:
    press(window, "ask_plan")
    table.sit(0).ask(LockPlan(""))
    settle()
    assert not hints(window).thinking
    assert not panel(window).foot.buttons["ask_plan"].isVisible()
    table.sit(0).ask(Undo())


def test_another_who_locks_meanwhile_changes_nothing(window: Window, table: LocalTable) -> None:
    wanted = proposed(window)
    table.sit(1).ask(LockPlan(""))
    settle()
    assert panel(window).title.text() == "The computer's plan"
    press(window, "take_plan")
    assert draft(window) == [wanted]


@pytest.mark.parametrize(
    "thought",
    [Thought(1), Thought(1, failed="KeyError: 'x'"), Thought(1, Draw(1, "deck.0", "hand.0"))],
)
def test_where_it_has_no_plan_that_is_said(window: Window, thought: Thought) -> None:
    press(window, "ask_plan")
    made[0].answered.emit(thought)
    settle()
    assert not hints(window).thinking
    (slip,) = window.toasts.shown
    assert "no plan to propose" in slip.words


def test_a_process_that_ends_by_itself_is_told_once(window: Window) -> None:
    press(window, "ask_plan")
    made[0].lost.emit()
    made[0].lost.emit()
    settle()
    assert len(window.toasts.shown) == 1
    assert panel(window).foot.buttons["ask_plan"].isEnabled()


def test_people_who_play_each_other_from_afar_ask_nobody(
    window: Window, table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.bridge is not None
    monkeypatch.setattr(type(window.bridge), "hosted", True)
    assert not hints(window).there
    table.sit(0).ask(SetOptions((played_by(1, "wise"),)))
    assert hints(window).there


def test_a_game_without_such_a_player_has_no_button(put: Callable[..., Window]) -> None:
    window = put(laid(GAME))
    assert window.place is not None
    assert window.place.hints is None
    assert not panel(window).foot.buttons["ask_plan"].isVisible()
    assert not window.run_action("ask_plan")
