"""What the log says of the verbs of an open table, and its marks."""

from __future__ import annotations

from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words

SENTENCES: dict[str, Words] = {
    # Of cards that are turned back nobody goes on seeing the face: that is said by turning them.
    "hide": UNSAID,
    "deal": Words("{actor} is dealt {n}", "{actor}が{n}を配られた"),
    "collect": Words("{actor} collects {n}", "{actor}が{n}を集めた"),
    "gather": Words("{actor} deals {n} to {goal}", "{actor}が{goal}に{n}を配った"),
    "held_out": Words("{actor} holds out the hand", "{actor}が手札を差し出した"),
    "take": Words("{actor} takes {n}", "{actor}が{n}を取った"),
    "hand_on": Words("{actor} hands {n} on", "{actor}が{n}を渡した"),
    "pass_on": Words(
        "{actor} passes {n} on, face down to {goal}", "{actor}が{goal}に{n}を伏せて渡した"
    ),
    "lay_down": Words("{actor} lays down {cards}", "{actor}が{cards}を出した"),
    "mark:pass_turn": Words("{actor} passes", "{actor}がパスした"),
    "unmark:passes": Words("", ""),
    "sort": Words("{actor} sorts the hand", "{actor}が手札を並べ替えた"),
    "clear": Words("{actor} clears {n} away", "{actor}が{n}を流した"),
    "turn_discard": Words(
        "{actor} turns the discard pile over: {n}", "{actor}が捨て札{n}を裏返して山札にした"
    ),
    "receive": Words("{actor} receives {n}", "{actor}が{n}を受け取った"),
    "return": Words(
        "{actor} puts {cards} back: {goal}{at}", "{actor}が{cards}を{goal}{at}に戻した"
    ),
    "win": Words("{actor} wins {cards}", "{actor}が{cards}を獲得した"),
    "lay": Words("{actor} sets up the table: {text}", "{actor}が卓を並べた：{text}"),
}
SCORE = "score"
PASSES = "passes"
MARKS = (
    (SCORE, Words("Score", "点数")),
    ("bid", Words("Bid", "ビッド")),
    (PASSES, Words("Passes", "パス")),
)
COUNTED = frozenset({SCORE, "bid", PASSES})
"""Numbers, 1 as well."""
