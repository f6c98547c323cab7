"""Key cards, and what an action is aimed at (4.3.2; act list: key cards, targets)."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.blackpoker.adviser.aim_problems import troubles
from app.games.blackpoker.adviser.blackpoker_plays import Start
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.effects.stage_effects import PAIR
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.aim_rules import Trouble
from app.games.blackpoker.rules.card_values import is_joker, number_of, suit_of
from app.games.blackpoker.table.blackpoker_options import TWO_JOKERS
from app.games.blackpoker.table.blackpoker_zones import HAND, KEYS


def _fits(position: Position, action: Action, refs: tuple[str, ...]) -> bool:
    both = action.keys_are == "same_number" and all(is_joker(ref) for ref in refs)
    if both and len(refs) == len(action.keys) and TWO_JOKERS.of(position.options) == "yes":
        return True
    return action.fits(refs)


@code(
    "KEY_MISMATCH",
    "illegal",
    Start,
    en="The key cards are not those that the action asks for.",
    ja="キーカードがアクションの条件に合いません。",
    source="act list: key cards",
)
def _key_mismatch(position: Position, play: Start) -> Iterator[Found]:
    action = position.action(play.action)
    if action is None or play.triggered or None in play.keys:
        return
    if play.actor and not play.keys:
        return  # a character is driven instead
    refs = tuple(ref for ref in play.keys if ref is not None)
    if (play.whole or refs) and not _fits(position, action, refs):
        yield player(play.by)


@code(
    "KEY_WRONG_ZONE",
    "illegal",
    Start,
    en="Key cards come from the hand.",
    ja="キーカードは手札から出します。",
    source="rule book 4.3.1; common-action.rst",
)
def _key_wrong_zone(position: Position, play: Start) -> Iterator[Found]:
    action = position.action(play.action)
    if action is None or play.triggered or not action.keys:
        return
    if any(source not in (HAND, KEYS) for source in play.sources):
        yield player(play.by)


def _aimed(position: Position, play: Start, trouble: Trouble) -> Iterator[tuple[str, ...]]:
    action = position.action(play.action)
    if action is None or play.triggered or action.triggered:
        return
    named = play.targets
    for target, found in troubles(position, action, play.by, named, play.keys, play.id):
        if found == trouble:
            yield (target,) if target else player(play.by)


@code(
    "TARGET_MISSING",
    "illegal",
    Start,
    en="An action that has a target cannot be started without one.",
    ja="対象をとるアクションは、対象を選べないなら起こせません。",
    source="rule book 4.3.2.1.1",
)
def _target_missing(position: Position, play: Start) -> Iterator[Found]:
    yield from _aimed(position, play, "missing")


@code(
    "TARGET_KIND",
    "illegal",
    Start,
    en="The action is not aimed at such a thing.",
    ja="このアクションの対象にはできません。",
    source="act list: target",
)
def _target_kind(position: Position, play: Start) -> Iterator[Found]:
    yield from _aimed(position, play, "kind")


@code(
    "TARGET_SELF",
    "illegal",
    Start,
    en="No action is aimed at itself.",
    ja="アクションは自分自身を対象にできません。",
    source="rule book 4.3.2.1.2",
)
def _target_self(position: Position, play: Start) -> Iterator[Found]:
    yield from _aimed(position, play, "self")


@code(
    "TARGET_PROTECTED",
    "illegal",
    Start,
    en="This cannot be aimed at: Counter at Force, Rain of Swords, Recruit, Ambush or R.S.F; "
    "anything at Giant or Demon King; Equip at a soldier with a Joker or one that a Jack made.",
    ja="対象にできないものです（フォース・剣の雨・徴募・奇襲・R・S・Fへのカウンター、巨人と魔王、"
    "ジョーカーや切札のJによる兵士への装備）。",
    source="act list notes",
)
def _target_protected(position: Position, play: Start) -> Iterator[Found]:
    yield from _aimed(position, play, "protected")


@code(
    "COUNTER_RANGE",
    "illegal",
    Start,
    en="Counter is aimed at an action with one or two key cards.",
    ja="カウンターの対象は、キーカードが1枚か2枚のアクションです。",
    source="act list: Counter target",
)
def _counter_range(position: Position, play: Start) -> Iterator[Found]:
    yield from _aimed(position, play, "range")


@code(
    "COUNTER_TOO_LOW",
    "suspicious",
    Start,
    en="This Counter will not negate: the key card of its target is higher.",
    ja="対象のキーカードの数字のほうが大きいので、このカウンターでは打ち消せません。",
    source="act list: Counter effect",
)
def _counter_too_low(position: Position, play: Start) -> Iterator[Found]:
    if play.action != "counter" or not play.keys or play.keys[0] is None:
        return
    for target in play.targets:
        one = position.waiting(target)
        other = position.action(one.action) if one is not None else None
        if one is None or other is None or other.uncounterable or len(other.keys) >= PAIR:
            continue
        if (
            one.keys
            and one.keys[0] is not None
            and number_of(one.keys[0]) > number_of(play.keys[0])
        ):
            yield (target,)


@code(
    "LANCE_NO_EFFECT",
    "suspicious",
    Start,
    en="Death Lance does nothing to a number of 0, or one the diamond does not divide.",
    ja="数字が0か、ダイヤの数字で割り切れない兵士に死の槍は効きません。",
    source="act list: Death Lance effect",
)
def _lance_no_effect(position: Position, play: Start) -> Iterator[Found]:
    diamonds = [number_of(ref) for ref in play.keys if ref is not None and suit_of(ref) == "D"]
    if play.action != "deathLance" or not diamonds:
        return
    for target in play.targets:
        piece = position.pieces.get(target)
        if piece is None or piece.kind != "soldier":
            continue
        if piece.number <= 0 or piece.number % diamonds[0]:
            yield (target,)


@code(
    "TRUMP_NO_EFFECT",
    "suspicious",
    Start,
    en="Close does nothing to a trump that lies face down or is of another suit, Destroy Trump "
    "nothing to another card.",
    ja="クローズは裏の切札やスートの違う切札に、切札破壊は違うカードの切札に効果がありません。",
    source="act list: Close, Destroy Trump effect",
)
def _trump_no_effect(position: Position, play: Start) -> Iterator[Found]:
    """Speak of what lies face down to who knows it alone: others see no card of it."""
    action = position.action(play.action)
    if action is None or action.id not in ("close", "trumpDestroy"):
        return
    for target in play.targets:
        piece = position.pieces.get(target)
        if piece is None or piece.kind != "trump":
            continue
        if action.immediate and not piece.up:
            yield (target,)  # nobody can turn it up before it takes effect
        elif piece.known and play.keys and play.keys[0] is not None:
            key = play.keys[0]
            fits = suit_of(key) in piece.suits if action.id == "close" else piece.known == (key,)
            if not fits:
                yield (target,)


@code(
    "EQUIP_SUIT",
    "illegal",
    Start,
    en="A soldier is equipped with a card of its own suit.",
    ja="装備できるのは兵士と同じスートのカードです。",
    source="act list: Equip target",
)
def _equip_suit(position: Position, play: Start) -> Iterator[Found]:
    yield from _aimed(position, play, "suit")
