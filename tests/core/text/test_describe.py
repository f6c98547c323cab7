"""A look at many cards is told by its number, at few by their names, one to lay a table not."""

from __future__ import annotations

import pytest

from app.core.text.describe import describe, describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words, plain
from app.core.view import Event
from app.core.zone import Seat
from tests.games.pokemon_table import Game


@pytest.mark.parametrize(("count", "named"), [(10, True), (11, False), (53, False)])
def test_the_names_of_many_cards_are_left_out(count: int, named: bool) -> None:
    setting = Game().view().setting
    assert setting.seats[0] == Seat("Aki", 0)
    cards = tuple(f"CARD-{number}" for number in range(count))
    event = Event(verb="look", actor=0, cards=cards, count=count, source="deck.0")
    sentence = plain(describe(event, "en", setting, Lexicon()))
    assert sentence.startswith(f"Aki looks at {count} cards of their Deck")
    assert ("CARD-3" in sentence) is named


def _laid(*events: Event) -> str:
    """What the log says of a gesture that lays a table, but for its first words."""
    setting = Game().view().setting
    lay = Event(verb="lay", actor=0, text="x")
    sentences = {"lay": Words("{actor} lays {text}", "{actor}が{text}を並べた")}
    return plain(describe_all((lay, *events), "en", setting, Lexicon(sentences=sentences)))


def _look(zone: str) -> Event:
    return Event(verb="look", actor=0, cards=(None,) * 3, count=3, source=zone, goal=zone)


def _shuffle(zone: str) -> Event:
    return Event(verb="shuffle", actor=0, source=zone, goal=zone)


def test_who_lays_a_table_goes_through_the_pack_unmentioned() -> None:
    hide = Event(verb="hide", actor=0, count=3, source="stadium", goal="stadium")
    told = _laid(_look("stadium"), hide, _shuffle("stadium"))
    assert told == "Aki lays x; shuffles the Stadium"


@pytest.mark.parametrize(
    "events",
    [
        (_look("stadium"),),
        (_shuffle("stadium"), _look("stadium")),
        (_look("hand.1"), _shuffle("hand.1")),
        (_look("stadium"), _shuffle("deck.0")),
    ],
)
def test_a_look_that_might_be_more_is_told_whatever_is_laid(events: tuple[Event, ...]) -> None:
    assert "looks at 3 cards" in _laid(*events)


def test_without_a_table_that_is_laid_every_look_is_told() -> None:
    setting = Game().view().setting
    told = describe_all((_look("stadium"), _shuffle("stadium")), "en", setting, Lexicon())
    assert "looks at 3 cards" in plain(told)


def test_the_last_of_what_is_counted_is_told_unless_the_game_says_it_is_not() -> None:
    setting = Game().view().setting
    events = (
        Event(verb="mark", actor=0, mark="debt", seats=(0,), number=2, count=2),
        Event(verb="unmark", actor=0, mark="coins", seats=(0,)),
    )

    def told(lexicon: Lexicon) -> str:
        return plain(describe_all(events, "en", setting, lexicon))

    counted = frozenset({"debt", "coins"})
    assert told(Lexicon(counted=counted)) == "Aki sets their debt to 2; sets their coins to 0"
    unsaid = Lexicon(counted=counted, sentences={"unmark:coins": UNSAID})
    assert told(unsaid) == "Aki sets their debt to 2"
    assert "coins" not in told(Lexicon(counted=frozenset({"debt"}))), "bookkeeping"


def test_the_word_of_a_mark_makes_no_other_step_worth_telling() -> None:
    setting = Game().view().setting
    events = (
        Event(verb="shuffle", actor=0, source="deck.0", goal="deck.0"),
        Event(verb="rotate", actor=0, unit="DREEPY", way="sell", number=90),
    )
    lexicon = Lexicon(sentences={"mark:sell": Words("{actor} sells", "{actor}が売った")})
    assert plain(describe_all(events, "en", setting, lexicon)) == "Aki shuffles their Deck"


STRIKE = Event("declare", 0, text="strike")
AT_FOX = Event("aimed", 0, unit="fox", unit_seat=1)
AT_REN = Event("aimed", 0, seats=(1,))
AT_PARRY = Event("aimed", 0, text="parry", seats=(1,))
AT_BACK = Event("aimed", 0, unit_seat=1)
OWN_BACK = Event("aimed", 0, unit_seat=0)


@pytest.mark.parametrize(
    ("events", "en", "ja"),
    [
        ((STRIKE, AT_FOX), "Aki declares strike on Ren's fox", "AkiがRenのfoxにstrikeを宣言した"),
        ((STRIKE, AT_REN), "Aki declares strike on Ren", "AkiがRenにstrikeを宣言した"),
        (
            (STRIKE, AT_PARRY),
            "Aki declares strike on Ren's parry",
            "AkiがRenのparryにstrikeを宣言した",
        ),
        (
            (STRIKE, AT_FOX, AT_REN, STRIKE),
            "Aki declares strike on Ren's fox and Ren; declares strike",
            "AkiがRenのfox、Renにstrikeを宣言し、strikeを宣言した",
        ),
        (
            (STRIKE, AT_BACK, OWN_BACK),
            "Aki declares strike on Ren's face-down card and a face-down card",
            "AkiがRenのウラ向きのカード、ウラ向きのカードにstrikeを宣言した",
        ),
        (
            (Event("aim", 0, text="strike", seats=(0,)), AT_FOX),
            "Aki aims strike at something else (Ren's fox)",
            "Akiがstrikeの対象を変えた（Renのfox）",
        ),
        ((AT_FOX,), "Aki aims at Ren's fox", "AkiがRenのfoxを対象にした"),
    ],
)
def test_what_is_declared_names_what_it_is_aimed_at(
    events: tuple[Event, ...], en: str, ja: str
) -> None:
    setting = Game().table.sit(0).view.setting
    assert plain(describe_all(events, "en", setting, Lexicon())) == en
    assert plain(describe_all(events, "ja", setting, Lexicon())) == ja
