"""`chabudai cards find TEXT`: searches all known cards, by a part of a name in either language."""

from __future__ import annotations

import argparse
import json
from typing import get_args

from app.cards.name_keys import name_key
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.columns import columns
from app.core.text.wording import Noun, counted, either
from app.core.text.words import Language, Words
from app.games.pokemon.cards.card_filter import KINDS, CardFilter
from app.games.pokemon.cards.card_record import Card, CardKind, EnergyType
from app.games.pokemon.cards.printed_types import type_of

LIMIT = 20
MOST = 100_000

_KINDS = (*KINDS, *(kind for kind in get_args(CardKind) if kind != "unknown"))


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    parser.add_argument(
        "text",
        metavar="TEXT",
        nargs="?",
        default="",
        help=Words(
            "part of a name, in English or Japanese; then attacks, Abilities and texts are "
            "searched too",
            "カード名の一部（日本語・英語）。続けてワザ、特性、効果の文も探す",
        ).in_(speak),
    )
    parser.add_argument(
        "--kind",
        type=_kind,
        choices=_KINDS,
        metavar="KIND",
        default="",
        help=Words(
            f"only this kind: {either(_KINDS).en}; the word on the card will do (Supporter)",
            f"種類：{either(_KINDS).ja}。カードの言葉でもよい（サポート）",
        ).in_(speak),
    )
    parser.add_argument(
        "--type",
        metavar="TYPE",
        default="",
        help=Words(
            "only this type: a letter (R) or a word (Fire)", "タイプ：文字（R）または名前（炎）"
        ).in_(speak),
    )
    parser.add_argument(
        "--set",
        metavar="CODE",
        default="",
        help=Words("only this set (TWM)", "セットの記号（TWM）").in_(speak),
    )
    parser.add_argument(
        "--mark",
        metavar="LETTER",
        default="",
        help=Words("only this regulation mark (H)", "レギュレーションマーク（H）").in_(speak),
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
                f"--limit {options.limit} is out of reach. Choose 1 to {MOST:,}.",
                f"--limit {options.limit}は範囲外です。1〜{MOST:,}で指定してください。",
            )
        )
    filters = CardFilter(options.kind, _type(options.type), options.set, options.mark)
    base = base_of(options)
    found = base.search(options.text, filters, options.limit + 1)
    shown = found[: options.limit]
    if options.json:
        print(json.dumps([_as_json(card) for card in shown], ensure_ascii=False, indent=2))
        return 0 if shown else 1
    if not shown:
        without = 0 if filters.is_open else len(base.search(options.text, limit=MOST))
        print(_nothing(options.text, without).in_(speak))
        return 1
    print("\n".join(columns([_row(card, speak) for card in shown])))
    if len(found) > len(shown):
        print(_MORE.in_(speak))
    return 0


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


def _kind(word: str) -> str:
    """Return the kind that a word means; a word that means none stays, to be refused."""
    return _kind_words().get(name_key(word).replace("_", " "), word)


def _kind_words() -> dict[str, str]:
    """Return every word for a kind: that of a filter, and what cards call it."""
    words = {kind.replace("_", " "): kind for kind in _KINDS}
    words |= {name_key("トレーナーズ"): "trainer", name_key("エネルギー"): "energy"}
    words |= {name_key("トレーナー"): "trainer", name_key("どうぐ"): "tool"}
    for kind, name in _KIND_WORDS.items():
        if kind in _KINDS:
            words |= {name_key(name.en): kind, name_key(name.ja): kind}
    return words


def _type(word: str) -> EnergyType | str:
    """Return the letter of a type. Raises CannotError for a word that is none."""
    if not word:
        return ""
    found = type_of(word)
    if found is None:
        known = either(get_args(EnergyType))
        raise CannotError(
            Words(
                f"“{word}” is no type. Choose {known.en}.",
                f"「{word}」というタイプはありません。{known.ja}から選んでください。",
            )
        )
    return found


def _row(card: Card, speak: Language) -> list[str]:
    name, beside = card.name.in_(speak), card.name.beside(speak)
    what = [*card.types, *([f"HP{card.hp}"] if card.hp else [])]
    return [
        card.key,
        name,
        "" if beside == name else beside,
        _KIND_WORDS[card.kind].in_(speak),
        " ".join(what),
        card.regulation_mark,
        card.set_name,
    ]


_KIND_WORDS: dict[CardKind, Words] = {
    "pokemon": Words("Pokémon", "ポケモン"),
    "item": Words("Item", "グッズ"),
    "tool": Words("Pokémon Tool", "ポケモンのどうぐ"),
    "supporter": Words("Supporter", "サポート"),
    "stadium": Words("Stadium", "スタジアム"),
    "basic_energy": Words("Basic Energy", "基本エネルギー"),
    "special_energy": Words("Special Energy", "特殊エネルギー"),
    "unknown": Words("Card", "カード"),
}


def _as_json(card: Card) -> dict[str, object]:
    set_code, _, number = card.key.rpartition("-")
    return {
        "key": card.key,
        "id": card.id or None,
        "name": {"en": card.name.en, "ja": card.name.ja},
        "kind": card.kind,
        "types": list(card.types),
        "hp": card.hp or None,
        "set": set_code or None,
        "number": number or None,
        "mark": card.regulation_mark or None,
        "set_name": card.set_name or None,
        "released": card.released or None,
    }
