"""The adviser of a Pokémon table: what its rules, readers and memory make of `games/advising`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.core.data.value import replace
from app.games.advising.advised_game import AdvisedGame
from app.games.advising.rule_examples import shipped_examples
from app.games.advising.told_plays import Told
from app.games.pokemon.adviser.cases.case_writing import case_of
from app.games.pokemon.adviser.effects.damage.striking import is_told_apart
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import game_memory as remembered
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.rule_sources import SOURCES
from app.games.pokemon.adviser.readers.gesture_joining import is_candy
from app.games.pokemon.adviser.readers.gesture_plays import plays_meant, plays_told
from app.games.pokemon.adviser.readers.position_reading import position_of
from app.games.pokemon.adviser.rules.rule_registry import rules_for

if TYPE_CHECKING:
    from app.core.advice import Adviser
    from app.core.intent import Intent
    from app.core.view import SeatFact, SeatView
    from app.games.advising.rule_book import RuleBook
    from app.games.pokemon.adviser.model.game_memory import Memory
    from app.games.pokemon.adviser.model.position import Position
    from app.games.pokemon.variants.variant import Variant


def _rules(position: Position) -> RuleBook:
    return rules_for(position.variant.id)


def _meant(memory: Memory, view: SeatView, intent: Intent) -> tuple[p.Play, ...]:
    return _with_candy(memory, plays_meant(view, intent))


def _told(memory: Memory, view: SeatView, facts: tuple[SeatFact, ...]) -> tuple[Told, ...]:
    told = plays_told(view, facts)
    given = tuple([one.play for one in told])
    plays = _with_candy(memory, given)
    if plays is given:
        return told
    return tuple([replace(one, play=play) for play, one in zip(plays, told, strict=True)])


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


def _as_judged(position: Position, play: p.Play) -> p.Play:
    """Return a play with nothing told of it that no rule asks for: foreseen or told, it is one."""
    if not isinstance(play, p.Attack):
        return play
    return replace(play, index=None, apart=is_told_apart(position, play))


def _case(memory: Memory, view: SeatView) -> dict[str, Any]:
    name = f"turn-{view.turn.number}-{view.setting.seats[view.turn.seat].name}"
    return {"cases": [case_of(position_of(view, memory), name)]}


ADVISED = AdvisedGame(
    remembered.begin,
    _rules,
    position_of,
    remembered.remembering,
    _meant,
    _told,
    _case,
    SOURCES,
    _as_judged,
    lambda: shipped_examples("pokemon"),
)
judge, foresee, follow = ADVISED.judge, ADVISED.foresee, ADVISED.follow


def adviser(variant: Variant) -> Adviser:
    """Return the adviser of a table that plays a variant."""
    return ADVISED.adviser(rules_for(variant.id))
