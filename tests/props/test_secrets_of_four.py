"""What is new at a table for four tells nobody what is not theirs.

Hands of rock, paper, scissors, hands that are open to the partner, who leaves and takes all cards
along, and procedures that are asked for with another seat's number.
"""

from __future__ import annotations

import random

import pytest

from app.core import intent as i
from app.core.ids import SPECTATOR, SeatId
from app.core.intents.agreement_intents import SetOptions
from app.games.game_api import GameSpec
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, TEAM_BATTLE_SPEC
from app.session.host.entropy import Entropy
from app.session.host.updates import Accepted, Refused
from tests.helpers.play import REAL_CARDS, Decks, Play, again, lay
from tests.props import checks
from tests.props.oracle import ever_read
from tests.props.test_forged_marks import Scribbler
from tests.props.whole_games import words_in

BOTH = pytest.mark.parametrize(
    "spec", [BATTLE_ROYAL_SPEC, TEAM_BATTLE_SPEC], ids=lambda spec: spec.id
)
PARTNERS, FOES = 2, (1, 3, SPECTATOR)
"""Who shares a team with seat 0, and who does not."""


def lay_four(spec: GameSpec) -> Play:
    """A table at which every card has a name of its own."""
    decks = tuple(tuple(f"D{seat}-{number}" for number in range(20)) for seat in range(4))
    play = lay(spec, 5, seats=4, decks=decks)
    for seat in range(4):
        for zone in ("hand", "prizes"):
            did(play, seat, i.Draw(3, f"deck.{seat}", f"{zone}.{seat}"))
    return play


def did(play: Play, seat: SeatId, intent: i.Intent) -> None:
    answer = play.ask(seat, intent)
    assert isinstance(answer, Accepted), answer


def hand(number: str) -> i.Procedure:
    return i.Procedure("first", (("by", "hands"), ("hand", number)))


# -- rock, paper, scissors ------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("other", ["2", "3"])
def test_a_hand_that_was_chosen_could_be_any(spec: GameSpec, other: str) -> None:
    """Whatever others try until the last one has chosen: bytes and answers are the same."""
    told = []
    for chosen in ("1", other):
        play = lay_four(spec)
        did(play, 0, i.Procedure("first", (("by", "hands"),)))
        did(play, 0, hand(chosen))
        answers = [
            play.ask(seat, intent)
            for seat in (1, 2)
            for intent in (hand("1"), i.Undo(), i.Redo(), i.Undo(), hand("4"), hand("3"))
        ]
        told.append((answers, [play.sent[seat] for seat in (1, 2, 3, SPECTATOR)]))
    assert told[0] == told[1]


@BOTH
def test_whoever_begins_the_round_anew_learns_no_hand(spec: GameSpec) -> None:
    told = []
    for chosen in ("1", "2"):
        play = lay_four(spec)
        did(play, 0, i.Procedure("first", (("by", "hands"),)))
        did(play, 0, hand(chosen))
        did(play, 1, i.Procedure("first", (("by", "hands"), ("winner", "chooses"))))
        did(play, 3, i.Procedure("first", (("by", "dice"),)))
        told.append([play.sent[seat] for seat in (1, 2, 3, SPECTATOR)])
    assert told[0] == told[1]


@BOTH
def test_who_leaves_before_the_last_hand_opens_none_that_is_not_final(spec: GameSpec) -> None:
    """A round with somebody gone goes on with the others, and tells nothing before."""
    told = []
    for chosen in ("1", "3"):
        play = lay_four(spec)
        did(play, 0, i.Procedure("first", (("by", "hands"),)))
        for seat in (0, 1):
            did(play, seat, hand(chosen))
        play.ask(3, i.Procedure("leave", (("seat", "3"),)))
        told.append([play.sent[seat] for seat in (2, 3, SPECTATOR)])
    assert told[0] == told[1]


# -- hands that are open to the partner -----------------------------------------------------------


def of_hand(play: Play, seat: SeatId) -> set[str]:
    return {
        card.ref for card in play.truth.cards if card.zone == f"hand.{seat}" and card.owner == seat
    }


