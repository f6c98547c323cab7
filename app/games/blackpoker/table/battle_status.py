"""An attack that is under way in one sentence: who attacks whom, and the damage to come."""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.text.wording import labelled, series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.rules.card_values import in_short
from app.games.blackpoker.table import field as f

WHEN = {
    "attack": Words("Attack, before attackers are named", "アタック：アタッカーを決める前"),
    "block": Words("Attack, before blockers are named", "アタック：ブロッカーを決める前"),
    "damageJudge": Words("Attack, before damage", "アタック：ダメージ判定の前"),
}
"""What waits on the stage -> how far an attack is."""
BULWARK = Words("bulwark", "防壁")


def battle_status(view: SeatView) -> Words | None:
    """Return how an attack stands; None while there is none."""
    waits = [one.text for one in view.stage.declarations if one.text in WHEN]
    if not waits:
        return None
    when = WHEN[waits[-1]]
    attacking = f.attackers(view)
    if not attacking:
        return when
    parts = [pair(view, attacker) for attacker in attacking]
    open_ones = [attacker for attacker in attacking if not blocking(view, attacker)]
    coming = sum(max(0, f.number(view, attacker)) for attacker in open_ones)
    if waits[-1] == "block":
        parts.append(Words(f"up to {coming} damage", f"最大{coming}ダメージ"))
    elif coming:
        parts.append(Words(f"{coming} damage to come", f"予定ダメージ{coming}"))
    return labelled(when, series(parts))


def blocking(view: SeatView, attacker: UnitId) -> tuple[UnitId, ...]:
    """Return who blocks an attacker and is still on the field."""
    return tuple(unit for unit in f.blockers(view, attacker) if f.on_field(view, unit))


AGAINST = " : "
"""What stands between an attacker and who blocks it, as in a result."""


def pair(view: SeatView, attacker: UnitId) -> Words:
    """Return an attacker with its number, and who blocks it, or the player that it goes for."""
    name, against = written(view, attacker), blocking(view, attacker)
    if not against:
        foe = view.setting.seats[f.foe_of(view, f.owner(view, attacker))].name
        return Words(f"{name.en} → {foe}", f"{name.ja} → {foe}")
    if f.is_bulwark(view, against[0]):
        return Words(f"{name.en} → {BULWARK.en}", f"{name.ja} → {BULWARK.ja}")
    others = [written(view, unit) for unit in against]
    en, ja = "+".join(one.en for one in others), "+".join(one.ja for one in others)
    return Words(AGAINST.join((name.en, en)), AGAINST.join((name.ja, ja)))


def written(view: SeatView, unit: UnitId) -> Words:
    """Return a soldier as it is written: its cards, and its number where they do not say it."""
    cards = in_short(f.refs(view, unit))
    number = str(f.number(view, unit))
    if cards.en[1:] == number:
        return cards
    return Words(f"{cards.en} ({number})", f"{cards.ja} ({number})")
