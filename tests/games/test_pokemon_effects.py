"""Notes that last: put on in one gesture, told with their end, taken off by the table."""

from __future__ import annotations

import pytest

from app.core.card import value_of
from app.core.ids import TABLE
from app.core.intent import Undo
from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.games.game_api import Selection
from app.games.lexicon import lexicon
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.lasting_effects import EFFECTS, EVERY, last_turn
from tests.games.pokemon_table import DRAKLOAK, DUSKULL, Game, action, middle

WORDS = lexicon(SPEC, CardBase.load())


@pytest.fixture
def game() -> Game:
    return middle()


def on(game: Game, zone: str = "active.0", index: int = 0) -> Selection:
    return Selection(units=(game.unit(zone, index),))


def told(game: Game, language: Language = "en") -> str:
    node = game.table.host.tree.cursor
    setting = game.view().setting
    return plain(describe_all(game.table.host.told(node, 0), language, setting, WORDS))


def test_what_lasts_how_long_in_ones_own_turn_and_in_the_opponents(game: Game) -> None:
    mine = [last_turn(game.view(0), ending) for ending in ("turn", "next", "own", "stays")]
    theirs = [last_turn(game.view(1), ending) for ending in ("turn", "next", "own", "stays")]
    assert mine == [1, 2, 3, None]
    assert theirs == [1, 3, 2, None]


