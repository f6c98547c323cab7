"""What the home screen says whatever tables there are: its ways on, the games, the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.home.tiles.game_tile import seats_words
from app.ui.toolkit.common_words import SLOGAN

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.home.home_page import Page

JAPANESE = Words("日本語", "日本語")
ENGLISH = Words("English", "English")
"""Whoever looks for a language reads that one, and maybe no other."""
JOIN = Words("Join a table", "卓に参加")
JOIN_ABOUT = Words("By invite, or one in this network", "招待から、または同じネットワークの卓")


def say_page(page: Page, speak: Language) -> None:
    """Write what stands on the page in a language."""
    page.masthead.say(SLOGAN.in_(speak))
    _say_ways(page, speak)
    _say_games(page, speak)
    for link, words in (
        (page.japanese, JAPANESE.in_(speak)),
        (page.english, ENGLISH.in_(speak)),
        (page.keys, Words("Keys ?", "キー一覧 ?").in_(speak)),
    ):
        link.say(words)
    page.motto.say(
        Words("Works without internet or accounts", "ネット接続もアカウントも不要").in_(speak)
    )


def _say_ways(page: Page, speak: Language) -> None:
    page.new.say(
        Words("New table", "新しい卓").in_(speak),
        Words("At this screen or over the network", "この画面で、またはネットワークで").in_(speak),
    )
    page.join.say(JOIN.in_(speak), JOIN_ABOUT.in_(speak))
    page.open.say(
        Words("Open", "開く").in_(speak),
        Words("A table, deck list or battle log", "卓、デッキリスト、対戦ログ").in_(speak),
    )
    page.decks.say(
        Words("Decks", "デッキ").in_(speak),
        Words("See a deck and play it", "デッキを見て、そのまま遊ぶ").in_(speak),
    )
    page.settings.say(
        Words("Settings", "設定").in_(speak),
        Words("Appearance, text size, keys", "見た目、文字の大きさ、キー").in_(speak),
    )


def _say_games(page: Page, speak: Language) -> None:
    page.games_heading.say(Words("Games", "ゲーム").in_(speak))
    for tile in page.games:
        spec = GAMES[tile.game]
        tile.say(
            spec.title.in_(speak),
            seats_words(spec).in_(speak),
            Words("New table", "新しい卓").in_(speak),
        )
