"""A skirmish that is planned in secret: who is summoned, and who attacks in which order.

A draft is the entries one after the other, "S:c1:2" for a summons into the second cell and "A:u1"
for an attack.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core.fact import StartCard
from app.core.ids import place
from app.core.intent import Intent
from app.core.intents.seal_intents import LockPlan, Sketch, UnlockPlan
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat, ZoneSpec
from app.games.contracts.planned.planning_contract import (
    IDLE,
    Guess,
    PlanArrow,
    PlanGhost,
    PlanGroup,
    PlanNote,
    PlanRow,
    PlanSheet,
)
from app.games.game_api import Drop, GameAction, GameSpec, Layout, Selection, ZonePlace

CELLS = 4
STANDING = 2
"""Cards of each deck that stand on the field from the beginning, from the left."""
HELD = 4
SUMMON = Words("Plan to summon", "召喚を計画")
ATTACK = Words("Plan an attack", "攻撃を計画")


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    cards = []
    for seat, deck in enumerate(decks):
        for number, ref in enumerate(deck):
            if number < STANDING:
                unit = f"stands {seat} {number}"
                cards.append(
                    StartCard(ref, seat, f"field.{seat}", unit=unit, up=True, cell=number + 1)
                )
            else:
                zone = "hand" if number < STANDING + HELD else "deck"
                cards.append(StartCard(ref, seat, f"{zone}.{seat}"))
    return tuple(cards)


def entries(view: SeatView) -> list[str]:
    """Return the entries of the draft, or of the own plan that is locked."""
    seal = view.seal(view.seat)
    return (view.draft if seal is None else seal.text).split()


def may_sketch(view: SeatView) -> bool:
    """Whether the seat plans now and has not locked yet."""
    return view.seat >= 0 and view.turn.number > 0 and view.seal(view.seat) is None


def sketched(told: Iterable[str]) -> Sketch:
    """Return what makes these entries the plan."""
    return Sketch(" ".join(told))


def _of(told: list[str], kind: str) -> list[str]:
    return [one for one in told if one.startswith(kind)]


def _free_cell(view: SeatView) -> int:
    field = view.zones[f"field.{view.seat}"]
    taken = {view.units[unit].cell for unit in field.items}
    taken |= {int(one.split(":")[2]) for one in _of(entries(view), "S")}
    return next((cell for cell in range(1, CELLS + 1) if cell not in taken), 0)


def _may_summon(view: SeatView, selection: Selection) -> bool:
    if not may_sketch(view) or len(selection.cards) != 1 or not _free_cell(view):
        return False
    card = selection.cards[0]
    planned = {one.split(":")[1] for one in _of(entries(view), "S")}
    return card in view.cards_in(f"hand.{view.seat}") and card not in planned


def _summon(view: SeatView, selection: Selection) -> Intent | None:
    (card,) = selection.cards
    return sketched([*entries(view), f"S:{card}:{_free_cell(view)}"])


def _may_attack(view: SeatView, selection: Selection) -> bool:
    own = view.zones[f"field.{view.seat}"].items if view.seat >= 0 else ()
    if not may_sketch(view) or len(selection.units) != 1 or selection.units[0] not in own:
        return False
    return f"A:{selection.units[0]}" not in entries(view)


def _attack(view: SeatView, selection: Selection) -> Intent | None:
    (unit,) = selection.units
    return sketched([*entries(view), f"A:{unit}"])


def _drops(
    view: SeatView, selection: Selection, zone: str, unit: str, _index: int
) -> Iterable[Drop]:
    if zone == f"field.{view.seat}" and _may_summon(view, selection):
        intent = _summon(view, selection)
        assert intent is not None
        yield Drop(SUMMON, intent)
    elif unit and zone.startswith("field") and _may_attack(view, selection):
        intent = _attack(view, selection)
        assert intent is not None
        yield Drop(ATTACK, intent)


def _name(view: SeatView, card: str) -> str:
    return view.cards[card].ref or "?"


def _rows(view: SeatView, told: list[str], kind: str, *, open_: bool) -> tuple[PlanRow, ...]:
    mine = _of(told, kind)
    others = [one for one in told if one not in mine]
    rows = []
    for number, entry in enumerate(mine):
        rest = [one for one in mine if one != entry]
        moves = (sketched([*others, *rest[:at], entry, *rest[at:]]) for at in range(len(mine)))
        parts = entry.split(":")
        if kind == "S":
            name = _name(view, parts[1])
            title = Words(f"Summon {name}", f"{name}を召喚")
            detail = Words(f"cell {parts[2]}", f"{parts[2]}番のマス")
            about = Selection(cards=(parts[1],), cell=place(f"field.{view.seat}", int(parts[2])))
        else:
            name = _name(view, view.units[parts[1]].base)
            title = Words(f"{name} attacks", f"{name}で攻撃")
            detail = both("")
            about = Selection(units=(parts[1],))
        rows.append(
            PlanRow(
                entry,
                title,
                detail,
                number + 1,
                2 if kind == "S" else None,
                "summon" if kind == "S" else "attack",
                about,
                Words("nobody stands there", "そこにはだれもいません")
                if kind == "A" and number >= STANDING - 1
                else None,
                sketched([one for one in told if one != entry]) if open_ else None,
                tuple(moves) if open_ else (),
            )
        )
    return tuple(rows)


GUESSES = (
    Guess(IDLE, Words("if the other waits", "相手が待つとき")),
    Guess("busy", Words("if the other strikes", "相手が攻撃するとき")),
)
HIT = Words("is hit", "攻撃を受ける")


def _target(view: SeatView) -> str:
    return f"seat.{1 - view.seat}"


def _sheet(view: SeatView, guess: str) -> PlanSheet | None:
    seal = view.seal(view.seat)
    if view.turn.number == 0 or (seal is not None and not seal.locked):
        return None
    told, open_ = entries(view), seal is None
    other = view.seal(1 - view.seat)
    summons, attacks = _of(told, "S"), _of(told, "A")
    field = f"field.{view.seat}"
    last = view.zones[field].items[-1]
    march = PlanRow(
        "march",
        Words("The last one marches", "最後の1体が前進"),
        sign="rule",
        about=Selection(units=(last,)),
    )
    ghosts = tuple(
        PlanGhost(
            view.cards[card].ref or "",
            place(field, int(cell)),
            Words("summon", "召喚"),
            f"S:{card}:{cell}",
        )
        for _, card, cell in (one.split(":") for one in summons)
    )
    arrows = [
        PlanArrow(one.split(":")[1], _target(view), "attack", number, one)
        for number, one in enumerate(attacks, 1)
    ]
    arrows += [
        PlanArrow(one.split(":")[1], place(field, int(one.split(":")[2])), "move", row=one)
        for one in summons
    ]
    comes = HIT if guess == "busy" else Words("strikes", "攻撃する")
    notes = [PlanNote(one.split(":")[1], comes, "good") for one in attacks]
    return PlanSheet(
        Words("Your plan", "あなたの計画"),
        (
            PlanGroup(
                Words("1 Summon", "1 召喚"),
                Words("cells", "マス"),
                _rows(view, told, "S", open_=open_),
            ),
            PlanGroup(Words("2 March", "2 前進"), Words("automatic", "自動"), (march,)),
            PlanGroup(
                Words("3 Attacks", "3 攻撃"),
                Words("in order", "順番に"),
                _rows(view, told, "A", open_=open_),
            ),
        ),
        (*arrows, PlanArrow(last, place(field, CELLS), "rule")),
        ghosts,
        tuple(notes) if guess else (),
        tuple(one.split(":")[1] for one in summons),
        (Words(f"Mana used {2 * len(summons)}", f"マナ使用 {2 * len(summons)}"),),
        LockPlan(" ".join(told)) if open_ else None,
        UnlockPlan() if seal is not None and other is None else None,
        Sketch("") if open_ and told else None,
        Words("Another plan is locked", "相手は計画を伏せました") if other is not None else None,
        guesses=GUESSES,
    )


SPEC = GameSpec(
    id="sketching",
    title=Words("Sketching", "下書き"),
    seats=(2, 2),
    zones=(
        ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
        ZoneSpec("field", Words("Field", "場"), holds="units", cells=CELLS),
    ),
    layout=Layout(
        (600, 640),
        (
            ZonePlace("field", (120, 360, 360, 110), "row"),
            ZonePlace("deck", (510, 370, 63, 88)),
            ZonePlace("hand", (100, 530, 400, 88), "fan"),
        ),
    ),
    lay=_lay,
    phases=(("plan", Words("plan", "計画")),),
    plans=True,
    plan_sheet=_sheet,
    drops=_drops,
    actions=(
        GameAction("sketching.summon", SUMMON, _may_summon, _summon, key="S"),
        GameAction("sketching.attack", ATTACK, _may_attack, _attack, key="A", group="unit"),
    ),
)
