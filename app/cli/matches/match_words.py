"""The score of a match as people read it, and as programs do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cli.matches.computer_games import MOST_STEPS, MOST_TURNS
from app.cli.matches.match_play import Match
from app.cli.matches.match_score import MatchScore, at_share
from app.core.text.wording import DECISION, GAME, STEP, TURN, counted, number
from app.core.text.words import Words

MIDDLE, HIGH = 0.5, 0.95
SHOWN = 3
"""Sentences of the table about steps that are not possible, at most."""


def as_json(score: MatchScore) -> dict[str, Any]:
    """Return what a program is told of the first player."""
    own = score.seconds[0]
    return {
        "games": score.games,
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "score": round(score.score, 6),
        "interval": [round(end, 6) for end in score.interval],
        "seconds": {
            "p50": round(at_share(own, MIDDLE), 6),
            "p95": round(at_share(own, HIGH), 6),
        },
    }


def told(match: Match, score: MatchScore) -> Iterator[Words]:
    """Yield the score: a heading, and lines that stand below it."""
    first, second = match.players
    games, title = counted(score.games, GAME), match.spec.title
    yield Words(
        f"{first} against {second}: {title.en}, {games.en}, seed {match.seed}",
        f"{first}対{second}：{title.ja}、{games.ja}、シード{match.seed}",
    )
    low, high = score.interval
    won, drawn, lost = map(number, (score.wins, score.draws, score.losses))
    yield Words(
        f"{won} won, {drawn} drawn, {lost} lost: {_percent(score.score)}, with 95 % between "
        f"{_percent(low)} and {_percent(high)} (Wilson; a draw counts half)",
        f"{won}勝{lost}敗{drawn}分：{_percent(score.score)}、95%の区間は"
        f"{_percent(low)}〜{_percent(high)}（Wilson。引き分けは0.5勝）",
    )
    for name, samples in zip(match.players, score.seconds, strict=True):
        middle, most = at_share(samples, MIDDLE), at_share(samples, HIGH)
        count = counted(len(samples), DECISION)
        yield Words(
            f"{name}: {count.en}, p50 {middle:.4f} s, p95 {most:.4f} s of a processor",
            f"{name}：判断{count.ja}、p50 {middle:.4f}秒、p95 {most:.4f}秒（CPU時間）",
        )


def remarks(score: MatchScore) -> Iterator[Words]:
    """Yield what else is to be known of the games."""
    if score.cut:
        games, turns = counted(score.cut, GAME), counted(MOST_TURNS, TURN)
        steps = counted(MOST_STEPS, STEP)
        yield Words(
            f"{games.en} did not come to an end within {turns.en} and {steps.en}, or stood still; "
            "each counts as a draw.",
            f"{games.ja}は{turns.ja}・{steps.ja}以内に終わらないか、途中で止まりました。"
            "引き分けとして数えています。",
        )
    if score.unknown:
        games = counted(score.unknown, GAME)
        yield Words(
            f"Of {games.en} the table does not say who has won; each counts as a draw.",
            f"{games.ja}は卓から勝者がわかりません。引き分けとして数えています。",
        )
    for said in dict.fromkeys(score.refused[:SHOWN]):
        yield Words(
            f"A player asked for something that is not possible: {said}",
            f"プレイヤーの操作を実行できませんでした：{said}",
        )


def _percent(share: float) -> str:
    return f"{share * 100:.1f}%"
