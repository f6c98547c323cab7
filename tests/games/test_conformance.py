"""What every game must keep, the registered ones and the toys alike; and its golden transcript.

The transcripts in tests/golden/random_play are written anew with CHABUDAI_GOLDEN=write.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.facts.turn_facts import ChancePassed, Declared, Settled
from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.core.options import names_option
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import SENTENCES, UNSAID
from app.core.text.words import Words, plain
from app.games.common_options import LOCKED, options_of
from app.games.contracts.out_contract import playing, seats_out
from app.games.game_api import GameSpec, Selection
from app.games.game_registry import GAMES
from app.games.lexicon import lexicon
from app.session.agreement.early_start import check_own_side
from app.session.agreement.turn_lock import CODE, holds, refusal
from app.session.conformance.played_findings import FEWEST_GAMES, GAMES_PLAYED, played_findings
from app.session.conformance.spec_findings import Finding, spec_findings
from app.session.host.updates import Refused
from app.store.decks.deck_files import shipped_decks
from tests.helpers.play import KINDS, OF_THE_TRANSCRIPTS, Play, Player, lay, play_on, played
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

GAMES_AND_TOYS = sorted({*TOYS, *GAMES})
GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "random_play"
BLANKS = {
    *("actor", "cards", "n", "which", "source", "goal", "at", "unit", "text", "number", "count"),
    *("old", "results", "seats", "mark", "until", "on", "aim", "aimed"),
    *("first", "rest"),
}
HOMES = {"battle-royal": "pokemon", "team-battle": "pokemon"}
"""Whose examples and decks show what a game that is a variant of another shares with it."""
KANA = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


@pytest.fixture(params=GAMES_AND_TOYS)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    name: str = request.param
    return TOYS[name] if name in TOYS else GAMES[name]


def _bilingual(words: Words) -> None:
    assert words.en.strip()
    assert words.ja.strip()
    assert not KANA.search(words.en), words


# -- what a game says of itself -----------------------------------------------------------------


def test_zones_have_titles_and_sound_rules_of_sight(spec: GameSpec) -> None:
    names = [zone.name for zone in spec.zones]
    assert len(set(names)) == len(names)
    for zone in spec.zones:
        _bilingual(zone.title)
        assert re.fullmatch(r"[a-z][a-z_]*", zone.name), f"{zone.name} cannot stand in a place"
        if zone.holds == "units":
            assert zone.visibility == "public", f"{zone.name}: units stand in the open"
        if zone.top_only:
            assert (zone.visibility, zone.holds) == ("public", "pile")
        if zone.visibility in ("owner", "sealed"):
            assert zone.scope != "table", f"{zone.name} would be nobody's"


def test_every_zone_has_its_place_on_the_mat(spec: GameSpec) -> None:
    placed = [place.zone for place in spec.layout.places]
    assert len(set(placed)) == len(placed)
    assert {zone.name for zone in spec.zones} <= {*placed, spec.layout.hand}
    assert set(placed) <= {zone.name for zone in spec.zones}
    width, height = spec.layout.size
    for place in spec.layout.places:
        left, top, wide, high = place.rect
        assert wide > 0
        assert high > 0
        assert left >= 0, place
        assert top >= 0, place
        assert left + wide <= width, place
        # A hand that is spread may hang over the edge of its player by a quarter of it, as one is
        # held; the window shows it whole (`tests/ui/board/test_planned_field.py`).
        over = high / 4 if place.arrange == "fan" else 0
        assert top + high <= height + over, place


def test_actions_have_ids_titles_and_keys_of_their_own(spec: GameSpec) -> None:
    ids = Counter(action.id for action in spec.actions)
    assert not [name for name, count in ids.items() if count > 1]
    for action in spec.actions:
        _bilingual(action.title)


def test_options_have_names_titles_and_values_of_their_own(spec: GameSpec) -> None:
    ids = [option.id for option in options_of(spec)]
    assert len(set(ids)) == len(ids)
    words = lexicon(spec, shipped_base())
    for option in options_of(spec):
        assert names_option(option.id)
        _bilingual(option.title)
        assert words.options[option.id] == option.title
        values = [value.id for value in option.values]
        assert len(set(values)) == len(values) > (0 if option.written else 1), option.id
        for value in option.values:
            assert names_option(value.id)
            _bilingual(value.title)
            assert words.values[option.id, value.id] == value.title


def test_keys_are_unique_where_they_are_offered(spec: GameSpec) -> None:
    """Two actions may share a key only if no selection offers both."""
    for seed in range(6):
        play = played(spec, seed, steps=20, mischief=0)
        player = Player(spec, random.Random(seed), {})
        for seat in (*play.seats, SPECTATOR):
            for _ in range(12):
                view = play.view(seat)
                selection = player.selection(view)
                offered = [a for a in spec.actions if a.key and a.when(view, selection)]
                keys = Counter(action.key for action in offered)
                doubled = [a.id for a in offered if keys[a.key] > 1]
                assert not doubled, (doubled, selection, seed)


def test_sentences_have_both_languages_and_known_blanks(spec: GameSpec) -> None:
    for key, words in spec.sentences.items():
        if words == UNSAID:
            continue  # told by what is beside it
        _bilingual(words)
        for said in (words.en, words.ja):
            assert set(re.findall(r"\{(.*?)\}", said)) <= BLANKS, key
        assert key not in SENTENCES or words != SENTENCES[key]


def test_names_of_marks_phases_and_ledger_have_both_languages(spec: GameSpec) -> None:
    _bilingual(spec.title)
    for _, words in (*spec.marks, *spec.phases):
        _bilingual(words)
    for _, words, limit in spec.ledger:
        _bilingual(words)
        assert limit >= 0


@pytest.mark.parametrize("hook", [True, False], ids=["as it is", "without its hook"])
def test_a_turn_lock_leaves_everybody_what_is_theirs(spec: GameSpec, hook: bool) -> None:
    """Their hands, their say, and what tasks ask of them; a game needs no rule of its own."""
    game = spec if hook else replace(spec, out_of_turn=None)
    for seed in range(6):
        play = played(game, seed, steps=25, mischief=0)
        play.ask(JUDGE, i.Batch((SetOptions(LOCKED), NextTurn(seed % len(play.seats)))))
        table, player = play.truth, Player(game, random.Random(seed), KINDS)
        for seat in (seat for seat in play.seats if holds(game, table, seat)):
            seen = play.view(seat)
            hand = f"{game.layout.hand}.{seat}"
            tasks = game.tasks(seen) if game.tasks is not None else ()
            asked = [
                choice.intent for task in tasks if task.seat == seat for choice in task.choices
            ]
            theirs = (
                i.Announce("say", "hi"),
                i.Move((f"{hand}#0",), hand),
                *asked,
            )
            for intent in theirs:
                assert intent is None or refusal(game, table, seat, intent) is None, (intent, seed)
            assert refusal(game, table, seat, NextTurn(seat)) is not None
            for _ in range(20):
                intent = player.intent(seen, 1)
                refused = refusal(game, table, seat, intent)
                assert refused is None or refused.code == CODE, (intent, seed)


def test_advice_that_the_turn_lock_makes_needless_is_the_games_own(spec: GameSpec) -> None:
    rules = {rule.id for rule in spec.adviser().rules} if spec.adviser is not None else set()
    assert spec.turn_rules <= rules


def test_advice_rules_are_named_said_and_sourced(spec: GameSpec) -> None:
    rules = spec.adviser().rules if spec.adviser is not None else ()
    ids = [rule.id for rule in rules]
    assert len(set(ids)) == len(ids)
    for rule in rules:
        kebab, code = r"[a-z0-9]+(-[a-z0-9]+)*", r"[A-Z0-9]+(_[A-Z0-9]+)*"
        assert re.fullmatch(f"{kebab}|{code}", rule.id), rule.id
        _bilingual(rule.title)
        assert (rule.why is not None) == (rule.state == "by hand")
        assert rule.source
        assert {*rule.says_too} <= {*ids} - {rule.id}
        assert rule.severity in ("illegal", "suspicious", "reminder")


def test_seats_and_teams_fit(spec: GameSpec) -> None:
    fewest, most = spec.seats
    assert 1 <= fewest <= most <= 8
    for count in range(fewest, most + 1):
        assert len(spec.teams(count)) == count


def _raise(_rule: str, problem: Exception) -> None:
    raise problem


def test_whom_a_beginning_waits_for_is_the_same_in_every_view(spec: GameSpec) -> None:
    if spec.beginning is None:
        return
    assert spec.beginning.procedure in spec.procedures
    assert spec.beginning.said <= {key for key, _ in spec.marks}
    for seed in range(6):
        play = played(spec, seed, steps=15, mischief=0)
        told = {spec.beginning.awaited(play.view(seat)) for seat in (*play.seats, JUDGE, SPECTATOR)}
        assert len(told) == 1
        assert set(told.pop()) <= set(play.seats)


def test_who_is_out_is_the_same_in_every_view_and_said_in_both_languages(spec: GameSpec) -> None:
    if spec.out is None:
        return
    for seed in range(6):
        play = played(spec, seed, steps=30, mischief=0)
        eyes = (*play.seats, JUDGE, SPECTATOR)
        told = [seats_out(play.view(seat), spec.out) for seat in eyes]
        assert all(one == told[0] for one in told)
        for why in told[0].values():
            _bilingual(why)


def test_a_chance_is_with_a_seat_that_plays_or_with_nobody(spec: GameSpec) -> None:
    kinds = {"declare": 4, "pass_chance": 6, "settle": 3, "put_mark": 3, "next_turn": 1}
    passed = False
    for seed in range(6):
        play = lay(spec, seed)
        play.ask(JUDGE, NextTurn(0))
        player = Player(spec, random.Random(seed), kinds)
        for _ in range(40):
            seat = player.rng.choice(play.seats)
            answer = play.ask(seat, player.intent(play.view(seat), 1))
            if isinstance(answer, Refused):
                continue
            stage = play.truth.stage
            passed = passed or (stage.is_idle and bool(stage.passed))
            happened = play.host.tree.facts(play.host.tree.cursor)[-1]
            if isinstance(happened, Declared | ChancePassed | Settled):
                assert stage.chance in (None, *playing(play.view(SPECTATOR), spec.out))
    assert passed == (spec.chance is not None), "with a chance of its own an empty stage is passed"


def test_a_turn_of_several_is_each_of_theirs(spec: GameSpec) -> None:
    play = lay(spec, 1)
    play.ask(JUDGE, i.Batch((SetOptions(LOCKED), NextTurn(0, seats=tuple(play.seats)))))
    assert play.truth.turn.seats == tuple(play.seats)
    assert not [seat for seat in play.seats if holds(spec, play.truth, seat)]


@pytest.mark.parametrize("name", GAMES_AND_TOYS)
def test_nothing_is_twice_reserved_invented_or_without_a_face(name: str) -> None:
    spec = TOYS[name] if name in TOYS else GAMES[name]
    assert [str(found) for found in spec_findings(spec, shipped_keys(name))] == []


@pytest.mark.parametrize("name", GAMES_AND_TOYS)
def test_everything_is_offered_at_some_time_and_has_a_key_of_its_own(name: str) -> None:
    """What a few random games seldom come to is shown by an example at a table laid for it."""
    spec = TOYS[name] if name in TOYS else GAMES[name]
    home = HOMES.get(name, name)
    examples = "".join(
        path.read_text("utf-8") for path in (Path(__file__).parent / home).rglob("test_*.py")
    )
    # What a variant shares with its game is offered there in as many games as it takes.
    games = GAMES_PLAYED if home == name else FEWEST_GAMES
    found = played_findings(spec, shipped_keys(name), games)
    assert [str(one) for one in found if not _is_shown(one, examples)] == []


def _is_shown(finding: Finding, examples: str) -> bool:
    """Whether an example names the action, or one that is made as it is ("again_energy")."""
    name = finding.about
    likes = (f'"{name}"', f'"{name.rpartition("_")[0]}_')
    return finding.rule == "unreachable" and any(like in examples for like in likes)


def shipped_keys(game: str) -> list[tuple[str, ...]]:
    """Return the cards of the deck lists that ship with a game."""
    if game in TOYS:
        return []
    paths = [
        path
        for name in dict.fromkeys((game, HOMES.get(game, game)))
        for path in shipped_decks(name)
        if path.is_file()
    ]
    return [GAMES[game].cards().lists.read_file(path).keys for path in paths]


# -- what a game does ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_actions_drops_and_advice_never_raise(spec: GameSpec, seed: int) -> None:
    play = lay(spec, seed)
    player = Player(spec, random.Random(seed), {"move": 3, "draw": 1, "declare": 1})
    adviser = spec.adviser() if spec.adviser is not None else None
    for _ in range(6):
        play_on(play, 5)
        for seat in (*play.seats, SPECTATOR):
            view = play.view(seat)
            for _ in range(4):
                selection = player.selection(view)
                for action in spec.actions:
                    if action.when(view, selection):
                        action.make(view, selection)
                for zone in view.setting.zones if spec.drops else ():
                    unit = next(iter(view.units), "")
                    assert spec.drops is not None
                    for drop in spec.drops(view, selection, zone, unit, 0):
                        _bilingual(drop.title)
                if adviser is not None:
                    known = {rule.id for rule in adviser.rules}
                    memory = adviser.begin(view)
                    spoken = adviser.foresee(memory, view, player.intent(view, 1), _raise)
                    assert {advice.rule for advice in spoken} <= known


def test_what_stands_on_the_board_may_be_gone_when_it_is_used(spec: GameSpec) -> None:
    """A menu may stay open while the table moves on: a selection of what is no more."""
    play = played(spec, 2, mischief=0)
    gone = (
        Selection(cards=("cgonegone",)),
        Selection(units=("ugonegone",)),
        Selection(zone="nowhere"),
    )
    for seat in (*play.seats, SPECTATOR):
        for selection in gone:
            for action in spec.actions:
                if action.when(play.view(seat), selection):
                    action.make(play.view(seat), selection)
            if spec.drops is not None:
                list(spec.drops(play.view(seat), selection, next(iter(play.truth.zones)), "", 0))


@pytest.mark.parametrize("seed", range(4))
def test_procedures_give_possible_steps_or_a_clear_refusal(spec: GameSpec, seed: int) -> None:
    play = lay(spec, seed)
    for _ in range(3):
        for name in sorted(spec.procedures):
            for seat in play.seats:
                answer = play.ask(seat, i.Procedure(name))
                if isinstance(answer, Refused):
                    assert answer.code in CLEAR, (name, answer)
                    _bilingual(answer.reason)
        play_on(play, 6, mischief=0)


@pytest.mark.parametrize("seed", range(4))
def test_until_a_game_begins_procedures_stay_on_the_own_side(spec: GameSpec, seed: int) -> None:
    play = lay(spec, seed)
    play.host.reviews.append(partial(check_own_side, spec))
    for _ in range(2):
        for name in sorted(spec.procedures):
            for seat in play.seats:
                before = play.truth.turn.number
                answer = play.ask(seat, i.Procedure(name))
                assert not isinstance(answer, Refused) or answer.code != "own-side", name
                begins = spec.beginning is not None and name == spec.beginning.procedure
                assert spec.beginning is None or begins or before or not play.truth.turn.number


@pytest.mark.parametrize(
    "value", ["", "0", "1", "-1", "99", "²", "x", "unone", "cnone", "9" * 5000]
)
def test_procedures_take_any_arguments(spec: GameSpec, value: str) -> None:
    play = played(spec, 1, steps=10, mischief=0)
    keys = ("seat", "unit", "to", "card", "zone", "count", "number", "text", "cost", "name", "key")
    keys += ("without", "first")
    for name in sorted(spec.procedures):
        play.ask(0, i.Procedure(name, tuple((key, value) for key in keys)))
        for key in keys:
            play.ask(0, i.Procedure(name, ((key, value),)))


CLEAR = {"nothing", "empty", "gone", "arguments", "not-yours", "not-ready", "begun", "itself"}
"""How a procedure may be refused: never as the mistake of a program."""


def test_a_game_can_be_laid_for_every_number_of_seats(spec: GameSpec) -> None:
    for count in range(spec.seats[0], spec.seats[1] + 1):
        play = lay(spec, 1, seats=count)
        assert len(play.truth.cards) == sum(len(deck) for deck in play.decks)


# -- the golden transcript ----------------------------------------------------------------------


def _transcript(play: Play) -> list[dict[str, object]]:
    """What happened, and what the log of each seat says of it."""
    lexicon = Lexicon(
        sentences=play.spec.sentences,
        marks=dict(play.spec.marks),
        ledger={key: words for key, words, _ in play.spec.ledger},
        phases=dict(play.spec.phases),
    )
    lines: list[dict[str, object]] = []
    for node in play.host.tree.nodes:
        line: dict[str, object] = {
            "step": f"{node.turn}.{node.step}",
            "after": node.parent,
            "actor": node.actor,
            "facts": [fact.kind for fact in node.facts],
        }
        for seat in (*play.seats, SPECTATOR):
            events = play.host.told(node.id, seat)
            for language in ("en", "ja"):
                said = plain(describe_all(events, language, play.truth.setting, lexicon))
                line[f"{seat} {language}"] = said
        lines.append(line)
    return lines


def test_the_golden_transcript_is_still_what_happens(spec: GameSpec) -> None:
    play = lay(spec, 2024)
    for name in sorted(spec.procedures):
        for seat in play.seats:
            play.ask(seat, i.Procedure(name))
    play_on(play, 60, kinds=OF_THE_TRANSCRIPTS, mischief=0)
    now = json.dumps(_transcript(play), ensure_ascii=False, indent=1) + "\n"
    golden = GOLDEN / f"{spec.id}.json"
    if os.environ.get("CHABUDAI_GOLDEN") == "write":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(now, encoding="utf-8")
    assert golden.exists(), "write it with CHABUDAI_GOLDEN=write"
    assert now == golden.read_text(encoding="utf-8"), (
        f"{golden.name} differs; if that is meant, write it anew with CHABUDAI_GOLDEN=write"
    )
