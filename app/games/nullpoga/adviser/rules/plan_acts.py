"""What the monsters of a plan do in the action phase, and which of it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.nullpoga.adviser.foreseen_plan import EntrySeen, standing
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.fighters import ROCK, fighters
from app.games.nullpoga.resolver.blows import ARCHER, JELLYFISH, VENOM_SNAKE
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place, Standing
from app.games.nullpoga.resolver.turn_plans import Act


@rule(
    "two-acts",
    "illegal",
    Planned,
    title=Words("A monster acts once in a turn.", "モンスターの行動は1ターンに1回です。"),
    source="seed 27, 29; R6",
)
def two_acts(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """It moves or attacks; the later entry is lost and shifts nothing."""
    for uid, count in Counter(act.monster for act in play.plan.actions).items():
        if count > 1:
            name = position.called(uid)
            yield Said(
                Words(
                    f"{name.en} has {count} acts in the plan; only the first possible one is "
                    "carried out.",
                    f"{name.ja}の行動が計画に{count}つあります。行われるのは最初に可能な1つだけです。",
                ),
                position.about(uid),
                right=1,
            )


@rule(
    "act-barred",
    "illegal",
    Planned,
    title=Words(
        "Stunned or frozen monsters, new tokens and rocks do not act.",
        "スタンや凍結中のモンスター、出たばかりのトークン、岩は行動できません。",
    ),
    source="seed 65, 102, 120; R12, R17, R21, R27, R28",
)
def act_barred(position: PogaPosition, _play: Planned) -> Iterator[Said]:
    """What a swap of the plan pulls over does not act either, if the swap works."""
    for act, seen in position.plan.acts():
        if not seen.has("lost", "barred"):
            continue
        held = standing(position.plan.before, act.monster)
        there = held[1] if held is not None else None
        name, why = position.called(act.monster), _why(there)
        sure = there is not None and (there.barred or there.pulled or there.card == ROCK)
        yield Said(
            Words(
                f"{name.en} {why.en} and does nothing this turn.",
                f"{name.ja}は{why.ja}、このターンは何もできません。",
            ),
            position.about(act.monster),
            sure=sure,
        )


def _why(held: Standing | None) -> Words:
    if held is not None and held.card == ROCK:
        return Words("cannot act now", "行動できないので")
    if held is not None and held.barred:
        return Words("is stunned or new", "スタン中か出たばかりで")
    return Words("comes over from the other side", "相手から引き入れたばかりで")


@rule(
    "act-absent",
    "suspicious",
    Planned,
    title=Words(
        "Only monsters in the battle zone act.", "行動できるのはバトルゾーンのモンスターだけです。"
    ),
    source="seed 21, 25–27; R4, R9",
)
def act_absent(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Who cannot march stays on standby, who falls before is gone; the other may change it."""
    for act, seen in position.plan.acts():
        if not seen.has("lost", "gone"):
            continue
        name, now = position.called(act.monster), standing(seen.before, act.monster)
        about = position.about(act.monster)
        if now is None or now[0].row != STANDBY or now[0].side != play.by:
            words = Words(
                f"{name.en} will not be in the battle zone: its entry is lost.",
                f"{name.ja}はバトルゾーンにいないので、この行動は失われます。",
            )
            yield Said(words, about)
            continue
        column = now[0].column
        ahead = position.plan.board_at("summon").at(Place(play.by, BATTLE, column))
        blocks = w.standing_name(ahead) if ahead is not None else Words("nobody", "なし")
        yield Said(
            Words(
                f"{name.en} cannot march: {blocks.en} stands ahead of it. Its entry is lost.",
                f"{name.ja}は前に{blocks.ja}がいて進軍できず、この行動は失われます。",
            ),
            about,
        )


def _moves(position: PogaPosition, reason: str) -> Iterator[tuple[Act, EntrySeen]]:
    for act, seen in position.plan.acts():
        if act.do == "move" and seen.has("failed", reason):
            yield act, seen


