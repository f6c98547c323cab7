"""Attack, block and damage judgement (act list: battle)."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.blackpoker.adviser.black_pieces import Piece
from app.games.blackpoker.adviser.blackpoker_memory import Due
from app.games.blackpoker.adviser.blackpoker_plays import Attackers, Blockers, Start, WentOn
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code
from app.games.blackpoker.rules.card_values import is_joker, number_of


def _named(position: Position, units: tuple[str, ...]) -> Iterator[Piece]:
    for unit in units:
        piece = position.pieces.get(unit)
        if piece is not None:
            yield piece


@code(
    "ATTACK_DRIVEN",
    "illegal",
    Attackers,
    Start,
    Blockers,
    en="Attackers are charged soldiers, and are driven as they are named.",
    ja="攻撃できるのは縦向きの兵士だけで、指名したら横向きにします。",
    source="act list: Attack",
)
def _attack_driven(position: Position, play: Attackers | Start | Blockers) -> Iterator[Found]:
    if isinstance(play, Attackers):
        drove = play.driven | position.past.drove
        for piece in _named(position, play.units):
            if piece.driven and piece.id not in drove:
                yield (piece.id,)
        return
    if isinstance(play, Start) and play.action != "block":
        return
    for piece in position.all_pieces:
        if piece.attacks and not piece.driven and not isinstance(play, Blockers):
            yield (piece.id,)


@code(
    "ATTACK_FRESH",
    "illegal",
    Attackers,
    en="A soldier does not attack in the turn it entered, unless it has haste (an A or a Joker).",
    ja="出たばかりの兵士は、速攻（Aかジョーカー）がなければ攻撃できません。",
    source="act list: readiness / haste",
)
def _attack_fresh(position: Position, play: Attackers) -> Iterator[Found]:
    for piece in _named(position, play.units):
        if piece.kind == "soldier" and piece.fresh and not piece.haste and None not in piece.cards:
            yield (piece.id,)


@code(
    "ATTACK_BULWARK",
    "illegal",
    Attackers,
    en="A bulwark never attacks.",
    ja="防壁は攻撃できません。",
    source="act list: bulwark",
)
def _attack_bulwark(position: Position, play: Attackers) -> Iterator[Found]:
    for piece in _named(position, play.units):
        if piece.kind == "bulwark":
            yield (piece.id,)


@code(
    "BLOCK_DRIVEN",
    "illegal",
    Blockers,
    en="Only charged characters block.",
    ja="ブロックできるのは縦向きのキャラクターだけです。",
    source="act list: Block",
)
def _block_driven(position: Position, play: Blockers) -> Iterator[Found]:
    for piece in _named(position, tuple(dict.fromkeys(one for one, _ in play.pairs))):
        if piece.driven:
            yield (piece.id,)


def _blocking(position: Position, play: Blockers) -> dict[str, list[str]]:
    """Return all blockers by attacker, those that were named before among them."""
    found: dict[str, list[str]] = {}
    for piece in position.all_pieces:
        if piece.blocks:
            found.setdefault(piece.blocks, []).append(piece.id)
    for unit, attacker in play.pairs:
        there = found.setdefault(attacker, [])
        if unit not in there:
            there.append(unit)
    return found


@code(
    "BLOCK_MIXED",
    "illegal",
    Blockers,
    en="Several blockers on one attacker are all soldiers; a bulwark blocks alone.",
    ja="1体のアタッカーを複数で止められるのは兵士どうしだけです。防壁は単独でブロックします。",
    source="act list: Block; 9.2 note",
)
def _block_mixed(position: Position, play: Blockers) -> Iterator[Found]:
    for units in _blocking(position, play).values():
        pieces = [*_named(position, tuple(units))]
        if len(pieces) > 1 and any(one.kind == "bulwark" for one in pieces):
            yield tuple(units)


@code(
    "BLOCK_TWICE",
    "illegal",
    Blockers,
    en="A blocker blocks one attacker.",
    ja="1体のブロッカーが止められるアタッカーは1体だけです。",
    source="9.2 note",
)
def _block_twice(position: Position, play: Blockers) -> Iterator[Found]:
    pairs = {
        *play.pairs,
        *((one.id, one.blocks) for one in position.all_pieces if one.blocks),
    }
    units = [unit for unit, _ in pairs]
    for unit in sorted({one for one in units if units.count(one) > 1}):
        yield (unit,)


@code(
    "BLOCK_SIDE",
    "illegal",
    Blockers,
    en="The defender names the blockers, from among their own characters.",
    ja="ブロッカーを選ぶのは防御側で、自分のキャラクターから選びます。",
    source="act list: Block",
)
def _block_side(position: Position, play: Blockers) -> Iterator[Found]:
    for unit, attacker in play.pairs:
        piece, against = position.pieces.get(unit), position.pieces.get(attacker)
        if piece is None:
            continue
        if (play.by >= 0 and piece.seat != play.by) or (
            against is not None and against.seat == piece.seat
        ):
            yield (unit,)


@code(
    "JUDGE_LOSER",
    "suspicious",
    WentOn,
    en="After judgement the smaller side goes to the graveyard, both where they are equal.",
    ja="判定のあと、数字の小さいほう（同じなら両方）を墓地へ置きます。",
    source="act list: Damage Judgement",
)
def _judge_loser(position: Position, _play: WentOn) -> Iterator[Found]:
    due = _judged(position)
    if due is None:
        return
    left = tuple(sorted(one for one in due.losers - due.gone if one in position.pieces))
    if left:
        yield left


def _judged(position: Position) -> Due | None:
    doing = position.doing
    if doing is None or doing.action != "damageJudge" or not doing.resolved:
        return None
    return position.past.due


@code(
    "JUDGE_BULWARK",
    "suspicious",
    WentOn,
    en="A bulwark that blocked is turned up and goes to the graveyard; a Joker, or a number of the "
    "attacker's cards, takes the attacker along.",
    ja="ブロックした防壁は表にして墓地へ。ジョーカーか、アタッカーのカードと同じ数字なら"
    "アタッカーも墓地へ置きます。",
    source="act list: bulwark judgement",
)
def _judge_bulwark(position: Position, _play: WentOn) -> Iterator[Found]:
    due = _judged(position)
    if due is None:
        return
    shown, numbers = dict(due.shown), dict(due.numbers)
    for wall, attacker in due.walls:
        if wall not in shown:
            yield (wall,)
            continue
        ref = shown[wall]
        meets = ref is None or is_joker(ref) or number_of(ref) in numbers.get(attacker, ())
        stays = attacker not in due.gone and attacker in position.pieces
        if ref is None or (attacker in numbers and meets and stays):
            yield (attacker,)
