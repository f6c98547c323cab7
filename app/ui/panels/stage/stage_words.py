"""What is said of the stage, from one seat's view alone: on the panel and in the outline alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.cards.face import Face
from app.core.data.value import value
from app.core.text.wording import (
    CARD,
    DECLARATION,
    both,
    cell_in,
    clauses,
    counted,
    labelled,
    listed,
    owned,
    series,
)
from app.core.text.words import Words
from app.core.zone import cell_named
from app.games.contracts.stage.stage_contract import called, holding, whose_called

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatDeclaration, SeatView
    from app.games.contracts.stage.forecast_contract import Forecast
    from app.games.contracts.stage.stage_contract import DeclaredName

CardOf = Callable[[str], Face]
"""(ref) -> the face of a card."""
TITLE = Words("The stage", "ステージ")
A_CARD = Words("a card", "カード")
CARD_OF = Words("card", "カード")
"""A hidden card behind whose it is."""
GONE = Words("something that is gone", "なくなった対象")
CARDS, TARGETS = Words("Key cards", "キーカード"), Words("Targets", "対象")
COST = Words("Paid with", "コスト")
CHANCE, NOBODY = Words("Chance to respond", "チャンス"), Words("nobody", "なし")
PASSED = Words("Passed", "パスした席")
THINKS = Words("Asks to wait", "考え中")
SHORT_CHANCE = Words("Chance", "チャンス")
ORDER = Words("newest on top, resolves first", "新しい順・上から解決")
RESOLVES_NEXT = Words("resolves next", "次に解決")
CAN_ANSWER = Words("you may respond", "応答できる")
ON, PAID = Words("on {}", "{}へ"), Words("paid {}", "コスト{}")
IF_ALL_PASS = Words("If all pass", "全員がパスすると")
SEAT_MARK = "seat."
MOVE_UP, MOVE_DOWN = Words("Move up", "上へ移す"), Words("Move down", "下へ移す")
AIM_ELSEWHERE = Words("Aim at something else…", "対象を変える…")


def is_on(view: SeatView) -> bool:
    """Whether there is anything to show: something is declared, or somebody has the chance."""
    return bool(view.stage.declarations) or view.stage.chance is not None


@value
class Told:
    """A declaration in words."""

    declaration: str
    """Its name."""
    number: int
    """Its place in the pile, from 1 at the bottom."""
    seat: SeatId
    head: Words
    """Who declares what."""
    details: tuple[Words, ...]
    """Key cards, targets and cost, as far as there are any."""
    brief: Words
    """Targets and cost in one short line, beside the picture of the key card."""
    signs: tuple[Words, ...] = ()
    """What is said of the top: that it resolves next, that one may respond."""
    answered: bool = False
    """Whether it is the one that the seat that looks may respond to."""
    picture: Face | None = None
    """The face of its first key card; None where the seat may not know it, or there is none."""
    has_card: bool = False
    """Whether it has a key card at all."""
    outcome: Words | None = None
    """What it comes to if everybody passes; None where nobody says."""

    @property
    def sentence(self) -> Words:
        """All of it in one line."""
        comes = [] if self.outcome is None else [self.outcome]
        return series([self.head, *self.details, *comes])

    @property
    def top(self) -> bool:
        """Whether it resolves next."""
        return bool(self.signs)


def told(
    view: SeatView,
    declaration: SeatDeclaration,
    card_of: CardOf,
    declared: DeclaredName | None = None,
    outcome: Words | None = None,
) -> Told:
    """Return a declaration in words, naming no card that the view does not name."""
    details = []
    if declaration.cards:
        details.append(labelled(CARDS, _cards(view, declaration, card_of)))
    aimed = listed([target_name(view, one, card_of, declared) for one in declaration.targets])
    if declaration.targets:
        details.append(labelled(TARGETS, aimed))
    if declaration.cost:
        details.append(labelled(COST, declaration.cost))
    head = labelled(seat_name(view, declaration.seat), called(view, declaration, declared))
    pile = view.stage.declarations
    number = next(at for at, one in enumerate(pile, 1) if one.id == declaration.id)
    answered = number == len(pile) and view.stage.chance == view.seat
    signs = (RESOLVES_NEXT, *((CAN_ANSWER,) if answered else ())) if number == len(pile) else ()
    return Told(
        declaration.id,
        number,
        declaration.seat,
        head,
        tuple(details),
        _brief(declaration, aimed),
        signs,
        answered,
        _picture(view, declaration, card_of),
        bool(declaration.cards),
        outcome,
    )


def _brief(declaration: SeatDeclaration, aimed: Words) -> Words:
    parts = []
    if declaration.targets:
        parts.append(Words(ON.en.format(aimed.en), ON.ja.format(aimed.ja)))
    if declaration.cost:
        parts.append(Words(PAID.en.format(declaration.cost), PAID.ja.format(declaration.cost)))
    return Words(" · ".join(one.en for one in parts), " · ".join(one.ja for one in parts))


def _picture(view: SeatView, declaration: SeatDeclaration, card_of: CardOf) -> Face | None:
    """Return the face of the first key card, where the seat may know it."""
    first = declaration.cards[0] if declaration.cards else None
    seen = view.cards.get(first) if first is not None else None
    return None if seen is None or seen.ref is None else card_of(seen.ref)


def _cards(view: SeatView, declaration: SeatDeclaration, card_of: CardOf) -> Words:
    """Return the key cards; of several that are hidden the number is said."""
    names = [name for card in declaration.cards if (name := _known(view, card, card_of))]
    hidden = len(declaration.cards) - len(names)
    if hidden:
        names.append(A_CARD if hidden == 1 else _hidden(hidden))
    return listed(names)


def _hidden(count: int) -> Words:
    cards = counted(count, CARD)
    return Words(cards.en, f"カード{cards.ja}")


def _known(view: SeatView, card: str | None, card_of: CardOf) -> Words | None:
    """Return the name of a card; None where the seat may not know it."""
    seen = view.cards.get(card) if card is not None else None
    return None if seen is None or seen.ref is None else card_of(seen.ref).name


def target_name(
    view: SeatView, target: str, card_of: CardOf, declared: DeclaredName | None = None
) -> Words:
    """Return what is aimed at: a unit or a declaration with whose it is, a cell, or a seat."""
    cell = cell_named(view.setting.zones, target)
    if cell is not None:
        return _of_holder(view, cell[0], cell_in(view.setting.zones[cell[0]].spec.title, cell[1]))
    unit = view.units.get(target)
    if unit is not None:
        return _of_holder(view, unit.zone, _known(view, unit.base, card_of))
    for one in view.stage.declarations:
        if one.id == target:
            return whose_called(view, one, declared)
    number = target.removeprefix(SEAT_MARK)
    if number.isdecimal() and int(number) < len(view.setting.seats):
        return seat_name(view, int(number))
    return GONE


def _of_holder(view: SeatView, zone: str, name: Words | None) -> Words:
    """Return what stands in a zone with whose it is; without a name it is some card."""
    holders = view.setting.zones[zone].holders
    if len(holders) != 1:
        return name or A_CARD
    return owned(view.setting.seats[holders[0]].name, name or CARD_OF)


def seat_name(view: SeatView, seat: SeatId) -> Words:
    """Return the name of a seat, and of one's own that it is."""
    if not 0 <= seat < len(view.setting.seats):
        return Words("Judge", "ジャッジ")
    name = view.setting.seats[seat].name
    return Words(f"{name} (you)", f"{name}（あなた）") if seat == view.seat else both(name)


