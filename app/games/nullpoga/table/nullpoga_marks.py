"""What is written on the table: lives, mana, wilderness, and what happened to monsters."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Words
from app.games.contracts.board.number_contract import UnitNumber
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard, card_book

PLAYER_LIFE, MANA, BELOW = "player_life", "mana", "below_zero"
"""Marks of a seat. A life below 0 still counts where both have lost (ruling R10); a mark does not
go below 0, so what is missing stands in one of its own."""
WILD = "wilderness"
"""On a cell of the battle zone (荒野)."""
CHANCE = "chance"
"""On the table: what chance says in this turn, drawn once when the plans open."""
STAGE, POISON, BURN, DOUBLED = "stage", "poison", "burn", "doubled"
GUARDED, STUNNED, BARRED, PULLED = "guarded", "stunned", "barred", "pulled"
CAME = "came"
"""On a monster that a spell brought in this turn: its text is what the plan calls it."""
WINS = "wins"
"""On the seat that has won; on both where nobody has."""


def card_of(ref: str | None) -> NullpogaCard | None:
    """Return the card of a ref; None for none of the game's, or one that is not known."""
    return card_book().cards.get(ref or "")


def _attack(ref: str) -> int | None:
    card = card_of(ref)
    return card.attack if card is not None and card.kind != "spell" else None


def _life(ref: str) -> int | None:
    card = card_of(ref)
    return card.life if card is not None and card.kind != "spell" else None


ATTACK_NUMBER = UnitNumber("attack", Words("attack", "攻撃力"), _attack)
LIFE_NUMBER = UnitNumber("life", Words("life", "ライフ"), _life)
NUMBERS = (ATTACK_NUMBER, LIFE_NUMBER)

MARKS: Mapping[str, Words] = {
    PLAYER_LIFE: Words("life", "ライフ"),
    MANA: Words("mana", "マナ"),
    BELOW: Words("life below 0 by", "ライフマイナス"),
    WILD: Words("wilderness", "荒野"),
    CHANCE: Words("chance of this turn", "このターンの抽選"),
    STAGE: Words("growth", "成長"),
    POISON: Words("poison", "毒"),
    BURN: Words("burning", "炎上"),
    DOUBLED: Words("attack doubled", "攻撃力2倍"),
    GUARDED: Words("guarded", "守護"),
    STUNNED: Words("stunned next turn", "次のターン行動不能"),
    BARRED: Words("cannot act", "行動不能"),
    PULLED: Words("changed sides", "陣営移動"),
    CAME: Words("came by a spell", "スペルで登場"),
    WINS: Words("winner", "勝者"),
}
UNSEEN = frozenset({CHANCE, STAGE, CAME})
"""What the table has to remember for itself: it shows by other things, or stands in the log."""
COUNTED = frozenset({PLAYER_LIFE, MANA, BELOW, POISON, DOUBLED})
UNNUMBERED = frozenset({BURN})