@rule(
    "move-far",
    "illegal",
    Planned,
    title=Words("A monster moves to a neighbouring cell.", "移動できるのは左か右の隣のマスです。"),
    source="seed 27; R7",
)
def move_far(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Not asked of a table that agreed on any free cell of the row."""
    for act, seen in _moves(position, "no_cell"):
        at = standing(seen.before, act.monster)
        if at is None:
            continue
        name, goal = position.called(act.monster), position.cell(Place(play.by, BATTLE, act.to))
        here, far = position.cell(at[0]), abs(at[0].column - act.to)
        yield Said(
            Words(
                f"{name.en} moves from {here.en} to {goal.en}, {far} cells; it can move one.",
                f"{name.ja}は{here.ja}から{goal.ja}へ{far}マス動こうとしています。動けるのは1マスです。",
            ),
            position.about(act.monster),
            right=1,
        )


@rule(
    "move-taken",
    "suspicious",
    Planned,
    title=Words("A monster moves to a free cell.", "移動できるのは空いているマスです。"),
    source="seed 27, 29; R5, R7",
)
def move_taken(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Where the other stays as it is; own moves are carried out in the order of the plan."""
    leaving = {act.monster: act.to for act in play.plan.actions if act.do == "move"}
    for act, seen in _moves(position, "taken"):
        held = seen.before.at(Place(play.by, BATTLE, act.to))
        if held is None:
            continue
        name, there = position.called(act.monster), w.standing_name(held)
        goal = position.cell(Place(play.by, BATTLE, act.to))
        words = Words(
            f"{name.en} cannot move to {goal.en}: {there.en} stands there.",
            f"{goal.ja}には{there.ja}がいるので、{name.ja}は動けません。",
        )
        if leaving.get(held.uid) == act.to:
            words = Words(
                f"{name.en} and {there.en} both move to {goal.en}; {there.en} is first.",
                f"{name.ja}と{there.ja}がどちらも{goal.ja}へ動きます。先に着くのは{there.ja}です。",
            )
        elif held.uid in leaving:
            words = Words(
                f"{name.en} moves to {goal.en} before {there.en} leaves it: change their order.",
                f"{there.ja}が{goal.ja}を離れる前に、{name.ja}がそこへ動こうとしています。順番を入れ替えます。",
            )
        yield Said(words, position.about(act.monster, held.uid))


@rule(
    "archer-aim",
    "reminder",
    Planned,
    title=Words(
        "The archer may aim at any enemy battle cell.",
        "「うお座の射手」は相手の好きなバトルゾーンを攻撃できます。",
    ),
    source="seed 109–111; R32",
)
def archer_aim(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Without an aim it strikes the facing cell."""
    able = fighters(position.plan.before, play.by, play.plan)
    for act in play.plan.actions:
        fighter = able.get(act.monster)
        if act.do != "attack" or act.aim >= 0 or fighter is None or fighter.card != ARCHER:
            continue
        name = position.called(act.monster)
        yield Said(
            Words(
                f"{name.en} has no aim and will strike straight ahead.",
                f"{name.ja}の狙いが決まっていません。正面を攻撃します。",
            ),
            position.about(act.monster),
        )


@rule(
    "aim-ignored",
    "suspicious",
    Planned,
    title=Words(
        "Only the archer chooses what it attacks.", "攻撃先を選べるのは「うお座の射手」だけです。"
    ),
    source="seed 27, 44, 111; R8, R32",
)
def aim_ignored(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Everybody else strikes the facing cell, whatever is named."""
    for act, seen in position.plan.acts():
        at = standing(seen.before, act.monster)
        if act.do != "attack" or act.aim < 0 or at is None or at[1].card == ARCHER:
            continue
        if at[0] != Place(play.by, BATTLE, act.aim):
            name, facing = position.called(act.monster), Place(1 - play.by, BATTLE, at[0].column)
            meant, struck = (
                position.cell(Place(1 - play.by, BATTLE, act.aim)),
                position.cell(facing),
            )
            yield Said(
                Words(
                    f"{name.en} is aimed at {meant.en}, and will strike {struck.en} ahead.",
                    f"{name.ja}は{meant.ja}を狙っていますが、攻撃するのは正面の{struck.ja}です。",
                ),
                position.about(act.monster),
            )


@rule(
    "attack-zero",
    "reminder",
    Planned,
    title=Words(
        "An attack of 0 does nothing to a monster.", "攻撃力0の攻撃はモンスターに何も起こしません。"
    ),
    source="seed 44, 99; R8",
)
def attack_zero(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """On a cell that is left meanwhile it makes wilderness; who stings does so all the same."""
    for act, seen in position.plan.acts():
        for one in seen.happenings:
            if one.what != "attacked" or one.side != play.by or one.amount or one.place is None:
                continue
            there = seen.before.at(one.place)
            if there is None or one.card in (JELLYFISH, VENOM_SNAKE):
                continue
            name, struck = position.called(act.monster), w.standing_name(there)
            yield Said(
                Words(
                    f"{name.en} attacks {struck.en} with 0: nothing comes of it.",
                    f"{name.ja}は攻撃力0で{struck.ja}を攻撃します。何も起こりません。",
                ),
                position.about(act.monster),
            )


@rule(
    "idle",
    "reminder",
    Planned,
    title=Words(
        "Each monster in the battle zone may move or attack.",
        "バトルゾーンのモンスターは、それぞれ移動か攻撃ができます。",
    ),
    source="seed 27; R6",
)
def idle(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Said as a plan is locked, of those that could do harm and have no entry."""
    if not play.locked:
        return
    acting = {act.monster for act in play.plan.actions}
    foe = position.plan.before.sides[1 - play.by]
    free = [
        one
        for one in fighters(position.plan.before, play.by, play.plan).values()
        if one.able and one.uid not in acting and (one.attack or foe.battle[one.column] is None)
    ]
    uids = tuple(one.uid for one in free)
    if not uids:
        return
    names = listed([position.called(uid) for uid in uids])
    yield Said(
        Words(
            f"No entry in this plan for {names.en}.",
            f"この計画では{names.ja}が何もしません。",
        ),
        position.about(*uids),
    )
