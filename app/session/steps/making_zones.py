"""Piles and hands that people make during play: made, named, moved about and removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core import intent as i
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import JUDGE, ZoneId
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.text.one_line import one_line
from app.core.text.wording import CHARACTER, ZONE, counted
from app.core.zone import (
    LONGEST_TITLE,
    MADE,
    MOST_MADE,
    MOST_MADE_BY_ONE,
    MadeZones,
    Rect,
    Zone,
    is_rect,
    made_by,
)
from app.games.seats.boards.other_boards import mat_for
from app.session.steps import moving
from app.session.steps.rights import check_hold, impossible, zone_words

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def make_zone(work: StepContext, step: MakeZone) -> None:
    """Make a zone, empty as yet."""
    rules = _rules(work)
    if step.visibility not in rules.visibilities or step.arrange not in rules.arranges:
        raise _not_here()
    if step.holder is not None:
        work.player(step.holder)
    elif step.visibility == "owner":
        raise impossible(
            "no-holder",
            "A zone whose cards one player sees needs a player. Choose whose it is.",
            "持ち主だけが見る場所には持ち主が必要です。だれの場所かを選んでください。",
        )
    _check_room(work)
    work.commit(
        ZoneMade(
            work.seat,
            work.name(MADE),
            _title(step.title),
            step.holder,
            step.visibility,
            _rect(work, step.rect),
            step.arrange,
        )
    )


def _rules(work: StepContext) -> MadeZones:
    if work.spec.made_zones is None:
        raise _not_here()
    return work.spec.made_zones


def _not_here() -> Exception:
    return impossible(
        "not-here",
        "Such zones are not made in this game.",
        "このゲームでは、その種類の場所は作れません。",
    )


def _check_room(work: StepContext) -> None:
    zones = work.table.setting.zones.values()
    if sum(zone.is_made for zone in zones) >= MOST_MADE:
        most = counted(MOST_MADE, ZONE)
        raise impossible(
            "too-many",
            f"{most.en} can be made on a table. Remove one first.",
            f"1つの卓に作れる場所は{most.ja}までです。先にどれかを取り除いてください。",
        )
    if made_by(zones, work.seat) >= MOST_MADE_BY_ONE:
        most = counted(MOST_MADE_BY_ONE, ZONE)
        raise impossible(
            "too-many",
            f"One seat can make {most.en}. Remove one of yours first.",
            f"1つの席が作れる場所は{most.ja}までです。先に自分のものをどれか取り除いてください。",
        )


def _title(written: str) -> str:
    title = one_line(written)
    if not title:
        raise impossible(
            "no-name",
            "A zone needs a name. Write one.",
            "場所には名前が必要です。入力してください。",
        )
    if len(title) > LONGEST_TITLE:
        most = counted(LONGEST_TITLE, CHARACTER)
        raise impossible(
            "too-long",
            f"The name of a zone has {most.en} at most. Shorten it.",
            f"場所の名前は{most.ja}までです。短くしてください。",
        )
    return title


def _rect(work: StepContext, rect: Rect) -> Rect:
    """Return a place on the mat. Raises ImpossibleError for one that reaches beyond it."""
    width, height = mat_for(work.spec.layout, work.table.setting).size
    if is_rect(rect) and rect[0] + rect[2] <= width and rect[1] + rect[3] <= height:
        # As it is written, so that it is the same once it was read: 10.0, and never -0.0.
        x, y, across, down = (float(part) + 0.0 for part in rect)
        return x, y, across, down
    raise impossible(
        "off-the-mat",
        "That place reaches beyond the mat. Choose one on it.",
        "マットからはみ出しています。マットの上の位置を選んでください。",
    )


def change_zone(work: StepContext, step: ChangeZone) -> None:
    """Give a made zone another name, another place or another order."""
    zone = _own(work, step.zone)
    assert zone.rect is not None
    if step.arrange is not None and step.arrange not in _rules(work).arranges:
        raise _not_here()
    fact = ZoneChanged(
        work.seat,
        zone.id,
        zone.spec.title.en if step.title is None else _title(step.title),
        zone.rect if step.rect is None else _rect(work, step.rect),
        step.arrange or zone.arrange,
    )
    if (fact.title, fact.rect, fact.arrange) != (zone.spec.title.en, zone.rect, zone.arrange):
        work.commit(fact)


def _own(work: StepContext, name: ZoneId) -> Zone:
    """Return a made zone that this seat may change: its maker, or whoever may handle it."""
    zone = work.table.setting.zones[work.zone(name)]
    if not zone.is_made:
        words = zone_words(work.table, zone.id)
        raise impossible(
            "not-made",
            f"{words.en} belongs to the game. It stays as it is.",
            f"{words.ja}はゲームの場所なので変えられません。",
        )
    if work.seat not in (JUDGE, zone.maker):
        check_hold(work.table, work.seat, zone.id)
    return zone


def remove_zone(work: StepContext, step: RemoveZone) -> None:
    """Remove a made zone, its cards first put on top of another pile if one is named."""
    zone = _own(work, step.zone)
    pile = work.table.zones[zone.id]
    if pile:
        if not step.goal or step.goal == zone.id:
            words = zone_words(work.table, zone.id)
            raise impossible(
                "not-empty",
                f"Cards lie in {words.en}. Say where they go, or move them first.",
                f"{words.ja}にカードがあります。行き先を選ぶか、先にカードを移してください。",
            )
        check_hold(work.table, work.seat, zone.id)
        work.pile(step.goal)
        moving.move_cards(work, list(pile), i.Move((), step.goal))
    work.commit(ZoneRemoved(work.seat, zone.id))


def remove_empty(work: StepContext) -> None:
    """Remove every made zone that holds no card."""
    for zone in tuple(work.table.setting.zones.values()):
        if zone.is_made and not work.table.zones[zone.id]:
            work.commit(ZoneRemoved(work.seat, zone.id))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    MakeZone: make_zone,
    ChangeZone: change_zone,
    RemoveZone: remove_zone,
}
