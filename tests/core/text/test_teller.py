"""One event's sentence: its blanks filled in both languages, as one seat may know them."""

from __future__ import annotations

from app.core.text.log_lexicon import Lexicon
from app.core.text.teller import Teller
from app.core.text.words import Words, plain
from app.core.view import Event
from tests.core.small_table import AKI, REN, laid

SETTING = laid(hand_0=("fox",)).setting
NAMED = Lexicon(names=lambda ref, language: ref.title() if language == "en" else f"{ref}さん")


def said(event: Event, language: str = "en", lexicon: Lexicon = NAMED, **more: bool) -> str:
    teller = Teller(event, language, SETTING, lexicon)  # type: ignore[arg-type]
    return plain(teller.sentence(**{"named": True, **more}))


def drawn(*cards: str | None) -> Event:
    return Event("draw", AKI, cards=cards, count=len(cards), source="deck.0", goal="hand.0")


def test_a_card_is_named_where_it_is_known_and_counted_where_it_is_not() -> None:
    assert "Fox" in said(drawn("fox"))
    assert "foxさん" in said(drawn("fox"), "ja")
    assert "Fox" not in said(drawn(None))


def test_the_actor_is_left_out_where_the_sentence_before_said_it() -> None:
    coins = Event("coins", REN, results=(1, 0))
    assert said(coins).startswith("Ren ")
    assert not said(coins, named=False).startswith("Ren")


def test_a_game_s_own_sentence_goes_before_the_table_s() -> None:
    lexicon = Lexicon(sentences={"coins": Words("{actor} trusts luck", "{actor}が運まかせ")})
    coins = Event("coins", AKI, results=(1,))
    assert said(coins, lexicon=lexicon) == "Aki trusts luck"
    assert said(coins, "ja", lexicon) == "Akiが運まかせ"


def test_a_verb_that_nobody_has_a_sentence_for_is_still_told() -> None:
    told = said(Event("conjures", AKI, cards=("fox",), count=1))
    assert told.startswith("Aki conjures")
    assert "Fox" in told


def test_a_second_of_a_list_goes_on_with_the_first() -> None:
    lexicon = Lexicon(
        sentences={"retreat": Words("{actor} retreats: {cards}", "{actor}がにげる：{cards}")}
    )
    first, second, other = (
        Teller(Event("retreat", seat, cards=(card,), count=1), "en", SETTING, lexicon)
        for seat, card in ((AKI, "fox"), (AKI, "owl"), (REN, "elk"))
    )
    assert second.goes_on_with(first)
    assert not other.goes_on_with(second)
    assert first.joint(second) == ", "
    assert plain(second.sentence(named=False, headed=False)) == "owl"


def test_a_phase_that_is_a_title_heads_what_follows_and_no_other_sentence_does() -> None:
    title = Words("{text}", "{text}")
    lexicon = Lexicon(sentences={"phase": title, "result": title})
    phase, result, turn, coins = (
        Teller(Event(verb, AKI, text="x", results=(1,)), "en", SETTING, lexicon)
        for verb in ("phase", "result", "turn", "coins")
    )
    assert phase.joint(coins) == ": "
    assert phase.joint(turn) == "; "
    assert turn.joint(coins) == ": "
    assert result.joint(coins) == "; "
    usual = Teller(Event("phase", AKI, text="x"), "en", SETTING, NAMED)
    assert usual.joint(coins) == "; "
