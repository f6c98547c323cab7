"""What the home screen says of a table: which game, how far it got, who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.text.wording import Noun, counted
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.home.moment_words import day_words
from app.ui.home.unbroken import said
from app.ui.table.table_name import BETWEEN, joined

if TYPE_CHECKING:
    from datetime import datetime

    from app.core.text.words import Language
    from app.store.recent_tables import Entry

SETTING_UP = Words("setting up", "対戦準備")
OPEN = Words("open", "対戦中")
OVER = Words("over", "対戦終了")
NOT_SAVED = Words("saved automatically", "自動保存")
RECORD = Words("what one seat saw, to look at", "席から見えた記録（閲覧用）")
BRANCH = Noun("branch", "branches", "本の分岐")


def place_words(entry: Entry, when: str, language: Language) -> str:
    """Return which game it is, how far it got, and when it was played.

    That it goes on is what is offered, and not said.
    """
    told = entry if entry.over else replace(entry, over=None)
    return said([*_place(told, language), when])


def title_words(entry: Entry, now: datetime, language: Language) -> str:
    """Return what a table is called: by its name, or by its decks and the day it was played."""
    if not entry.decks:
        return entry.title
    day = day_words(entry.when, now)
    named = Words(f", {day.en}", f"（{day.ja}）").in_(language)
    return f"{joined(entry.decks, language)}{named}"


def about_words(entry: Entry, language: Language) -> str:
    """Return what there is to say of a table beside its title and its time."""
    parts = _place(entry, language)
    players = BETWEEN.join(entry.seats)
    # A table without a name may be called after who plays.
    if players and players != (joined(entry.decks, language) or entry.title):
        parts.append(players)
    if entry.branches > 1:
        parts.append(counted(entry.branches, BRANCH).in_(language))
    if entry.record:
        parts.append(RECORD.in_(language))
    if not entry.own:
        parts.append(NOT_SAVED.in_(language))
    return said(parts)


def _place(entry: Entry, language: Language) -> list[str]:
    game = GAMES[entry.game].title.in_(language) if entry.game in GAMES else entry.game
    return [game, _standing(entry).in_(language)]


def _standing(entry: Entry) -> Words:
    """Return how far a table got, and how the game ended or that it goes on, as far as known."""
    turn = Words(f"turn {entry.turn}", f"{entry.turn}ターン目") if entry.turn > 0 else None
    if entry.over is None or (turn is None and not entry.over):
        return turn or SETTING_UP
    how = (entry.ended or OVER) if entry.over else OPEN
    return how if turn is None else Words(f"{how.en}, {turn.en}", f"{how.ja}（{turn.ja}）")
