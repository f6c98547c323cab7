"""Stepping stones (飛び石): who has most stones in the stream, and most of them side by side.

For two to four people. Each has twelve stones of a colour, numbered 1 to 12, shuffled into a
pile, and three of them in hand. In your turn set a stone at an empty place of the stream: from the
near bank to the far one numbers rise, and no two are equal. Whoever cannot or will not puts a stone
below their pile instead. Then fill your hand up to three. Once in a game you may lift one of your
stones out of the stream again, in place of a turn. When the stream is full, or everybody waited in
a row, each stone counts 1 for whose it is, and 1 more where its neighbour is of the same colour.
The table checks none of this: whether a stone may lie where it lies is for people to say.
"""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Foremost, GameSpec, Selection
from app.games.stepping_stones.stepping_stones_cards import GAME, all_stones
from app.games.stepping_stones.stepping_stones_moves import (
    ACTIONS,
    LIFTED,
    POINTS,
    drops,
    end_turn,
    setup,
)
from app.games.stepping_stones.stepping_stones_zones import LAYOUT, ZONES, lay
from app.games.zone_actions.common_actions import draw_actions, look_actions, put_actions
from app.games.zone_actions.pile_names import piles_of


def _foremost(_view: SeatView, _selection: Selection) -> Foremost:
    return Foremost(likeliest=("set", "lift"), first=("set", "wait", "lift"))


_PILES = piles_of(ZONES)

SPEC = GameSpec(
    id=GAME,
    title=Words("Stepping stones", "飛び石"),
    seats=(2, 4),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    sign="石",
    needs_decks=False,
    phases=(("main", Words("Turn", "番")),),
    marks=((POINTS, Words("points", "点")), (LIFTED, Words("a lifted stone", "石の拾い上げ"))),
    counted=frozenset({POINTS}),
    takes_keys=frozenset({"C"}),
    once=((LIFTED, Words("Lifting a stone", "石を拾い上げる")),),
    procedures={"setup": setup, "end_turn": end_turn},
    actions=(
        *ACTIONS,
        *draw_actions(_PILES),
        *look_actions(_PILES),
        *put_actions(ZONES, _PILES),
    ),
    foremost=_foremost,
    drops=drops,
    sentences={
        "set": Words(
            "{actor} sets {cards} into {goal}{at}", "{actor}が{cards}を{goal}{at}に置いた"
        ),
        "wait": Words("{actor} waits", "{actor}が待った"),
    },
    cards=all_stones,
)