def test_an_open_hand_is_the_partners_to_see_and_nobody_elses() -> None:
    play = lay_four(TEAM_BATTLE_SPEC)
    did(play, 1, SetOptions((("tv-hands", "open"),)))
    did(play, 0, i.Draw(2, "deck.0", "hand.0"))
    first = of_hand(play, 0)
    assert len(first) == 5
    assert first <= words_in(play.sent[PARTNERS])
    for seat in FOES:
        assert not first & words_in(play.sent[seat])
    did(play, 3, SetOptions((("tv-hands", "closed"),)))
    did(play, 0, i.Draw(2, "deck.0", "hand.0"))
    later = of_hand(play, 0) - first
    assert len(later) == 2
    assert not later & words_in(play.sent[PARTNERS])
    seen = play.view(PARTNERS)
    assert not [card for card in seen.cards_in("hand.0") if seen.cards[card].ref]
    for seat in FOES:
        assert not (first | later) & words_in(play.sent[seat])


def test_prizes_and_decks_of_a_partner_stay_closed_with_open_hands() -> None:
    play = lay_four(TEAM_BATTLE_SPEC)
    did(play, 0, SetOptions((("tv-hands", "open"),)))
    hidden = {card.ref for card in play.truth.cards if card.owner == 0} - of_hand(play, 0)
    assert not hidden & words_in(play.sent[PARTNERS])


def test_a_partner_does_nothing_with_the_cards_of_an_open_hand() -> None:
    play = lay_four(TEAM_BATTLE_SPEC)
    did(play, 0, SetOptions((("tv-hands", "open"),)))
    card = play.view(PARTNERS).cards_in("hand.0")[0]
    for intent in (
        i.Show((card,), (1, 3)),
        i.Face((card,), up=True),
        i.Move((card,), "discard.t0"),
        i.Look("hand.0"),
        i.Look("deck.0"),
    ):
        assert isinstance(play.ask(PARTNERS, intent), Refused), intent
    for seat in FOES:
        assert not of_hand(play, 0) & words_in(play.sent[seat])
    hidden = {card.ref for card in play.truth.cards if card.zone in ("deck.0", "prizes.0")}
    assert not hidden & words_in(play.sent[PARTNERS])


def test_what_a_partner_saw_of_a_hand_does_not_tell_its_cards_apart_afterwards() -> None:
    """Which of two cards is put down face down is not told by a name from when it was open."""
    told = []
    for which in (0, 1):
        play = lay_four(TEAM_BATTLE_SPEC)
        did(play, 0, SetOptions((("tv-hands", "open"),)))
        did(play, 0, SetOptions((("tv-hands", "closed"),)))
        before = len(play.sent[PARTNERS])
        own = play.view(0).cards_in("hand.0")[which]
        did(play, 0, i.Move((own,), "deck.0", -1))
        did(play, 0, i.Shuffle("hand.0"))
        told.append(play.sent[PARTNERS][before:])
    assert told[0] == told[1]


# -- who leaves, and other seats' numbers ---------------------------------------------------------


@BOTH
def test_who_is_out_takes_the_cards_along_unseen(spec: GameSpec) -> None:
    play = lay_four(spec)
    play.ask(1, i.Procedure("leave", (("seat", "2"), ("why", "no_active"))))
    play.ask(2, i.Procedure("concede"))
    hidden = {card.ref for card in play.truth.cards}
    for seat in (0, 1, 3, SPECTATOR):
        own = {ref for _, ref in ever_read(play.host.tree, seat)}
        assert not (hidden - own) & words_in(play.sent[seat])
    # Nor does who left learn what lay in the deck and among the Prizes.
    own = {ref for _, ref in ever_read(play.host.tree, 2)}
    assert not (hidden - own) & words_in(play.sent[2])


PROCEDURES = (
    *("first", "start", "end_turn", "turn_draw", "promote", "checkup", "knock_out"),
    *("take_prizes", "share", "leave", "finish", "play_on", "concede"),
)
"""Those that follow from nothing that lies hidden."""


class Sneak(Scribbler):
    """Somebody who tries what the new procedures tell, with any seat's number."""

    names = PROCEDURES

    def _decks(self) -> Decks:
        return (REAL_CARDS[self.spec.id],) * 4


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_procedures_with_any_seats_number_tell_nothing_hidden(spec: GameSpec, seed: int) -> None:
    """Other cards where a seat never saw any: all it is sent and answered is equal."""
    sneak = Sneak(spec, seed)
    for _ in range(40):
        sneak.scribble()
    play, chance = sneak.play, random.Random(f"other cards {seed}")
    for seat in (*play.seats, SPECTATOR):
        read = ever_read(play.host.tree, seat)
        decks = checks._other_decks(play, read, chance)
        other = again(play, decks=decks, entropy=Entropy(seed))
        checks._expect_same(play, play.sent[seat], other.sent[seat], f"seat {seat}")
        ours, theirs = (
            [answer for request, answer in one.asked if request.seat == seat]
            for one in (play, other)
        )
        assert ours == theirs
