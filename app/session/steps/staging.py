"""The stage and its chances, seals that open together, and what is only said.

Who has the chance after what is the game's to say (`games/contracts/stage/chance_contract.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.data.weight import told_of
from app.core.facts.seal_facts import SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intents.seal_intents import OpenSeals
from app.core.intents.turn_intents import Declare, PassChance, Restage, Settle
from app.core.sight import view
from app.core.table import MOST_AIMED, MOST_DECLARED, Declaration
from app.core.text.table_sentences import REMEDY
from app.core.text.wording import CARD, DECLARATION, TARGET, counted
from app.games.contracts.stage.chance_contract import ChanceAsked, Happened
from app.session.steps.rights import (
    check_text,
    impossible,
)
from app.session.steps.who_plays import next_chance, whose_turn

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def declare(work: StepContext, step: Declare) -> None:
    """Declare something and give the next seat the chance."""
    text, cost = check_text(step.text), check_text(step.cost)
    _check_room(work, step)
    numbers = work.cards(step.cards)
    targets = _aimed(work, step.targets)
    declaration = Declaration(
        work.name("d"),
        work.seat,
        text,
        tuple(numbers),
        tuple(work.table.cards[number].handle for number in numbers),
        targets,
        cost,
    )
    work.commit(_with_chance(work, Declared(work.seat, declaration)))


def _with_chance(work: StepContext, fact: Declared) -> Declared:
    """Return what is declared with who has passed by it, and who has the chance."""
    spec, before, after = work.spec, work.table.stage, apply(work.table, fact)
    asked = ChanceAsked("declared", fact.actor, held=before.chance, let_go=before.passed)
    if spec.passes is None:
        return replace(fact, chance=next_chance(spec, after, asked))
    seen = view(after, SPECTATOR)
    passed = spec.passes(seen, asked)
    seen = replace(seen, stage=replace(seen.stage, passed=passed))
    chance = next_chance(spec, after, replace(asked, passed=passed), seen)
    return replace(fact, passed=passed, chance=chance)


def _aimed(work: StepContext, targets: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a declaration is aimed at: what stands on the table, or waits on the stage."""
    waiting = {one.id for one in work.table.stage.declarations}
    return tuple(target if target in waiting else work.aim(target) for target in targets)


def _check_room(work: StepContext, step: Declare) -> None:
    """Raise ImpossibleError where this seat has declared enough, or aims at too much."""
    if sum(one.seat == work.seat for one in work.table.stage.declarations) >= MOST_DECLARED:
        most = counted(MOST_DECLARED, DECLARATION)
        raise impossible(
            "too-many",
            f"{most.en} of one seat wait on the stage at most. Resolve or withdraw one first.",
            f"1つの席がステージに置ける宣言は{most.ja}までです。先にどれかを解決するか取り下げてください。",
        )
    _check_aimed(len(step.cards), len(step.targets))


def _check_aimed(card_count: int, target_count: int) -> None:
    """Raise ImpossibleError where a declaration has too many key cards or targets."""
    if max(card_count, target_count) > MOST_AIMED:
        cards, targets = counted(MOST_AIMED, CARD), counted(MOST_AIMED, TARGET)
        raise impossible(
            "too-many",
            f"A declaration has {cards.en} and {targets.en} at most. Declare it in parts.",
            f"1つの宣言に指定できるのはカード{cards.ja}、対象{targets.ja}までです。分けて宣言してください。",
        )


def _chance_after(
    work: StepContext,
    fact: ChancePassed | Settled,
    what: Happened,
    seat: SeatId,
    text: str = "",
) -> SeatId | None:
    """Return who has the chance once `fact`, in which nobody has it yet, has happened."""
    after, before = apply(work.table, fact), work.table.stage
    asked = ChanceAsked(what, seat, after.stage.passed, text, before.chance, before.passed)
    return next_chance(work.spec, after, asked)


