"""Pokémon Trading Card Game (ポケモンカードゲーム): one game for each of its variants."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.game_api import GameSpec, UnitWords
from app.games.pokemon.actions.all_actions import GROUPS, actions_of
from app.games.pokemon.actions.foremost import foremost
from app.games.pokemon.procedures.game_result import OVER, winners
from app.games.pokemon.procedures.procedure_table import AMONG_SEVERAL, PROCEDURES
from app.games.pokemon.procedures.turns import START
from app.games.pokemon.table.deck_name import deck_name
from app.games.pokemon.table.drops.drop_readings import drops
from app.games.pokemon.table.health import health
from app.games.pokemon.table.lasting_effects import EFFECTS
from app.games.pokemon.table.mat_layout import LAYOUT
from app.games.pokemon.table.pokemon_options import agreed_with_decks, options_of
from app.games.pokemon.table.pokemon_zones import lay, zones_of
from app.games.pokemon.table.seat_board import out_of, turn_order
from app.games.pokemon.table.words.mark_sentences import (
    BY_SEAT,
    COUNTED,
    MARKS,
    SHOWS_SEAT,
    UNNUMBERED,
)
from app.games.pokemon.table.words.pokemon_sentences import SENTENCES, ZONES_SAID
from app.games.pokemon.table.words.turn_ledger import LEDGER
from app.games.pokemon.tasks.all_tasks import tasks
from app.games.pokemon.tasks.game_ending import ending
from app.games.pokemon.tasks.hand_round import hand_words, in_round
from app.games.pokemon.tasks.kept_opening import opened
from app.games.pokemon.tasks.next_game import another
from app.games.pokemon.tasks.opening_turn import next_gesture
from app.games.pokemon.tasks.other_turn import out_of_turn
from app.games.pokemon.tasks.start_conditions import BEGINNING
from app.games.pokemon.tasks.waiting_trainers import declared_trainer
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from app.games.pokemon.variants.variant import Variant

if TYPE_CHECKING:
    from app.core.advice import Adviser
    from app.games.contracts.bench_contract import BenchData
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.operation_contract import Operation
    from app.games.contracts.learning.puzzle_contract import Puzzles
    from app.games.contracts.notation_contract import Notation
    from app.games.contracts.reading.case_contract import JudgeCase
    from app.games.contracts.reading.foreign_contract import ForeignGames

__all__ = ["BATTLE_ROYAL_SPEC", "SPEC", "TEAM_BATTLE_SPEC"]

UNIT_WORDS = UnitWords(
    signs=Words("Energy", "エネルギー"),
    names=Words("Tool", "どうぐ"),
    earlier=Words("earlier stage", "進化前"),
    below=Words("Below", "進化前"),
    upon=Words("evolved from {cards}", "{cards}から進化"),
)


HIGHLIGHTS = (
    ("take_prize", Words("Next Prize card", "次のサイド")),
    ("attack", Words("Next attack", "次のワザ")),
    ("knock_out", Words("Next Knock Out", "次のきぜつ")),
)
"""What somebody who plays a game back looks for."""
MISTAKES = (
    Words("a Pokémon Checkup was left out", "ポケモンチェックを忘れた"),
    Words("a Prize card was taken too early", "サイドを早くとりすぎた"),
    Words("a Pokémon evolved that could not yet", "まだ進化できないポケモンを進化させた"),
    Words("more Energy was attached than a turn allows", "エネルギーを決まりより多くつけた"),
)
"""What goes wrong at tables of this game, for whoever puts it right."""


def _operations() -> tuple[Operation, ...]:
    from app.games.pokemon.operations.every_operation import OPERATIONS  # noqa: PLC0415 - for docs and tests

    return OPERATIONS


def _cards() -> GameCards:
    from app.games.pokemon.cards.every_card import known_base  # noqa: PLC0415 - when asked for

    return known_base()


def _adviser(variant: Variant) -> Adviser:
    from app.games.pokemon.adviser.advising import adviser  # noqa: PLC0415 - not at the start

    return adviser(variant)


def _cases() -> JudgeCase:
    from app.games.pokemon.adviser.cases.case_file import judge_case  # noqa: PLC0415 - one verb

    return judge_case


def _benches() -> BenchData:
    from app.games.pokemon.benches.bench_data import BENCHES  # noqa: PLC0415 - for benches

    return BENCHES


def _puzzles() -> Puzzles:
    from app.games.contracts.learning.puzzle_contract import (  # noqa: PLC0415 - where one is asked
        shipped_puzzles,
    )
    from app.games.pokemon.table.special_conditions import CONDITIONS  # noqa: PLC0415 - likewise

    return shipped_puzzles(STANDARD.id, frozenset({"damage", *CONDITIONS}))


def _foreign() -> tuple[ForeignGames, ...]:
    from app.games.pokemon.battle_log.foreign_logs import (  # noqa: PLC0415 - where one is read
        BATTLE_LOGS,
    )
    from app.games.pokemon.sim_export.sim_exports import SIM_EXPORTS  # noqa: PLC0415 - likewise

    return (BATTLE_LOGS, SIM_EXPORTS)


def _notation() -> Notation:
    from app.games.pokemon.notation import NOTATION  # noqa: PLC0415 - for scripts

    return NOTATION


def spec_of(variant: Variant) -> GameSpec:
    """Return a variant as the program registers it."""
    return GameSpec(
        id=variant.id,
        title=variant.title,
        seats=variant.seats,
        teams=variant.teams,
        settles_first=True,
        zones=zones_of(variant),
        layout=LAYOUT,
        lay=lay,
        sign=variant.sign,
        mistakes=MISTAKES,
        highlights=HIGHLIGHTS,
        variant_of="" if variant is STANDARD else STANDARD.id,
        kind_of_deck=variant.decks,
        deck_format=variant.format,
        agreed_with_decks=partial(agreed_with_decks, variant),
        phases=(
            ("setup", Words("Setup", "対戦準備")),
            *(((START, Words("Start of turn", "番のはじめ")),) if variant.loses else ()),
            ("main", Words("Turn", "番")),
            ("end", Words("End of turn", "番の終わり")),
            ("checkup", Words("Pokémon Checkup", "ポケモンチェック")),
            (OVER, Words("Game over", "対戦終了")),
        ),
        over=OVER,
        result=winners,
        ended=ending,
        ledger=tuple((key, words, variant.limit(key)) for key, words in LEDGER.items()),
        once=tuple((key, EFFECTS[key]) for key in ("vstar", "gx")),
        marks=tuple(MARKS.items()),
        counted=COUNTED,
        unnumbered=UNNUMBERED,
        by_seat=BY_SEAT,
        shows_seat=SHOWS_SEAT,
        takes_keys=frozenset({"F8"}),
        procedures={**PROCEDURES, **(AMONG_SEVERAL if variant.causes else {})},
        own_deeds=frozenset({"concede", "leave"}),
        actions=actions_of(variant),
        groups=GROUPS,
        foremost=foremost,
        operations=_operations,
        notation=_notation,
        foreign=_foreign if variant is STANDARD else None,
        puzzles=_puzzles if variant is STANDARD else None,
        drops=drops,
        sentences=SENTENCES,
        zones_said=ZONES_SAID,
        unit_words=UNIT_WORDS,
        cards=_cards,
        adviser=partial(_adviser, variant),
        cases=_cases,
        benches=_benches,
        options=options_of(variant),
        plans=True,
        planners=in_round,
        plan_words=hand_words,
        tasks=tasks,
        declared=declared_trainer,
        out=out_of if variant.loses else None,
        turn_order=turn_order if variant.shared else None,
        rematch=another,
        beginning=BEGINNING,
        opening=next_gesture,
        health=health,
        deck_name=deck_name,
        opened=opened,
        out_of_turn=out_of_turn,
        turn_rules=frozenset({"turn-wrong-player"}),
    )


SPEC = spec_of(STANDARD)
"""The usual game, for one or two seats."""
BATTLE_ROYAL_SPEC = spec_of(BATTLE_ROYAL)
TEAM_BATTLE_SPEC = spec_of(TEAM_BATTLE)
