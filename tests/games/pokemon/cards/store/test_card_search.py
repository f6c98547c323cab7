"""Search as you type: both languages, every way to type a name, best finds first."""

from __future__ import annotations

import pytest

from app.cards.name_keys import sought, sought_in_text
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Ability, Attack, Card, Words
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.stored_cards import filled, item


def pokemon(key: str, en: str, ja: str, **more: object) -> Card:
    return Card(key=key, name=Words(en, ja), kind="pokemon", **more)  # type: ignore[arg-type]


CARDS = (
    pokemon("A-1", "Charizard ex", "リザードンex", types=("R",), regulation_mark="G"),
    pokemon("B-1", "Charizard", "リザードン", types=("R",), released="2020-01-01"),
    pokemon("B-2", "Charizard", "リザードン", types=("R", "C"), released="2024-01-01"),
    pokemon("A-4", "Mega Charizard X ex", "メガリザードンXex", types=("R",), regulation_mark="I"),
    pokemon("C-1", "Alolan Vulpix", "アローラ ロコン", types=("W",)),
    pokemon("C-2", "Mr. Mime", "バリヤード", types=("P",)),
    pokemon("C-3", "Flabébé", "フラベベ", types=("Y",)),
    pokemon(
        "C-4",
        "Snorlax",
        "カビゴン",
        types=("C",),
        abilities=(Ability(Words("Charitable", "おすそわけ"), Words("Rest.", "やすむ。")),),
        attacks=(Attack(Words("Body Slam", "のしかかり"), ("C",), "50"),),
    ),
    item("D-1", "Boss's Orders (Ghetsis)", "ボスの指令（ゲーチス）"),
    item("D-2", "Kettle", "やかん", text=Words("Choose a Charizard.", "リザードンを選ぶ。")),
    item("D-3", "Growing Orb", "しんかのたま", text=Words("evolution or else", "進化")),
    item("D-4", "Iono", "ナンジャモ"),
)


@pytest.fixture(scope="module", params=["store", "at hand", "both"])
def base(request: pytest.FixtureRequest) -> CardBase:
    """The same cards in a store, at hand, and some here and some there."""
    if request.param == "at hand":
        return CardBase(CARDS)
    own = CARDS[::2] if request.param == "both" else ()
    return CardBase(own, (filled(CardStore.in_memory(), *CARDS),))


def keys(found: list[Card]) -> list[str]:
    return [card.key for card in found]


def test_the_whole_name_then_the_beginning_then_any_part_then_what_it_says(base: CardBase) -> None:
    assert keys(base.search("charizard")) == ["B-2", "B-1", "A-1", "A-4", "D-2"]
    assert keys(base.search("リザードン")) == ["B-2", "B-1", "A-1", "A-4", "D-2"]


def test_names_of_attacks_and_abilities(base: CardBase) -> None:
    assert keys(base.search("body sl")) == ["C-4"]
    assert keys(base.search("おすそ")) == ["C-4"]
    assert keys(base.search("chari"))[-2:] == ["C-4", "D-2"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("ﾊﾞﾘﾔ", "C-2"),
        ("ばりや", "C-2"),
        ("mr mi", "C-2"),
        ("MR.MIME", "C-2"),
        ("flabebe", "C-3"),
        ("ＦＬＡＢ", "C-3"),
        ("あろーらろこ", "C-1"),
        ("アローラ　ロ", "C-1"),
        ("ghetsis", "D-1"),
        ("bosss ord", "D-1"),
        ("boss’s", "D-1"),
        ("ぼすの", "D-1"),
        ("リザードンｅｘ", "A-1"),
    ],
)
def test_ways_to_type_a_name(base: CardBase, typed: str, key: str) -> None:
    assert keys(base.search(typed))[0] == key


def test_one_letter_and_two(base: CardBase) -> None:
    assert set(keys(base.search("x"))) == {"A-1", "A-4", "C-1", "C-4"}
    assert keys(base.search("ロコ")) == ["C-1"]
    assert keys(base.search("の"))[:2] == ["D-3", "D-1"]


def test_words_of_a_text_stay_apart(base: CardBase) -> None:
    assert keys(base.search("iono")) == ["D-4"]
    assert keys(base.search("evolution or e")) == ["D-3"]


@pytest.mark.parametrize("typed", ["zzz", '"', "' OR 1=1 --", "%", "*", "\x00", "（）", "🎴"])
def test_what_is_not_there_is_not_found(base: CardBase, typed: str) -> None:
    assert base.search(typed) == []


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        (CardFilter(kind="trainer"), {"D-1", "D-2", "D-3", "D-4"}),
        (CardFilter(kind="item"), {"D-1", "D-2", "D-3", "D-4"}),
        (CardFilter(kind="energy"), set()),
        (CardFilter(type="C"), {"B-2", "C-4"}),
        (CardFilter(set_code="b"), {"B-1", "B-2"}),
        (CardFilter(mark="g"), {"A-1"}),
        (CardFilter(kind="pokemon", type="R", set_code="A", mark="I"), {"A-4"}),
    ],
)
def test_filters(base: CardBase, filters: CardFilter, found: set[str]) -> None:
    assert set(keys(base.search("", filters))) == found


def test_a_text_and_a_filter(base: CardBase) -> None:
    assert keys(base.search("char", CardFilter(set_code="A"))) == ["A-1", "A-4"]
    assert keys(base.search("chari", CardFilter(kind="trainer"))) == ["D-2"]


def test_no_text_is_every_card_by_name(base: CardBase) -> None:
    found = base.search("")
    assert len(found) == len(CARDS)
    assert keys(found)[:2] == ["C-1", "D-1"]


def test_a_limit_cuts_the_end_off(base: CardBase) -> None:
    assert keys(base.search("charizard", limit=3)) == ["B-2", "B-1", "A-1"]


def test_how_names_and_texts_are_folded() -> None:
    assert sought("Porygon-Z ") == "porygonz"
    assert sought("Nidoran ♀") == "nidoran♀"
    assert sought("がぎぐ") == "ガギグ"
    assert sought_in_text("Draw  a\nCard’s") == "draw a cards"
