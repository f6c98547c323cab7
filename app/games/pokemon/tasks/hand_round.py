"""Rock, paper, scissors (じゃんけん) for any number of players: who is in a round, and who won it.

A hand is a sealed plan (`core/seal.py`): others learn that it was chosen and nothing of it, and all
open in the gesture of the last one. Who is in the round is marked for everybody.
"""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.seal import SeatSeal
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.tasks.setup_marks import IN_ROUND, marked, seats

HANDS: dict[str, Words] = {
    "1": Words("Rock", "グー"),
    "2": Words("Scissors", "チョキ"),
    "3": Words("Paper", "パー"),
}
"""Each beats the one after it, the last the first. One sign each: no message is longer for one."""
_WAYS = 2
"""The mark of who is in a round counts rounds by twos: odd where the winner goes first, even where
the winner chooses who does."""


def begun(number: int, *, chooses: bool) -> int:
    """Return what the mark says of who is in a round; rounds are numbered from 1."""
    return _WAYS * number - (not chooses)


def round_number(view: SeatView) -> int:
    """Return which round is under way, 0 for none."""
    return (max((marked(view, seat, IN_ROUND) for seat in seats(view)), default=0) + 1) // _WAYS


def winner_chooses(view: SeatView) -> bool:
    """Whether the winner of the round under way is to choose who goes first."""
    return any(marked(view, seat, IN_ROUND) % _WAYS == 0 for seat in in_round(view))


def in_round(view: SeatView) -> tuple[SeatId, ...]:
    """Return who is to choose a hand; nobody where no round is under way."""
    return tuple(seat for seat in seats(view) if marked(view, seat, IN_ROUND))


def next_number(view: SeatView) -> int:
    """Return the number of a round that begins now: none whose hands lie open has it."""
    shown = [seal.text.rpartition(" ")[2] for seal in view.seals if not seal.locked]
    return 1 + max((int(one) for one in shown if one.isdecimal() and len(one) < 4), default=0)


def plan(view: SeatView, hand: str) -> str:
    """Return what is locked for a hand: its name, and the round."""
    return f"{HANDS[hand].en} {round_number(view)}"


def hand_words(view: SeatView, seal: SeatSeal) -> Words | None:
    """Return what a plan says, "Rock 2": the hand alone, and any other text as it is.

    Nothing once it lies open and nobody chooses a hand any more: the log tells who won by it.
    """
    if not seal.locked and not in_round(view):
        return None
    name = seal.text.rpartition(" ")[0]
    return next((hand for hand in HANDS.values() if hand.en == name), both(seal.text))


def still_to_choose(view: SeatView) -> tuple[SeatId, ...]:
    """Return who has locked no hand in this round; nobody once its hands lie open."""
    locked = {seal.seat for seal in view.seals if seal.locked}
    return () if opened(view) else tuple(seat for seat in in_round(view) if seat not in locked)


def opened(view: SeatView) -> dict[SeatId, str]:
    """Return the hands of the round where they lie open, "" for a plan that is no hand."""
    locked = {seal.seat for seal in view.seals if seal.locked}
    known = {plan(view, hand): hand for hand in HANDS}
    number = f" {round_number(view)}"
    shown = {seal.seat: seal.text for seal in view.seals if seal.text.endswith(number)}
    playing = in_round(view)
    if locked.intersection(playing) or not any(seat in shown for seat in playing):
        return {}
    return {seat: known.get(shown.get(seat, ""), "") for seat in playing}


def winners(hands: dict[SeatId, str]) -> tuple[SeatId, ...]:
    """Return who is left after a round: all where one hand or all three were shown.

    Who showed none has lost, but where nobody showed any.
    """
    shown = {seat: hand for seat, hand in hands.items() if hand in HANDS}
    kinds = sorted(set(shown.values()))
    if len(kinds) != 2:
        return tuple(shown or hands)
    beats = kinds[1] if kinds == ["1", "3"] else kinds[0]
    return tuple(seat for seat, hand in shown.items() if hand == beats)
