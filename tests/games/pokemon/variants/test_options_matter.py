"""What a table of four agrees on: every choice of every option makes a difference that is seen.

Each option has an example here that returns what comes of a table which agreed on so: what the
table does, and what the adviser says. An option without one fails, and so do two choices of which
the same comes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from app.core.card import Mark
from app.core.intent import Procedure, PutMark, Use
from app.core.options import Options
from app.games.contracts.table_option import TableOption
from app.games.game_api import Selection
from app.games.pokemon.adviser.effects.bench_size import usual
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.case_marks import TURN_ENDED
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.procedures.choosing_opponent import trainer_asks
from app.games.pokemon.table.seat_board import bench_size
from app.games.pokemon.variants.battle_royal_options import AS_TEXT, DIFFERENCES, TEXT
from tests.games.pokemon.adviser.royal import PLAIN, A, B
from tests.games.pokemon.adviser.royal import royal as position
from tests.games.pokemon.adviser.situation import FIRE as ENERGY
from tests.games.pokemon.adviser.situation import (
    ability,
    four,
    hears,
    mon,
    pokemon,
    round_one,
    trainer,
)
from tests.games.pokemon_table import DREEPY, FIRE, IONO, ULTRA_BALL, Game, on, royal, teams

Seen = Callable[[Options], object]
"""What comes of a table that agreed on these options."""


# -- Battle Royal ---------------------------------------------------------------------------------

JUDGE = trainer("Judge", "supporter", "Each player shuffles their hand into their deck.")
BALL = c.PlayTrainer(A, trainer("Ball", text="Draw a card."))


def spots(options: Options) -> object:
    """A Pokémon takes the place of one that has attacked: what is marked, and what is said."""
    game = royal(options=options)
    game.do(Procedure("attack", (("unit", game.unit("active.0")), ("attack", "0"))))
    game.act("switch", selection=Selection(units=(game.unit("active.0"), game.unit("bench.0"))))
    plays = (p.Attack(A, "a1"), p.Switch(A, "a1", "a3"))
    table = position(turn={"plays": plays}, bench={A: [PLAIN]}, options=options)
    said = hears("br-attack-newcomer", table, p.Attack(A, "a3", target="b1"))
    return game.marks(game.unit("active.0")), said


def between(options: Options) -> object:
    """An Ability is used after the first attack."""
    seer = pokemon("Seer", abilities=(ability("See", "Look at the top card of your deck."),))
    turn = {"plays": (p.Attack(A, "a2"),), "used": (("attack", 1),)}
    table = position([mon(seer), PLAIN], turn=turn, options=options)
    return hears("br-no-ability-between", table, p.UseAbility(A, "a1", "See"))


def same_target(options: Options) -> object:
    """What was hit is aimed at again, and nothing is told of damage yet."""
    turn = {"plays": (p.Attack(A, "a1", target="b1"),), "hit": ("b1",)}
    table = position(turn=turn, options=options)
    return hears("br-attack-same-target", table, p.Attack(A, "a2", target="b1"))


def turn_end(options: Options) -> object:
    """A card is played after an effect that ended the turn."""
    ended = position([mon(None, plain=True, marks=(Mark(TURN_ENDED),)), PLAIN], options=options)
    return hears("br-turn-end-effect-then", ended, BALL)


def promotion(options: Options) -> object:
    """A Spot waited for the turn that begins: what comes first, and what is said of the draw."""
    game = royal(options=options)
    game.do(Procedure("knock_out", (("units", game.unit("active.1")),)))
    game.do(Procedure("share", (("of", "1"),)))
    game.do(Procedure("end_turn"))
    fell = Record((KnockedOut(B, A, 6),))
    free = {"bench": {A: [PLAIN]}, "turn": {"drew": False}, "record": fell}
    waits = position([PLAIN], options=options, **free)
    said = hears("br-promote-turn-start", waits, c.DrawCards(A, 1, "turn"))
    return game.view(1).turn.phase, said


def checkup(options: Options) -> object:
    """Somebody sleeps who has no turn before or after the checkup."""
    game = royal(options=options)
    game.act("asleep", selection=on(game, "active.2"))
    game.do(Procedure("end_turn", (("checkup", "step-by-step"),)))
    return set(game.marks(game.unit("active.2")))


def leaving(options: Options) -> object:
    """Somebody cannot draw for the turn."""
    game = royal(options=options)
    for handle in game._judge.view.cards_in("deck.1"):
        game.put(game._judge.view.cards[handle].ref or "", "lost.1")
    game.do(Procedure("end_turn"))
    empty = position(sides={A: {"deck": 0}}, turn={"drew": False}, options=options)
    said = hears("br-lose-deck", empty, c.DrawCards(A, 1, "turn"))
    return "leave.1" in game.tasks(), said


def each_player(options: Options) -> object:
    """A Supporter speaks of each player."""
    everybody = c.PlayTrainer(A, JUDGE, players=(0, 1, 2, 3))
    said = hears("br-effect-each-player", position(options=options), everybody)
    return trainer_asks(royal(options=options).view(), IONO), said


def royal_bench(options: Options) -> object:
    """How many fit, at the table and for the adviser."""
    return bench_size(royal(options=options).view()), usual(position(options=options))


# -- two against two ------------------------------------------------------------------------------


def version(options: Options) -> object:
    """A attaches Energy in round one."""
    attach = p.AttachCard(0, "a1", ENERGY, "hand")
    return hears("tv-a-no-energy", four(turn=round_one(0), options=options), attach)


def supporter(options: Options) -> object:
    """Each of four plays a Supporter in round one."""
    card = trainer("Dawn", "supporter", "Draw 1.")
    return tuple(
        hears(
            "first-turn-supporter",
            four(turn=round_one(seat), options=options),
            c.PlayTrainer(seat, card),
        )
        for seat in range(4)
    )


def once(options: Options) -> object:
    """What the partner finds ticked off."""
    game = teams(options=options)
    game.do(Use("supporter"))
    for seat in (0, 1):
        game.do(Procedure("end_turn"), seat)
    return game.view().turn.ledger


def team_bench(options: Options) -> object:
    """How many fit, at the table and for the adviser."""
    return bench_size(teams(options=options).view()), usual(four(options=options))


def redraw(options: Options) -> object:
    """One of a pair has no Basic Pokémon: which of the two the table asks to redraw."""
    decks = ((FIRE,) * 40, (DREEPY,) * 40, (DREEPY,) * 40, (DREEPY,) * 40)
    game = Game(4, decks=decks, spec=TEAM_BATTLE_SPEC, options=options)
    game.do(Procedure("first", (("by", "choice"), ("seat", "0"))))
    for seat in range(4):
        game.do(Procedure("deal"), seat)
        game.do(Procedure("announce"), seat)
    return {task for task in game.tasks() if task.startswith("setup.redraw")}


def hands(options: Options) -> object:
    """What a partner sees of a hand."""
    return teams(options=options).refs("hand.2", 0)


# -- of any table ---------------------------------------------------------------------------------


def prizes(options: Options) -> object:
    """How many are set out."""
    game = Game(4, (DREEPY,) * 40, spec=TEAM_BATTLE_SPEC, options=options)
    game.do(Procedure("first", (("by", "choice"), ("seat", "0"))))
    game.do(Procedure("deal"), 0)
    game.do(Procedure("setup_place", (("active", "hand.0#0"),)), 0)
    return game.view().zones["prizes.0"].count


def steps(options: Options) -> object:
    """Whether the end of a turn lists what is to be checked, or does it."""
    game = teams(options=options)
    game.do(PutMark((game.unit("active.t0"),), "poisoned", value=1))
    game.do(Procedure("end_turn"))
    return game.view().turn.phase


def up_to(options: Options) -> object:
    """None is chosen of "up to 3"."""
    rod = trainer("Rod", text="Choose up to 3 cards from your discard pile.")
    table = position(sides={A: {"discard": (rod,)}}, options=options)
    return hears("turn-up-to-minimum", table, c.PlayTrainer(A, rod, chosen=0))


def waiting(options: Options) -> object:
    """What is declared once an Item was played."""
    game = teams(options=options)
    card = game.put(ULTRA_BALL, "hand.0")
    game.act("play", selection=Selection(cards=(card,)))
    return [one.text for one in game.view().stage.declarations]


SEEN: dict[str, Seen] = {
    "br-spots": spots,
    "br-between": between,
    "br-same-target": same_target,
    "br-turn-end": turn_end,
    "br-promotion": promotion,
    "br-checkup": checkup,
    "br-leaving": leaving,
    "br-each-player": each_player,
    "br-bench": royal_bench,
    "tv-version": version,
    "tv-supporter": supporter,
    "tv-once": once,
    "tv-bench": team_bench,
    "tv-redraw": redraw,
    "tv-hands": hands,
    "prizes": prizes,
    "checkup": steps,
    "up-to-zero": up_to,
    "trainer-stage": waiting,
}
ELSEWHERE = {
    "region": "tests/ui/test_new_table.py: decks are checked for it before a table is laid",
    "date": "tests/ui/test_new_table.py: decks are checked for it before a table is laid",
}
"""What no table reads, and where it is shown what comes of it."""
ALL = {one.id: one for spec in (BATTLE_ROYAL_SPEC, TEAM_BATTLE_SPEC) for one in spec.options}


def test_every_option_has_an_example() -> None:
    assert set(ALL) == {*SEEN, *ELSEWHERE, TEXT}


@pytest.mark.parametrize("one", [ALL[key] for key in SEEN if key in ALL], ids=lambda one: one.id)
def test_of_no_two_choices_the_same_comes(one: TableOption) -> None:
    chosen = [value.id for value in one.values if value.id != AS_TEXT]
    seen = {value: SEEN[one.id](((one.id, value),)) for value in chosen}
    for first, second in combinations(chosen, 2):
        assert seen[first] != seen[second], (first, second)


@pytest.mark.parametrize("key", sorted(DIFFERENCES))
def test_a_difference_is_as_the_text_unless_it_is_chosen_by_itself(key: str) -> None:
    seen = SEEN[key]
    for text, other in (("clarified", "sheet"), ("sheet", "clarified")):
        by_itself = seen(((key, text),))
        assert seen(((TEXT, text),)) == by_itself
        assert seen(((TEXT, text), (key, AS_TEXT))) == by_itself
        assert seen(((TEXT, other), (key, text))) == by_itself


@pytest.mark.parametrize("key", sorted(set(SEEN) & DIFFERENCES | {"br-bench"}))
def test_where_nobody_chose_it_is_the_usual_choice(key: str) -> None:
    assert SEEN[key](()) == SEEN[key](((key, ALL[key].usual),))
