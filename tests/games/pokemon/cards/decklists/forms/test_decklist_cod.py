"""Lists in the forms of Cockatrice, OCTGN and LackeyCCG: mark-up of parts of a deck and cards."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist

NO_CARDS = CardBase()

COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp></lastLoadedTimestamp>
    <deckname>Zorua &amp; friends</deckname>
    <comments>for the league</comments>
    <zone name="main">
        <card number="4" name="N's Zorua" setShortName="JTG" collectorNumber="97" uuid=""/>
        <card number="x" name="Iono"/>
        <card number="2"/>
        <card number="1" name="Boss&apos;s Orders"/>
    </zone>
    <zone name="side">
        <card number="1" name="Iono"/>
    </zone>
    <zone name="tokens">
        <card number="1" name="Clue"/>
    </zone>
</cockatrice_deck>
"""

OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a-game">
  <section name="Pokémon" shared="False">
    <card qty="4" id="8a1f">N&apos;s Zorua JTG 97</card>
    <card qty="3" id="8a20">
      Porygon2
    </card>
  </section>
  <section name="Trainer"><card qty="1" id="8a2a">Gadget</card></section>
  <section name="Main"><card qty="2" id="8a21">Boss's Orders &amp; Co</card></section>
  <section name="Sideboard" shared="False"><card qty="1" id="8a22">Iono</card></section>
  <section name="Markers"><card qty="1" id="8a23">Coin</card></section>
  <section name="Energy"><card qty="x" id="8a24">Glow</card><card qty="2" id="8a25" /></section>
  <notes><![CDATA[for the league]]></notes>
</deck>
"""

LACKEY = """<deck version="0.8">
  <meta><game>a-game</game></meta>
  <superzone name="Deck">
    <card><name id="JTG_097">N's Zorua (JTG)</name><set>JTG</set></card>
    <card><name id="JTG_097">N's Zorua (JTG)</name><set>JTG</set></card>
    <card><name id="SV_9">Iono</name><set>PAL</set></card>
    <card><name id="JTG_097">N's Zorua (JTG)</name><set>JTG</set></card>
    <card><name id="x">Foo</name><set></set><count>4</count></card>
    <card><set>JTG</set></card>
  </superzone>
  <superzone name="Sideboard"><card><name>Bar</name></card></superzone>
</deck>
"""

LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE cockatrice_deck [<!ENTITY a "ha">'
    + "".join(
        f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + ']><cockatrice_deck><zone name="main"><card number="1" name="&i;"/></zone></cockatrice_deck>'
)


def test_a_deck_of_cockatrice() -> None:
    deck = read_decklist(COD, NO_CARDS)
    assert [(line.count, line.name, line.set_code, line.number) for line in deck.lines] == [
        (4, "N's Zorua", "JTG", "97"),
        (1, "Boss's Orders", "", ""),
    ]
    assert [line.name for line in deck.side] == ["Iono"]
    assert deck.title == "Zorua & friends"
    assert [error.line for error in deck.errors] == [8, 9, 16]
    assert "“tokens”" in deck.errors[2].reason.en
    assert any("for the league" in note.en for note in deck.notes)


def test_a_deck_of_octgn() -> None:
    deck = read_decklist(OCTGN, NO_CARDS)
    lines = [(one.count, one.name, one.set_code, one.number, one.source_line) for one in deck.lines]
    assert lines == [
        (4, "N's Zorua", "JTG", "97", 4),
        (3, "Porygon2", "", "", 5),
        (1, "Gadget", "", "", 9),
        (2, "Boss's Orders & Co", "", "", 10),
    ]
    assert [line.section for line in deck.lines] == ["pokemon", "pokemon", "trainer", "pokemon"]
    assert [(line.count, line.name) for line in deck.side] == [(1, "Iono")]
    assert [(error.line, error.text) for error in deck.errors] == [
        (12, "1 Coin"),
        (13, "x Glow"),
        (13, "2"),
    ]
    assert "“markers”" in deck.errors[0].reason.en
    assert "how many" in deck.errors[1].reason.en
    assert "name" in deck.errors[2].reason.en


def test_a_deck_with_an_element_for_each_copy() -> None:
    deck = read_decklist(LACKEY, NO_CARDS)
    lines = [(one.count, one.name, one.set_code, one.number, one.source_line) for one in deck.lines]
    assert lines == [
        (3, "N's Zorua", "JTG", "097", 4),
        (1, "Iono", "PAL", "9", 6),
        (4, "Foo", "", "", 8),
    ]
    assert [(line.count, line.name) for line in deck.side] == [(1, "Bar")]
    assert [(error.line, "name" in error.reason.en) for error in deck.errors] == [(9, True)]


@pytest.mark.parametrize("length", range(len(OCTGN) - 3, 200, -60))
def test_one_of_octgn_that_is_cut_off_is_read_as_far_as_it_goes(length: int) -> None:
    deck = read_decklist(OCTGN[:length], NO_CARDS)
    assert deck.lines[0].name == "N's Zorua"
    assert "cut off or damaged" in deck.errors[-1].reason.en


@pytest.mark.parametrize("length", range(len(COD) - 3, 400, -60))
def test_a_file_that_is_cut_off_is_read_as_far_as_it_goes(length: int) -> None:
    deck = read_decklist(COD[:length].encode(), NO_CARDS)
    assert deck.lines[0].name == "N's Zorua"
    assert "cut off or damaged" in deck.errors[-1].reason.en


@pytest.mark.parametrize(
    "text",
    [
        LAUGHS,
        '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>',
        '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY % p "x">]><d/>',
    ],
)
def test_entities_are_refused(text: str) -> None:
    with pytest.raises(DeckListError, match="declares entities"):
        read_decklist(text, NO_CARDS)


def test_elements_in_elements_without_end() -> None:
    with pytest.raises(DeckListError, match="in each other"):
        read_decklist("<?xml version='1.0'?>" + "<a>" * 300_000, NO_CARDS)


def test_far_too_many_cards() -> None:
    cards = '<card number="1" name="A"/>' * 4_000
    with pytest.raises(DeckListError, match="or more"):
        read_decklist(f'<cockatrice_deck><zone name="main">{cards}', NO_CARDS)


def test_xml_without_a_card_is_no_deck_list() -> None:
    with pytest.raises(DeckListError, match="No line here is a card"):
        read_decklist("<?xml version='1.0'?><page>hello</page>", NO_CARDS)


def test_data_about_cards_is_no_deck_list() -> None:
    cards = "<card><name>Foo</name><set>PAL</set></card>" * 3
    with pytest.raises(DeckListError, match="how many copies"):
        read_decklist(f"<?xml version='1.0'?><cards>{cards}</cards>", NO_CARDS)
