"""`chabudai cards sets`: which sets the person's card base holds."""

from __future__ import annotations

import argparse
import json

from app.cards.card_facts import CardsError
from app.cli.cards.card_import import imports_of
from app.cli.command_line import CannotError
from app.cli.support.columns import columns
from app.core.text.wording import CARD, counted
from app.core.text.words import Language, Words
from app.games.game_registry import usual_cards


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """List the sets, newest first. 1 where nothing was imported yet."""
    try:
        sets = imports_of(usual_cards()).held().sets
    except CardsError as problem:
        raise CannotError(problem.words) from problem
    if options.json:
        told = [
            {"set": one.code, "name": one.name, "released": one.released, "cards": one.cards}
            for one in sets
        ]
        print(json.dumps(told, ensure_ascii=False, indent=2))
    elif sets:
        rows = [
            [one.code, one.name, one.released, counted(one.cards, CARD).in_(speak)] for one in sets
        ]
        print("\n".join(columns(rows, right=(3,))))
    else:
        print(NOTHING.in_(speak))
    return 0 if sets else 1


NOTHING = Words(
    "No cards are imported yet. Import card data with “chabudai cards import”.",
    "まだカードを取り込んでいません。「chabudai cards import」で取り込めます。",
)
