"""What the cards are called: their names in both languages, in short and as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from app.cards.name_keys import sought
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard

OTHERS: Mapping[str, tuple[str, ...]] = {
    "rat": ("mouse", "鼠", "ねずみ"),
    "ranmaru": ("ranmaru", "ran maru", "shiba ranmaru", "ラン丸", "蘭丸"),
    "cat": ("neko", "猫"),
    "frog": ("frog", "カエル", "蛙"),
    "turtle": ("turtle", "kamekichi", "カメ", "亀"),
    "jellyfish": ("jellyfish", "クラゲ", "でんきクラゲ"),
    "boar": ("wild boar", "猪"),
    "stoat": (
        "stoat",
        "okojo",
        "my neighbour stoat",
        "my neighbor stoat",
        "neighbor stoat",
        "オコジョ",
    ),
    "archer": ("archer", "うおざの射手", "魚座の射手", "射手"),
    "fire_dragon": ("firestorm", "dragon", "炎のドラゴン", "ドラゴン"),
    "thunder_colossus": ("colossus",),
    "gaia_beast": ("gaia",),
    "nightmare_lord": ("nightmare",),
    "tempest_knight": ("tempest",),
    "seraphim": ("seraph", "天使"),
    "venom_snake": ("snake",),
    "mecha_golem": ("golem",),
    "chrono_mage": ("chronomage", "mage"),
    "meteor": ("meteor", "meteorite", "隕石"),
    "rock_spell": ("rock", "岩"),
    "swap": ("swap", "front back swap", "前後の交換", "交換"),
    "flame_guard": ("guard", "flame protection"),
    "summon_ritual": ("ritual", "summon ritual", "summoning", "儀式"),
    "blaze": ("blaze", "blazing spell", "烈火"),
    "fire_rain": ("fire rain", "rain", "ファイアレイン"),
}
"""By card: what it is also called."""
_NAMED = re.compile(r"(?P<what>[^「]*)「(?P<own>[^」]*)」")


def spellings(card: NullpogaCard) -> Iterator[str]:
    """Yield every way in which a card is called, its names first."""
    yield card.name.en
    yield card.name.ja
    named = _NAMED.fullmatch(card.name.ja)
    if named is not None:
        yield named["own"]
        yield named["what"]
    yield card.id.replace("_", " ")
    for stage in card.stages:
        yield stage.name.en
        yield stage.name.ja
    yield from OTHERS.get(card.id, ())


def cards_by_spelling(cards: Mapping[str, NullpogaCard]) -> dict[str, str]:
    """Return the ids of cards by all their spellings, as `sought` writes them.

    Where a token and a card share a name, the card is meant: tokens are in no deck.
    """
    found: dict[str, str] = {}
    for tokens in (False, True):
        group = [card for card in cards.values() if (card.kind == "token") == tokens]
        for card in group:
            for written in (card.id, card.name.en, card.name.ja):
                found.setdefault(sought(written), card.id)
        for card in group:
            for written in spellings(card):
                found.setdefault(sought(written), card.id)
    return found
