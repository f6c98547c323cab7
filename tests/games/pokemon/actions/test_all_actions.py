"""Every entry of the menu: offered where it means something, and then possible."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Attach, Intent, Procedure, PutMark
from app.core.intents.turn_intents import Use
from app.games.game_api import GameAction, Selection
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, SPEC
from app.session.host.updates import Accepted
from tests.games.pokemon_table import (
    DECK,
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    TOWER,
    Game,
    middle,
    royal,
    teams,
)

SITUATIONS = (
    *("empty", "setup", "laid", "ready", "middle", "checkup", "rich", "crowded"),
    *("royal", "teams"),
)
RICH = ("MEE-1", "MEE-2", "MEE-3", "MEE-4")
RARE_CANDY = "MEG-125"


def situation(name: str) -> Game:
    if name == "empty":
        return Game(seats=1, deck=(DREEPY,) * 3)
    whole = {
        "rich": rich,
        "crowded": crowded,
        "ready": all_ready,
        "royal": poisoned_royal,
        "teams": teams,
    }.get(name)
    if whole is not None:
        return whole()
    game = Game() if name in ("setup", "laid") else middle()
    if name == "setup":
        for ref in (DREEPY, DUSKULL, FIRE):
            game.put(ref, "hand.0")
    elif name == "laid":
        game.act("setup", seat=1)
        game.put(DREEPY, "hand.0")
        game.act("setup_place", selection=Selection((game.card(DREEPY),)))
        game.do(PutMark(("seat.1",), "mulligans", value=9))
        game.do(Procedure("announce", (("say", "has_basic"),)))
    elif name == "checkup":
        game.act("end_turn")
        game.act("end_turn", seat=1)
        unit, other = game.unit("active.0"), game.unit("bench.0")
        for key in ("damage_40", "poisoned", "asleep", "used", "counter", "target"):
            game.act(key, selection=Selection(units=(unit,)))
        game.act("evolve", selection=Selection((game.card(DRAKLOAK),)))
        game.act("damage_10", selection=Selection(units=(unit, other)))
        game.act("to_stadium", selection=Selection((game.view().cards_in("hand.0")[-1],)))
        game.act("play", selection=Selection((game.card("PAL-185"),)))
        for _ in range(2):
            game.do(Attach((game.put("PAR-177", "discard.0"),), other), JUDGE)
        game.act("look_3", selection=Selection(zone="deck.0"))
        game.act("poisoned", selection=Selection(units=(unit,)))
        game.act("knock_out", selection=Selection(units=(game.unit("active.1"),)))
    return game


def all_ready() -> Game:
    """Both have set up, and the game may begin."""
    game = Game()
    for seat in (0, 1):
        game.act("setup", seat)
    return game


def poisoned_royal() -> Game:
    """A Battle Royal with a condition, two Stadiums and a free Active Spot."""
    game = royal()
    game.do(PutMark((game.unit("active.1"),), "poisoned", value=1))
    for seat in (1, 2):
        game.put(TOWER, "stadium", owner=seat)
    game.put(TOWER, "hand.0")
    game.do(Procedure("knock_out", (("units", game.unit("active.3")),)))
    return game


def rich() -> Game:
    """A turn in which much was done: many kinds of Energy, piles of many cards, notes, ticks."""
    deck = (*RICH * 2, *DECK, RARE_CANDY)
    game = Game(deck=deck)
    unit = game.stand(DREEPY, "active.0", *RICH)
    game.stand(DUSKULL, "active.1")
    for ref in (*RICH, *dict.fromkeys(DECK)):
        game.put(ref, "discard.0")
    for ref in (RARE_CANDY, DRAGAPULT):
        game.put(ref, "hand.0")
    game.turn(0)
    for name in ("no_attack", "deals_more_10"):
        game.act(name, selection=Selection(units=(unit,)))
    game.act("no_items")
    for key in ("energy", "supporter", "stadium", "retreat", "attack"):
        game.do(Use(key))
    return game


def crowded() -> Game:
    """A Bench as large as a card makes one."""
    game = Game()
    game.stand(DREEPY, "active.0")
    for ref in (*(DREEPY,) * 3, *(DUSKULL,) * 2, *(DRAKLOAK,) * 3):
        game.stand(ref, "bench.0")
    game.turn(0)
    return game


def selections(game: Game) -> list[Selection]:
    """A family of selections: nothing, cards of every zone, units, pairs, with pointers."""
    view = game.view()
    cards: list[tuple[str, ...]] = [()]
    for zone in view.zones:
        seen = view.cards_in(zone)
        cards += [seen[:1], seen[-1:], seen[:2], seen]
    cards += [("deck.0#0",), ("prizes.0#0", "prizes.0#1"), ("hand.1#0",), ("cgone",)]
    names = list(view.units)
    units: list[tuple[str, ...]] = [(), *((name,) for name in names), tuple(names[:2])]
    units += [tuple(reversed(names[:2])), tuple(names), ("ugone",)]
    zones = ["", *view.zones, "nowhere"]
    some = [Selection(c, (), z) for c, z in product(cards[:1], zones)]
    some += [Selection((), u, z) for u, z in product(units, ("", "deck.0", "prizes.0", "stadium"))]
    some += [Selection(c, u) for c, u in product(dict.fromkeys(cards), units)]
    return some


TABLES = {name: situation(name) for name in SITUATIONS}
CHOICES = {name: selections(game) for name, game in TABLES.items()}
POSSIBLE: dict[str, set[Intent]] = {name: set() for name in SITUATIONS}
"""What was asked there and answered: many actions come to the same."""


@cache
def offered(name: str, action: GameAction) -> tuple[bool, ...]:
    """Return for which of the selections there an action is offered."""
    view = TABLES[name].view()
    return tuple(action.when(view, selection) for selection in CHOICES[name])


@pytest.mark.parametrize("action", BATTLE_ROYAL_SPEC.actions, ids=lambda action: action.id)
def test_what_is_offered_is_possible(action: GameAction) -> None:
    times = 0
    for name, game in TABLES.items():
        node, view = game.table.host.tree.cursor, game.view()
        for selection, is_offered in zip(CHOICES[name], offered(name, action), strict=True):
            form = action.form(view, selection, {}) if action.form is not None else None
            intent = action.make(view, selection) if form is None else form.intent
            there = form is not None or intent is not None
            assert is_offered == there
            times += there
            if intent is None or intent in POSSIBLE[name]:
                continue
            answer = game.ask(intent)
            assert isinstance(answer, Accepted), (name, selection, intent, answer)
            game.wind_back(node)
            POSSIBLE[name].add(intent)
    assert times, "never offered in any situation"


@pytest.mark.parametrize("name", SITUATIONS)
def test_no_two_offers_share_a_key(name: str) -> None:
    keyed = [action for action in SPEC.actions if action.key]
    there = zip(*(offered(name, action) for action in keyed), strict=True)
    for selection, by_action in zip(CHOICES[name], there, strict=True):
        keys = Counter(a.key for a, is_there in zip(keyed, by_action, strict=True) if is_there)
        assert [key for key, times in keys.items() if times > 1] == [], selection


@pytest.mark.parametrize("seat", [SPECTATOR, JUDGE])
def test_spectators_and_judges_may_ask_for_the_menu(seat: int) -> None:
    for game in TABLES.values():
        view = game.table.sit(seat).view
        for action in SPEC.actions:
            for selection in (Selection(), Selection(units=tuple(view.units)[:1])):
                action.when(view, selection)


def test_ids_are_unique_and_titles_speak_both_languages() -> None:
    assert len({action.id for action in SPEC.actions}) == len(SPEC.actions)
    for action in SPEC.actions:
        assert action.title.en
        assert action.title.ja


def test_the_keys_are_the_ones_of_the_key_sheet() -> None:
    expected = {
        "draw": "D", "shuffle": "S", "turn_over": "F", "to_hand": "H", "to_bench": "B",
        "to_active": "A", "to_stadium": "G", "to_discard": "X", "to_lost": "L",
        "to_prizes": "P", "take_prize": "P", "to_deck_top": "Ctrl+Up",
        "to_deck_bottom": "Ctrl+Down",
        "attach": "Q", "evolve": "E", "used": "W", "damage_10": "1", "damage_90": "9",
        "heal_10": "Alt+1", "clear_damage": "0", "turn_right": "R", "turn_left": "Shift+R",
        "look_at_one_more": "T", "look_through": "V", "coin": "C", "dice": "K",
        "end_turn": "Return", "draw_3": "3",
    }  # fmt: skip
    keys = {action.id: action.key for action in SPEC.actions}
    assert {name: keys[name] for name in expected} == expected


def test_ruinous_actions_have_no_bare_key() -> None:
    ruinous = {action.id for action in SPEC.actions if action.ruinous}
    assert {"mulligan", "shuffle_hand_in", "discard_hand", "hand_below", "concede"} <= ruinous
    for action in SPEC.actions:
        assert not action.ruinous or not action.key or "Ctrl" in action.key, action.id


def test_the_menu_is_quick_to_ask() -> None:
    game = TABLES["middle"]
    selection = Selection((game.card(FIRE),), (game.unit("active.0"),))
    calls = sum(action.when(game.view(), selection) for action in SPEC.actions)
    assert calls > 10
