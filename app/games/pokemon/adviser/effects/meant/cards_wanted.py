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
_AIM = re.compile(
    r"\b(?:from|to|on) (?:1|one) of your (?!opponent)(?P<bench>benched )?"
    r"(?P<what>[^.,]*?pokémon(?: ex)?)"
    r"(?: in play)?(?=[.,]|$)"
    r"|\b(?:from|to|on) an? (?P<on>[^.,]*?pokémon(?: ex)?) on your bench\b"
    r"|\b(?:from|to|on) one (?P<own>[^.,]*?pokémon(?: ex)?) of yours\b"
)
"""How a text says on which one of the own Pokémon it works."""
_HIT = re.compile(
    r"\bdoes \d+ damage to 1 of your opponent's (?P<bench>benched )?"
    r"(?P<what>[^.,]*?pokémon(?: ex)?)"
    r"(?=[.,]|$| for each)"
    r"|\bchoose 1 of your opponent's (?P<chosen>benched )?pokémon\. this attack does \d+ damage to "
    r"that pokémon\b"
    r"|\bdeal \d+ to (?:any )?one (?P<there>benched )?opposing pokémon\b"
)
"""How an attack says that it does damage to one of the opponent's Pokémon."""
_MANY = re.compile(r"^(?:an?|the|any|another|up to \d+|as many as \d+|any number of|\d+) ")
_MIXED = re.compile(r",? in any (?:combination(?: of)?|mix),?")
_AND = re.compile(r", and |, or |, | and | or ")
_HP = re.compile(r" (?:with|of) (\d+) hp or less\b")
_NO_BOX = re.compile(r" (?:that (?:doesn't|don't) have a rule box|without a rule box)\b")
_NAMED = re.compile(r' that ha(?:s|ve) "([^"]+)" in (?:its|their) names?\b')
_POKEMON = re.compile(
    r"^(?:(?P<stage>basic|stage 1|stage 2|evolution|mega evolution) ?)?"
    rf"(?:(?P<type>{TYPE}|\{{\w\}}) )?(?:(?P<owner>[\w.' ]+'s) )?(?P<pokemon>pokémon)?(?P<ex> ex)?$"
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


@value
class Aim:
    """Which one Pokémon a text works on."""

    kind: Wanted
    benched: bool


def aim_of(text: str) -> Aim | None:
    """Return on which one of the own Pokémon a text works; None where that is not read."""
    found = list(_AIM.finditer(_plain(text)))
    if len(found) != 1:
        return None
    one = found[0]
    kind = _kind(one["what"] or one["on"] or one["own"])
    return Aim(kind, bool(one["bench"] or one["on"])) if kind is not None else None


def hit_by(text: str) -> Aim | None:
    """Return to which one opposing Pokémon an attack does the damage that its text speaks of."""
    plain = _plain(text)
    found = list(_HIT.finditer(plain))
    if len(found) != 1 or len(re.findall(r"\bdamage to\b", plain)) > 1:
        return None
    one = found[0]
    kind = _kind(one["what"] or "pokémon")
    benched = bool(one["bench"] or one["chosen"] or one["there"])
    return Aim(kind, benched) if kind is not None else None


def _plain(text: str) -> str:
    """Return a text in small letters without what stands in brackets."""
    return re.sub(r" ?\([^)]*\)", "", " ".join(text.casefold().replace("’", "'").split()))


def wanted_by(text: str, source: str) -> tuple[Wanted, ...] | None:
    """Return what a text takes from a pile; None where that is not read, or stands there twice."""
    plain = _plain(text)
    found = [one["what"] for phrase in _FROM.get(source, ()) for one in phrase.finditer(plain)]
    return _kinds(found[0]) if len(found) == 1 else None


@lru_cache(maxsize=1024)
def _kinds(what: str) -> tuple[Wanted, ...] | None:
    plain = _MIXED.sub(" ", what.replace("hp or less", "hp*less")).strip()
    plain = re.sub(r"^(up to \d+|as many as \d+|\d+)  ?", r"\1 ", plain)
    kinds = [_kind(one.replace("hp*less", "hp or less")) for one in _AND.split(plain)]
    known = [one for one in kinds if one is not None]
    return tuple(known) if len(known) == len(kinds) else None


def _kind(said: str) -> Wanted | None:
    """Return one kind of card, where every word of it is understood."""
    plain = re.sub(r" cards?\b", "", _MANY.sub("", said.strip())).strip()
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
            f"{words.en} with “{named[1]}” in its name", f"名前に「{named[1]}」とつく{words.ja}"
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
    stage, owner, ex = found["stage"] or "", found["owner"] or "", found["ex"] is not None
    letter = type_called(found["type"] or "")
    if not found["pokemon"] and stage not in ("basic", "stage 1", "stage 2"):
        return None
    words = _STAGES.get(stage, Words("", ""))
    kind = TYPE_WORDS[letter] if letter else Words("", "")
    name = owner.title().replace("'S", "'s") if owner else ""
    en = " ".join(one for one in (words.en.strip(), kind.en, name, "Pokémon", "ex" * ex) if one)
    whose = f"名前に「{name}」とつく" if owner else ""
    ja = f"{whose}{words.ja}{'の' if kind.ja and words.ja else ''}{kind.ja}ポケモン{'ex' * ex}"

    def is_met(card: Card) -> bool:
        if card.kind != "pokemon" or not _is_of_stage(card, stage):
            return False
        if (letter is not None and letter not in card.types) or (ex and "ex" not in card.tags):
            return False
        return not owner or name_key(card.name.en).startswith(name_key(owner))

    return Wanted(_one(Words(en, ja)), is_met)


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
