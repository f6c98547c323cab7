"""Four bundles, of which each player chooses two in secret: they become the deck (seed 002).

All bundles lie open to both. What is chosen is locked like a plan, and both choices open at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.core.intent import Draw, Move, Shuffle
from app.core.intents.seal_intents import LockPlan
from app.core.text.wording import copies, listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Ticks
from app.games.game_api import GameAction, Look, Selection
from app.games.nullpoga.cards.bundles import CHOSEN, MOST_COPIES, SECTIONS
from app.games.nullpoga.table.nullpoga_marks import card_of
from app.games.nullpoga.table.nullpoga_zones import ASIDE, BUNDLE_ZONES, DECK, HAND
from app.games.table_tools import Running, count, in_argument, me, of_argument, own

CHOOSES = "bundles"
"""What a locked choice begins with: "bundles bundle1,bundle3"."""
OPENING = 5
"""Cards of the first hand."""


def has_bundles(view: SeatView, seat: int) -> bool:
    """Whether a player still has bundles to choose from."""
    return any(count(view, f"{zone}.{seat}") for zone in BUNDLE_ZONES.values())


def chosen_bundles(text: str) -> tuple[str, ...]:
    """Return the bundles that a locked choice names; none for what is no choice of two."""
    word, _, rest = text.partition(" ")
    names = tuple(name for name in dict.fromkeys(of_argument(rest)) if name in SECTIONS)
    return names if word == CHOOSES and len(names) == CHOSEN else ()


def choice_of(names: Sequence[str]) -> str:
    """Return what is locked for a choice of two bundles."""
    return f"{CHOOSES} {in_argument(tuple(names))}"


def take_bundles(look: Look) -> Running:
    """Make a deck of the two bundles that the own open choice names, and draw the first hand."""
    view = look()
    seal = view.seal(me(view))
    names = chosen_bundles(seal.text) if seal is not None and not seal.locked else ()
    for name in SECTIONS if names else ():
        zone = own(view, BUNDLE_ZONES[name])
        cards = view.zones[zone].items
        if cards:
            goal = DECK if name in names else ASIDE
            yield Move(cards, own(view, goal), -1, verb="takes" if name in names else "leaves")
    if names:
        yield Shuffle(own(view, DECK))
        yield Draw(OPENING, own(view, DECK), own(view, HAND))


def chooses_now(view: SeatView) -> bool:
    """Whether the seat of `view` is to choose its bundles."""
    ready = view.seat >= 0 and not view.turn.number and view.seal(view.seat) is None
    return ready and has_bundles(view, view.seat)


def _may_choose(view: SeatView, selection: Selection) -> bool:
    return selection == Selection() and chooses_now(view)


def _ask(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    if not _may_choose(view, selection):
        return None
    among = tuple(Choosable(name, words) for name, words in SECTIONS.items())
    names = tuple(name for name in of_argument(answers.get(CHOOSES, "")) if name in SECTIONS)
    whole = len(names) == CHOSEN
    many = _too_many(view, names)
    lines: tuple[Words, ...] = ()
    if many:
        said = listed(many)
        lines = (
            Words(
                f"More than {MOST_COPIES} of a card together: {said.en}.",
                f"合わせて{MOST_COPIES}枚を超えます：{said.ja}。",
            ),
        )
    return Form(
        Words("Choose two bundles as your deck", "デッキにする束を2つ選ぶ"),
        (Ticks(CHOOSES, Words("Bundles", "束"), among, names, CHOSEN),),
        Words("Lock the choice", "選択を伏せる"),
        LockPlan(choice_of(names)) if whole else None,
        lines,
        Words("Choose two of the four.", "4つのうち2つを選んでください。"),
    )


def _too_many(view: SeatView, names: tuple[str, ...]) -> list[Words]:
    """Return the cards of which two bundles together have more than a deck may."""
    held = Counter(
        view.cards[card].ref or ""
        for name in names
        for card in view.zones[own(view, BUNDLE_ZONES[name])].items
    )
    found = []
    for ref, number in held.items():
        card = card_of(ref)
        if card is not None and number > MOST_COPIES:
            found.append(copies(number, card.name))
    return found


CHOOSE = GameAction(
    "choose_bundles",
    Words("Choose two bundles …", "束を2つ選ぶ…"),
    _may_choose,
    lambda _view, _selection: None,
    "",
    "turn",
    form=_ask,
)
