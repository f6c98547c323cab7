"""The stage and the chance: what is resolved when, what is triggered, what is left (4.3, 4.5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.advising.common_plays import Entered, Marked, Moved, Passed
from app.games.blackpoker.adviser.blackpoker_plays import Resolve, Start, WentOn
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.adviser.rules.start_timing import after_resolving
from app.games.blackpoker.flow.ability_hooks import NEXT_GENERATION
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND, KEYS, SOLDIERS
from app.games.blackpoker.table.field import STRONGER, WEAKER


def _by_hand(position: Position, play: Resolve) -> bool:
    """Whether something that waited on the stage is resolved: immediate actions never do."""
    action = position.action(play.action)
    return play.outcome == "resolved" and not (action is not None and action.immediate)


@code(
    "NOT_TOP",
    "illegal",
    Resolve,
    en="The newest action on the stage is resolved first.",
    ja="ステージの一番上から解決します。",
    source="rule book 4.3.1.2, 5.4",
)
def _not_top(position: Position, play: Resolve) -> Iterator[Found]:
    top = position.top
    if _by_hand(position, play) and top is not None and top.id != play.id:
        yield (play.id,)


@code(
    "NO_TWO_PASSES",
    "illegal",
    Resolve,
    en="Both pass in a row before something is resolved; starting a normal action is a pass.",
    ja="両者が続けてパスしてから解決します（通常のアクションを起こした側はパスした扱いです）。",
    source="rule book 4.3.4.1.1",
)
def _no_two_passes(position: Position, play: Resolve) -> Iterator[Found]:
    top = position.top
    if not _by_hand(position, play) or top is None or top.id != play.id or position.waits:
        return
    doing = position.past.doing
    begun = doing is not None and doing.id == play.id
    if doing.early if begun and doing is not None else position.chance is not None:
        yield (play.id,)


@code(
    "CHANCE_AFTER_RESOLVE",
    "illegal",
    Start,
    Passed,
    en="After a resolution the active player has the chance.",
    ja="解決のあと、チャンスは手番側にあります。",
    source="rule book 4.3.4.1.1",
)
def _chance_after_resolve(position: Position, play: Start | Passed) -> Iterator[Found]:
    if play.by < 0 or (isinstance(play, Start) and play.triggered):
        return
    if after_resolving(position) and play.by not in (position.turn, position.chance):
        yield player(play.by)


@code(
    "IMMEDIATE_ON_STAGE",
    "illegal",
    Start,
    Passed,
    en="An immediate action takes effect at once; nobody responds to it.",
    ja="即時のアクションはその場で効果が出ます。対応はできません。",
    source="rule book 4.3.1.2, 4.3.4.1.1",
)
def _immediate_on_stage(position: Position, play: Start | Passed) -> Iterator[Found]:
    top = position.top
    action = position.action(top.action) if top is not None else None
    if isinstance(play, Start) and play.triggered:
        return
    if top is not None and action is not None and action.immediate:
        yield (top.id,)


@code(
    "TRIGGER_SKIPPED",
    "suspicious",
    WentOn,
    en="Something was triggered, and play went on without it.",
    ja="誘発したアクションを行わずに進みました。",
    source="rule book 4.5.2; act list",
)
def _trigger_skipped(position: Position, _play: WentOn) -> Iterator[Found]:
    if position.pending or position.trumping:
        return
    for name, seat in dict.fromkeys(position.past.owed):
        action = position.action(name)
        empty = position.players[seat].deck == 0
        given = name == NEXT_GENERATION and position.past.sacrifices(seat)
        if action is None or given or (name in (NEXT_GENERATION, "draw") and empty):
            continue
        if name == "draw" and position.open:
            continue  # what lies open as a trump may stand in its place
        yield Said(
            Words(
                f"{action.title.en} was triggered, and play went on without it.",
                f"{action.title.ja}が誘発しましたが、行わずに進みました。",
            ),
            player(seat),
        )


@code(
    "TRIGGER_ORDER",
    "illegal",
    Start,
    Moved,
    en="Immediate triggered actions come first, the active player's before the other's; then "
    "normal ones in the same order.",
    ja="誘発は、即時（手番側、相手）、通常（手番側、相手）の順に扱います。",
    source="rule book 4.5.2.2.2",
)
def _trigger_order(position: Position, play: Start | Moved) -> Iterator[Found]:
    owed = [seat for name, seat in position.past.owed if name == NEXT_GENERATION]
    owed = [seat for seat in owed if position.players[seat].deck != 0]
    if isinstance(play, Start):
        normal = position.action(play.action)
        if owed and normal is not None and normal.triggered and not normal.immediate:
            yield player(owed[0])
        return
    source, _, whose = play.source.partition(".")
    taking = source in (DECK, GRAVE) and play.goal.partition(".")[0] in (GRAVE, HAND)
    other = position.foe(position.turn)
    due = position.past.due
    damaged = due is not None and due.left(other) > 0
    if taking and not damaged and whose == str(other) and {position.turn, other} <= {*owed}:
        yield player(position.turn)


_KEEPS = frozenset({"unsummons"})
"""Actions whose key cards come back to the hand."""


@code(
    "KEY_NOT_DISCARDED",
    "suspicious",
    WentOn,
    en="After a resolution its key cards go to the graveyard, unless the effect moved them.",
    ja="解決が終わったらキーカードは墓地へ置きます（効果で動いたものを除く）。",
    source="rule book 4.3.3.2.1",
)
def _key_not_discarded(position: Position, _play: WentOn) -> Iterator[Found]:
    doing, lying = position.doing, position.lying
    if doing is None or not doing.resolved or lying is None:
        return
    here = (KEYS,) if doing.action in _KEEPS else (KEYS, HAND)
    left = tuple(card for card in doing.keys if lying.get(card) in here)
    if left:
        yield left


@code(
    "FIZZLE_IGNORED",
    "suspicious",
    Marked,
    Entered,
    en="What an action was aimed at is gone: it has no effect.",
    ja="対象がなくなったアクションには効果がありません。",
    source="rule book 4.3.3.1.1",
)
def _fizzle_ignored(position: Position, play: Marked | Entered) -> Iterator[Found]:
    doing = position.doing
    if doing is None or not doing.fizzled:
        return
    if isinstance(play, Marked):
        if play.key in (STRONGER, WEAKER) and play.now > play.was:
            yield (play.target,)
    elif play.goal.startswith(SOLDIERS) and play.source.partition(".")[0] in (GRAVE, KEYS, HAND):
        yield tuple(one for one in (play.unit,) if one)


@code(
    "LOSS_IGNORED",
    "suspicious",
    WentOn,
    en="A player without a deck has lost once an action has been carried out.",
    ja="アクションの解決後にデッキが0枚のプレイヤーは負けです。",
    source="rule book 4.3.3.2.2, 4.1.6",
)
def _loss_ignored(position: Position, _play: WentOn) -> Iterator[Found]:
    doing = position.doing
    if doing is None or not doing.resolved:
        return
    for one in position.players:
        if one.deck == 0 and not position.past.paid(one.seat).damage:
            yield player(one.seat)
