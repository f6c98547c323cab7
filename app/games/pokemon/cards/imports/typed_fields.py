"""What is asked where a Pokémon card is written down: what is printed on it, field by field."""

from __future__ import annotations

from app.cards.importing.import_values import TypedField as Field
from app.core.text.words import Words
from app.games.pokemon.cards.decklists.forms.decklist_line import is_japanese
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.cards.words.kind_words import KINDS, STAGES

NOT_SAID = Words("Not said", "なし")
_POKEMON = ("pokemon",)
_KIND_OF: dict[str, str] = {"pokemon": "pokemon", "trainer": "item", "energy": "special_energy"}
"""The kind that a card of a part of a deck has most often."""


def _types(written: str = "{}") -> tuple[tuple[str, Words], ...]:
    """Return the types to choose from, as a column writes them."""
    return (
        ("", NOT_SAID),
        *((written.format(letter), words) for letter, words in TYPE_WORDS.items()),
    )


def _attack(number: int) -> tuple[Field, ...]:
    column = f"attack{number}"
    cost = Words(f"Attack {number}: cost", f"ワザ{number}のエネルギー")
    damage = Words(f"Attack {number}: damage", f"ワザ{number}のダメージ")
    effect = Words(f"Attack {number}: effect", f"ワザ{number}の効果")
    return (
        Field(column, Words(f"Attack {number}", f"ワザ{number}"), kinds=_POKEMON),
        Field(f"{column}_cost", cost, "R C C", _POKEMON),
        Field(f"{column}_damage", damage, "30+", _POKEMON),
        Field(f"{column}_text", effect, kinds=_POKEMON),
    )


FIELDS: tuple[Field, ...] = (
    Field("name", Words("English name", "英語名")),
    Field("name_ja", Words("Japanese name", "日本語名")),
    Field(
        "kind",
        Words("Kind", "種類"),
        choices=tuple((kind, words) for kind, words in KINDS.items() if kind != "unknown"),
    ),
    Field("set", Words("Set code", "セットの記号"), "TWM"),
    Field("number", Words("Number", "番号"), "130"),
    Field("hp", Words("HP", "HP"), kinds=_POKEMON, is_number=True),
    Field("types", Words("Type", "タイプ"), kinds=("pokemon", "basic_energy"), choices=_types()),
    Field(
        "stage",
        Words("Stage", "進化の段階"),
        kinds=_POKEMON,
        choices=(("", NOT_SAID), *STAGES.items()),
    ),
    Field("evolves_from", Words("Evolves from", "進化前"), kinds=_POKEMON),
    Field("ability1", Words("Ability", "特性"), kinds=_POKEMON),
    Field("ability1_text", Words("Ability: effect", "特性の効果"), kinds=_POKEMON),
    *_attack(1),
    *_attack(2),
    Field("weakness", Words("Weakness", "弱点"), kinds=_POKEMON, choices=_types("{} ×2")),
    Field("resistance", Words("Resistance", "抵抗力"), kinds=_POKEMON, choices=_types("{} -30")),
    Field("retreat", Words("Retreat cost", "にげるエネルギー"), kinds=_POKEMON, is_number=True),
    Field("prizes", Words("Prize cards it gives", "とられるサイド"), "1", _POKEMON, is_number=True),
    Field(
        "text",
        Words("Effect", "効果"),
        kinds=("item", "tool", "supporter", "stadium", "special_energy"),
    ),
    Field("tags", Words("Also printed", "その他の表記"), "ex, ACE SPEC"),
    Field("mark", Words("Regulation mark", "レギュレーションマーク"), "H"),
)


def begun(name: str, set_code: str, number: str, section: str) -> dict[str, str]:
    """Return what the fields begin with for a card of which a deck list says so much."""
    return {
        "name_ja" if is_japanese(name) else "name": name,
        "set": set_code,
        "number": number,
        "kind": _KIND_OF.get(section, "pokemon"),
    }
