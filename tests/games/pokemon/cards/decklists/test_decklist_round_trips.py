"""What is written in a form reads back as the same cards, and what would not is told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.deck.deck import DeckLine, DeckList, DeckListError
from app.cards.deck.deck_edit import line_of
from app.cards.name_keys import name_key
from app.core.data.value import replace
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Attack, Card, Words
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.decklists.decklist_losses import losses, read_otherwise
from app.games.pokemon.cards.decklists.decklist_write import Form, write_decklist
from app.games.pokemon.cards.imports.import_errand import bring_files
from app.games.pokemon.cards.print_index import is_id, live_print, print_key
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY
from app.resources import decklists

otherwise = cache(read_otherwise)
"""Two sources of a card often come to the same deck."""

FORMS: tuple[Form, ...] = get_args(Form)
EXACT: tuple[Form, ...] = ("yaml", "json", "cod", "ids")
"""Forms that keep every print."""
TEXTS: tuple[Form, ...] = ("live", "limitless", "japanese")


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
SOLD_ABROAD = tuple(card for card in CARDS if is_id(card.id))
"""Cards that a text of PTCG Live can name; one's own have keys of any form."""
ODD_NAMES = (
    *("Gadget", "Mew ex", "N", "AZ", "Fire", "Foo, the Bar", "A & B", "<b>Bold</b>", 'The "Card"'),
    *("Porygon2", "Type: Null", "Pokémon", "Energy", "Deck", "Total Cards: 60", "12", "x4", "4"),
    *("Foo // bar", "Foo PAL", "Foo PAL 185", "Foo (PAL 185)", "Foo (104)", "Foo PH", "- Foo"),
    *(
        "gngLgL-7AWHa3-LNgNnn",
        "base1-58x",
        "ふしぎな石",
        "ふしぎな 石",
        "４枚の石",
        "***",
        "Foo: 4",
    ),
    *("chabudai_deck: 1", "{count: 4}", "[4] Foo", "Foo\u2028Bar", "Foo\ufffe", "'Foo'", "# Foo"),
)
PLACES = (
    ("", ""),
    ("", ""),
    ("ZZZ", "7"),
    ("PR-SV", "189"),
    ("30C", "66"),
    ("ZZZ", ""),
    ("", "104"),
)


def kept(lines: Sequence[DeckLine], *, finish: bool = True) -> list[tuple[object, ...]]:
    """All of the lines but where they stood and why their print was taken."""
    return [
        (one.count, one.name, one.section, one.key, one.set_code, one.number, one.status)
        + ((one.finish,) if finish else ())
        for one in lines
    ]


def cards_of(deck: DeckList, base: CardBase, form: Form) -> Counter[object]:
    """What a form promises to bring back, by how many."""
    held: Counter[object] = Counter()
    for line in deck.lines:
        if form == "japanese" and line.section != "pokemon":
            held[name_key(base.get(line.key).name.ja)] += line.count
        elif line.status == "known":
            held[line.key] += line.count
        else:
            print_ = print_key(line.set_code, line.number)
            held[name_key(line.name), print_, line.section] += line.count
    return held


def holds(form: Form, card: Card) -> bool:
    return is_id(card.id) if form == "ids" else form in EXACT or card in SOLD_ABROAD


# -- every card, however it came into the deck ----------------------------------------------------

SOURCES: dict[str, Callable[[Card], str]] = {
    "editor": lambda card: "",
    "ids": lambda card: json.dumps([card.id]),
    "table of ids": lambda card: f"count,id\n1,{card.id}",
    "row of an id": lambda card: f"1 {card.id}",
    "print": lambda card: "1 {} {} {}".format(card.name.en, *card.key.rpartition("-")[::2]),
    "live print": lambda card: "1 {} {} {}".format(
        card.name.en, *live_print(*card.key.rpartition("-")[::2])
    ),
    "name": lambda card: f"1 {card.name.en}",
    "Japanese name": lambda card: f"1 {card.name.ja}",
    "name and set": lambda card: f"1 {card.name.en} {card.key.rpartition('-')[0]}",
    "name and number": lambda card: f"1 {card.name.en} ({card.key.rpartition('-')[2]})",
}
EXACTLY = ("editor", "ids", "table of ids", "row of an id", "print", "live print")
"""Sources that name one print."""


