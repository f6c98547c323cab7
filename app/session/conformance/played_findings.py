"""What shows when a game is played: a setup refused, keys for two things, actions for none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import cycle

from app.core.ids import SeatId
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.session.conformance.random_play import RandomPlay, Situation
from app.session.conformance.spec_findings import Decks, Finding
from app.session.host.updates import Refused

GAMES_PLAYED = 12
FEWEST_GAMES = 4
"""Played even where every action was offered before: keys are compared in all of them."""
GESTURES = 60
"""Of each game."""
EVERY = 4
"""Of so many situations one is asked whether two actions have the same key in it."""


def played_findings(
    spec: GameSpec,
    decks: Decks = (),
    games: int = GAMES_PLAYED,
    *,
    rarely: Collection[str] = (),
) -> tuple[Finding, ...]:
    """Play at random and return what shows; it ends early once every action was offered.

    `rarely`: ids of actions that need not be offered in any of these games.
    """
    waiting = {action.id for action in spec.actions} - {*rarely}
    by_id, turn = {action.id: action for action in spec.actions}, cycle(range(EVERY))
    doubled: dict[tuple[str, ...], Finding] = {}
    for seed in range(games):
        for situation in _situations(spec, decks, seed):
            view, selection = situation.view, situation.selection
            # What was offered once is asked again only now and then, for the keys.
            asked = spec.actions if next(turn) == 0 else (by_id[name] for name in waiting)
            offered = [action for action in asked if action.when(view, selection)]
            families = {_family(action.id) for action in offered}
            waiting = {name for name in waiting if _family(name) not in families}
            keys = Counter(action.key for action in offered if action.key)
            for key in (key for key, times in keys.items() if times > 1):
                ids = tuple(action.id for action in offered if action.key == key)
                doubled.setdefault(ids, _one_key(spec, key, ids))
        if not waiting and seed + 1 >= FEWEST_GAMES:
            break
    never = (_never_offered(spec, name) for name in sorted(waiting))
    return (*_refused_setups(spec, decks), *doubled.values(), *never)


def _refused_setups(spec: GameSpec, decks: Decks) -> tuple[Finding, ...]:
    """Return what is wrong with the setup of a table that was just laid: nobody would be told."""
    found: dict[str, Finding] = {}
    for seed in range(spec.seats[1] - spec.seats[0] + 1):
        play = RandomPlay(spec, seed, decks)
        for seat, refused in play.set_up():
            found.setdefault(refused.reason.en, _setup_refused(spec, seat, refused))
    return tuple(found.values())


def _family(action: str) -> str:
    """Return what an action is called without its number: of "draw_1", "draw_2", … one counts."""
    return action.rstrip("0123456789")


def _situations(spec: GameSpec, decks: Decks, seed: int) -> Iterator[Situation]:
    play = RandomPlay(spec, seed, decks)
    yield from play.go_on(3)
    play.begin()
    yield from play.go_on(GESTURES)


def _one_key(spec: GameSpec, key: str, ids: tuple[str, ...]) -> Finding:
    names = listed([f"“{name}”" for name in ids])
    return Finding(
        "key",
        key,
        Words(
            f"{names.en} of {spec.id} are offered for the same thing and have the same key, {key}. "
            "Give one of them another key.",
            f"{spec.id}の{names.ja}は同じ対象に同時に使え、キーも同じ{key}です。"
            "どちらかを別のキーにしてください。",
        ),
    )


def _setup_refused(spec: GameSpec, seat: SeatId, refused: Refused) -> Finding:
    said = refused.reason
    return Finding(
        "setup",
        f"seat {seat}",
        Words(
            f"The setup of {spec.id} is refused for seat {seat} of a new table: {said.en} "
            "Correct the steps of its procedure “setup”.",
            f"{spec.id}の準備が、新しい卓の席{seat}で実行できません：{said.ja}"
            "手続き「setup」の手順を直してください。",
        ),
    )


def _never_offered(spec: GameSpec, name: str) -> Finding:
    return Finding(
        "unreachable",
        name,
        Words(
            f"The action “{name}” of {spec.id} was never offered in {GAMES_PLAYED} games played "
            "at random. See when it is offered, or take it out.",
            f"{spec.id}の操作「{name}」は、ランダムな対戦{GAMES_PLAYED}回で一度も使えませんでした。"
            "使える条件を見直すか、削除してください。",
        ),
    )
