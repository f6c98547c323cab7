"""What a written deck list does not hold, found by reading it again."""

from __future__ import annotations

from typing import get_args

import pytest

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.deck_edit import line_of
from app.core.data.value import replace
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Attack, Card, Words
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_losses import losses, read_otherwise
from app.games.pokemon.cards.decklists.decklist_write import Form
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY


def pokemon(key: str, name: str, card_id: str = "", ja: str = "", hp: int = 60) -> Card:
    """A Pokémon; one with other HP is another card of that name."""
    return Card(
        key=key,
        id=card_id,
        name=Words(name, ja or name),
        kind="pokemon",
        types=("L",),
        hp=hp,
        stage="basic",
        attacks=(Attack(both("Gnaw"), ("L",), "10"),),
        released=f"20{hp}-01-01",
    )


def trainer(key: str, name: str, card_id: str = "", ja: str = "") -> Card:
    return Card(key=key, id=card_id, name=Words(name, ja or name), kind="item")


def energy(key: str, letter: str, card_id: str) -> Card:
    name = BASIC_ENERGY[letter]  # type: ignore[index]  # one of the letters
    return Card(key=key, id=card_id, name=name, kind="basic_energy", types=(letter,))  # type: ignore[arg-type]


CARDS = (
    # several prints of a name, the newest of which is not the one that is meant
    pokemon("BS-58", "Pikachu", "base1-58", "ピカチュウ", 40),
    pokemon("JU-60", "Pikachu", "base2-60", "ピカチュウ", 50),
    pokemon("SVP-27", "Pikachu", "svp-27", "ピカチュウ", 60),
    pokemon("SMP-4", "Pikachu", "smp-SM4", "ピカチュウ", 61),
    pokemon("LOR-TG5", "Pikachu", "swsh11tg-TG05", "ピカチュウ", 62),
    pokemon("CEL25C-15_A2", "Pikachu", "cel25c-15_A2", "ピカチュウ", 63),
    pokemon("GEN-RC29", "Pikachu", "g1-RC29", "ピカチュウ", 64),
    pokemon("SV9A-20", "Pikachu", "", "ピカチュウ", 65),
    pokemon("OWN-pikachu", "Pikachu", "", "ピカチュウ", 39),
    pokemon("home made-4", "Pikachu", "", "ピカチュウ", 38),
    pokemon("kettle", "Pikachu", "", "ピカチュウ", 37),
    # names that look like something else
    pokemon("RR-103", "Alakazam 4 LV.X", "pl2-103"),
    pokemon("UF-!", "Unown [!]", "ex10-!"),
    pokemon("UD-A", "Unown A", "neo3-A"),
    pokemon("TRR-24", "Umbreon ★", "ex7-24"),
    trainer("BLW-92", "N", "bw3-92"),
    trainer("TRR-103", "Energy Removal 2", "ex7-103"),
    trainer("AQ-1", "Team Magma Technical Machine 01", "ex4-84"),
    trainer("SVI-186", "Pokégear 3.0", "sv1-186", "ポケギア3.0"),
    trainer("SVI-189", "Professor's Research (Professor Sada)", "sv1-189", "博士の研究"),
    trainer("SVI-190", "Professor's Research (Professor Turo)", "sv1-190", "博士の研究"),
    trainer("TEF-144", "Buddy-Buddy Poffin", "sv5-144", "なかよしポフィン"),
    trainer("MEG-167", "Buddy-Buddy Poffin", "me1-167", "なかよしポフィン"),
    trainer("OWN-a thing with a long name that nobody sells", "A thing with a long name"),
    replace(trainer("POR-88", "Telepathic Psychic Energy", "me3-88"), kind="special_energy"),
    energy("BRS-R", "R", "swsh9-R"),
    energy("SVE-2", "R", "sve-2"),
    energy("MEE-2", "R", "mee-2"),
    energy("MEE-5", "P", "mee-5"),
)


BASE = CardBase(CARDS)


FORMS: tuple[Form, ...] = get_args(Form)


EXACT: tuple[Form, ...] = ("yaml", "json")


@pytest.mark.parametrize("form", FORMS)
def test_what_a_form_has_no_room_for_is_told(cards: CardBase, form: Form) -> None:
    deck = read_decklist("2 Dreepy TWM 128\nSideboard\n3 Iono\nMaybe\n1 Iono", cards)
    told = [words.en for words in losses(deck, cards, form)]
    if form in EXACT:
        assert told == []
    elif form == "cod":
        assert "1 card " in told[0]
    else:
        assert "4 cards " in told[0]


def test_what_a_text_cannot_say_is_told_by_name() -> None:
    line = DeckLine(2, "Total Cards: 60", "trainer", "?Total Cards: 60||", status="placeholder")
    deck = DeckList(lines=(line, line_of(BASE.get("BS-58"), 1)))
    (told,) = losses(deck, BASE, "live")
    assert told.en == (
        "Read again, this form would not give the same cards for “Total Cards: 60”. "
        "Our own form (yaml, json) keeps them."
    )
    assert "「Total Cards: 60」" in told.ja


def test_one_copy_that_does_not_come_back_is_a_loss(cards: CardBase) -> None:
    line = DeckLine(1, "Total: 4", "trainer", "?Total: 4||", status="placeholder")
    assert read_otherwise(DeckList("", (line,)), cards, "live") == (line,)
    assert read_otherwise(DeckList("", (line,)), cards, "json") == ()
