"""`chabudai cards find TEXT`: searches all known cards, by a part of a name in either language."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from app.cards.card_facts import CardsError
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.columns import columns
from app.core.text.wording import Noun, counted
from app.core.text.words import Language, Words
from app.games.game_registry import usual_cards

if TYPE_CHECKING:
    from app.games.contracts.card_contract import CardFinder

LIMIT = 20
MOST = 100_000


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    finder = usual_cards().finder
    parser.add_argument(
        "text",
        metavar="TEXT",
        nargs="?",
        default="",
        help=finder.help.in_(speak),
    )
    for facet in finder.facets:
        read: dict[str, Any] = {}
        if facet.allowed:
            read = {"type": facet.read, "choices": facet.allowed}
        parser.add_argument(
            f"--{facet.id}",
            metavar=facet.metavar,
            default="",
            help=facet.help.in_(speak),
            **read,
        )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=int,
        default=LIMIT,
        help=Words(f"at most so many (default: {LIMIT})", f"最大の件数（省略時は{LIMIT}）").in_(
            speak
        ),
    )
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Search and print. 1 where nothing is found."""
    if not 1 <= options.limit <= MOST:
        raise CannotError(
            Words(
                f"--limit {options.limit} is out of range. Choose 1 to {MOST:,}.",
                f"--limit {options.limit}は範囲外です。1〜{MOST:,}で指定してください。",
            )
        )
    finder = base_of(options).finder
    chosen = _chosen(options, finder)
    found = finder.keys(options.text, chosen, options.limit + 1)
    shown = found[: options.limit]
    if options.json:
        told = [finder.as_json(key) for key in shown]
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0 if shown else 1
    if not shown:
        without = len(finder.keys(options.text, limit=MOST)) if any(chosen.values()) else 0
        print(_nothing(options.text, without).in_(speak))
        return 1
    print("\n".join(columns([finder.row(key, speak) for key in shown])))
    if len(found) > len(shown):
        print(_MORE.in_(speak))
    return 0


def _chosen(options: argparse.Namespace, finder: CardFinder) -> dict[str, str]:
    """Return what the cards are narrowed to. Raises CannotError for what is no choice."""
    try:
        return {facet.id: facet.read(getattr(options, facet.id)) for facet in finder.facets}
    except CardsError as problem:
        raise CannotError(problem.words) from problem


_MORE = Words(
    "There are more: type more letters, use a filter, or raise --limit.",
    "ほかにもあります。文字を足すか、絞り込むか、--limitを増やしてください。",
)


_HIT = Noun("card", "cards", "件")


def _nothing(text: str, without: int) -> Words:
    """Return why there is nothing; `without` is how many cards the text finds unfiltered."""
    if not text.strip():
        return Words("No card fits.", "当てはまるカードはありません。")
    hits = counted(without, _HIT)
    if without == 1:
        return Words(
            f"{hits.en} has “{text}”, but does not fit these filters.",
            f"「{text}」を含むカードは{hits.ja}ありますが、この条件に合いません。",
        )
    if without:
        return Words(
            f"{hits.en} have “{text}”, none of them with these filters.",
            f"「{text}」を含むカードは{hits.ja}ありますが、この条件に合うものはありません。",
        )
    return Words(
        f"No card has “{text}” in it. Import card data with “chabudai cards import”.",
        f"「{text}」を含むカードはありません。カードデータは「chabudai cards import」"
        "で取り込めます。",
    )
