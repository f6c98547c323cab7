"""When an action may be started, and by whom (4.3.4)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.advising.common_plays import Entered
from app.games.blackpoker.adviser.blackpoker_plays import Start
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.card_values import is_joker
from app.games.blackpoker.rules.rule_set import rule_set
from app.games.blackpoker.table.blackpoker_zones import SOLDIERS

LISTS = (("6", "extra"), ("9", "master"))
"""Edition and format of the lists that hold all actions there are."""


def known(name: str) -> Action | None:
    """Return an action of any list."""
    for edition, listed in LISTS:
        action = rule_set(edition, listed, "master").actions.get(name)
        if action is not None:
            return action
    return None


def after_resolving(position: Position) -> bool:
    """Whether a normal action has just been resolved, and nobody has done anything since."""
    doing = position.doing
    if doing is None or not doing.resolved:
        return False
    action = position.action(doing.action)
    return action is None or not action.immediate


def _is_main(position: Position, play: Start) -> bool:
    action = position.action(play.action)
    return action is not None and not play.triggered and not action.triggered and not action.quick


@code(
    "NO_CHANCE",
    "illegal",
    Start,
    en="Only the player who has the chance starts an action.",
    ja="アクションを起こせるのはチャンスを持つプレイヤーだけです。",
    source="rule book 4.3.4.1",
)
def _no_chance(position: Position, play: Start) -> Iterator[Found]:
    if play.triggered or position.holder == play.by or _owed(position, play):
        return
    if not (after_resolving(position) and play.by != position.turn):
        yield player(play.by)


@code(
    "NOT_YOUR_TURN",
    "illegal",
    Start,
    en="An action of main timing is started only in your own turn.",
    ja="メインのアクションを起こせるのは自分の手番だけです。",
    source="rule book 4.3.4.3",
)
def _not_your_turn(position: Position, play: Start) -> Iterator[Found]:
    if _is_main(position, play) and play.by != position.turn:
        yield player(play.by)


@code(
    "STAGE_NOT_EMPTY",
    "illegal",
    Start,
    en="An action of main timing is started while the stage is empty.",
    ja="メインのアクションはステージが空のときにだけ起こせます。",
    source="rule book 4.3.4.3",
)
def _stage_not_empty(position: Position, play: Start) -> Iterator[Found]:
    if _is_main(position, play) and position.stage:
        yield player(play.by)


def _owed(position: Position, play: Start) -> bool:
    return any(name == play.action for name, _ in position.past.owed)


@code(
    "NOT_DIRECT",
    "illegal",
    Start,
    en="Triggered actions (Charge, Draw, Block, Damage Judgement, Next Generation) are started by "
    "the rules alone.",
    ja="誘発のアクション（チャージ、ドロー、ブロック、ダメージ判定、世代交代など）は"
    "プレイヤーからは起こせません。",
    source="rule book 4.5.3.3; act list notes",
)
def _not_direct(position: Position, play: Start) -> Iterator[Found]:
    action = known(play.action)
    if action is None or not action.triggered or play.triggered or _owed(position, play):
        return
    yield player(play.by)


@code(
    "ONCE_PER_TURN",
    "illegal",
    Start,
    en="Place Bulwark, Attack and what some trumps give are started once in a turn each.",
    ja="防壁設置・アタックと一部の切札のアクションは、それぞれ1手番に1回までです。",
    source="rule book 4.5.3.2, 4.6.5.2",
)
def _once_per_turn(position: Position, play: Start) -> Iterator[Found]:
    action = position.action(play.action)
    if action is None or not action.once or play.triggered:
        return
    before = any(
        isinstance(one, Start) and one.action == play.action and one.by == play.by
        for one in position.past.turn
    )
    if before or (play.by == position.turn and action.id in position.used):
        yield Said(
            Words(
                f"{action.title.en} was started in this turn already; it is allowed once.",
                f"この手番ではもう{action.title.ja}を起こしています。1手番に1回までです。",
            ),
            player(play.by),
        )


@code(
    "ONLY_OFF_TURN",
    "illegal",
    Start,
    en="Quick Summon is started in the opponent's turn alone.",
    ja="クイック召喚は相手の手番にしか起こせません。",
    source="act list: Quick Summon",
)
def _only_off_turn(position: Position, play: Start) -> Iterator[Found]:
    action = position.action(play.action)
    if action is not None and action.off_turn and play.by == position.turn:
        yield player(play.by)


@code(
    "NOT_IN_FORMAT",
    "illegal",
    Start,
    Entered,
    en="Only actions and characters of the format that this table plays.",
    ja="このフォーマットにないアクションやキャラクターは使えません。",
    source="rule book 3.1, 3.2",
)
def _not_in_format(position: Position, play: Start | Entered) -> Iterator[Found]:
    if isinstance(play, Start):
        if position.action(play.action) is None and known(play.action) is not None:
            yield player(play.by)
        return
    joker = any(ref is not None and is_joker(ref) for ref in play.cards)
    if joker and play.goal.startswith(SOLDIERS) and "magician" not in position.rules.characters:
        yield tuple(one for one in (play.unit,) if one) or player(play.by)
