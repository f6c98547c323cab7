"""A Pokémon that is pointed at evolves with what the hand has for it."""

from __future__ import annotations

from app.games.form_model import Pick
from app.games.game_api import Selection
from app.games.pokemon.procedures.evolving import asks
from tests.games.pokemon_table import DRAKLOAK, DREEPY, DUSKULL, FIRE, SNORUNT, Game, action

FROSLASS, MEGA_FROSLASS = "TWM-53", "ASC-47"


def table(*hand: str) -> Game:
    game = Game(deck=(*(DREEPY,) * 4, *(DUSKULL,) * 4, *hand, *(FIRE,) * 9))
    game.stand(DREEPY, "active.0")
    game.stand(DUSKULL, "bench.0")
    game.stand(DREEPY, "active.1")
    for ref in hand:
        game.put(ref, "hand.0")
    game.turn(0)
    return game


def on(game: Game, zone: str = "active.0") -> Selection:
    return Selection(units=(game.unit(zone),))


def lacking(game: Game, selection: Selection) -> str:
    asked = action("evolve_from_hand").lacking
    assert asked is not None
    words = asked(game.view(), selection)
    return "" if words is None else words.en


def test_one_kind_of_card_evolves_at_once() -> None:
    game = table(DRAKLOAK, DRAKLOAK)
    assert asks(game.view(), on(game), {}) is None
    named = action("evolve_from_hand").words(game.view(), on(game))
    assert (named.en, named.ja) == ("Evolve into Drakloak", "ドロンチに進化させる")
    game.act("evolve_from_hand", selection=on(game))
    assert game.refs("active.0")[0] == DRAKLOAK
    assert game.refs("hand.0") == [DRAKLOAK]


def test_of_several_kinds_one_is_chosen() -> None:
    game = Game(deck=(SNORUNT, FROSLASS, MEGA_FROSLASS, MEGA_FROSLASS, *(FIRE,) * 9))
    game.stand(SNORUNT, "active.0")
    for ref in (FROSLASS, MEGA_FROSLASS, MEGA_FROSLASS):
        game.put(ref, "hand.0")
    game.turn(0)
    offered = action("evolve_from_hand")
    assert offered.when(game.view(), on(game))
    assert offered.make(game.view(), on(game)) is None
    form = asks(game.view(), on(game), {})
    assert form is not None
    assert form.intent is None
    pick = form.fields[0]
    assert isinstance(pick, Pick)
    assert [one.title.en for one in pick.among] == ["Froslass", "Mega Froslass ex"]
    form = asks(game.view(), on(game), {"evolution": pick.among[1].id})
    assert form is not None
    assert form.intent is not None
    game.do(form.intent)
    assert game.refs("active.0")[0] == MEGA_FROSLASS


def test_what_no_card_evolves_says_so() -> None:
    game = table(DRAKLOAK)
    bench = on(game, "bench.0")
    assert not action("evolve_from_hand").when(game.view(), bench)
    assert lacking(game, bench) == "No card in your hand evolves Duskull."
    assert lacking(game, on(game)) == "", "it evolves"


def test_only_an_own_pokemon_that_is_meant_alone_evolves_so() -> None:
    game = table(DRAKLOAK)
    card = game.card(DRAKLOAK)
    both = Selection(units=(game.unit("active.0"), game.unit("bench.0")))
    beside = Selection((card,), (game.unit("active.0"),))
    for selection in (Selection(), on(game, "active.1"), both, beside, Selection((card,))):
        assert not action("evolve_from_hand").when(game.view(), selection)
        assert lacking(game, selection) == ""
