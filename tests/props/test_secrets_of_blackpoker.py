"""BlackPoker by legal moves tells nobody what is not theirs to know.

Leaks are planted on purpose, in the core and in the game: what is asked here must find each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from app.core import intent as i
from app.core import sight
from app.core.data.value import replace
from app.core.ids import SPECTATOR, SeatId
from app.core.text import events as events_module
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.effects import card_effects
from app.games.blackpoker.flow import table_steps
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, GRAVE
from app.games.game_api import GameSpec
from tests.props.black_plays import BlackPlay, halves
from tests.props.checks import Rigged

ANY_TURN = 14
"""More than one gesture ever takes from a deck, but for a Royal Straight Flush."""
LONGER = 9
FORMS = ("lite", "standard", "pro", "master", "extra")


def played(seed: int, spec: GameSpec = SPEC) -> BlackPlay:
    """Return a game that was played to its end and looked at from all sides."""
    game = BlackPlay(seed, FORMS[seed % len(FORMS)], spec=spec)
    game.to_the_end()
    game.check()
    game.check_rules()
    return game


def test_legal_moves_at_two_seats_tell_nobody_what_is_not_theirs() -> None:
    did: Counter[str] = Counter()
    for seed in range(7):
        game = played(seed)
        assert game.over
        did += game.did
    for what in ("search", "handeth", "setBulwark", "attack", "counter", "reunion"):
        assert did[f"started {what}"], what
    assert did["tried in vain"] > 50
    assert did["taken back"]


# -- how large a deck is --------------------------------------------------------------------------


def compare_sizes(seed: int, owner: SeatId) -> Counter[str]:
    """Play the same at two tables, of which one has a longer deck, while neither is small.

    Everything others are sent, see and are answered must be equal; AssertionError where it is not.
    """
    one, other = (_with_deck(seed, owner, cards) for cards in (0, LONGER))
    others = [seat for seat in (1 - owner, SPECTATOR) if seat != owner]
    deck = f"{DECK}.{owner}"
    while not one.over and len(one.play.truth.zones[deck]) >= ANY_TURN + 10:
        asked = len(one.play.asked)
        one.move()
        for request, answer in one.play.asked[asked:]:
            again = other.play.submit(request)
            assert type(again) is type(answer), request
            assert request.seat == owner or again == answer, request
        for seat in others:
            assert one.play.sent[seat] == other.play.sent[seat], (seed, seat, one.play.asked[-1])
            assert one.play.view(seat) == other.play.view(seat)
    for seat in others:
        assert one.play.host.told(0, seat) == other.play.host.told(0, seat)
    assert one.play.view(owner).zones[deck] != other.play.view(owner).zones[deck]
    return one.did


def _with_deck(seed: int, owner: SeatId, more: int) -> BlackPlay:
    """Both decks are of forty cards; the owner's has some more at the bottom."""
    own, foreign = halves(seed)
    decks = [own + foreign[:13], foreign + own[:13]]
    left = tuple(card for card in CARDS if card not in decks[owner])
    decks[owner] += left[:more]
    return BlackPlay(seed, "master", decks=tuple(decks), entropy=Rigged(seed))


def test_others_cannot_tell_how_large_a_deck_is_from_ten_on() -> None:
    did: Counter[str] = Counter()
    for seed in range(5):
        did += compare_sizes(seed, seed % 2)
    assert did["started search"], "looks at a whole deck"
    assert did["started attack"], "deals damage"


# -- leaks planted on purpose ---------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], GameSpec]


def _zone_of(name: str, **said: object) -> GameSpec:
    zones = (replace(zone, **said) if zone.name == name else zone for zone in SPEC.zones)  # type: ignore[arg-type]
    return replace(SPEC, zones=tuple(zones))


def _decks_are_counted(_patch: pytest.MonkeyPatch) -> GameSpec:
    return _zone_of(DECK, counted_below=None)


def _decks_are_counted_below_twelve(_patch: pytest.MonkeyPatch) -> GameSpec:
    return _zone_of(DECK, counted_below=12)


def _graveyards_lie_open(_patch: pytest.MonkeyPatch) -> GameSpec:
    return _zone_of(GRAVE, top_only=False)


def _anybody_turns_bulwarks_up(_patch: pytest.MonkeyPatch) -> GameSpec:
    return _zone_of(BULWARKS, touch="anyone")


def _bulwarks_are_shown_around(patch: pytest.MonkeyPatch) -> GameSpec:
    def show(cards: Any, seats: Any, verb: str) -> i.Show:
        return i.Show(cards, () if verb == "peek" else seats, verb=verb)

    patch.setattr(table_steps, "Show", show)
    return SPEC


def _bulwarks_are_strange_to_their_owner(patch: pytest.MonkeyPatch) -> GameSpec:
    def show(cards: Any, seats: Any, verb: str) -> i.Show:
        return i.Show(cards, (1 - seats[0],) if verb == "peek" else seats, verb=verb)

    patch.setattr(table_steps, "Show", show)
    return SPEC


def _hands_stay_shown(patch: pytest.MonkeyPatch) -> GameSpec:
    patch.setattr(card_effects, "Hide", i.Look)
    return SPEC


def _decks_stay_shown(patch: pytest.MonkeyPatch) -> GameSpec:
    patch.setattr(card_effects, "Shuffle", i.Look)
    return SPEC


def _names_for_everybody(patch: pytest.MonkeyPatch) -> GameSpec:
    def leaky(before: Any, fact: Any, after: Any, _seat: int, *_alike: Any) -> Any:
        return events_module.events(before, fact, after, lambda number: after.cards[number].ref)

    patch.setattr(sight, "_told", leaky)
    return SPEC


PLANTED: tuple[tuple[Plant, str], ...] = (
    (_decks_are_counted, "of"),
    (_decks_are_counted_below_twelve, "of 1[01]"),
    (_graveyards_lie_open, "the graveyard"),
    (_anybody_turns_bulwarks_up, "Face|Show|Collect"),
    (_bulwarks_are_shown_around, "what lies face down"),
    (_bulwarks_are_strange_to_their_owner, "what lies face down"),
    (_hands_stay_shown, "the hand"),
    (_decks_stay_shown, "the deck"),
    (_names_for_everybody, "was sent the names"),
)


@pytest.mark.parametrize(
    ("plant", "found"), PLANTED, ids=[plant.__name__.strip("_") for plant, _ in PLANTED]
)
def test_a_planted_leak_is_found(plant: Plant, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = plant(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        _many(lambda seed: played(seed, spec))


def test_a_look_that_counts_a_deck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "_uncounted", lambda event: event)
    with pytest.raises(AssertionError):
        _many(lambda seed: compare_sizes(seed, seed % 2))


def _many(play: Callable[[int], object]) -> None:
    for seed in range(12):
        play(seed)