def deck_from(source: str, card: Card, base: CardBase) -> DeckList:
    """Return the deck of one card as it came from a source."""
    if source == "editor":
        return DeckList(lines=(line_of(card, 1),))
    return read_decklist(SOURCES[source](card), base)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("source", SOURCES)
def test_a_card_is_the_same_card_in_every_form(source: str, form: Form) -> None:
    for card in CARDS:
        if source not in ("editor", "name", "Japanese name") and card not in SOLD_ABROAD:
            continue
        deck = deck_from(source, card, BASE)
        if source in EXACTLY:
            assert [line.key for line in deck.lines] == [card.key]
        if not holds(form, BASE.get(deck.lines[0].key)):
            continue
        again = read_decklist(write_decklist(deck, BASE, form), BASE)
        assert cards_of(again, BASE, form) == cards_of(deck, BASE, form), card
        assert again.errors == ()
        assert read_otherwise(deck, BASE, form) == ()


def test_ids_stay_the_prints_they_name(cards: CardBase) -> None:
    base = CardBase(CARDS)
    deck = read_decklist('["base1-58", "base1-58", "svp-27"]', base)
    for form in ("yaml", "json", "cod", "live", "limitless", "japanese", "ids"):
        again = read_decklist(write_decklist(deck, base, form), base)
        assert [(line.count, line.key) for line in again.lines] == [(2, "BS-58"), (1, "SVP-27")]


def test_ids_without_data_are_the_same_cards_once_there_is_some() -> None:
    without = read_decklist('["base1-58", "base1-58"]', CardBase())
    for form in ("yaml", "json", "cod", "live", "limitless", "japanese"):
        (line,) = read_decklist(write_decklist(without, CardBase(), form), BASE).lines
        assert (line.count, line.key) == (2, "BS-58")


@pytest.mark.parametrize("first", FORMS)
@pytest.mark.parametrize("second", FORMS)
def test_a_deck_goes_from_form_to_form(first: Form, second: Form) -> None:
    lines = tuple(line_of(card, at % 4 + 1) for at, card in enumerate(SOLD_ABROAD))
    deck = DeckList("Every card", lines, game="pokemon")
    once = read_decklist(write_decklist(deck, BASE, first), BASE)
    twice = read_decklist(write_decklist(once, BASE, second), BASE)
    weaker: Form = "japanese" if "japanese" in (first, second) else second
    assert cards_of(twice, BASE, weaker) == cards_of(deck, BASE, weaker)
    assert (once.errors, twice.errors) == ((), ())


@pytest.mark.parametrize(
    "path", sorted((decklists() / "pokemon").glob("*.txt")), ids=lambda p: p.stem
)
def test_a_shipped_deck_goes_through_all_forms_in_a_row(cards: CardBase, path: Path) -> None:
    deck = read_decklist_file(path, cards)
    now = deck
    for form in ("ids", "live", "yaml", "limitless", "cod", "json", "ids", "japanese", "yaml"):
        now = read_decklist(write_decklist(now, cards, form), cards)
        weaker: Form = "japanese" if form in ("japanese", "yaml") else form
        assert cards_of(now, cards, weaker) == cards_of(deck, cards, weaker), form


# -- any deck -------------------------------------------------------------------------------------


@st.composite
def placeholders(draw: st.DrawFn) -> DeckLine:
    """A card without data, as a reader of a list in some form makes it."""
    name = draw(st.sampled_from(ODD_NAMES) | st.text(min_size=1, max_size=12))
    set_code, number = draw(st.sampled_from(PLACES))
    cells = {"count": draw(st.integers(1, 60)), "name": name, "set": set_code, "number": number}
    section = draw(st.sampled_from(["pokemon", "trainer", "energy"]))
    told = [{key: cell for key, cell in cells.items() if cell} | {"section": section}]
    try:
        (line,) = read_decklist(json.dumps([*told, {"count": 1, "name": "Gadget"}]), BASE).lines[:1]
    except (DeckListError, ValueError):
        return DeckLine(1, "Gadget", "trainer", "?Gadget||", status="placeholder")
    return line


