"""Each Pokémon has a crest of its type and name, each Trainer an icon in the rim of its name."""

from __future__ import annotations

from app.cards.crests.crest_drawing import GOLD
from app.cards.face import Stroke
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.faces.pokemon_crests import ICONS, MOTIFS, crest_of
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY, TRAINER
from app.ui.look.emblem_paint import path_of
from tests.games.pokemon.adviser.situation import energy, pokemon, trainer

HAWLUCHA = pokemon("Hawlucha", types="F")


def drawn(card: Card) -> tuple[Stroke, ...]:
    return tuple(stroke for one in crest_of(card) for stroke in one.emblem.strokes)


def test_every_type_and_every_kind_of_trainer_has_a_motif() -> None:
    assert set(MOTIFS) == set(ENERGY)
    assert set(ICONS) == set(TRAINER)
    assert len(set(MOTIFS.values())) == len(MOTIFS)


def test_type_and_name_tell_cards_apart_and_nothing_else_does() -> None:
    assert drawn(HAWLUCHA) != drawn(pokemon("Riolu", types="F"))
    assert drawn(HAWLUCHA) != drawn(pokemon("Hawlucha", types="P"))
    assert drawn(HAWLUCHA) == drawn(replace(HAWLUCHA, hp=90, key="other"))
    japanese = replace(HAWLUCHA, name=Words("Hawlucha", "ルチャブル"))
    assert drawn(HAWLUCHA) == drawn(japanese), "the same in every language"


def test_a_rule_box_has_a_rim_of_gold() -> None:
    ex = crest_of(pokemon("Latias ex", types="P", tags=("ex",), prizes=2))
    assert ex[0].emblem.strokes[0].colour == GOLD
    assert crest_of(HAWLUCHA)[0].emblem.strokes[0].colour != GOLD


def test_trainers_of_a_kind_share_an_icon_and_energy_the_petal_of_its_type() -> None:
    iono, hilda = trainer("Iono", "supporter"), trainer("Hilda", "supporter")
    assert drawn(iono)[-1] == drawn(hilda)[-1]
    assert drawn(iono) != drawn(hilda)
    assert drawn(energy("F"))[-1].path == MOTIFS["F"]
    assert drawn(energy("C", "Jet Energy"))[-1].path == MOTIFS["C"]
    assert drawn(energy("C", "Jet Energy")) != drawn(energy("C", "Neo Upper Energy"))


def test_all_shipped_cards_are_drawn_and_hardly_two_names_look_alike(cards: CardBase) -> None:
    named: dict[tuple[Stroke, ...], set[str]] = {}
    for card in cards:
        strokes = drawn(card)
        for stroke in strokes:
            path_of(stroke.path)
        if card.kind == "pokemon":
            named.setdefault(strokes, set()).add(card.name.en)
    # A type has some thousand patterns: of a hundred names two may meet.
    alike = [sorted(names) for names in named.values() if len(names) > 1]
    assert len(alike) <= 2, alike
    assert len(named) > 80
