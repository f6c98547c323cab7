"""A turn of the lesson: what the pupil's plan is to have, one thing after the other.

What is still missing is told from the draft, after every gesture; what was locked is held to the
same, so that a slip costs nothing: the teacher waits until it is put right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.core.data.value import value
from app.core.ids import UnitId, zone_name
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER, LessonHint
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_order import OVER, PLAN
from app.games.nullpoga.planning.plan_text import UnreadablePlanError, read_plan
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan
from app.games.nullpoga.table.nullpoga_zones import HAND, ROWS

LOCK = Words(
    "That is the plan. Now lock it: “Lock plan” below, or Enter. The teacher will not see it "
    "before both are locked.",
    "計画ができました。下の「計画を確定」かEnterで伏せましょう。両者がそろうまで先生には見えません。",
)
LOCKED = Words(
    "Your plan lies face down. The teacher locks one, too.",
    "計画を伏せました。先生も計画を伏せます。",
)
WRONG = Words(
    "Nearly, but something is missing. Take the plan back, and do it so.",
    "おしい、足りないものがあります。計画を取り下げて、次のようにしましょう。",
)
GIVEN_UP = Words(
    "The game is over before its time. Take that back with Ctrl+Z and go on.",
    "途中で対戦が終わりました。Ctrl+Zで戻して、続けましょう。",
)
MOVED = Words(
    "Something on the table was moved by hand and is not where it belongs. Take that back with "
    "Ctrl+Z.",
    "卓のカードが手動で動かされ、あるべき場所にありません。Ctrl+Zで戻しましょう。",
)
HAND_SIZE = 5
"""Cards that each holds whenever a taught turn is planned."""
PHASES: Mapping[str, Words] = {
    "spells": Words(
        "Both plans lie open. Press E: the spells come first.",
        "両者の計画が開きました。Eを押すと、まずスペルです。",
    ),
    "march": Words(
        "Next is the march: monsters on standby go forward. E.",
        "次は進軍です。スタンバイのモンスターが前へ出ます。Eで進みます。",
    ),
    "summon": Words(
        "Next the summons: new monsters come to standby. E.",
        "次は召喚です。新しいモンスターがスタンバイに出ます。Eで進みます。",
    ),
    "actions": Words(
        "Now the actions, step by step on both sides at once. E.",
        "いよいよ行動です。両者が1手ずつ同時に動きます。Eで進みます。",
    ),
    "end": Words(
        "E ends the turn, and the next one begins.", "Eでターンを終え、次のターンへ移ります。"
    ),
}
"""What is said before each phase where a turn has nothing of its own to say."""


@value
class Want:
    """One thing that a plan is to have."""

    says: Words
    """What there is to do while it is missing."""
    there: Callable[[SeatView, Plan], bool]


@value
class TaughtTurn:
    """One turn, up to where the next one begins."""

    wants: tuple[Want, ...]
    """In the order in which the pupil does them."""
    told: Mapping[str, Words]
    """What is said before a phase is carried out."""
    stand: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    """Who stands where while it is planned, the pupil's first: "rat standby 3"."""

    def missing(self, view: SeatView, plan: Plan) -> Want | None:
        """Return what a plan lacks first; None where it is as it should be."""
        return next((want for want in self.wants if not want.there(view, plan)), None)

    def hint(self, view: SeatView) -> LessonHint:
        """Return what is to be done now."""
        if view.turn.phase == OVER:
            return LessonHint(GIVEN_UP)
        phase = next_phase(view)
        if phase:
            return LessonHint(self.told.get(phase, PHASES[phase]))
        if not self.lies(view):
            return LessonHint(MOVED)
        missing = self.missing(view, written(view))
        if view.seal(PUPIL) is None:
            return LessonHint(LOCK if missing is None else missing.says)
        return LessonHint(LOCKED if missing is None else after(WRONG, missing.says))

    def keeps_waiting(self, view: SeatView) -> bool:
        """Whether the teacher waits: the pupil has locked nothing, or not what is asked for."""
        if view.turn.phase != PLAN or view.seal(PUPIL) is None:
            return True
        return not self.lies(view) or self.missing(view, written(view)) is not None

    def lies(self, view: SeatView) -> bool:
        """Whether all lies as this turn begins; only what somebody moved by hand does not."""
        hands = all(view.zones[f"{HAND}.{seat}"].count == HAND_SIZE for seat in (PUPIL, TEACHER))
        return hands and all(standing(view, seat) == self.stand[seat] for seat in (PUPIL, TEACHER))


def after(first: Words, then: Words) -> Words:
    """Return two sentences, one after the other."""
    return Words(f"{first.en} {then.en}", f"{first.ja}{then.ja}")


def written(view: SeatView) -> Plan:
    """Return the pupil's plan: what was locked, open or not, else the draft."""
    own = view.seal(PUPIL)
    try:
        return read_plan(view.draft if own is None else own.text)
    except UnreadablePlanError:
        return NOTHING


def monster(view: SeatView, seat: int, card: str, row: str = "") -> UnitId:
    """Return the monster of a side that is this card, in one row or in any; "" for none."""
    for name in (row,) if row else ROWS:
        for unit in view.zones[f"{name}.{seat}"].items:
            if view.cards[view.units[unit].base].ref == card:
                return unit
    return ""


def cell(view: SeatView, unit: UnitId) -> str:
    """Return where a monster stands: "battle-3", counted from its owner's left; "" for nobody."""
    held = view.units.get(unit)
    return "" if held is None else f"{zone_name(held.zone)}-{held.cell}"


def standing(view: SeatView, seat: int) -> frozenset[str]:
    """Return who stands where on a side: "rat-standby-3"."""
    units = [unit for name in ROWS for unit in view.zones[f"{name}.{seat}"].items]
    return frozenset(
        f"{view.cards[view.units[unit].base].ref}-{cell(view, unit)}" for unit in units
    )


def act_of(view: SeatView, plan: Plan, card: str) -> Act | None:
    """Return what a plan has a monster of the pupil's do."""
    unit = monster(view, PUPIL, card)
    return next((one for one in plan.actions if one.monster == unit), None)


def attacks(view: SeatView, plan: Plan, card: str) -> bool:
    """Whether a plan has a monster of the pupil's attack."""
    act = act_of(view, plan, card)
    return act is not None and act.do == "attack"


def moves(view: SeatView, plan: Plan, card: str, column: int) -> bool:
    """Whether a plan has a monster of the pupil's move to a column."""
    act = act_of(view, plan, card)
    return act is not None and (act.do, act.to) == ("move", column)


def summons(plan: Plan, card: str, column: int | None = None) -> bool:
    """Whether a plan summons a card, to a column or to any."""
    return any(one.card == card and column in (None, one.column) for one in plan.summons)