def title(view: SeatView) -> Words:
    """Return the title, with how much is declared."""
    count = len(view.stage.declarations)
    pile = counted(count, DECLARATION)
    return labelled(TITLE, Words(pile.en, f"宣言{pile.ja}")) if count else TITLE


def chance(view: SeatView) -> Words:
    """Return whose chance it is."""
    holder = view.stage.chance
    return labelled(CHANCE, NOBODY if holder is None else seat_name(view, holder))


def brief_chance(view: SeatView) -> Words:
    """Return whose chance it is, for a small place: "Chance · Ren"."""
    holder = view.stage.chance
    name = NOBODY if holder is None else seat_name(view, holder)
    return Words(f"{SHORT_CHANCE.en} · {name.en}", f"{SHORT_CHANCE.ja} · {name.ja}")


def passed(view: SeatView) -> Words | None:
    """Return who has passed, in their order, and who asks the others to wait; None for nobody."""
    parts = [
        labelled(title, listed([seat_name(view, seat) for seat in seats]))
        for title, seats in ((PASSED, view.stage.passed), (THINKS, holding(view)))
        if seats
    ]
    return clauses(parts) if parts else None


def foreseen(forecast: Forecast | None) -> tuple[Words, ...]:
    """Return what comes of the stage if everybody passes, and of each answer to its top."""
    if forecast is None:
        return ()
    parts = [*forecast.comes, *([] if forecast.until is None else [forecast.until])]
    said = [labelled(IF_ALL_PASS, series(parts))] if parts else []
    said += [labelled(_with(answer), series(comes)) for answer, comes in forecast.answers]
    return tuple(said)


def _with(answer: Words) -> Words:
    return Words(f"With {answer.en}", f"{answer.ja}をすると")


def in_lines(said: tuple[Words, ...]) -> Words:
    """Return several sentences below one another."""
    return Words("\n".join(one.en for one in said), "\n".join(one.ja for one in said))
