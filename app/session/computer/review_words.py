"""What there is to say of a game that was looked back at, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.text.wording import clauses, number
from app.core.text.words import Words
from app.session.computer.game_review import (
    EVEN,
    ReviewedTurn,
    changed_hands,
    turning_point,
)

WORTH_TELLING = 3
"""Of a hundred; less is within what such a judgement knows."""


def of_hundred(share: float | None) -> str:
    """Return chances as people say them: 58; "–" where they are not known."""
    return "–" if share is None else str(round(100 * share))


def signed(share: float) -> str:
    """Return a change of chances: +4, −12, 0."""
    points = round(100 * share)
    return f"+{points}" if points > 0 else number(points)


def headline(turns: Sequence[ReviewedTurn], name: str) -> Words:
    """Return where the win changed hands for whom the game is looked back at."""
    turn = turning_point(turns)
    if turn is None:
        return Words("No turn was played to its end yet.", "最後まで終わったターンがありません。")
    at, before, after = turn.number, of_hundred(turn.judged.stood), of_hundred(turn.after)
    if changed_hands(turn):
        to = turn.after is not None and turn.after >= EVEN
        return (
            Words(
                f"The win came to {name} in turn {at}: {before} → {after} of 100.",
                f"ターン{at}で形勢が{name}に傾きました（勝率{before}%→{after}%）。",
            )
            if to
            else Words(
                f"The win went from {name} in turn {at}: {before} → {after} of 100.",
                f"ターン{at}で形勢が{name}から離れました（勝率{before}%→{after}%）。",
            )
        )
    return Words(
        f"It never changed hands. Turn {at} counted most for {name}: {before} → {after} of 100.",
        f"形勢は入れ替わりませんでした。{name}にとって一番大きかったのはターン{at}です（勝率{before}%→{after}%）。",
    )


def causes(turn: ReviewedTurn) -> tuple[Words, ...]:
    """Return what moved the chances in a turn, as far as it is worth telling."""
    said: list[Words] = []
    own, others, chance = (round(100 * one) for one in (turn.own, turn.others, turn.chance))
    if own <= -WORTH_TELLING:
        best = clauses(turn.judged.best)
        said.append(
            Words(
                f"{signed(turn.own)}: another plan promised more: {best.en}.",
                f"{signed(turn.own)}：もっと良い計画がありました（{best.ja}）。",
            )
        )
    if abs(others) >= WORTH_TELLING:
        said.append(
            Words(
                f"{signed(turn.others)}: the other plan met it better than was to be expected.",
                f"{signed(turn.others)}：相手の計画が予想以上に噛み合いました。",
            )
            if others < 0
            else Words(
                f"{signed(turn.others)}: the other plan met it worse than was to be expected.",
                f"{signed(turn.others)}：相手の計画が予想ほど噛み合いませんでした。",
            )
        )
    if abs(chance) >= WORTH_TELLING:
        said.append(
            Words(
                f"{signed(turn.chance)}: chance, and what was hidden.",
                f"{signed(turn.chance)}：運と、見えていなかったカードです。",
            )
        )
    return tuple(said)
