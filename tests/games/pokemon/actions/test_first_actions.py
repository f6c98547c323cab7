"""Deciding who goes first from the menu, and whole setups of four with what each seat may know."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR, place
from app.core.intent import Move
from app.core.intents.agreement_intents import SetOptions
from app.games.pokemon.actions.first_actions import beside, without
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.procedures.mulligans import owed
from app.games.pokemon.tasks.setup_marks import READY, decided, in_order, marked
from app.games.pokemon.tasks.start_conditions import awaited
from app.games.pokemon.variants.standard_game import STANDARD
from tests.games.four_table import Four
from tests.games.pokemon_table import DREEPY, FIRE, log
from tests.games.setup_table import BASICS, NONE

MIXED = (DREEPY,) * 8 + (FIRE,) * 32
SEATS = (2, 0, 3, 1)


def test_the_usual_game_offers_what_it_did() -> None:
    assert not without(STANDARD)
    assert not beside(STANDARD)
    assert not [one.id for one in SPEC.actions if "hands" in one.id or "pair" in one.id]


def test_four_decide_from_the_menu() -> None:
    game = Four("team-battle", (BASICS,) * 4)
    assert game.presses("first_random", 3)
    begins = decided(game.view())
    assert begins is not None
    assert game.presses("second_of_pair", begins)
    assert in_order(game.view())[0] == (begins + 2) % 4
    assert game.presses("first_of_pair", begins)
    assert in_order(game.view())[0] == begins
    assert game.presses("first_hands", 0)
    assert game.presses("first_hands_choose", 0)
    assert not game.presses("first_of_pair", begins)


def check_secrets(game: Four) -> None:
    """Nobody sees a hand or what lies face down of another seat; all are told the same tasks."""
    for seat in (0, 1, 2, 3, SPECTATOR):
        for card in game.view(seat).cards.values():
            zone = card.zone.partition(".")[0]
            if card.owner != seat and zone in ("hand", "active", "bench", "prizes", "deck"):
                shown = zone in ("active", "bench") and card.up
                assert card.ref is None or shown, (seat, card)


def set_up(game: Four, spots: int) -> None:
    """Go round until nothing is left: what one button does, and what is asked for by hand."""
    for _ in range(40):
        for seat in SEATS:
            while game.presses("get_ready", seat):
                check_secrets(game)
            tasks = game.tasks(seat)
            here = next((tasks[one] for one in tasks if one.endswith(f".{seat}")), None)
            kind = "" if here is None else here.id.split(".")[1]
            assert here is None or here.seat == seat
            if kind == "down" or (kind == "basic" and game.spec.id == "battle-royal"):
                game.puts_down(seat, spots=spots)
            elif here is not None and here.choices and kind != "wait":
                intent = here.choices[0].intent
                assert intent is not None
                game.do(intent, seat)
            check_secrets(game)
        if "setup.start" in game.tasks():
            return
    pytest.fail(f"stuck: {list(game.tasks())}")


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["battle-royal", "team-battle"])
def test_four_set_up_by_buttons_and_by_hand_and_begin(game: str, seed: int) -> None:
    table = Four(game, (MIXED,) * 4, seed)
    table.press("setup.first", "Dice", 1)
    set_up(table, spots=2)
    order = in_order(table.view())
    table.press("setup.start", "Turn up and begin", 2)
    view = table.view()
    assert (view.turn.number, view.turn.seat) == (1, order[0])
    prizes = {"battle-royal": 6, "team-battle": 3}[game]
    assert [view.zones[f"prizes.{seat}"].count for seat in range(4)] == [prizes] * 4
    spots = ("active.t0", "active.t1") if game == "team-battle" else ()
    assert all(view.zones[zone].count == 2 for zone in spots)
    assert all(card.up for card in view.cards.values() if card.zone.startswith("active"))


@pytest.mark.parametrize("game", ["battle-royal", "team-battle"])
def test_four_set_up_at_once(game: str) -> None:
    table = Four(game, (BASICS,) * 4)
    for _ in range(2):
        for seat in SEATS:
            table.presses("setup", seat)
    for seat in SEATS:
        if f"setup.ready.{seat}" in table.tasks(seat):
            table.press(f"setup.ready.{seat}", "Ready", seat)
    view = table.view()
    assert "setup.start" in table.tasks()
    bench = "bench.t0" if game == "team-battle" else "bench.0"
    assert view.zones[bench].count == {"battle-royal": 4, "team-battle": 5}[game]


def test_the_benches_are_as_large_as_the_table_says() -> None:
    for game, option, value in (("battle-royal", "br-bench", 5), ("team-battle", "tv-bench", 8)):
        table = Four(game, (BASICS,) * 4, options=((option, str(value)),))
        for seat in (0, 2, 0, 2):
            table.presses("setup", seat)
        zone = "bench.t0" if game == "team-battle" else "bench.0"
        most = min(value, 5 if game == "battle-royal" else 12)
        assert table.view().zones[zone].count == most


def test_in_a_battle_royal_a_hand_is_shown_to_all_and_nobody_draws_for_it() -> None:
    table = Four("battle-royal", (NONE, BASICS, BASICS, BASICS))
    table.run("deal", 0)
    table.press("setup.basic.0", "Show and redraw", 0)
    host = table.table.host
    for seat in (1, 2, 3):
        shown = next(e for e in host.told(host.tree.cursor, seat) if e.verb == "show")
        assert shown.cards == (FIRE,) * 7
    assert [owed(table.view(), seat) for seat in range(4)] == [0] * 4


def test_nobody_is_on_the_bench_of_a_battle_royal_while_a_spot_is_free() -> None:
    table = Four("battle-royal", (BASICS,) * 4)
    table.run("deal", 0)
    table.run("setup_place", 0, active="hand.0#0", bench="hand.0#1,hand.0#2")
    assert table.view().zones["active.0"].count == 2
    assert table.view().zones["bench.0"].count == 1


@pytest.mark.parametrize(("redraw", "both"), [("both", True), ("without", False)])
def test_a_pair_redraws_as_the_table_agreed_and_one_opponent_draws(redraw: str, both: bool) -> None:
    table = Four("team-battle", (NONE, BASICS, BASICS, BASICS), options=(("tv-redraw", redraw),))
    for seat in range(4):
        table.run("deal", seat)
        table.run("announce", seat)
    assert ("setup.redraw.2" in table.tasks(2)) == both
    assert "setup.redraw.0" in table.tasks(0)
    for seat in (0, 2) if both else (0,):
        table.run("mulligan", seat)
    assert [owed(table.view(), seat) for seat in range(4)] == [0, 1, 0, 1]
    if both:
        assert "; redraws as the pair does and puts 7 cards back; " in log(table)
        assert "、ペアの引き直しで7枚を山札に戻し、" in log(table, "ja")
    who = "Mio" if both else "Aki"
    assert log(table).endswith(f"; {who}: mulligan 1")
    assert log(table, "ja").count("マリガン1回目") == 1
    table.run("extra_draw", 3)
    assert [owed(table.view(), seat) for seat in range(4)] == [0] * 4


def test_what_one_draws_for_two_mulligans_leaves_a_card_for_the_partner() -> None:
    table = Four("team-battle", (NONE, BASICS, BASICS, BASICS), options=(("tv-redraw", "without"),))
    for seat in range(4):
        table.run("deal", seat)
        table.run("announce", seat)
    for _ in range(2):
        table.run("mulligan", 0)
        table.run("announce", 0)
    assert owed(table.view(), 1) == 2
    table.run("extra_draw", 1, number="1")
    assert [owed(table.view(), seat) for seat in range(4)] == [0, 1, 0, 1]
    assert log(table, seat=0) == (
        "Ren is to draw 1 for the opponent's mulligans; draws 1 card; 1 more may be drawn"
    ), "how many are left is no mulligan"
    table.run("extra_draw", 3)
    assert [owed(table.view(), seat) for seat in range(4)] == [0] * 4


def test_one_partner_may_put_down_both_active_pokemon() -> None:
    table = Four("team-battle", (BASICS,) * 4)
    for seat in (0, 2):
        table.run("deal", seat)
        table.run("announce", seat)
    table.puts_down(2, spots=2)
    assert table.view().zones["active.t0"].count == 2
    assert list(table.tasks(0)).count("setup.prizes.0") == 1


@pytest.mark.parametrize("by_hand", [False, True])
def test_who_of_a_pair_puts_down_first_is_ready_and_asked_nothing_more(*, by_hand: bool) -> None:
    table = Four("team-battle", (BASICS,) * 4)
    for seat in (0, 2):
        table.run("deal", seat)
        table.run("announce", seat)
    if by_hand:
        table.do(Move((place("hand.0", 0),), "active.t0", up=False), 0)
        assert "setup.down.0" not in table.tasks(0), "the other Active Pokémon is the partner's"
        table.press("setup.prizes.0", "Set out", 0)
    else:
        table.puts_down(0, spots=1)
    assert marked(table.view(), 0, READY)
    assert 0 in awaited(table.view()), "the partner may have to redraw, and this one with it"
    assert not table.tasks(0)["setup.wait.0"].choices
    assert "setup.down.2" in table.tasks(2)
    table.puts_down(2, spots=1)
    assert not {0, 2}.intersection(awaited(table.view()))
    assert not [task for task in table.tasks(0) if task.endswith((".0", ".2"))]


def test_partners_see_each_others_hands_where_the_table_says_so_and_nobody_else_does() -> None:
    table = Four("team-battle", (BASICS,) * 4)
    for seat in range(4):
        table.run("deal", seat)

    def seen(eyes: int) -> list[int]:
        view = table.view(eyes)
        hands = [view.cards_in(f"hand.{seat}") for seat in range(4)]
        return [len([card for card in hand if view.cards[card].ref]) for hand in hands]

    assert [seen(eyes) for eyes in (0, 1)] == [[7, 0, 0, 0], [0, 7, 0, 0]]
    table.do(SetOptions((("tv-hands", "open"),)), JUDGE)
    table.run("deal", 2)
    assert [seen(eyes) for eyes in range(4)] == [[7, 0, 7, 0], [0, 7, 0, 7]] * 2
    assert seen(SPECTATOR) == [0] * 4
    table.do(SetOptions((("tv-hands", "closed"),)), JUDGE)
    assert seen(2) == [0, 0, 7, 0]
