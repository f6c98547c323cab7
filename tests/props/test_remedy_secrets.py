"""What would come of putting a step right tells the eyes that ask no more than they may know.

Two tables go the same way and differ in what a seat may not see: the cards of another's hand and
deck, and how many lie in a deck where no number is told. What that seat is told of either is the
same, word for word. The planted leaks ask with eyes that are not those of the seat.
"""

from __future__ import annotations

import random

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, NodeId, SeatId, place
from app.core.visibility import viewers
from app.games.game_api import GameSpec
from app.games.lexicon import lexicon_naming
from app.net.encoding import messages
from app.session.judging.marked_names import marked
from app.session.judging.remedy_preview import remedies_told
from app.session.room.messages.remedy_messages import RemediesTold
from tests.helpers.play import Play, decks_for, lay
from tests.helpers.toy_games import TOYS
from tests.props.checks import Rigged

OWNER = 0
DECK, HAND = f"deck.{OWNER}", f"hand.{OWNER}"
HELD = sorted(name for name in TOYS if {DECK, HAND} <= set(lay(TOYS[name], 1).truth.setting.zones))
ROUGH = [name for name in HELD if any(zone.counted_below for zone in TOYS[name].zones)]


def _laid(spec: GameSpec, seed: int, *, other: bool = False, more: int = 20) -> Play:
    """Lay a table whose owner has a deck of cards that only `other` tells apart."""
    decks = decks_for(spec, spec.seats[0])
    kind = "vixen" if other else "fox"
    own = tuple(f"{kind}-{number}" for number in range(len(decks[OWNER]) + more))
    return lay(spec, seed, seats=spec.seats[0], decks=(own, *decks[1:]), entropy=Rigged(seed))


def _steps(chance: random.Random) -> list[i.Step]:
    """What the owner does that shows nobody else a card."""
    kinds: list[i.Step] = [
        i.Draw(1, DECK, HAND),
        i.Draw(3, DECK, HAND),
        i.Look(DECK, 2),
        i.Look(DECK),
        i.Hide(DECK),
        i.Move((place(HAND, 0),), DECK, -1),
        i.Move((place(HAND, 0),), DECK, 0),
        i.Shuffle(DECK),
        i.Flip(1),
    ]
    return [chance.choice(kinds) for _ in range(12)]


def _played(plays: tuple[Play, Play], seed: int) -> list[NodeId]:
    """Let both go the same way; the steps of it."""
    first = len(plays[0].host.tree)
    for step in _steps(random.Random(f"remedies {seed}")):
        answers = [type(play.ask(OWNER, step)) for play in plays]
        assert answers[0] is answers[1]
    return list(range(first, len(plays[0].host.tree)))


def _told(play: Play, step: NodeId, eyes: SeatId) -> RemediesTold:
    return remedies_told(play.host, step, eyes, lexicon_naming(play.host.spec, marked))


def _others(play: Play) -> list[SeatId]:
    """All who may not look into the owner's hand."""
    may = viewers(play.truth, HAND)
    return [seat for seat in (*play.seats, SPECTATOR) if seat not in may]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", HELD)
def test_no_face_of_anothers_hand_or_deck_is_told(game: str, seed: int) -> None:
    spec = TOYS[game]
    plays = (_laid(spec, seed), _laid(spec, seed, other=True))
    steps = _played(plays, seed)
    assert steps
    others = _others(plays[0])
    assert others
    for step in steps:
        for seat in others:
            one, other = (_told(play, step, seat) for play in plays)
            assert one == other, (step, seat)
            assert b"fox" not in messages.written(one)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ROUGH)
def test_no_size_is_told_that_is_kept(game: str, seed: int) -> None:
    spec = TOYS[game]
    plays = (_laid(spec, seed, more=20), _laid(spec, seed, more=27))
    for step in _played(plays, seed):
        for seat in _others(plays[0]):
            one, other = (_told(play, step, seat) for play in plays)
            assert one == other, (step, seat)


@pytest.mark.parametrize("eyes", [OWNER, JUDGE])
def test_a_planted_leak_is_noticed(eyes: SeatId) -> None:
    """Asked with the eyes of who may see it, the same answers differ, and hold the names."""
    spec = TOYS["duel"]
    plays = (_laid(spec, 1), _laid(spec, 1, other=True))
    steps = _played(plays, 1)
    answers = [[_told(play, step, eyes) for step in steps] for play in plays]
    assert answers[0] != answers[1]
    assert any(b"fox" in messages.written(one) for one in answers[0])


def test_a_planted_leak_of_a_size_is_noticed() -> None:
    (game, *_) = ROUGH
    plays = (_laid(TOYS[game], 1, more=20), _laid(TOYS[game], 1, more=27))
    steps = _played(plays, 1)
    assert [_told(plays[0], step, OWNER) for step in steps] != [
        _told(plays[1], step, OWNER) for step in steps
    ]
