"""Rules of how Asleep, Confused and Paralyzed end, or do not, in a checkup (group O)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.adviser.readers.checkup_reading import actives, done, is_checkup, sick
from app.games.pokemon.adviser.rules.checkup.checkup import WHOLE

# -- Asleep and Confused --------------------------------------------------------------------------


@rule(
    "checkup-asleep",
    "reminder",
    *WHOLE,
    title=Words(
        "A coin is flipped for a Pokémon that is Asleep; heads wake it up.",
        "ねむりのポケモンは、コインを投げてオモテなら回復します。",
    ),
    source="ST124",
)
def checkup_asleep(position: Position, play: t.Checkup | t.BeginTurn) -> Iterator[Said]:
    """At a table as soon as any coin was flipped, or the step was ticked off, nothing is said."""
    was = done(position, play)
    if was is None or was.coins:
        return
    for mon in sick(position, was, "asleep"):
        told = (*(was.flips or ()), *(was.ended or ()), *was.steps)
        if (mon.uid, "asleep") not in told:
            yield Said(
                Words(
                    f"{mon.name.en} is Asleep: flip a coin, heads wakes it up.",
                    f"{mon.name.ja}はねむりです。コインを投げて、オモテなら回復します。",
                ),
                (mon.uid,),
            )


@rule(
    "checkup-confused-none",
    "reminder",
    t.Checkup,
    p.ChangeCondition,
    title=Words(
        "Confused has no part in the checkup and does not end by itself.",
        "こんらんはポケモンチェックでは確認せず、自然には回復しません。",
    ),
    source="APR F",
)
def checkup_confused_none(
    position: Position, play: t.Checkup | p.ChangeCondition
) -> Iterator[Said]:
    """A flip for it, or its end in the checkup."""
    for uid, key in _told_of(position, play):
        if key != "confused":
            continue
        mon = position.mon(uid)
        name = mon.name if mon is not None else Words("A Confused Pokémon", "こんらんのポケモン")
        yield Said(
            Words(
                f"{name.en} stays Confused: there is nothing to check for it.",
                f"{name.ja}はこんらんのままです。ポケモンチェックで確認することはありません。",
            ),
            (mon.uid,) if mon is not None else (),
        )
        return


def _told_of(
    position: Position, play: t.Checkup | p.ChangeCondition
) -> tuple[tuple[str, str], ...]:
    """Return (Pokémon, condition) of what is flipped for, or ends, in a checkup."""
    if isinstance(play, p.ChangeCondition):
        return ((play.unit, play.key),) if is_checkup(position) and not play.on else ()
    return (*play.flips, *play.ended, *(("", key) for key in play.order))


# -- Paralyzed ------------------------------------------------------------------------------------


@rule(
    "checkup-paralyzed",
    "suspicious",
    t.Checkup,
    p.ChangeCondition,
    title=Words(
        "Paralyzed ends at the checkup after its own player's next turn.",
        "マヒは、自分の番が終わった後のポケモンチェックで回復します。",
    ),
    source="ST125",
)
def checkup_paralyzed(position: Position, play: t.Checkup | p.ChangeCondition) -> Iterator[Said]:
    """One that began in that player's own turn outlasts the end of it."""
    for mon in _recovered(position, play):
        own = mon.player == position.turn.player
        since = next(one.since for one in mon.conditions if one.key == "paralyzed")
        if own and since != position.number:
            continue
        owner = position.side(mon.player).name
        yield Said(
            Words(
                f"{mon.name.en} stays Paralyzed through {owner}'s next turn and recovers at the "
                "checkup after it.",
                f"{mon.name.ja}のマヒは{owner}の次の番の間も続き、"
                "その番の後のポケモンチェックで回復します。",
            ),
            (mon.uid,),
        )


def _recovered(position: Position, play: t.Checkup | p.ChangeCondition) -> Iterator[Mon]:
    """Yield Pokémon whose Paralyzed ends in a checkup."""
    if isinstance(play, p.ChangeCondition):
        over = is_checkup(position) or (position.record.is_case and position.turn.phase == "end")
        uids = [play.unit] if over and not play.on and play.key == "paralyzed" else []
    else:
        uids = [uid for uid, key in play.ended if key == "paralyzed" and not play.cause]
    for uid in uids:
        mon = position.mon(uid)
        if mon is not None and mon.has("paralyzed"):
            yield mon


@rule(
    "checkup-paralyzed-late",
    "suspicious",
    *WHOLE,
    title=Words(
        "Paralyzed does not last longer than its own player's next turn.",
        "マヒは、自分の番が終わった後のポケモンチェックより先へは続きません。",
    ),
    source="ST125",
)
def checkup_paralyzed_late(position: Position, play: t.Checkup | t.BeginTurn) -> Iterator[Said]:
    """Where it is known since when it lasts, or an opponent gave it."""
    for mon in actives(position):
        one = next((one for one in mon.conditions if one.key == "paralyzed"), None)
        if one is None or not _is_over(position, play, mon, one):
            continue
        owner = position.side(mon.player).name
        yield Said(
            Words(
                f"{mon.name.en} has been Paralyzed through a whole turn of {owner}: it recovers.",
                f"{mon.name.ja}は{owner}の番の間ずっとマヒでした。もう回復しています。",
            ),
            (mon.uid,),
        )


def _is_over(position: Position, play: t.Checkup | t.BeginTurn, mon: Mon, one: Condition) -> bool:
    """Whether a condition should have ended at a checkup that is done, or with this one."""
    now, seats = position.number, len(position.sides)
    last = now - (position.turn.player - mon.player) % seats
    since = one.since
    theirs = position.record.is_case and one.source not in (None, mon.player)
    if since is None and theirs and last == now:
        since = now - 1  # an opponent's attack gives it in the opponent's turn
    if since is None:
        return False
    if isinstance(play, t.Checkup) and ("ended" not in play.said or _ends(play, mon)):
        return False
    checked = is_checkup(position) or last < now
    return since < (last if checked else last - seats)


def _ends(play: t.Checkup, mon: Mon) -> bool:
    return (mon.uid, "paralyzed") in play.ended