lines_ = st.builds(line_of, st.sampled_from(CARDS), st.integers(1, 60)) | placeholders()
decks = st.builds(
    DeckList,
    title=st.sampled_from(["", "Night shift", 'Odd "deck" & <co>', "# 4 Iono", "デッキ：夜"]),
    lines=st.lists(lines_, min_size=1, max_size=8).map(tuple),
    side=st.lists(lines_, max_size=2).map(tuple),
    maybe=st.lists(lines_, max_size=2).map(tuple),
    code=st.sampled_from(["", "gngLgL-7AWHa3-LNgNnn"]),
    game=st.sampled_from(["", "pokemon"]),
)


@given(decks)
def test_our_own_form_brings_any_deck_back(deck: DeckList) -> None:
    for form in ("yaml", "json"):
        again = read_decklist(write_decklist(deck, BASE, form), BASE)
        assert (again.title, again.code, again.game) == (deck.title, deck.code, deck.game)
        for before, after in (
            (deck.lines, again.lines),
            (deck.side, again.side),
            (deck.maybe, again.maybe),
        ):
            assert kept(after) == kept(before)
        assert again.errors == ()
        assert losses(deck, BASE, form) == ()


@given(decks)
def test_cockatrice_brings_any_deck_and_its_sideboard_back(deck: DeckList) -> None:
    again = read_decklist(write_decklist(deck, BASE, "cod"), BASE)
    assert again.title == deck.title
    assert kept(again.lines, finish=False) == kept(deck.lines, finish=False)
    assert kept(again.side, finish=False) == kept(deck.side, finish=False)
    assert read_otherwise(deck, BASE, "cod") == ()


@given(decks)
def test_a_text_brings_any_deck_back_or_says_what_not(deck: DeckList) -> None:
    for form in TEXTS:
        changed = read_otherwise(deck, BASE, form)
        told = " ".join(words.en for words in losses(deck, BASE, form))
        assert ("would not give the same cards" in told) == bool(changed)
        sound = replace(deck, lines=tuple(line for line in deck.lines if line not in changed))
        if sound.lines and not changed:
            again = read_decklist(write_decklist(sound, BASE, form), BASE)
            assert cards_of(again, BASE, form) == cards_of(sound, BASE, form)


@given(st.lists(st.builds(line_of, st.sampled_from(SOLD_ABROAD), st.integers(1, 60)), min_size=1))
def test_a_text_brings_every_card_of_the_game_back(lines: list[DeckLine]) -> None:
    for form in TEXTS:
        assert read_otherwise(DeckList(lines=tuple(lines)), BASE, form) == ()


# -- the public data, where it lies beside the project --------------------------------------------


@pytest.fixture(scope="module")
def everything(shared: Path) -> CardBase:
    """The shipped cards and all of the collected public data."""
    folder = shared / "data" / "ptcg"
    if not folder.is_dir():
        pytest.skip(f"needs the collected card data, and {folder} is not there")
    store = CardStore.in_memory()
    bring_files(store, [folder / part for part in ("cards", "sets", "samples", "ja")])
    return CardBase.load(layers=(store,))


@pytest.fixture(scope="module")
def each(everything: CardBase) -> list[Card]:
    """Every card of it that has an id of the public data."""
    return [card for card in everything if is_id(card.id)]


@pytest.mark.parametrize("source", ["editor", "ids", "table of ids", "print", "name"])
def test_every_card_of_the_public_data_comes_back(
    everything: CardBase, each: list[Card], source: str
) -> None:
    cards = each
    assert len(cards) > 1_000
    lines = [line for card in cards for line in deck_from(source, card, everything).lines]
    if source in EXACTLY:
        assert [line.key for line in lines] == [card.key for card in cards]
    for start in range(0, len(lines), 60):
        deck = DeckList(lines=tuple(lines[start : start + 60]))
        for form in FORMS:
            assert otherwise(deck, everything, form) == (), form
