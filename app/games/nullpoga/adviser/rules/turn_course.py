"""How a turn goes on by hand: phases in their order, and the next turn after the last of them."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.advising.common_plays import PhaseSet, TurnBegun
from app.games.nullpoga.adviser.poga_plays import Carried
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_order import CARRIED_OUT, PLAN, TITLES, coming_phases
from app.games.nullpoga.resolver.board_values import SIDES


@rule(
    "phase-order",
    "illegal",
    PhaseSet,
    title=Words(
        "Phases come in their order: spells, march, summons, actions, turn end.",
        "フェイズはスペル、進軍、召喚、行動、ターン終了の順に進みます。",
    ),
    source="seed 22–29; R4",
)
def phase_order(position: PogaPosition, play: PhaseSet) -> Iterator[Said]:
    """Once both plans lie open: before, `plans-first` speaks. Phases without work are passed by."""
    expected, coming = next_phase(position.view), coming_phases(position.view)
    if not expected or play.phase not in CARRIED_OUT:
        return
    if play.phase in coming[: coming.index(expected) + 1]:
        return
    asked, right = TITLES[play.phase], TITLES[expected]
    yield Said(
        Words(
            f"“{asked.en}” begins, and “{right.en}” comes next.",
            f"「{asked.ja}」を始めますが、次は「{right.ja}」です。",
        ),
        (f"seat.{play.by}",),
        right=expected,
    )


@rule(
    "plans-first",
    "illegal",
    PhaseSet,
    title=Words(
        "Phases are carried out once both plans lie open.",
        "フェイズを行うのは、両者の計画が公開されてからです。",
    ),
    source="seed 23",
)
def plans_first(position: PogaPosition, play: PhaseSet) -> Iterator[Said]:
    """Each plans without knowing the other's plan."""
    if play.phase not in CARRIED_OUT or position.view.turn.phase != PLAN:
        return
    missing = [position.name(side) for side in SIDES if position.view.seal(side) is None]
    if not missing:
        return
    phase, who = TITLES[play.phase], listed(missing)
    yield Said(
        Words(
            f"“{phase.en}” begins, and no plan is locked yet by {who.en}.",
            f"「{phase.ja}」を始めますが、{who.ja}はまだ計画を伏せていません。",
        ),
        (f"seat.{play.by}",),
    )


@rule(
    "turn-early",
    "illegal",
    TurnBegun,
    title=Words(
        "The next turn begins once all phases are carried out.",
        "次のターンは、すべてのフェイズを終えてから始まります。",
    ),
    source="seed 12, 22–23; R4, R15",
)
def turn_early(position: PogaPosition, play: TurnBegun) -> Iterator[Said]:
    """The last phase goes over into the next turn by itself; a turn is begun once."""
    if any(isinstance(one, Carried) for one in position.gesture):
        return
    left, number = next_phase(position.view), position.number
    if left:
        title = TITLES[left]
        words = Words(
            f"Turn {number} is not over: “{title.en}” comes next.",
            f"{number}ターン目は終わっていません。次は「{title.ja}」です。",
        )
    elif position.view.turn.phase == PLAN:
        words = Words(
            f"Turn {number} has just begun, and its plans do not lie open yet.",
            f"{number}ターン目は始まったばかりで、計画がまだ公開されていません。",
        )
    else:
        return
    yield Said(words, (f"seat.{play.by}",), right=left or None)