def test_the_table_takes_a_note_off_in_a_step_of_its_own(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("no_attack", selection=on(game, "active.1"))
    game.act("end_turn")
    assert game.marks(unit) == {"no_attack": 1}
    game.act("end_turn", seat=1)
    assert game.marks(unit) == {}
    tree = game.table.host.tree
    assert tree.nodes[tree.cursor].actor == TABLE
    assert told(game) == "“Can't attack” ends on Duskull"
    assert told(game, "ja") == "ヨマワルの「ワザが使えない」が終わった"
    game.do(Undo())
    assert game.marks(unit) == {"no_attack": 1}


def test_a_mark_on_a_player_ends_as_well(game: Game) -> None:
    game.act("no_items")
    for seat in (0, 1):
        assert game.view().marks["seat.1"]
        game.act("end_turn", seat=seat)
    assert game.view().marks.get("seat.1", ()) == ()


def test_a_limit_is_for_whoever_is_pointed_at_otherwise_for_the_opponent(game: Game) -> None:
    game.act("no_items", selection=on(game, "bench.0"))
    assert [mark.key for mark in game.view().marks["seat.0"]] == ["no_items"]
    game.act("no_supporters", selection=Selection(("hand.1#0",)))
    game.act("no_trainers", selection=Selection(zone="mat"))
    assert [mark.key for mark in game.view().marks["seat.1"]] == ["no_supporters", "no_trainers"]
    words = action("no_items").words(game.view(), on(game, "bench.0"))
    assert (words.en, words.ja) == ("Aki: No Items", "Aki：グッズが使えない")


def test_played_alone_a_limit_is_ones_own() -> None:
    game = Game(seats=1)
    game.act("no_items")
    assert value_of(game.view().marks["seat.0"], "no_items") == 1


def test_numbers_add_up_and_are_told(game: Game) -> None:
    for name in ("deals_more_10", "deals_more_30"):
        game.act(name, selection=on(game))
    assert game.marks(game.unit("active.0")) == {"deals_more": 40}
    assert told(game) == "Aki marks Dreepy: Damage dealt +40 (until the end of turn 1)"
    assert (
        told(game, "ja")
        == "Akiがドラメシヤに「与えるダメージ+40」を置いた（1ターン目の終わりまで）"
    )


def test_an_effect_of_an_attack_ends_on_the_bench_one_of_a_card_in_play_stays(game: Game) -> None:
    unit = game.unit("active.0")
    for name in ("no_attack", "retreat_less_1", "immune"):
        game.act(name, selection=on(game))
    game.act("to_active", selection=on(game, "bench.0"))
    assert game.marks(unit) == {"retreat_less": 1, "immune": 1}


def test_an_effect_of_an_attack_ends_when_it_evolves(game: Game) -> None:
    unit = game.unit("active.0")
    for name in ("no_retreat", "immune"):
        game.act(name, selection=on(game))
    game.act("evolve", selection=Selection((game.card(DRAKLOAK),), (unit,)))
    assert game.marks(unit) == {"immune": 1}


def test_another_end_is_chosen_for_all_notes_of_a_selection(game: Game) -> None:
    unit = game.unit("active.0")
    for name in ("no_attack", "deals_more_10", "damage_10", "poisoned"):
        game.act(name, selection=on(game))
    game.act("lasts_own", selection=on(game))
    until = {mark.key: mark.until for mark in game.view().units[unit].marks}
    assert until == {"no_attack": 3, "deals_more": 3, "damage": None, "poisoned": None}
    assert not action("lasts_own").when(game.view(), on(game))
    game.act("clear_effects", selection=on(game))
    assert set(game.marks(unit)) == {"damage", "poisoned"}


def test_with_nothing_selected_the_notes_of_players_and_table_are_meant(game: Game) -> None:
    for name in ("no_items", "no_tools", "vstar", "no_attack"):
        game.act(name, selection=on(game) if name == "no_attack" else None)
    game.act("clear_effects")
    marks = game.view().marks
    assert [mark.key for mark in marks["seat.0"]] == ["vstar"]
    assert not marks.get("seat.1")
    assert not marks.get("table")
    assert game.marks(game.unit("active.0")) == {"no_attack": 1}


def test_less_hp_knocks_out_earlier_and_more_hp_later(game: Game) -> None:
    unit = game.unit("active.0")  # Dreepy has 70 HP
    for name in ("damage_50", "damage_10", "hp_less_10"):
        game.act(name, selection=on(game))
    assert knocked_out(game.view()) == (unit,)
    game.act("hp_50", selection=on(game))
    assert knocked_out(game.view()) == ()


def test_ten_hp_are_left_after_marks_too(game: Game) -> None:
    game.act("hp_50", selection=on(game, "active.1"))
    game.act("leave_10", selection=on(game, "active.1"))
    assert game.marks(game.unit("active.1"))["damage"] == 100
    assert not action("leave_10").when(game.view(), on(game, "active.1"))


def test_the_bench_limit_goes_back_to_the_usual_one(game: Game) -> None:
    game.act("bench_8")
    assert told(game, "ja") == "Akiがベンチの上限を8匹にした"
    game.act("bench_3")
    assert value_of(game.view().marks["table"], "bench") == 3
    game.act("bench_3")
    assert not game.view().marks.get("table")
    assert told(game) == "Aki sets the usual Bench limit"


def test_once_more_is_said_and_takes_the_tick_back(game: Game) -> None:
    game.act("play", selection=Selection((game.card("PAL-185"),)))
    game.act("again_supporter")
    assert game.view().turn.used("supporter") == 0
    assert told(game) == "Aki may do this once more this turn: Supporter"
    assert not action("again_supporter").when(game.view(), Selection())


@pytest.mark.parametrize("effect", EVERY, ids=lambda effect: effect.key)
def test_every_effect_has_a_mark_and_sentences(effect: object) -> None:
    key = effect.key  # type: ignore[attr-defined]
    assert dict(SPEC.marks)[key] == EFFECTS[key]
    assert f"mark:{key}" in SPEC.sentences
    assert f"unmark:{key}" in SPEC.sentences


def test_no_two_effects_share_a_key_or_a_name() -> None:
    assert len({effect.key for effect in EVERY}) == len(EVERY)
    assert len({effect.title for effect in EVERY}) == len(EVERY)


def test_targets_are_marks_on_what_lies_open_and_words_for_the_rest(game: Game) -> None:
    game.act("target", selection=on(game, "active.1"))
    assert game.marks(game.unit("active.1")) == {"target": 1}
    for selection, en, ja in (
        (
            Selection(("hand.1#1",)),
            "Aki chooses Ren's Hand, card 2",
            "AkiがRenの手札の2枚目を選んだ",
        ),
        (Selection(zone="deck.1"), "Aki chooses Ren's Deck", "AkiがRenの山札を選んだ"),
        (Selection((game.card(DUSKULL),)), "Aki chooses Aki's Hand, card 2", "手札の2枚目を選んだ"),
        (Selection(zone="stadium"), "Aki chooses Stadium", "Akiがスタジアムを選んだ"),
    ):
        game.act("target", selection=selection)
        assert told(game) == en
        assert ja in told(game, "ja")
    assert not action("target").when(game.view(), Selection(zone="mat"))
