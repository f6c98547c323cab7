"""What a plan leads to: the end of the game, or attacks in sight that could end it."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import replace
from app.core.text.wording import number
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.planning.fighters import fighters
from app.games.nullpoga.planning.foreseeing import Outcome, outcome
from app.games.nullpoga.resolver.blows import ARCHER
from app.games.nullpoga.resolver.board_values import SIDE_NAMES, Board
from app.games.nullpoga.resolver.turn_plans import NOTHING, Act, Plan


def _how(seen: Outcome, loser: int) -> Words:
    """Return why somebody has lost: the sum of life, or the cells that are wilderness (R10)."""
    life, after = seen.before.sides[loser].life, seen.board.sides[loser].life
    if after <= 0:
        lost, left = life - after, number(after)
        return Words(f"life {life} − {lost} = {left}", f"ライフ{life}−{lost}＝{left}")
    before, wild = len(seen.before.sides[loser].wild), len(seen.board.sides[loser].wild)
    return Words(
        f"wilderness in {wild} of its columns, {before} before",
        f"荒野{wild}マス（これまで{before}マス）",
    )


@rule(
    "plan-wins",
    "reminder",
    Planned,
    title=Words(
        "You win by taking all of the opponent's life, or by laying their whole battle zone waste.",
        "相手のライフを削りきるか、バトルゾーンをすべて荒野にすると勝ちです。",
    ),
    source="seed 40–45; R10",
)
def plan_wins(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """If the other does nothing against it."""
    seen, other = position.plan.outcome, 1 - play.by
    if seen.board.winner != SIDE_NAMES[play.by]:
        return
    name, how = position.name(other), _how(seen, other)
    yield Said(
        Words(
            f"This plan wins if {name} does nothing against it: {how.en}.",
            f"{name}が何もしなければ、この計画で勝ちです（{how.ja}）。",
        ),
        (f"seat.{other}",),
    )


@rule(
    "plan-loses",
    "suspicious",
    Planned,
    title=Words(
        "A plan does not end the game against its own side.",
        "自分の計画で、自分の負けや引き分けにはしません。",
    ),
    source="seed 40–45, 60; R10, R26",
)
def plan_loses(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """By the own last cell laid waste, without anything that the other does."""
    seen = position.plan.outcome
    if seen.board.winner not in (SIDE_NAMES[1 - play.by], "draw"):
        return
    name, how = position.name(1 - play.by), _how(seen, play.by)
    yield Said(
        Words(
            f"Even if {name} does nothing, this plan ends the game without a win: {how.en}.",
            f"{name}が何もしなくても、この計画では勝てずに終わります（{how.ja}）。",
        ),
        (f"seat.{play.by}",),
    )


@rule(
    "other-could-win",
    "reminder",
    Planned,
    title=Words(
        "The opponent may win this turn with the attacks in sight.",
        "相手は、見えているモンスターの攻撃でこのターンに勝つかもしれません。",
    ),
    source="seed 40–45; R5, R10",
)
def other_could_win(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """All that can attack does, an archer at an empty cell; hidden cards are not guessed at."""
    other = 1 - play.by
    attacks = all_attack(position.plan.before, other)
    if not attacks.actions:
        return
    view = replace(position.view, seat=play.by)
    seen = outcome(view, play.plan, attacks)
    if seen.board.winner != SIDE_NAMES[other]:
        return
    name, how = position.name(other), _how(seen, play.by)
    yield Said(
        Words(
            f"{name} could win this turn by the attacks in sight: {how.en}.",
            f"見えている攻撃だけで、{name}がこのターンに勝つかもしれません（{how.ja}）。",
        ),
        (f"seat.{play.by}",),
    )


def all_attack(board: Board, side: int) -> Plan:
    """Return the plan in which everybody of a side attacks who can."""
    foe = board.sides[1 - side]
    empty = [n for n, held in enumerate(foe.battle) if held is None and n not in foe.wild]
    acts = []
    for one in fighters(board, side, NOTHING).values():
        aim = empty[-1] if one.card == ARCHER and empty else -1
        if one.able:
            acts.append(Act(one.uid, "attack", aim=aim))
    return Plan(actions=tuple(acts))
