"""Every kind of fact can be applied, told to a seat, said in both languages, and folded.

Parametrised over the unions themselves: a kind that somebody adds fails here until it has all.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import zip_longest
from typing import Any, get_args

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.apply import apply as apply_module
from app.core.apply import changes as changes_module
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.data.codec import fact_from_json, fact_to_json
from app.core.ids import JUDGE, SPECTATOR
from app.core.sight import redact, view
from app.core.table import Table
from app.core.text import events as events_module
from app.core.text.describe import describe, describe_all
from app.core.text.events import events
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import SENTENCES
from app.core.text.words import plain
from app.core.view import Event, fold
from app.games.game_api import GameSpec
from app.session.steps import resolver
from tests.helpers.play import KINDS, WITH_KNOWING, played
from tests.helpers.toy_games import TOYS
from tests.props.checks import facts_of

FACTS = get_args(f.Fact)
STEPS = get_args(i.Step)


@cache
def happenings() -> dict[type[Any], list[tuple[GameSpec, Table | None, Any, Table]]]:
    """Facts of every kind, with the tables before and after, from random games."""
    found: dict[type[Any], list[Any]] = {kind: [] for kind in FACTS}
    seeds = random.Random("facts")
    for number in range(60):
        kinds = WITH_KNOWING if number % 2 else KINDS
        for spec in TOYS.values():
            play = played(spec, seeds.randrange(10**6), kinds=kinds)
            began = play.host.tree.nodes[0].facts[0]
            found[f.Began].append((spec, None, began, play.host.tree.table_at(0)))
            for _, before, fact, after in facts_of(play.host.tree):
                if len(found[type(fact)]) < 40:
                    found[type(fact)].append((spec, before, fact, after))
        if all(len(examples) >= 3 for examples in found.values()):
            break
    return found


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_is_known_everywhere(kind: type[Any]) -> None:
    assert kind in events_module._EVENTS
    if kind is not f.Began:
        assert kind in apply_module._APPLY
        assert kind in changes_module._CHANGES


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_happens_in_the_random_games(kind: type[Any]) -> None:
    assert happenings()[kind], f"no player makes a {kind.__name__}: teach tests/helpers/play.py"


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_takes_every_seat_along(kind: type[Any]) -> None:
    for spec, before, fact, after in happenings()[kind]:
        assert apply(before, fact) == after
        assert fact_from_json(fact_to_json(fact)) == fact
        if before is None:
            continue
        for seat in (*range(len(after.setting.seats)), JUDGE, SPECTATOR):
            told = redact(before, fact, after, seat)
            assert fold(view(before, seat), told) == view(after, seat), (spec.id, fact)


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_changes_name_all_that_changed(kind: type[Any]) -> None:
    for _, before, fact, after in happenings()[kind]:
        if before is None:
            continue
        touched = changes(before, fact)
        piles = {z for z in after.zones if before.zones.get(z) != after.zones[z]}
        fields = {z for z in after.fields if before.fields[z] != after.fields[z]}
        pairs = enumerate(zip_longest(before.cards, after.cards))
        cards = {number for number, (old, new) in pairs if old != new}
        units = {
            name
            for name in before.units.keys() | after.units.keys()
            if before.units.get(name) != after.units.get(name)
        }
        assert piles | fields <= touched.zones
        assert cards <= touched.cards
        assert units <= touched.units
        assert touched.turn or before.turn == after.turn
        assert touched.stage or before.stage == after.stage
        assert touched.marks or before.marks == after.marks
        assert touched.options or before.options == after.options
        made = {
            name
            for name in before.setting.zones.keys() | after.setting.zones.keys()
            if before.setting.zones.get(name) != after.setting.zones.get(name)
        }
        assert made <= touched.made


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_is_said_in_both_languages(kind: type[Any]) -> None:
    for spec, before, fact, after in happenings()[kind]:
        lexicon = Lexicon(sentences=spec.sentences, marks=dict(spec.marks))
        for seat in (*range(len(after.setting.seats)), JUDGE, SPECTATOR):
            told = redact(before, fact, after, seat).events
            for event in told:
                english = plain(describe(event, "en", after.setting, lexicon))
                japanese = plain(describe(event, "ja", after.setting, lexicon))
                for said in (english, japanese):
                    assert said.strip()
                    assert not {"{", "}"} & set(said), said
                    assert "None" not in said, said
                assert english != japanese
                assert any("\u3040" <= letter <= "\u9fff" for letter in japanese), japanese
            assert plain(describe_all(told, "en", after.setting, lexicon)) or not told


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_tells_nobody_a_name_it_may_not_ask_for(kind: type[Any]) -> None:
    """With a namer that knows nothing, no card is named: events have no other source."""
    for spec, before, fact, after in happenings()[kind]:
        for event in events(before, fact, after, lambda _number: None):
            said = plain(describe(event, "en", after.setting, Lexicon(sentences=spec.sentences)))
            assert not any(ref in said for ref in {card.ref for card in after.cards})


@pytest.mark.parametrize("kind", STEPS, ids=lambda kind: kind.__name__)
def test_every_step_has_a_resolver(kind: type[Any]) -> None:
    assert kind in resolver.STEPS


@pytest.mark.parametrize("verb", sorted(SENTENCES))
def test_every_sentence_of_the_table_fills_its_blanks(verb: str) -> None:
    setting = happenings()[f.Began][0][3].setting
    event = Event(
        verb,
        0,
        ("card", None),
        2,
        source="discard.t0",
        goal="field.t0",
        unit="unit",
        unit_seat=1,
        results=(1, 0),
        number=3,
        text="text",
        mark="damage",
        seats=(1,),
    )
    for language in ("ja", "en"):
        said = plain(describe(event, language, setting, Lexicon()))
        assert said.strip()
        assert not {"{", "}"} & set(said), said