def pass_chance(work: StepContext, _step: PassChance) -> None:
    """Let the chance pass on."""
    holder = _holder(work)
    if holder is None:
        raise impossible(
            "no-chance",
            "It is not your chance to respond.",
            "今はあなたのチャンスではありません。",
        )
    waits = work.spec.passing_waits
    why = None if waits is None or work.seat == JUDGE else waits(view(work.table, SPECTATOR))
    if why is not None:
        raise impossible("waits", why.en, why.ja)
    fact = ChancePassed(holder, None)
    work.commit(replace(fact, chance=_chance_after(work, fact, "passed", holder)))


def _holder(work: StepContext) -> SeatId | None:
    """Return whose chance this seat lets pass; None where it may not.

    Anybody does it for a seat that is out. While nothing is declared, and nobody holds the chance,
    it is with whose turn it is, in a game that says who has it.
    """
    stage = work.table.stage
    if stage.chance is not None:
        mine = work.seat in (stage.chance, JUDGE) or stage.chance in work.out()
        return stage.chance if mine else None
    if stage.declarations or work.spec.chance is None:
        return None
    turn = whose_turn(work.spec, work.table)
    if work.seat == JUDGE:
        return turn[0] if turn else None
    return work.seat if work.seat in turn else None


def settle(work: StepContext, step: Settle) -> None:
    """Take a declaration off the stage."""
    declarations = work.table.stage.declarations
    if all(d.id != step.declaration for d in declarations):
        raise impossible(
            "gone", "That is no longer on the stage.", "それはもうステージにありません。"
        )
    settled = next(d for d in declarations if d.id == step.declaration)
    fact = Settled(work.seat, step.declaration, step.outcome)
    chance = _chance_after(work, fact, "settled", settled.seat, settled.text)
    work.commit(replace(fact, chance=chance))


def restage(work: StepContext, step: Restage) -> None:
    """Put what waits on the stage in another order, and aim it elsewhere."""
    waiting = work.table.stage.declarations
    now = {one.id: one.targets for one in waiting}
    _check_names(now, step)
    aims = [(name, _aimed(work, targets)) for name, targets in step.aims]
    aims = [(name, targets) for name, targets in aims if targets != now[name]]
    if not aims and step.order == tuple(now):
        return
    # Everybody is told of the whole stage, where it stands in another order.
    work.handled += told_of(waiting)
    work.commit(Restaged(work.seat, step.order, tuple(aims)))


def _check_names(now: Mapping[str, object], step: Restage) -> None:
    """Raise ImpossibleError unless each of `now` is put in order once, and aimed once at most."""
    aimed = [name for name, _ in step.aims]
    # By their number first: what was sent may be any length.
    as_many = len(step.order) == len(now) and len(aimed) <= len(now)
    if not as_many or set(step.order) != now.keys() or not now.keys() >= set(aimed):
        raise impossible(
            "gone",
            "The stage has changed: something came to it or left it. Look again.",
            "ステージはもう変わっています（宣言が増えたか減りました）。もう一度見てください。",
        )
    if len(set(aimed)) < len(aimed):
        raise impossible(
            "twice",
            "The same declaration is aimed twice in one move.",
            "同じ宣言の対象が二度指定されています。",
        )
    for _, targets in step.aims:
        _check_aimed(0, len(targets))


def open_seals(work: StepContext, _step: OpenSeals) -> None:
    """Open all seals at once."""
    zones = tuple(
        zone.id
        for zone in work.table.setting.zones.values()
        if zone.spec.visibility == "sealed"
        and work.table.zones[zone.id]
        and zone.id not in work.table.opened
    )
    handles = tuple((number, work.name("c")) for zone in zones for number in work.table.zones[zone])
    if zones:
        work.commit(SealsOpened(work.seat, zones, handles))


def announce(work: StepContext, step: i.Announce) -> None:
    """Say or name something that moves nothing."""
    text = check_text(step.text)
    units = tuple(work.unit(name) for name in step.units)
    # Where a remedy led to is for the table to say.
    number = 0 if step.verb == REMEDY else step.number
    work.commit(f.Announced(work.seat, step.verb, text, units, number))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    Declare: declare,
    PassChance: pass_chance,
    Settle: settle,
    Restage: restage,
    OpenSeals: open_seals,
    i.Announce: announce,
}
