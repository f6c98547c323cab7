"""A game of playing cards in miniature, and how tests let the program know other games.

Everybody gets seven cards of their own pack; the rest is a pile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from app.core.fact import StartCard
from app.core.intent import Draw, Shuffle, Step
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games import game_registry
from app.games.game_api import GameSpec, Layout, Look, ZonePlace
from tests.helpers.playing_cards import PlayingCards


@cache
def all_cards() -> PlayingCards:
    return PlayingCards()


def _lay(seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    del seats
    return tuple(
        StartCard(ref, seat, f"stock.{seat}") for seat, deck in enumerate(decks) for ref in deck
    )


def _setup(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    seat = max(look().seat, 0)
    yield Shuffle(f"stock.{seat}")
    yield Draw(min(7, len(look().cards_in(f"stock.{seat}")) or 7), f"stock.{seat}", f"hand.{seat}")


SPEC = GameSpec(
    id="playing",
    title=Words("Cards in hand", "手札だけ"),
    seats=(1, 2),
    zones=(
        ZoneSpec("stock", Words("Stock", "山"), visibility="hidden"),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
        ZoneSpec("open", Words("Open cards", "場札")),
    ),
    layout=Layout(
        (900, 600),
        (
            ZonePlace("stock", (780, 420, 63, 88)),
            ZonePlace("open", (200, 330, 500, 100), "row"),
            ZonePlace("hand", (200, 480, 500, 100), "fan"),
        ),
    ),
    lay=_lay,
    sign="札",
    procedures={"setup": _setup},
    cards=all_cards,
)


def know(monkeypatch: pytest.MonkeyPatch, *specs: GameSpec) -> None:
    """Let the program know these games beside its own, as if the registry named them."""
    for spec in specs:
        monkeypatch.setitem(game_registry._LOADERS, spec.id, lambda spec=spec: spec)
