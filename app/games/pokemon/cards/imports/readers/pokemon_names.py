"""The parts of a Pokémon's printed name, and the same name put together in the other language.

「ロケット団のニャースex」 is an owner, a Pokémon and an ending, as "Team Rocket's Meowth ex" is.
Whoever knows the Pokémon and the owner in both languages knows the name in both. Only what is
written by rule is put together: regional forms and the like are spelt with and without a space.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from app.core.data.value import value
from app.core.text.words import Language

_ENDINGS: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"[ ](?P<word>ex|V|VMAX|VSTAR|V-UNION|BREAK|LEGEND|◇)$|-(?P<tag>EX|GX)$"),
    "ja": re.compile(
        r"(?<=[^\x00-\x7f])(?:[XY](?=ex$))?[ ]?"
        r"(?P<word>ex|EX|GX|VMAX|VSTAR|V-UNION|V|BREAK|LEGEND|◇)$(?P<tag>)"
    ),
}
_OWNERS: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"^(?P<owner>[^ ].*?'s) (?P<rest>\S.*)$"),
    "ja": re.compile(r"^(?P<owner>[^ ]+?の)(?P<rest>[^ ].*)$"),
}
_AFTER_OWNER: Mapping[Language, str] = {"en": " ", "ja": ""}
_BEFORE_ENDING: Mapping[Language, Mapping[str, str]] = {
    "en": {"": "", "EX": "-", "GX": "-"},
    "ja": {},
}
_BEFORE_WORD: Mapping[Language, str] = {"en": " ", "ja": ""}
_AND: Mapping[Language, str] = {"en": " & ", "ja": "&"}
_NOT_MEGA = ("メガニウム", "メガヤンマ")
_PAIR = re.compile(r"\s?[&＆]\s?")


@value
class _Form:
    """What may stand in front of a Pokémon."""

    id: str
    en: str
    ja: str
    certain: bool = True
    """Whether it is always written that way."""

    def front(self, language: Language) -> str:
        """Return it as it is written."""
        written: str = getattr(self, language)
        return written


_FORMS = (
    _Form("mega", "Mega ", "メガ"),
    _Form("m", "M ", "M"),
    _Form("radiant", "Radiant ", "かがやく"),
    _Form("shining", "Shining ", "ひかる"),
    _Form("dark", "Dark ", "わるい"),
    _Form("light", "Light ", "やさしい"),
    _Form("alola", "Alolan ", "アローラ", certain=False),
    _Form("galar", "Galarian ", "ガラル", certain=False),
    _Form("hisui", "Hisuian ", "ヒスイ", certain=False),
    _Form("paldea", "Paldean ", "パルデア", certain=False),
)


@value
class NameParts:
    """A Pokémon's name taken apart."""

    pokemon: str
    """What is left: "Meowth", 「ニャース」."""
    owner: str = ""
    """As printed: "Team Rocket's", 「ロケット団の」."""
    form: str = ""
    """What stands in front, the same word in both languages: "mega"."""
    ending: str = ""
    """The same in both languages: "ex", "EX", "VMAX"."""

    @property
    def make(self) -> tuple[bool, str, str]:
        """What has to be the same in the name in the other language."""
        return (bool(self.owner), self.form, self.ending)


def parts(name: str, language: Language) -> NameParts:
    """Return the parts of a printed name."""
    rest = name.replace("’", "'").strip()
    ending = ""
    if (found := _ENDINGS[language].search(rest)) is not None:
        ending = found["tag"] or found["word"] or ""
        rest = rest[: rest.rindex(ending)].rstrip(" -")
    owner = ""
    if (owned := _OWNERS[language].match(rest)) is not None:
        owner, rest = owned["owner"], owned["rest"]
    form, rest = _form(rest, language, ending)
    return NameParts(rest, owner, form, ending)


def _form(rest: str, language: Language, ending: str) -> tuple[str, str]:
    for form in _FORMS:
        front = form.front(language)
        after = rest[len(front) :].lstrip()
        if not rest.startswith(front) or not after or rest.startswith(_NOT_MEGA):
            continue
        # Only of an EX is it a Mega Evolution: "M Venusaur-EX", 「MフシギバナEX」.
        if form.id == "m" and ending != "EX":
            continue
        return form.id, after
    return "", rest


def composed(name: NameParts, pokemon: str, owner: str, language: Language) -> str:
    """Return the name in `language`, whose words for Pokémon and owner are given.

    "" where its spelling does not follow from the parts.
    """
    front = ""
    if name.form:
        form = next(form for form in _FORMS if form.id == name.form)
        if not form.certain:
            return ""
        front = form.front(language)
    before = _BEFORE_ENDING[language].get(name.ending, _BEFORE_WORD[language])
    after = _AFTER_OWNER[language] if owner else ""
    return f"{owner}{after}{front}{pokemon}{before}{name.ending}"


def partners(pokemon: str) -> list[str]:
    """Return the Pokémon of a TAG TEAM or LEGEND, "Pikachu & Zekrom", or the one there is."""
    return _PAIR.split(pokemon)


def joined(pokemon: list[str], language: Language) -> str:
    """Return Pokémon as a TAG TEAM is written."""
    return _AND[language].join(pokemon)
