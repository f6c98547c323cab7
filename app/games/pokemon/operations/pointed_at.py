"""Where hands point, and the ways they go from there, as the table of operations names them."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.learning.operation_contract import Act, Click, Drag, Way

# -- where hands point --------------------------------------------------------------------

OWN = Words("your own Pokémon", "自分のポケモン")
THEIRS = Words("an opposing Pokémon", "相手のポケモン")
ENERGY_ON = Words("an Energy on a Pokémon", "ポケモンについているエネルギー")
TOOL_ON = Words("a Tool on a Pokémon", "ポケモンについているどうぐ")
HAND_CARD = Words("a card in hand", "手札のカード")
HAND = Words("the hand", "手札")
THEIR_HAND = Words("the opponent's hand", "相手の手札")
BY_OPPONENT = Words("the hand, by the opponent", "相手が自分の手札")
DECK = Words("the deck", "山札")
PRIZE = Words("a Prize card", "サイドのカード")
DISCARD = Words("the discard pile", "トラッシュ")
LOST = Words("the Lost Zone", "ロストゾーン")
STADIUM = Words("the Stadium", "スタジアム")
BENCH = Words("the Bench", "ベンチ")
MAT = Words("the mat", "マット")
SELECTED = Words("what is selected", "選んだもの")
SHEET = Words("a card in the list", "一覧のカード")
ORDER = Words("the numbers in the order wanted", "並べたい順の番号")


def on(action: str, over: Words) -> Way:
    """One key or one choice of a menu, with the pointer over something."""
    return (Act(action, over),)


def to(what: Words, onto: Words) -> Way:
    """Something dragged onto something."""
    return (Drag(what, onto),)


def two(one: Words, other: Words, action: str) -> Way:
    """Two things clicked, and what is done with both."""
    return (Click(one), Click(other), Act(action, SELECTED))


SIT = Act("other_seat", MAT)
