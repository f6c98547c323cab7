"""Asks the rules: of an intent before it is sent, of a gesture that was made, of a case."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from app.core.advice import SEVERITIES, Advice, Adviser, Broken, subject_of
from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Intent
from app.core.view import SeatFact, SeatView, fold
from app.games.pokemon.adviser.cases.case_writing import case_of
from app.games.pokemon.adviser.effects.striking import is_told_apart
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import game_memory as remembered
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.advice_rule import Rule, Speak
from app.games.pokemon.adviser.model.game_memory import Memory
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.rule_sources import SOURCES
from app.games.pokemon.adviser.readers.fact_plays import plays_told
from app.games.pokemon.adviser.readers.gesture_joining import is_candy
from app.games.pokemon.adviser.readers.intent_plays import plays_meant
from app.games.pokemon.adviser.readers.position_reading import position_of
from app.games.pokemon.adviser.rules.rule_registry import rules_for
from app.games.pokemon.variants.variant import Variant, VariantId

OFF = "off"


@cache
def _asked_about(kind: type[Any], game: VariantId) -> tuple[tuple[Rule, Speak], ...]:
    return tuple((rule, rule.speak) for rule in rules_for(game).values() if kind in rule.plays)


def _raise(_rule: str, problem: Exception) -> None:
    raise problem


def judge(position: Position, plays: Iterable[p.Play], broken: Broken = _raise) -> list[Advice]:
    """Return what the rules say of plays made from a position, the gravest first.

    What people agreed to keep and rules that the table switched off are left out; of one rule the
    same is said once. `broken` hears of a rule that raised.
    """
    off = {key[5:] for key, chosen in position.options if chosen == OFF and key[:5] == "rule:"}
    found: dict[tuple[str, str], Advice] = {}
    for play in plays:
        kind: Any = type(play)
        for rule, speak in _asked_about(kind, position.variant.id):
            try:
                said = [*speak(position, play)]
            except Exception as problem:  # noqa: BLE001 - one rule must not silence the others
                broken(rule.id, problem)
                continue
            if not said or rule.id in off:
                continue
            for one in said:
                advice = rule.advice(one, None if kind is p.Standing else position.number)
                key = (advice.rule, advice.subject)
                if key not in position.record.kept:
                    found.setdefault(key, advice)
    order = SEVERITIES.index
    return sorted(found.values(), key=lambda advice: order(advice.severity))


def foresee(
    memory: Memory, view: SeatView, intent: Intent, broken: Broken = _raise
) -> list[Advice]:
    """Return what would be said of `intent`, as far as a seat can tell before it is done."""
    plays = _with_candy(memory, plays_meant(view, intent))
    return [*_said_of(view, memory, plays, broken)] if plays else []


def follow(
    memory: Memory,
    view: SeatView,
    facts: tuple[SeatFact, ...],
    after: SeatView,
    broken: Broken = _raise,
) -> tuple[list[Advice], Memory]:
    """Return what is to be said of a gesture, and the memory after it.

    Said of its plays, and of what stands there now; what stood there before as well is not said
    again. `memory` and `view` are those before it, `after` is the view after it.
    """
    memory, view, facts = _begun_anew(memory, view, facts)
    told = plays_told(view, facts)
    plays = _with_candy(memory, tuple(one.play for one in told))
    before = {(one.rule, one.about) for one in _standing(view, memory, broken)}
    spoken: list[Advice] = []
    now = memory
    for play, one in zip(plays, told, strict=True):
        if len(plays) == 1:
            spoken += _said_of(one.view, now, plays, broken)
        else:
            spoken += judge(position_of(one.view, now, plays), (play,), broken)
        now = remembered.remembering(now, one.view, play)
    spoken += [one for one in _standing(after, now, broken) if (one.rule, one.about) not in before]
    first: dict[tuple[str, tuple[str, ...]], Advice] = {}
    for advice in spoken:
        first.setdefault((advice.rule, advice.about), advice)
    said = sorted(first.values(), key=lambda advice: SEVERITIES.index(advice.severity))
    return said, _ruled(now, view, facts)


def _said_of(
    view: SeatView, memory: Memory, plays: tuple[p.Play, ...], broken: Broken
) -> list[Advice]:
    """Return what is said of the plays of a gesture; of one that was foreseen it is known."""
    failed: list[str] = []

    def hear(rule: str, problem: Exception) -> None:
        failed.append(rule)
        broken(rule, problem)

    plays = tuple(_as_judged(position_of(view, memory), play) for play in plays)

    def said() -> tuple[list[Advice], bool]:
        advice = judge(position_of(view, memory, plays), plays, hear)
        return advice, not failed  # a rule that raised raises again

    return memory.glimpses.gesture(view, memory, plays, said)


def _as_judged(position: Position, play: p.Play) -> p.Play:
    """Return a play with nothing told of it that no rule asks for: foreseen or told, it is one."""
    if not isinstance(play, p.Attack):
        return play
    return replace(play, index=None, apart=is_told_apart(position, play))


def _begun_anew(
    memory: Memory, view: SeatView, facts: tuple[SeatFact, ...]
) -> tuple[Memory, SeatView, tuple[SeatFact, ...]]:
    """Return what a gesture is judged from: where it begins a new game, from there.

    How the cards were gathered for it is no play, and of the game before nothing is remembered.
    """
    ends = [
        number
        for number, fact in enumerate(facts, 1)
        if any(event.verb == "anew" for event in fact.events)
    ]
    if not ends:
        return memory, view, facts
    for fact in facts[: ends[-1]]:
        view = fold(view, fact)
    return remembered.begin(view), view, facts[ends[-1] :]


def _standing(view: SeatView, memory: Memory, broken: Broken) -> list[Advice]:
    """Return what is said of the table as it stands."""

    def said() -> list[Advice]:
        return judge(position_of(view, memory), (p.Standing(),), broken)

    return memory.glimpses.standing(view, memory, said)


def _ruled(memory: Memory, view: SeatView, facts: tuple[SeatFact, ...]) -> Memory:
    """Return the memory with what people agreed to keep, as far as this seat is among them.

    A judge's ruling holds for all; who has no seat of their own hears of what others agreed on.
    """
    for fact in facts:
        for event in fact.events:
            if event.verb != "ruled":
                continue
            if view.seat < 0 or {view.seat, JUDGE} & set(event.seats):
                for turn in (None, view.turn.number):
                    subject = subject_of(event.about, turn)
                    memory = remembered.kept(memory, event.mark, subject)
    return memory


_LENDING = (c.PlayTrainer, p.Evolve)


def _with_candy(memory: Memory, plays: tuple[p.Play, ...]) -> tuple[p.Play, ...]:
    """Let a Rare Candy that was played a moment ago lend its hand to the evolution after it."""
    last = next((play for play in reversed(memory.turn) if isinstance(play, _LENDING)), None)
    if not isinstance(last, c.PlayTrainer) or not is_candy(last) or last.evolution is not None:
        return plays
    return tuple(
        replace(play, candy=last.card)
        if isinstance(play, p.Evolve) and play.candy is None
        else play
        for play in plays
    )


def adviser(variant: Variant) -> Adviser:
    """Return the adviser of a table that plays a variant."""
    rules = tuple(rule.told for rule in rules_for(variant.id).values())
    return Adviser(rules, remembered.begin, follow, foresee, _case, _kept, SOURCES)


def _case(memory: Memory, view: SeatView) -> dict[str, Any]:
    name = f"turn-{view.turn.number}-{view.setting.seats[view.turn.seat].name}"
    return {"cases": [case_of(position_of(view, memory), name)]}


def _kept(memory: Memory) -> frozenset[tuple[str, str]]:
    return memory.record.kept
