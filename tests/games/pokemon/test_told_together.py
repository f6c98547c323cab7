"""The log says a verb once for all that it happened to, and is brief where nobody did anything."""

from __future__ import annotations

from app.core.ids import TABLE
from app.core.intent import Look
from app.core.text.describe import describe_all
from app.core.text.words import plain
from app.core.view import Event
from app.games.game_api import Selection
from app.games.lexicon import lexicon
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon_table import DREEPY, DUSKULL, Game, log
from tests.games.setup_table import BASICS, put_down, run, two
from tests.helpers.shipped import shipped_base


def begun(bench: int = 0) -> Game:
    """Begin a game; both have put down Dreepy, Aki so many more on the Bench."""
    game = two(BASICS, BASICS)
    more = ",".join(f"hand.0#{index}" for index in range(1, bench + 1))
    run(game, "setup_place", active="hand.0#0", bench=more)
    put_down(game, 1)
    run(game, "start")
    return game


def use(game: Game, *units: str) -> None:
    """Mark units as used until the end of the turn."""
    game.act("used", selection=Selection(units=units))


def test_pokemon_that_are_turned_up_together_are_one_list() -> None:
    game = begun(bench=2)
    assert "Aki turns Dreepy ×3 and Ren's Dreepy face up;" in log(game)
    assert "Akiがドラメシヤ×3、Renのドラメシヤをオモテにし、" in log(game, "ja")


def test_the_own_cards_are_named_first() -> None:
    setting = Game().view().setting
    events = [
        Event("face_up", 0, cards=(ref,), source=f"active.{seat}")
        for seat, ref in ((1, DREEPY), (0, DUSKULL))
    ]
    said = plain(describe_all(events, "en", setting, lexicon(SPEC, shipped_base())))
    assert said == "Aki turns Duskull and Ren's Dreepy face up"


def test_what_was_used_can_be_used_again_in_one_sentence() -> None:
    game = begun(bench=2)
    active, *bench = (game.unit("active.0"), *game.view().zones["bench.0"].items)
    use(game, active, *bench)
    game.act("end_turn")
    assert log(game) == "Dreepy ×3 can be used again"
    assert log(game, "ja") == "ドラメシヤ×3をまた使える"


def test_marks_that_end_together_are_told_mark_by_mark() -> None:
    ended = [("used", DREEPY), ("no_retreat", DREEPY), ("used", DUSKULL), ("used", DREEPY)]
    events = [Event("unmark", TABLE, unit=unit, mark=mark) for mark, unit in ended]
    words = lexicon(SPEC, shipped_base())
    said = plain(describe_all(events, "en", Game().view().setting, words))
    assert said == "Dreepy ×2 and Duskull can be used again; “Can't retreat” ends on Dreepy"


def test_a_card_that_goes_to_the_other_end_of_its_pile_is_put_back() -> None:
    game = begun()
    game.do(Look("deck.0", 2))
    top = game.view().zones["deck.0"].seen[0][1]
    game.act("to_deck_bottom", selection=Selection((top,)))
    assert log(game) == "Aki puts Dreepy back into their deck (bottom)"
    assert log(game, "ja") == "Akiがドラメシヤを山札の下に置いた"
    assert log(game, seat=1) == "Aki puts 1 card back into their deck (bottom)"
