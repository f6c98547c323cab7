"""What of a seat's own view may be shown to whoever comes by."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.facts.seal_facts import PlanLocked, PlansOpened
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Draw, Intent, Look, Move
from app.core.seal import SeatSeal, filled
from app.core.sight import view
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from app.session.seat.public_view import seen_by_all
from tests.core.small_table import laid

DECKS = tuple(tuple(f"{name}-{number}" for number in range(30)) for name in ("A", "R"))


@pytest.fixture
def table() -> LocalTable:
    """Aki and Ren drew, laid a Pokémon face up and another face down, and looked into piles."""
    made = lay_table(GAMES["pokemon"], ("Aki", "Ren"), DECKS, seed=3)
    for seat in (0, 1):
        done: list[Intent] = [
            Draw(7, f"deck.{seat}", f"hand.{seat}"),
            Draw(6, f"deck.{seat}", f"prizes.{seat}"),
        ]
        for intent in done:
            assert isinstance(made.sit(seat).ask(intent), Accepted)
        hand = made.sit(seat).view.zones[f"hand.{seat}"].items
        for intent in (
            Move(hand[:1], f"active.{seat}", -1, up=True),
            Move(hand[1:2], f"bench.{seat}", -1, up=False),
            Move(hand[2:3], f"discard.{seat}", -1, up=True),
            Look(f"deck.{seat}", 3),
        ):
            assert isinstance(made.sit(seat).ask(intent), Accepted), intent
    return made


def faces(view: SeatView) -> set[tuple[str, str]]:
    return {(card.handle, card.ref) for card in view.cards.values() if card.ref is not None}


@pytest.mark.parametrize("seat", [0, 1, JUDGE, SPECTATOR])
def test_whoever_comes_by_sees_what_a_spectator_sees(table: LocalTable, seat: int) -> None:
    host = table.host
    own = host.view_at(host.tree.cursor, seat)
    shown = seen_by_all(own)
    assert faces(shown) == faces(host.view_at(host.tree.cursor, SPECTATOR))
    assert shown.seat == SPECTATOR
    if seat != SPECTATOR:
        assert len(faces(own)) > len(faces(shown))


def test_nothing_of_a_hand_is_left_but_its_number(table: LocalTable) -> None:
    shown = seen_by_all(table.sit(0).view)
    hand = shown.zones["hand.0"]
    assert hand.count == len(hand.items) == 4
    assert {shown.cards[handle].ref for handle in hand.items} == {None}


def test_a_locked_plan_is_there_and_an_open_one_is_read() -> None:
    locked = apply(laid(), PlanLocked(0, filled("strike")))
    assert seen_by_all(view(locked, 0)).seals == (SeatSeal(0),)
    opened = apply(locked, PlansOpened(0, (0,)))
    assert seen_by_all(view(opened, 0)).seals == view(opened, 1).seals
