"""A size that others are told only below a number could above it as well be any other."""

from __future__ import annotations

import random

import pytest

from app.core import intent as i
from app.core.ids import SPECTATOR, place
from app.core.sight import view
from app.games.game_api import GameSpec
from app.session.host.updates import Accepted
from tests.helpers.play import Play, decks_for, lay
from tests.helpers.toy_games import TOYS
from tests.props.checks import Rigged

ROUGH = sorted(
    name for name, spec in TOYS.items() if any(zone.counted_below for zone in spec.zones)
)
OWNER = 0
DEPTHS = (11, 20)
"""Both deeper than any of these games tells a number."""


def _laid(spec: GameSpec, seed: int, more: int) -> Play:
    """Lay a table on which the owner's deck has so many cards more below the others."""
    decks = decks_for(spec, spec.seats[0])
    longer = (*decks[OWNER], *(f"more-{number}" for number in range(more)))
    return lay(spec, seed, seats=spec.seats[0], decks=(longer, *decks[1:]), entropy=Rigged(seed))


def _steps(play: Play, chance: random.Random) -> list[i.Step]:
    """What the owner does with a deck that stays large, without reaching its end."""
    deck, hand = f"deck.{OWNER}", f"hand.{OWNER}"
    zones = play.truth.setting.zones.values()
    open_to_all = [zone.id for zone in zones if zone.spec.visibility == "public"]
    goals = [zone for zone in open_to_all if OWNER in play.truth.setting.zones[zone].holders]
    kinds: list[i.Step] = [
        i.Draw(1, deck, hand),
        i.Draw(2, deck, hand),
        i.Look(deck, 2),
        i.Look(deck),
        i.Hide(deck),
        i.Show((place(deck, 0),), ()),
        i.Move((place(hand, 0),), deck, -1),
        i.Move((place(hand, 0),), deck, 0),
        i.Move((place(deck, 0),), chance.choice(goals or open_to_all), -1),
        i.Shuffle(deck),
        i.Flip(1),
    ]
    return [chance.choice(kinds) for _ in range(14)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ROUGH)
def test_others_cannot_tell_sizes_above_the_number(game: str, seed: int) -> None:
    spec = TOYS[game]
    one, other = (_laid(spec, seed, more) for more in (20, 27))
    others = [seat for seat in (*one.seats, SPECTATOR) if seat != OWNER]
    deck = f"deck.{OWNER}"
    for seat in others:
        assert view(one.truth, seat).zones[deck].count is None
    chance = random.Random(f"sizes {seed}")
    for step in _steps(one, chance):
        answers = [type(play.ask(OWNER, step)) for play in (one, other)]
        assert answers[0] is answers[1]
        for seat in others:
            assert view(one.truth, seat) == view(other.truth, seat), (step, seat)
    for seat in others:
        assert one.sent[seat] == other.sent[seat]
        # How many cards the table was laid with would tell it as well.
        assert one.host.told(0, seat) == other.host.told(0, seat)
    # Whoever holds the deck is told, and so is everybody once few are left.
    assert view(one.truth, OWNER).zones[deck].count != view(other.truth, OWNER).zones[deck].count


@pytest.mark.parametrize("game", ROUGH)
def test_how_deep_a_shown_card_lies_tells_others_nothing(game: str) -> None:
    """It is looked for and shown, as an effect says: a deck has at least so many cards."""
    spec = TOYS[game]
    near = _laid(spec, 3, more=30)
    lies = near.truth.zones[f"deck.{OWNER}"]
    one, other = (near.truth.cards[lies[deep]].ref for deep in DEPTHS)
    others_place = {one: other, other: one}
    decks = tuple(tuple(others_place.get(ref, ref) for ref in deck) for deck in near.decks)
    far = lay(spec, 3, seats=len(decks), decks=decks, entropy=Rigged(3))
    for play, deep in zip((near, far), DEPTHS, strict=True):
        found = place(f"deck.{OWNER}", deep)
        for step in (i.Show((found,), ()), i.Move((found,), f"hand.{OWNER}")):
            assert isinstance(play.ask(OWNER, step), Accepted)
    assert one.encode() in b"".join(near.sent[1]), "it is shown to all players"
    for seat in (1, SPECTATOR):
        assert near.sent[seat] == far.sent[seat]
