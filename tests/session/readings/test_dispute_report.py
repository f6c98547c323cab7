"""The report of a dispute: complete, in both forms, and without a word its eyes do not have."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, NodeId, SeatId
from app.core.intent import Announce
from app.core.intents.agreement_intents import Rule
from app.core.text.words import LANGUAGES, Language
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.session.conformance.random_play import RandomPlay
from app.session.host.host import Host
from app.session.positions.position_line import position_in
from app.session.readings import dispute_report
from app.session.readings.dispute_report import Asked, Report, report
from tests.helpers.toy_games import TOYS
from tests.session.readings.readings_table import SPEC, disputed

EVERY = {**TOYS, **GAMES}


def made(seat: SeatId, language: Language = "en", ruling: str = "") -> Report:
    table, retreat, switch = disputed()
    words = lexicon(SPEC, cards_of(SPEC))
    asked = Asked((retreat, switch), seat, ruling)
    return report(table.host, asked, words, language, SPEC.title, _raise)


def _raise(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem


def test_it_holds_position_steps_differences_rules_and_ruling() -> None:
    told = made(0, ruling="B: the log shows Switch leaving the hand.")
    for part in (
        "# Pokémon TCG: Aki and Ren",
        "- As seen by: Aki",
        "## Reading A",
        "- 5.2 Aki moves Hawlucha",
        "| Aki's Hand | 2 cards, with Switch | 1 card |",
        r"**cond\-active\-only**",
        "ST144",
        "B: the log shows Switch leaving the hand.",
        "    CHABUDAI-POSITION-1-",
    ):
        assert part in told.markdown
    assert told.data["readings"][0]["advice"][0]["source"]
    assert position_in(told.data["position"]).turn.number == 5
    assert json.loads(json.dumps(told.data)) == told.data


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_one_language(language: Language) -> None:
    told = made(0, language)
    assert ("Reading A" in told.markdown) == (language == "en")
    assert ("読み A" in told.markdown) == (language == "ja")


def test_whose_eyes_it_has_says_what_it_tells() -> None:
    everybody, ren, judge = (made(seat) for seat in (SPECTATOR, 1, JUDGE))
    assert "Iono" not in everybody.markdown
    assert "Iono" not in ren.markdown
    assert "Iono" in judge.markdown
    assert "What Aki knows" in judge.markdown
    assert "What Aki knows" not in made(0).markdown


def test_what_was_ruled_at_the_table_is_in_it() -> None:
    table, retreat, switch = disputed()
    table.sit(0).ask(Rule("cond-active-only", "It was announced as Switch"))
    words, tip = lexicon(SPEC, cards_of(SPEC)), table.host.tree.cursor
    told = report(table.host, Asked((retreat, tip), SPECTATOR), words, "en", SPEC.title, _raise)
    assert tip != switch
    assert len(told.data["rulings"]) == 1
    assert "It was announced as Switch" in told.data["rulings"][0]["says"]


def test_penalties_and_time_that_were_noted_are_on_the_record() -> None:
    table, retreat, _ = disputed()
    table.sit(JUDGE).ask(Announce("noted", "Warning for Ren"))
    table.sit(0).ask(Announce("say", "That is hard"))
    words, tip = lexicon(SPEC, cards_of(SPEC)), table.host.tree.cursor
    told = report(table.host, Asked((retreat, tip), SPECTATOR), words, "en", SPEC.title, _raise)
    assert [one["says"] for one in told.data["rulings"]] == ["The judge notes: Warning for Ren"]
    assert "The judge notes: Warning for Ren" in told.markdown


def test_what_everybody_saw_has_the_advice_of_what_everybody_saw() -> None:
    everybody = made(SPECTATOR)
    assert "**cond\\-active\\-only**" in everybody.markdown
    assert any(one["advice"] for one in everybody.data["readings"])


def test_one_reading_alone_is_reported() -> None:
    table, retreat, _ = disputed()
    words = lexicon(SPEC, cards_of(SPEC))
    told = report(table.host, Asked((retreat, retreat), 0), words, "en", SPEC.title, _raise)
    assert [one["name"] for one in told.data["readings"]] == ["A"]
    assert "Differences" not in told.markdown


def test_what_others_wrote_is_text() -> None:
    told = made(0, ruling="# *bold* <b>x</b> | [a](b)")
    assert r"\# \*bold\* \<b\>x\</b\> \| \[a\](b)" in told.markdown


def check_leaks(game: str, seed: int) -> None:
    """Fail where a report names a card, in words or packed, that its eyes never knew."""
    spec = EVERY[game]
    words = replace(lexicon(spec, cards_of(spec)), names=lambda ref, _language: f"<{ref}>")
    play = RandomPlay(spec, seed)
    play.begin()
    for _ in play.go_on(25):
        pass
    host, chance = play.host, random.Random(seed)
    nodes = (len(host.tree) - 1, chance.randrange(len(host.tree)))
    for seat in (SPECTATOR, *play.seats):
        known = _ever_known(host, seat, nodes)
        hidden = {card.ref for card in host.tree.table.cards} - known
        told = report(host, Asked(nodes, seat), words, "en", spec.title, _raise)
        text = (told.markdown + json.dumps(told.data, ensure_ascii=False)).replace("\\", "")
        for ref in hidden:
            assert f"<{ref}>" not in text, f"seed {seed}: seat {seat} reads {ref}"
        packed = [told.data["position"], *(one["position"] for one in told.data["readings"])]
        for line in packed:
            named = {card.ref for _, card in position_in(line).cards}
            assert named <= known | {"?"}, f"seed {seed}: packed for seat {seat}"


def check_many(game: str, seeds: int) -> None:
    for seed in range(seeds):
        check_leaks(game, seed)


def _ever_known(host: Host, seat: SeatId, nodes: tuple[NodeId, NodeId]) -> set[str]:
    """Return the cards that a seat was shown on the way to either step."""
    way = {node for end in nodes for node in host.tree.path(end)}
    seen: set[str] = set()
    for node in way:
        cards = host.view_at(node, seat).cards.values()
        seen |= {card.ref for card in cards if card.ref is not None}
        for event in host.told(node, seat):
            seen |= {ref for ref in (*event.cards, event.unit) if ref is not None}
    return seen


@pytest.mark.parametrize("game", sorted(EVERY))
def test_nothing_leaks(game: str) -> None:
    check_many(game, 1)


@pytest.mark.parametrize("spoilt", ["position_seen", "position_text", "compare", "describe_all"])
def test_a_planted_leak_is_found(spoilt: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part of a report, made with the judge's eyes, is caught."""
    honest = getattr(dispute_report, spoilt)
    hosts: list[Host] = []
    real = dispute_report._Writing.__init__

    def begin(self: Any, host: Host, *given: Any) -> None:
        hosts.append(host)
        real(self, host, *given)

    def leaky(first: Any, *given: Any, **named: Any) -> Any:
        host = hosts[-1] if hosts else first
        if spoilt == "compare":
            return honest(first, given[0], JUDGE, *given[2:], **named)
        if spoilt == "describe_all":
            node = host.tree.cursor
            told = [e for n in host.tree.path(node) for e in host.told(n, JUDGE)]
            return honest(told, *given, **named)
        return honest(host.view_at(host.tree.cursor, JUDGE), *given, **named)

    monkeypatch.setattr(dispute_report._Writing, "__init__", begin)
    monkeypatch.setattr(dispute_report, spoilt, leaky)
    with pytest.raises(AssertionError, match="seed"):
        check_many("duel", 6)
