"""What a computer player is asked and what it answers, as lines between two processes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING

from app.core.data.codec import CodecError, checked, intent_of, read, reader, to_bytes
from app.core.data.value import value
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import (
    LONGEST_MEMORY,
    LONGEST_REASON,
    MOST_REASONS,
    Memory,
)
from app.games.contracts.planned.review_contract import MOST_ENTRIES, JudgedTurn
from app.session.trial.dry_run import dry_run

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

    from app.games.game_api import GameSpec


@value
class Question:
    """What a computer player is asked: what to do at a step, as its seat sees it."""

    number: int
    """Counted by whoever asks: an answer to another question is passed over."""
    game: str
    player: str
    """Which of the game's players (`GameSpec.players`)."""
    seed: int
    """What its chance begins with."""
    view: SeatView
    memory: Memory = ""
    why: bool = False
    """Whether it is to say why, too: a person asks for a hint."""
    opened: SeatView | None = None
    """What the seat saw as the plans of a turn lay open: the turn is over and to be judged."""


@value
class Thought:
    """What it answers."""

    number: int
    step: Step | None = None
    """None where it waits for somebody else."""
    memory: Memory = ""
    failed: str = ""
    """What went wrong while it thought, for a report; "" where nothing did."""
    reasons: tuple[Words, ...] = ()
    """Why, where that was asked."""
    judged: JudgedTurn | None = None
    """The turn, where one was to be judged."""


_BAD_ANSWER = Words(
    "A computer player answered something that is not a move.",
    "コンピューターの答えが操作の形になっていません。",
)


def answer_to(question: Question, games: Mapping[str, GameSpec]) -> Thought:
    """Let the player think. Never raises for what the player does wrong.

    Raises KeyError for a game or a player that is not there.
    """
    spec = games[question.game]
    player = spec.players[question.player]
    chance = Random(question.seed)  # noqa: S311
    reasons: tuple[Words, ...] = ()
    try:
        if question.opened is not None:
            judge = player.judges() if player.judges is not None else None
            turn = judge(question.view, question.opened, chance) if judge is not None else None
            return Thought(question.number, judged=turn)
        think = player.think(partial(dry_run, spec))
        step, memory = think(question.view, question.memory, chance)
        if question.why and step is not None and player.why is not None:
            reasons = player.why()(question.view, step, chance)[:MOST_REASONS]
    except Exception as problem:  # noqa: BLE001 - a game's own code: its table goes on without it
        return Thought(question.number, failed=f"{type(problem).__name__}: {problem}"[:500])
    if len(memory) > LONGEST_MEMORY:
        return Thought(question.number, failed=f"MemoryError: {len(memory)}")
    return Thought(question.number, step, memory, reasons=reasons)


def question_line(question: Question) -> bytes:
    """Return a question as one line."""
    return to_bytes(question) + b"\n"


@cache
def _questions() -> SchemaValidator:
    return reader(Question)


def question_from(line: bytes) -> Question:
    """Return the question in a line. Raises CodecError."""
    question: Question = read(_questions(), line)
    return question


def thought_line(thought: Thought) -> bytes:
    """Return an answer as one line."""
    return to_bytes(thought) + b"\n"


def thought_from(line: bytes) -> Thought:
    """Return the answer in a line, for which nobody vouches. Raises CodecError."""
    raw = checked(line)
    number, memory, failed = raw.get("number"), raw.get("memory", ""), raw.get("failed", "")
    if type(number) is not int or type(memory) is not str or type(failed) is not str:
        raise CodecError(_BAD_ANSWER)
    step = None if raw.get("step") is None else intent_of(raw["step"])
    if not (step is None or isinstance(step, Step)) or len(memory) > LONGEST_MEMORY:
        raise CodecError(_BAD_ANSWER)
    reasons = _sentences_in(raw.get("reasons", []), MOST_REASONS)
    return Thought(number, step, memory, failed, reasons, _judged_in(raw.get("judged")))


def _judged_in(raw: object) -> JudgedTurn | None:
    """Return the judged turn of an answer. Raises CodecError."""
    if raw is None:
        return None
    if not isinstance(raw, dict):
        raise CodecError(_BAD_ANSWER)
    stood, planned, met, promised = (
        _share_in(raw.get(name)) for name in ("stood", "planned", "met", "promised")
    )
    best = _sentences_in(raw.get("best", []), MOST_ENTRIES)
    return JudgedTurn(stood, planned, met, promised, best)


def _share_in(raw: object) -> float:
    """Return chances from 0 to 1. Raises CodecError."""
    if type(raw) not in (int, float) or not 0 <= (share := float(raw)) <= 1:  # type: ignore[arg-type]
        raise CodecError(_BAD_ANSWER)
    return share


def _sentences_in(raw: object, most: int) -> tuple[Words, ...]:
    """Return the sentences of an answer. Raises CodecError."""
    if not isinstance(raw, list) or len(raw) > most:
        raise CodecError(_BAD_ANSWER)
    return tuple(map(_sentence_in, raw))


def _sentence_in(raw: object) -> Words:
    if isinstance(raw, dict) and raw.keys() == {"en", "ja"}:
        en, ja = raw["en"], raw["ja"]
        if isinstance(en, str) and isinstance(ja, str) and max(len(en), len(ja)) <= LONGEST_REASON:
            return Words(en, ja)
    raise CodecError(_BAD_ANSWER)
