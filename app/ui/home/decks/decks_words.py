"""What is written on the page of decks: its heading and links, and a line on each deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckList
from app.core.text.wording import CARD, bracketed, counted
from app.core.text.words import Words
from app.store.decks.shipped_titles import deck_played
from app.ui.decks.deck_findings import remarks
from app.ui.home.decks.deck_deeds import DELETE, TAKE_OFF
from app.ui.home.unbroken import said
from app.ui.toolkit.common_words import BACK

if TYPE_CHECKING:
    from pathlib import Path

    from app.core.text.words import Language
    from app.ui.home.decks.deck_tile import DeckTile
    from app.ui.home.decks.decks_page import Decks
    from app.ui.home.decks.listed_decks import ListedDecks

DECKS = Words("Decks", "デッキ")
NEW = Words("New deck", "新しいデッキ")


def say_page(page: Decks, speak: Language) -> None:
    """Write the heading, the ways on and how one's own deck comes here."""
    page.setAccessibleName(DECKS.in_(speak))
    page.heading.say(DECKS.in_(speak))
    page.adding.say(
        Words(
            "Your own deck: drop its list here, or paste it (Ctrl+V)",
            "自分のデッキ：リストをここにドロップするか、貼り付け（Ctrl+V）",
        ).in_(speak)
    )
    page.all_cards.say(Words("All cards", "カード一覧").in_(speak))
    page.game_links.say(speak)
    page.new.say(NEW.in_(speak))
    page.back.say("← " + BACK.in_(speak) + bracketed("Esc").in_(speak))


def say_tile(tile: DeckTile, path: Path, listed: ListedDecks, speak: Language) -> None:
    """Write on a deck what it is called, how many cards it has, and what is odd about it."""
    deck, title = listed[path], listed.title(path, speak)
    away = DELETE if listed.is_own(path) else TAKE_OFF
    tile.say_remove(away.in_(speak) + bracketed("Del").in_(speak))
    if not isinstance(deck, DeckList):
        tile.say(title, Words("It cannot be read", "読み込めません").in_(speak), "")
        return
    found = remarks(deck, listed.cards, speak, deck_played(path))
    odd = sum(remark.to_look_at for remark in found)
    words = [counted(deck.count, CARD).in_(speak)]
    if odd:
        words.append(
            "⚠ " + Words("{count} to look at", "確認{count}件").in_(speak).format(count=odd)
        )
    tile.say(title, said(words), "")
    tile.setAccessibleDescription(Words("Enter: play alone", "Enterで1人で遊ぶ").in_(speak))
