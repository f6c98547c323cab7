"""Which cards a text takes from a deck or discard pile: "a Basic Pokémon with 70 HP or less".

Only wordings that are understood to the last word count; of any other text nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from app.cards.name_keys import name_key
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.meant.types_named import TYPE, type_called
from app.games.pokemon.adviser.model.known_cards import is_energy, is_trainer
from app.games.pokemon.cards.card_record import Card, has_rule_box
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

_FROM = {
    "deck": (
        re.compile(
            r"\bsearch your deck for (?P<what>[^.]+?)"
            r"(?:,? (?:and )?(?:reveal|show|put|attach)\b|[.,]? ?$)"
        ),
        re.compile(r"\bfind (?P<what>[^.]+?) in your deck\b"),
        re.compile(r"\bbench (?P<what>[^.]+?) straight from your deck\b"),
    ),
    "discard": (
        re.compile(r"\b(?:put|shuffle) (?P<what>[^.]+?) from your discard pile (?:into|onto)\b"),
        re.compile(r"\btake back (?P<what>[^.]+?) from your discard pile into\b"),
        re.compile(r"\battach (?P<what>[^.]+?) (?:from|out of) your discard pile to\b"),
        re.compile(
            r"\b(?:return|take back|put) (?P<what>[^.]+?) "
            r"out of your discard pile (?:to|into|on)\b"
        ),
    ),
}
"""How a text says what it takes, by the pile."""
_MANY = re.compile(r"^(?:an?|the|any|another|up to \d+|as many as \d+|any number of|\d+) ")
_MIXED = re.compile(r",? in any (?:combination(?: of)?|mix),?")
_AND = re.compile(r", and |, or |, | and | or ")
_HP = re.compile(r" (?:with|of) (\d+) hp or less\b")
_NO_BOX = re.compile(r" (?:that (?:doesn't|don't) have a rule box|without a rule box)\b")
_NAMED = re.compile(r' that ha(?:s|ve) "([^"]+)" in (?:its|their) names?\b')
_TAGS = {
    "tera": Words("Tera", "テラスタル"),
    "ancient": Words("Ancient", "古代"),
    "future": Words("Future", "未来"),
    "single strike": Words("Single Strike", "いちげき"),
    "rapid strike": Words("Rapid Strike", "れんげき"),
    "fusion strike": Words("Fusion Strike", "フュージョン"),
}
"""Printed kinds that stand before "Pokémon" in a text."""
_RULES = {
    " ex": Words(" ex", "ex"),
    "-ex": Words("-EX", "EX"),
    "-gx": Words("-GX", "GX"),
    " vmax": Words(" VMAX", "VMAX"),
    " vstar": Words(" VSTAR", "VSTAR"),
    " v": Words(" V", "V"),
}
"""Printed kinds that stand behind it."""
_V = frozenset({"V", "VMAX", "VSTAR", "V-UNION"})
"""All that are Pokémon V."""
_POKEMON = re.compile(
    r"^(?:(?P<stage>basic|stage 1|stage 2|evolution|mega evolution) ?)?"
    rf"(?:(?P<type>{TYPE}|\{{\w\}}) )?(?:(?P<tag>{'|'.join(_TAGS)}) )?"
    rf"(?:(?P<owner>[\w.' ]+'s) )?(?P<pokemon>pokémon(?P<rule>{'|'.join(_RULES)})?)?$"
)
_ENERGY = re.compile(rf"^(?:(?P<kind>basic|special) )?(?:(?P<type>{TYPE}|\{{\w\}}) )?energy$")
_TRAINERS = {
    "trainer": Words("a Trainer", "トレーナーズ"),
    "item": Words("an Item", "グッズ"),
    "supporter": Words("a Supporter", "サポート"),
    "stadium": Words("a Stadium", "スタジアム"),
    "pokémon tool": Words("a Pokémon Tool", "ポケモンのどうぐ"),
}
_STAGES = {
    "basic": Words("Basic ", "たね"),
    "stage 1": Words("Stage 1 ", "1進化"),
    "stage 2": Words("Stage 2 ", "2進化"),
    "evolution": Words("Evolution ", "進化"),
    "mega evolution": Words("Mega Evolution ", "メガシンカ"),
}


@value
class Wanted:
    """One kind of card that a text takes."""

    words: Words
    """"a Basic Pokémon with 70 HP or less"."""
    is_met: Callable[[Card], bool]


@lru_cache(maxsize=4096)
def plain_text(text: str) -> str:
    """Return a text in small letters without what stands in brackets."""
    return re.sub(r" ?\([^)]*\)", "", " ".join(text.casefold().replace("’", "'").split()))


def wanted_by(text: str, source: str) -> tuple[Wanted, ...] | None:
    """Return what a text takes from a pile; None where that is not read, or stands there twice."""
    plain = plain_text(text)
    found = [one["what"] for phrase in _FROM.get(source, ()) for one in phrase.finditer(plain)]
    return kinds_called(found[0]) if len(found) == 1 else None


@lru_cache(maxsize=1024)
def kinds_called(what: str) -> tuple[Wanted, ...] | None:
    """Return the kinds of card that a text names, where every word of it is understood."""
    plain = _MIXED.sub(" ", what.replace("hp or less", "hp*less")).strip()
    plain = re.sub(r"^(up to \d+|as many as \d+|\d+)  ?", r"\1 ", plain)
    kinds = [kind_called(one.replace("hp*less", "hp or less")) for one in _AND.split(plain)]
    known = [one for one in kinds if one is not None]
    return tuple(known) if len(known) == len(kinds) else None


def kind_called(said: str) -> Wanted | None:
    """Return one kind of card, where every word of it is understood."""
    plain = re.sub(r" cards?\b| in play$", "", _MANY.sub("", said.strip())).strip()
    hp, box, named = _HP.search(plain), _NO_BOX.search(plain), _NAMED.search(plain)
    core = _NAMED.sub("", _NO_BOX.sub("", _HP.sub("", plain))).strip()
    meant = _core(core)
    if meant is None:
        return None
    most = int(hp[1]) if hp is not None else None
    words = meant.words
    if hp is not None:
        words = Words(f"{words.en} with {most} HP or less", f"HP{most}以下の{words.ja}")
    if box is not None:
        words = Words(f"{words.en} without a Rule Box", f"ルールを持たない{words.ja}")
    if named is not None:
        words = Words(
            f"{words.en} with “{named[1]}” in its name",
            f"名前に「{named[1]}」とつく{words.ja}",
        )

    def is_met(card: Card) -> bool:
        if not meant.is_met(card) or (most is not None and card.hp > most):
            return False
        if named is not None and named[1] not in card.name.en.casefold():
            return False
        return box is None or not has_rule_box(card)

    return Wanted(words, is_met)


def _core(core: str) -> Wanted | None:
    trainer = core.removesuffix("s") if core.removesuffix("s") in _TRAINERS else core
    if trainer in _TRAINERS:
        kind = trainer.removeprefix("pokémon ")
        return Wanted(
            _TRAINERS[trainer],
            lambda card: card.kind == kind if kind != "trainer" else is_trainer(card),
        )
    energy = _ENERGY.match(core)
    if energy is not None:
        return _energy(energy)
    found = _POKEMON.match(core)
    return _pokemon(found) if found is not None and core else None


def _energy(found: re.Match[str]) -> Wanted:
    letter, kind = type_called(found["type"] or ""), found["kind"] or ""
    en = " ".join(
        one for one in (kind.capitalize(), TYPE_WORDS[letter].en if letter else "", "Energy") if one
    )
    ja = {"basic": "基本", "special": "特殊"}.get(kind, "")
    ja += f"{TYPE_WORDS[letter].ja if letter else ''}エネルギー"

    def is_met(card: Card) -> bool:
        asked = is_energy(card) and (not kind or card.kind == f"{kind}_energy")
        # What a Special Energy provides is no type printed on it.
        return asked and (letter is None or letter in card.types or card.kind != "basic_energy")

    return Wanted(_one(Words(en, ja)), is_met)


def _pokemon(found: re.Match[str]) -> Wanted | None:
    stage, owner = found["stage"] or "", found["owner"] or ""
    tag, rule = _TAGS.get(found["tag"], Words("", "")), _RULES.get(found["rule"], Words("", ""))
    letter = type_called(found["type"] or "")
    if not found["pokemon"] and stage not in ("basic", "stage 1", "stage 2"):
        return None
    words = _STAGES.get(stage, Words("", ""))
    kind = TYPE_WORDS[letter] if letter else Words("", "")
    name = owner.title().replace("'S", "'s") if owner else ""
    called = (words.en.strip(), kind.en, tag.en, name, f"Pokémon{rule.en}")
    en = " ".join(one for one in called if one)
    whose = f"名前に「{name}」とつく" if owner else ""
    of = "の" if kind.ja and words.ja else ""
    ja = f"{whose}{tag.ja}{'の' if tag.ja else ''}{words.ja}{of}{kind.ja}ポケモン{rule.ja}"

    def is_met(card: Card) -> bool:
        if card.kind != "pokemon" or not _is_of_stage(card, stage):
            return False
        if letter is not None and letter not in card.types:
            return False
        if (tag.en and tag.en not in card.tags) or not _is_under(card, rule.en.strip(" -")):
            return False
        return not owner or name_key(card.name.en).startswith(name_key(owner))

    return Wanted(_one(Words(en, ja)), is_met)


def _is_under(card: Card, rule: str) -> bool:
    """Whether a Pokémon is of a printed kind with a rule of its own; "" asks for none."""
    return not rule or rule in card.tags or (rule == "V" and not _V.isdisjoint(card.tags))


def _one(kind: Words) -> Words:
    """Return what a kind is called with its English article, as it is spoken: "an N's Pokémon"."""
    article = "an" if kind.en[0] in "AEIO" or kind.en.startswith("N's ") else "a"
    return replace(kind, en=f"{article} {kind.en}")


def _is_of_stage(card: Card, stage: str) -> bool:
    if stage == "evolution":
        return card.stage not in (None, "basic")
    if stage == "mega evolution":
        return card.name.en.startswith("Mega ")
    return not stage or card.stage == stage.replace(" ", "")
