"""Whose turn it is, in words: one seat's by its name, several at once together."""

from __future__ import annotations

from app.core.table import Setting, Turn
from app.core.text.actor_names import listed_seats
from app.core.text.words import Words

BOTH = Words("both players", "両者")
EVERYBODY = Words("everybody", "全員")


def whose(turn: Turn, setting: Setting) -> Words:
    """Return who plays the turn, as a line has room for it: "Ren", "both players", "A and B"."""
    if turn.also and len(turn.seats) == len(setting.seats):
        return BOTH if len(turn.seats) == 2 else EVERYBODY
    return listed_seats(turn.seats, setting)


def first_told(setting: Setting) -> Words | None:
    """Return who went first, where the setting tells it: "Ren went first"."""
    if setting.first is None:
        return None
    name = setting.seats[setting.first].name
    return Words(f"{name} went first", f"先攻は{name}")


def turn_title(turn: Turn, setting: Setting) -> Words:
    """Return which turn it is and whose: "Turn 5 · Aki"."""
    who = whose(turn, setting)
    return Words(f"Turn {turn.number} · {who.en}", f"{turn.number}ターン目・{who.ja}の番")
