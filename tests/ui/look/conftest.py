"""Cards to draw, from ordinary to absurd."""

from __future__ import annotations

import pytest

from app.cards.face import Face
from app.games.pokemon.cards.card_record import Ability, Attack, Card, Words
from app.games.pokemon.cards.faces.pokemon_face import face_of


def words(en: str, ja: str | None = None) -> Words:
    return Words(en=en, ja=en if ja is None else ja)


def ordinary() -> list[Card]:
    lizard = Card(
        key="OBF-125",
        name=words("Charizard ex", "リザードンex"),
        kind="pokemon",
        tags=("ex", "Tera"),
        regulation_mark="G",
        hp=330,
        types=("D",),
        stage="stage2",
        evolves_from=words("Charmeleon", "リザード"),
        abilities=(Ability(name=words("Reign", "しはい"), text=words("Attach up to three.")),),
        attacks=(Attack(name=words("Burning"), cost=("R", "R"), damage="180+"),),
        weakness="G",
        weakness_value="×2",
        resistance="F",
        resistance_value="-30",
        retreat=2,
        prizes=2,
    )
    trainers = [
        Card(key=f"T-{kind}", name=words(f"A {kind}"), kind=kind, text=words("Draw three cards."))
        for kind in ("item", "tool", "supporter", "stadium", "special_energy")
    ]
    energy = Card(
        key="SVE-4", name=words("Lightning", "基本雷エネルギー"), kind="basic_energy", types=("L",)
    )
    return [lizard, *trainers, energy]


def odd() -> list[Card]:
    long_name = "Very long name of something " * 8
    many = tuple(
        Attack(
            name=words(f"Attack {n} " * 6, f"とてもながいなまえのワザ{n}" * 3),
            cost=("C",) * n,
            damage="9990×",
            text=words("So many words about so little. " * 20, "とてもながいせつめい。" * 40),
        )
        for n in range(12)
    )
    return [
        Card(key="X-1", name=words(""), kind="pokemon"),
        Card(key="", name=words(""), kind="unknown"),
        Card(key="?Valiant|PAR|89", name=words("Valiant"), kind="unknown"),
        Card(key="X-2", name=words(long_name), kind="pokemon", hp=9999, types=("P", "Y", "N")),
        Card(key="X-3", name=words("Unbroken" * 60), kind="item", text=words("x" * 4000)),
        Card(key="X-4", name=words("Many"), kind="pokemon", attacks=many, retreat=9),
        Card(
            key="X-5", name=words("改行\n改行"), kind="supporter", text=words("one\ntwo\n\nthree")
        ),
        Card(key="X-6", name=words("Rainbow"), kind="special_energy", types=("G", "R", "W")),
        Card(key="X-7", name=words("Nothing"), kind="basic_energy"),
    ]


@pytest.fixture
def lizard_card() -> Card:
    return ordinary()[0]


@pytest.fixture
def lizard(lizard_card: Card) -> Face:
    return face_of(lizard_card)


@pytest.fixture
def all_cards() -> list[Face]:
    return [face_of(card) for card in (*ordinary(), *odd())]
