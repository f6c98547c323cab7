"""What a plan asks before its first step: to freeze, to push, to repeat a phase."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.resolver.mages import CHRONO_MAGE
from app.games.nullpoga.resolver.resolved_steps import Happening

START = "action_start"


@rule(
    "start-absent",
    "illegal",
    Planned,
    title=Words(
        "Each Frost Witch freezes one column, each Tempest Knight pushes one enemy.",
        "「フロストウィッチ」は1体につき1列を凍らせ、「テンペストナイト」は1体につき敵1体を押します。",
    ),
    source="seed 117–121, 138–142; R17, R18",
)
def start_absent(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """They stand in the battle zone by then; sure where none stands anywhere on the own side."""
    lost = [one for one in position.plan.of(START, "lost") if one.side == play.by]
    for _, seen in position.plan.acts():
        lost += [one for one in seen.happenings if one.what == "lost" and one.reason == "push"]
    side = position.plan.before.sides[play.by]
    there = {held.card for held in (*side.battle, *side.standby) if held is not None}
    for one in lost:
        card, does = _STARTS[one.reason]
        name = w.short_name(card)
        yield Said(
            Words(
                f"No {name.en} is left in the battle zone to {does.en} with this entry.",
                f"この手で{does.ja}{name.ja}が、バトルゾーンに残っていません。",
            ),
            position.about(one.monster),
            sure=card not in there,
        )


_STARTS = {
    "freeze": ("frost_witch", Words("freeze a column", "凍らせる")),
    "push": ("tempest_knight", Words("push", "押す")),
}
"""By why an entry was lost: (who does it, what it does, in both languages)."""


@rule(
    "freeze-empty",
    "suspicious",
    Planned,
    title=Words(
        "A freeze needs an enemy in its column as the action phase begins.",
        "凍結には、行動フェイズ開始時にその列の敵モンスターが必要です。",
    ),
    source="seed 120; R17",
)
def freeze_empty(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Who marches there counts; who cannot act anyway loses nothing by it."""
    for one in position.plan.of(START, "failed"):
        if (
            one.reason == "nobody"
            and one.side == play.by
            and one.place is not None
            and not one.card
        ):
            cell = position.cell(one.place)
            yield Said(
                Words(
                    f"Nobody will stand on {cell.en} to be frozen, and nobody marches there.",
                    f"{cell.ja}にはだれもおらず、進軍してくる敵もいないので、凍結は空振りです。",
                ),
                (f"seat.{play.by}",),
            )
    for one in position.plan.of(START, "frozen"):
        held = position.plan.board_at(START).at(one.place) if one.place is not None else None
        if one.side != play.by and held is not None and (held.barred or held.card == "rock"):
            name = w.standing_name(held)
            yield Said(
                Words(
                    f"{name.en} cannot act this turn anyway: freezing it changes nothing.",
                    f"{name.ja}はもともとこのターン行動できません。凍らせても変わりません。",
                ),
                position.about(held.uid),
            )


@rule(
    "push-cell",
    "suspicious",
    Planned,
    title=Words(
        "An enemy is pushed to a free cell of its battle zone.",
        "敵を押す先は、相手の空いているバトルゾーンです。",
    ),
    source="seed 141–142; R18",
)
def push_cell(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """It misfires where the cell is taken or the monster gone."""
    for one in _failed_pushes(position):
        if one.place is None:
            continue
        name, cell = w.short_name("tempest_knight"), position.cell(one.place)
        held = position.plan.board_at(START).at(one.place)
        there = w.standing_name(held) if held is not None else Words("somebody", "だれか")
        why = (
            Words(f"{there.en} stands on {cell.en}", f"{cell.ja}に{there.ja}がいます")
            if one.reason == "taken"
            else Words("what it would push is gone", "押す相手がいません")
        )
        yield Said(
            Words(f"{name.en} pushes nobody: {why.en}.", f"{name.ja}は押せません：{why.ja}。"),
            (f"seat.{play.by}",),
        )


def _failed_pushes(position: PogaPosition) -> Iterator[Happening]:
    told = [*position.plan.of(START, "failed")]
    for act, seen in position.plan.acts():
        if act.do == "push":
            told += [one for one in seen.happenings if one.what == "failed"]
    yield from (one for one in told if one.card == "tempest_knight")


@rule(
    "repeat-mage",
    "suspicious",
    Planned,
    title=Words(
        "A phase is repeated by a Chrono Mage in the battle zone as it begins.",
        "フェイズを繰り返すには、その開始時にバトルゾーンに「クロノメイジ」が必要です。",
    ),
    source="seed 160–164; R23",
)
def repeat_mage(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Who marches this turn can repeat the actions, and not the spells, which come before."""
    phase = play.plan.repeat
    seen = position.plan.outcome
    if not phase or any(one.what == "repeated" for _, one in seen.happenings()):
        return
    entries = play.plan.spells if phase == "spells" else play.plan.actions
    name = w.short_name(CHRONO_MAGE)
    if position.rulings.repeat == "off":
        why = Words("at this table it has no effect", "この卓では効果がありません")
    elif not entries:
        why = Words("the plan has nothing in that phase", "そのフェイズに計画がありません")
    else:
        why = Words("none will be in the battle zone then", "その時バトルゾーンにいません")
    yield Said(
        Words(
            f"{name.en} repeats nothing: {why.en}.", f"{name.ja}は何も繰り返しません：{why.ja}。"
        ),
        (f"seat.{play.by}",),
    )
