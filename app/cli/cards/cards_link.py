"""`chabudai cards link`: links the imported cards anew, after a file of names was edited."""

from __future__ import annotations

import argparse

from app.cli.cards.cards_base import opened
from app.cli.cards.cards_sets import NOTHING
from app.core.text.wording import CARD, counted, number
from app.core.text.words import Language, Words


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """There are no options."""
    del parser, speak


def run(options: argparse.Namespace, speak: Language) -> int:
    """Link. 1 where nothing was imported yet."""
    del options
    with opened(to_write=True) as store:
        if store is None:
            print(NOTHING.in_(speak))
            return 1
        from app.cli.cards.card_import import settled_names  # noqa: PLC0415 - likewise
        from app.games.pokemon.cards.imports.bring_cards import link_anew  # noqa: PLC0415 - with it comes pydantic

        linked, cards = link_anew(store, settled_names()), counted(len(store), CARD)
    print(
        Words(
            f"The card base holds {cards.en}, {number(linked)} with both an English and a Japanese "
            "name.",
            f"カードのデータベースは{cards.ja}。うち{number(linked)}枚は日本語名と英語名の両方が"
            "あります。",
        ).in_(speak)
    )
    return 0
