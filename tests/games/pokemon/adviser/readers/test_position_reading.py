"""The position that a seat sees: what lies open, what is its own, and what it remembers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Attach, Face, Flip, Move, PutMark, Rotate
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import SetPhase, Use
from app.games.pokemon.adviser.effects.attack_questions import energy_of
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.game_memory import Memory, begin
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, InStadium, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.adviser.readers.position_reading import position_of
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DEVOLUTION,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    Game,
    royal,
)

AKI, REN = 0, 1


def card(ref: str) -> Card:
    found = known(ref)
    assert found is not None
    return found


def seen(game: Game, seat: int = AKI, **remembered: object) -> Position:
    """Return what a seat sees that remembers nothing but what is told here."""
    view = game.view(seat)
    return position_of(view, replace(begin(view), **remembered))


def active(game: Game, side: int = AKI, seat: int = AKI, **remembered: object) -> Mon:
    return seen(game, seat, **remembered).side(side).actives[0]


# -- the sides -------------------------------------------------------------------------------------


def test_each_side_with_what_is_counted_there(game: Game) -> None:
    aki, ren = seen(game).sides
    assert (aki.name, aki.player, aki.team) == ("Aki", AKI, 0)
    assert (ren.name, ren.player, ren.team) == ("Ren", REN, 1)
    counts = [(side.prizes, side.deck, side.hand_count) for side in (aki, ren)]
    view = game.view()
    assert counts == [
        tuple(view.zones[f"{name}.{seat}"].count for name in ("prizes", "deck", "hand"))
        for seat in (AKI, REN)
    ]
    assert [mon.card for mon in aki.mons] == [card(DREEPY), card(DUSKULL), card(LATIAS)]
    assert [mon.spot for mon in ren.mons] == ["active", "bench"]
    assert aki.discard == (card(DREEPY), card(FIRE))
    assert (ren.discard, ren.lost) == ((), ())


def test_a_hand_is_known_to_its_player_and_to_a_judge(game: Game) -> None:
    mine = (card(DRAKLOAK), card(DUSKULL), card(FIRE), card(PSYCHIC))
    assert (seen(game).side(AKI).hand or ())[:4] == mine
    assert seen(game, REN).side(AKI).hand is None
    assert seen(game, SPECTATOR).side(REN).hand is None
    assert (seen(game, JUDGE).side(AKI).hand or ())[:4] == mine


def test_a_hand_with_a_card_that_nobody_knows_is_not_known(game: Game) -> None:
    view = game.view()
    handle = view.cards_in("hand.0")[0]
    odd = replace(view.cards[handle], ref="?Nobody||")
    table = replace(view, cards={**view.cards, handle: odd})
    side = position_of(table, begin(view)).side(AKI)
    assert (side.hand, side.hand_count) == (None, 9)


def test_prizes_that_lie_face_up_are_counted(game: Game) -> None:
    assert seen(game).side(AKI).prizes_up == 0
    game.do(Face(("prizes.0#0", "prizes.0#2"), up=True), JUDGE)
    assert (seen(game).side(AKI).prizes_up, seen(game).side(REN).prizes_up) == (2, 0)


def test_what_is_noted_on_players_and_on_the_table(game: Game) -> None:
    game.do(PutMark(("seat.1",), "no_items", value=1))
    game.do(PutMark(("table",), "no_tools", value=1))
    position = seen(game)
    assert [side.noted("no_items") for side in position.sides] == [False, True]
    assert position.noted("no_tools")


def test_who_sees_it(game: Game) -> None:
    assert [seen(game, seat).seen_by for seat in (AKI, REN, JUDGE, SPECTATOR)] == [
        AKI,
        REN,
        None,
        None,
    ]


# -- Pokémon ---------------------------------------------------------------------------------------


def test_a_pokemon_with_what_is_attached_to_it(game: Game) -> None:
    theirs = active(game, REN)
    assert theirs.uid == game.unit("active.1")
    assert (theirs.card, theirs.stack) == (card(DUSKULL), (card(DUSKULL),))
    assert (theirs.energy, theirs.tools, theirs.others) == ((card(PSYCHIC),), (card(BELT),), ())
    assert theirs.owners == (REN, REN, REN)
    assert (theirs.damage, theirs.conditions, theirs.turned, theirs.down) == (0, (), 0, False)
    assert (theirs.unknown, theirs.hp_left, theirs.plain) == (0, None, False)


def test_a_card_that_is_neither_energy_nor_tool_may_be_attached(game: Game) -> None:
    unit = game.unit("active.0")
    game.do(Attach((game.card(IONO),), unit))
    assert active(game).others == (card(IONO),)


def test_a_tool_is_known_by_what_it_is_played_as(game: Game) -> None:
    assert card(DEVOLUTION).kind == "tool"
    game.put(DEVOLUTION, "hand.0")
    game.do(Attach((game.card(DEVOLUTION),), game.unit("active.0")))
    assert active(game).tools == (card(DEVOLUTION),)


def test_damage_conditions_and_notes(game: Game) -> None:
    unit = game.unit("active.1")
    for key, number in (("damage", 30), ("burned", 1), ("poisoned", 4), ("no_retreat", 1)):
        game.do(PutMark((unit,), key, value=number))
    game.do(Rotate((unit,), 90))
    theirs = active(game, REN)
    assert (theirs.damage, theirs.turned) == (30, 90)
    assert theirs.conditions == (Condition("poisoned", 4), Condition("burned", 2))
    assert theirs.noted("no_retreat")
    given = (((unit, "burned"), (AKI, 1)),)
    assert active(game, REN, conditions=given).conditions[1] == Condition("burned", 2, AKI, 1)


def test_what_is_noted_on_energy_lies_beside_it(game: Game) -> None:
    assert active(game).energy_marks == ()
    game.do(Attach((game.card(PSYCHIC),), game.unit("active.0")))
    handle = game.view().units[game.unit("active.0")].attached[1]
    game.do(PutMark((handle,), "used", value=1))
    assert active(game).energy_marks == ((), (Mark("used"),))


def test_an_evolved_pokemon_has_its_stages_from_the_bottom_up(game: Game) -> None:
    unit = game.unit("active.0")
    game.turn(AKI)
    game.do(Attach((game.card(DRAKLOAK),), unit, "base", "evolve"))
    evolved = active(game)
    assert (evolved.card, evolved.stack) == (card(DRAKLOAK), (card(DREEPY), card(DRAKLOAK)))
    assert (evolved.entered, evolved.evolved, evolved.devolved) == (0, 2, 0)
    assert active(game, evolved=((unit, 7),)).evolved == 7
    assert active(game, devolved=((unit, 7),)).devolved == 7
    game.do(Move((game.view().units[unit].base,), "hand.0", verb="devolve"))
    assert (active(game).evolved, active(game).stack) == (0, (card(DREEPY),))


def test_who_came_into_play_this_turn_did_not_evolve(game: Game) -> None:
    game.do(Move((game.card(DUSKULL),), "bench.0", -1, verb="bench"))
    newest = seen(game).side(AKI).bench[-1]
    assert (newest.entered, newest.evolved) == (1, 0)
    unit = newest.uid
    game.do(Attach((game.card(DRAKLOAK),), unit, "base", "evolve"))
    assert seen(game).side(AKI).bench[-1].evolved == 0, "only who saw it knows it"


def test_face_down_only_its_player_knows_it(game: Game) -> None:
    base = game.view().units[game.unit("active.0")].base
    game.do(Face((base,), up=False))
    own, other = active(game), active(game, seat=REN)
    assert (own.card, own.down) == (card(DREEPY), True)
    assert (other.card, other.stack, other.down, other.plain) == (None, (), True, False)
    energy = game.view().units[game.unit("active.0")].attached[0]
    game.do(Face((energy,), up=False))
    hidden = active(game, seat=REN)
    assert (hidden.energy, hidden.unknown) == ((), 1)


def test_what_is_attached_without_data_is_known_by_its_name(game: Game) -> None:
    view = game.view()
    handle = view.units[game.unit("active.0")].attached[0]
    bare = replace(view.cards[handle], ref="?Double Turbo Energy||")
    there = replace(view, cards={**view.cards, handle: bare})
    mine = position_of(there, begin(there)).side(AKI).actives[0]
    assert (mine.energy, mine.unknown) == ((), 1)
    assert [one.name.en for one in mine.by_name] == ["Double Turbo Energy"]
    assert len(energy_of(position_of(there, begin(there)), mine)) == 2
    hidden = replace(view.cards[handle], ref=None)
    unseen = replace(view, cards={**view.cards, handle: hidden})
    assert position_of(unseen, begin(unseen)).side(AKI).actives[0].by_name == ()


# -- the rest of the table -------------------------------------------------------------------------


def test_a_stadium_with_who_played_it(game: Game) -> None:
    game.put(ARTAZON, "stadium", REN)
    unit = game.unit("stadium")
    assert seen(game).stadiums == (InStadium(unit, card(ARTAZON), REN),)
    game.do(Rotate((unit,), 180))
    (played,) = seen(game, player_of_stadium=AKI).stadiums
    assert (played.player, played.turned) == (AKI, 180)


def test_what_lies_in_the_play_area(game: Game) -> None:
    game.do(Move((game.card(TOWER),), "stage"))
    assert seen(game).loose == ((game.unit("stage"), card(TOWER), AKI),)


def test_what_the_table_agreed_on(game: Game) -> None:
    game.do(SetOptions((("prizes", "4"),)))
    assert seen(game).option("prizes") == "4"


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "read"), [("main", "main"), ("checkup", "checkup"), ("over", "over"), ("end", "end")]
)
def test_the_phase_of_a_turn(game: Game, phase: str, read: str) -> None:
    if phase != "main":
        game.do(SetPhase(phase))
    turn = seen(game).turn
    assert (turn.player, turn.number, turn.phase) == (AKI, 1, read)


def test_what_was_used_and_whether_the_card_of_the_turn_was_drawn(game: Game) -> None:
    assert not seen(game, drew=False).turn.drew
    assert seen(game, drew=True).turn.drew
    game.do(Use("energy"))
    assert (seen(game, drew=False).turn.count("energy"), seen(game).turn.count("draw")) == (1, 0)
    game.do(Use("draw"))
    assert seen(game, drew=False).turn.drew


def test_the_draw_itself_is_tried_before_it_counts(game: Game) -> None:
    game.do(Use("draw"))
    view = game.view()
    memory = replace(begin(view), drew=False)
    draw = (c.DrawCards(AKI, 1),)
    position = position_of(view, memory, draw)
    assert (position.gesture, position.turn.drew) == (draw, False)
    assert position_of(view, replace(memory, drew=True), draw).turn.drew
    assert position_of(view, memory, (t.PassTurn(AKI),)).turn.drew


# -- what is remembered ----------------------------------------------------------------------------


def test_what_a_seat_remembers_is_part_of_the_position(game: Game) -> None:
    bite = p.Attack(AKI, game.unit("active.0"), "Bite")
    record = Record(mulligans=((AKI,),), complete=True)
    view = game.view()
    memory = Memory((3, 2), first=REN, turn=(bite,), hit=("u1",), record=record)
    position = position_of(view, memory)
    assert (position.first, position.record) == (REN, record)
    assert (position.turn.plays, position.turn.hit) == ((bite,), ("u1",))
    assert [side.turns for side in position.sides] == [3, 2]


def test_who_joined_late_knows_neither_who_began_nor_how_many_turns_there_were(game: Game) -> None:
    view = game.view()
    late = replace(view, turn=replace(view.turn, number=5))
    position = position_of(late, begin(late))
    assert [side.turns for side in position.sides] == [None, None]
    assert position.first == AKI
    assert position.turn.drew, "what was not seen is taken as done"


def test_a_position_that_was_read_is_the_same_one_until_something_changes(game: Game) -> None:
    view = game.view()
    memory = begin(view)
    before = position_of(view, memory)
    assert position_of(view, memory) is before
    game.do(PutMark((game.unit("active.1"),), "damage", value=10))
    after = position_of(game.view(), memory)
    assert after.side(REN).actives[0].damage == 10
    assert after.side(AKI).actives[0] is before.side(AKI).actives[0]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("conditions", lambda unit: ((unit, "burned"), (AKI, 1))),
        ("evolved", lambda unit: (unit, 7)),
        ("devolved", lambda unit: (unit, 7)),
    ],
)
def test_what_is_remembered_of_one_pokemon_lets_the_others_stand(
    game: Game, what: str, told: Callable[[str], object]
) -> None:
    unit = game.unit("active.1")
    game.do(PutMark((unit,), "burned", value=1))
    view = game.view()
    memory = begin(view)
    before = position_of(view, memory)
    after = position_of(view, replace(memory, **{what: (told(unit),)}))
    mine, theirs = after.side(AKI), after.side(REN)
    assert mine is before.side(AKI)
    assert theirs.bench[0] is before.side(REN).bench[0]
    assert theirs.actives[0] != before.side(REN).actives[0], "it is read again"
    given = theirs.actives[0]
    assert (given.evolved, given.devolved, given.conditions[0].source) in (
        (7, 0, None),
        (0, 7, None),
        (0, 0, AKI),
    )


def test_a_coin_lets_all_sides_stand_and_nothing_else_does(game: Game) -> None:
    memory = begin(game.view())
    before = position_of(game.view(), memory).sides
    game.do(Flip())
    assert position_of(game.view(), memory).sides is before
    game.do(PutMark(("seat.1",), "no_items", value=1))
    noted = position_of(game.view(), memory).sides
    assert (noted[AKI] is before[AKI], noted[REN].noted("no_items")) == (True, True)
    begun = replace(memory, turns=(3, 4))
    assert [side.turns for side in position_of(game.view(), begun).sides] == [3, 4]


def test_who_was_chosen_for_what_lies_in_play_is_read() -> None:
    game = royal()
    unit = game.unit("active.0")
    game.do(PutMark((unit,), "chosen", value=3))
    position = position_of(game.view(), begin(game.view()))
    assert position.choices == ((unit, 2),)
    assert position.chosen_for(unit) == 2
