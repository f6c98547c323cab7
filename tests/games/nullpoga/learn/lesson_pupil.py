"""A pupil of the first game, who does with gestures what a person would do with the mouse."""

from __future__ import annotations

from collections.abc import Callable

from app.core.fact import Began
from app.core.intent import Intent, Step
from app.core.intents.seal_intents import Sketch
from app.core.view import SeatView
from app.core.zone import Seat
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER, passed
from app.games.game_api import Selection
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.learn.eight_steps import EIGHT_STEPS
from app.games.nullpoga.learn.taught_turn import monster
from app.games.nullpoga.nullpoga_game import SPEC
from app.session.host.entropy import Entropy
from app.session.host.local_table import LocalTable
from app.session.host.opening import host_table
from app.session.host.updates import Accepted


class Pupil:
    """Sits at the table of the lesson."""

    def __init__(self, table: LocalTable | None = None) -> None:
        self.table = new_table() if table is None else table
        self.done = 0

    @property
    def view(self) -> SeatView:
        return self.table.sit(PUPIL).view

    @property
    def says(self) -> str:
        """What is said now."""
        return EIGHT_STEPS.steps[self.done].hint(self.view).says.en

    def ask(self, step: Intent, seat: int = PUPIL) -> None:
        answer = self.table.sit(seat).ask(step)
        assert isinstance(answer, Accepted), answer
        if not isinstance(step, Sketch):
            self.done = passed(EIGHT_STEPS, self.done, self.view)

    def follow_from_the_start(self) -> None:
        """See at which step the table is, as the window does from the history."""
        host, self.done, way = self.table.host, 0, []
        node = host.tree.cursor
        while node is not None:
            way.append(node)
            node = host.tree.nodes[node].parent
        for one in reversed(way):
            self.done = passed(EIGHT_STEPS, self.done, host.view_at(one, PUPIL))

    # -- gestures --------------------------------------------------------------------------------

    def press(self, action: str, selection: Selection = Selection()) -> None:  # noqa: B008 - a value
        found = next((one for one in SPEC.actions if one.id == action), None)
        if found is not None:
            assert found.when(self.view, selection), action
            intent = found.make(self.view, selection)
        else:
            # The window's own: its sheet says what they do.
            assert SPEC.plan_sheet is not None
            sheet = SPEC.plan_sheet(self.view, False)
            assert sheet is not None
            intent = {"lock": sheet.lock, "unlock": sheet.unlock}[action]
        assert intent is not None
        self.ask(intent)

    def drag_card(self, card: str, cell: str) -> None:
        """Drag a card of the hand onto "standby.0#3"."""
        hand = self.view.zones["hand.0"].items
        handle = next(one for one in hand if self.view.cards[one].ref == card)
        self._drop(Selection(cards=(handle,), cell=cell), cell)

    def drag(self, card: str, cell: str) -> None:
        """Drag an own monster onto a cell."""
        unit = monster(self.view, PUPIL, card)
        assert unit, card
        self._drop(Selection(units=(unit,), cell=cell), cell)

    def _drop(self, selection: Selection, cell: str) -> None:
        assert SPEC.drops is not None
        zone, _, number = cell.partition("#")
        held = self.view.zones[zone].items
        there = next((u for u in held if self.view.units[u].cell == int(number)), "")
        first = next(iter(SPEC.drops(self.view, selection, zone, there, 0)))
        self.ask(first.intent)

    def teacher(self) -> bool:
        """Let the teacher make its move; False where it waits or has none."""
        if EIGHT_STEPS.waits(self.view, self.done):
            return False
        step: Step | None = EIGHT_STEPS.plays(self.table.sit(TEACHER).view, self.done)
        if step is None:
            return False
        self.ask(step, TEACHER)
        return True

    def phases(self) -> list[str]:
        """Carry out all phases with E, and return what was said before each."""
        said = []
        while next_phase(self.view):
            said.append(self.says)
            self.press("phase")
        return said

    def lock(self) -> None:
        """Lock the plan, and have the teacher lock one as well."""
        self.press("lock")
        assert self.teacher()


def new_table() -> LocalTable:
    """Return the table as the lesson lays it."""
    sitting = (Seat("You", 0), Seat("Teacher", 1))
    cards, options = EIGHT_STEPS.cards(), EIGHT_STEPS.options
    began = Began(SPEC.id, sitting, SPEC.zones, cards, 1, 0, options)
    return LocalTable(host_table(SPEC, began, Entropy(1)))


def _begin(pupil: Pupil) -> None:
    assert SPEC.beginning is not None
    pupil.ask(SPEC.beginning.begin())


def _first_plan(pupil: Pupil) -> None:
    pupil.drag_card("rat", "standby.0#3")
    pupil.lock()


def _second_turn(pupil: Pupil) -> None:
    pupil.drag("rat", "battle.1#3")
    pupil.drag_card("cat", "standby.0#4")
    pupil.lock()
    pupil.phases()


def _third_turn(pupil: Pupil) -> None:
    pupil.drag("rat", "battle.0#2")
    pupil.drag("cat", "battle.0#3")
    pupil.drag_card("boar", "standby.0#4")
    pupil.lock()
    pupil.phases()


def _fourth_turn(pupil: Pupil) -> None:
    pupil.drag_card("meteor", "battle.1#3")
    pupil.drag("cat", "battle.1#3")
    pupil.drag("boar", "battle.1#2")
    pupil.lock()
    pupil.phases()


def _fifth_turn(pupil: Pupil) -> None:
    pupil.drag("rat", "battle.1#4")
    pupil.drag_card("wyvern", "standby.0#5")
    pupil.lock()
    pupil.phases()


def _free_game(pupil: Pupil) -> None:
    for _ in range(40):
        if pupil.done == len(EIGHT_STEPS.steps):
            return
        attack_and_summon(pupil)
        pupil.lock()
        pupil.phases()
    raise AssertionError(pupil.view.turn)


def attack_and_summon(pupil: Pupil) -> None:
    """Plan by keys alone: all attack, and whatever can be paid is summoned."""
    for zone in ("battle.0", "standby.0"):
        for unit in pupil.view.zones[zone].items:
            chosen = Selection(units=(unit,))
            action = next(one for one in SPEC.actions if one.id == "attack")
            if action.when(pupil.view, chosen):
                pupil.press("attack", chosen)
    for card in pupil.view.zones["hand.0"].items:
        chosen = Selection(cards=(card,))
        action = next(one for one in SPEC.actions if one.id == "summon")
        if action.when(pupil.view, chosen):
            pupil.press("summon", chosen)


AS_SAID: tuple[Callable[[Pupil], object], ...] = (
    _begin,
    _first_plan,
    Pupil.phases,
    _second_turn,
    _third_turn,
    _fourth_turn,
    _fifth_turn,
    _free_game,
)
"""What somebody does who does what is said, by steps."""


def at_step(number: int, table: LocalTable | None = None) -> Pupil:
    """Return a pupil who has done so many steps."""
    pupil = Pupil(table)
    for done, step in enumerate(AS_SAID[:number], 1):
        step(pupil)
        assert pupil.done == done, pupil.says
    return pupil
