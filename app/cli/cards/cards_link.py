"""`chabudai cards link`: links the imported cards anew, after a file of names was edited."""

from __future__ import annotations

import argparse

from app.cards.card_facts import CardsError
from app.cli.cards.card_import import imports_of
from app.cli.cards.cards_sets import NOTHING
from app.cli.command_line import CannotError
from app.core.text.wording import CARD, counted, number
from app.core.text.words import Language, Words
from app.games.game_registry import usual_cards


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """There are no options."""
    del parser, speak


def run(options: argparse.Namespace, speak: Language) -> int:
    """Link. 1 where nothing was imported yet."""
    del options
    try:
        found = imports_of(usual_cards()).link()
    except CardsError as problem:
        raise CannotError(problem.words) from problem
    if found is None:
        print(NOTHING.in_(speak))
        return 1
    linked, cards = found[0], counted(found[1], CARD)
    print(
        Words(
            f"The card base holds {cards.en}, {number(linked)} with both an English and a Japanese "
            "name.",
            f"カードのデータベースは{cards.ja}。うち{number(linked)}枚は日本語名と英語名の両方が"
            "あります。",
        ).in_(speak)
    )
    return 0
