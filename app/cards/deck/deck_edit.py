"""A deck while it is being edited: each change gives another deck, and each can be taken back.

A deck is never changed in place: a step is a deck with what was done to get there, and the history
is a row of steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from app.cards.card_facts import CardFact
from app.cards.deck.deck import MOST_COPIES, DeckLine, DeckList, Pile
from app.cards.placeholder_keys import placeholder_parts
from app.core.data.value import replace, value
from app.core.text.wording import copies, quoted
from app.core.text.words import Words

STEPS_KEPT = 500
"""Steps that can be taken back; the oldest are let go."""
LONGEST_TITLE = 120

Field = Literal["lines", "side", "maybe"]
FIELDS: dict[Pile, Field] = {"main": "lines", "side": "side", "maybe": "maybe"}
"""Where a deck keeps its piles."""

PILES: dict[Pile, Words] = {
    "main": Words("the deck", "デッキ"),
    "side": Words("the sideboard", "控え"),
    "maybe": Words("the maybe pile", "候補"),
}


@value
class Step:
    """A deck, and what was done to get there."""

    title: Words
    """"Add 1 Iono"; 「ナンジャモ1枚を入れる」."""
    deck: DeckList


@value
class History:
    """The steps of one deck, and which of them shows."""

    steps: tuple[Step, ...]
    at: int = 0

    @property
    def deck(self) -> DeckList:
        """The deck as it is now."""
        return self.steps[self.at].deck

    @property
    def undo_title(self) -> Words | None:
        """What undo would take back; None where nothing was done."""
        return self.steps[self.at].title if self.at else None

    @property
    def redo_title(self) -> Words | None:
        """What redo would do again; None where nothing was taken back."""
        return self.steps[self.at + 1].title if self.at + 1 < len(self.steps) else None

    def done(self, step: Step) -> History:
        """Return the history with one more step; one that changes nothing is none."""
        if step.deck == self.deck:
            return self
        steps = (*self.steps[: self.at + 1], step)[-STEPS_KEPT:]
        return History(steps, len(steps) - 1)

    def undone(self) -> History:
        """Return the history one step back, as it is at the beginning."""
        return History(self.steps, max(0, self.at - 1))

    def redone(self) -> History:
        """Return the history one step on, as it is at the end."""
        return History(self.steps, min(len(self.steps) - 1, self.at + 1))


def begin(deck: DeckList) -> History:
    """Return the history of a deck to which nothing was done yet."""
    return History((Step(Words("Open the deck", "デッキを開く"), deck),))


# -- reading -------------------------------------------------------------------------------------


def pile_of(deck: DeckList, pile: Pile) -> tuple[DeckLine, ...]:
    """Return the lines of a pile."""
    lines: tuple[DeckLine, ...] = getattr(deck, FIELDS[pile])
    return lines


def place_of(deck: DeckList, pile: Pile, key: str) -> int:
    """Return the index of the first line of a card in a pile, -1 where it is not there."""
    found = (index for index, line in enumerate(pile_of(deck, pile)) if line.key == key)
    return next(found, -1)


def line_of(card: CardFact, count: int = 1) -> DeckLine:
    """Return the line of a card that a person chose."""
    set_code, _, number = card.key.rpartition("-")
    if card.key.startswith("?"):
        _, set_code, number = placeholder_parts(card.key)
    return DeckLine(
        count,
        card.name.en,
        card.section,
        card.key,
        set_code,
        number,
        status="known" if card.known else "placeholder",
        chosen="person",
    )


# -- changing ------------------------------------------------------------------------------------


def add(deck: DeckList, card: CardFact, count: int = 1, pile: Pile = "main") -> Step:
    """Return the deck with `count` more copies of a card."""
    at = place_of(deck, pile, card.key)
    lines = pile_of(deck, pile)
    if at < 0:
        changed = (*lines, line_of(card, _within(count)))
    else:
        changed = _put(lines, at, replace(lines[at], count=_within(lines[at].count + count)))
    told, goal = copies(count, card.name), PILES[pile]
    title = Words(f"Add {told.en} to {goal.en}", f"{told.ja}を{goal.ja}に入れる")
    return Step(title, _with(deck, pile, changed))


def set_count(deck: DeckList, pile: Pile, index: int, count: int, name: Words) -> Step:
    """Return the deck with `count` copies in a line; 0 takes the line out.

    `name` is what the title of the step calls the card. Raises IndexError.
    """
    lines = pile_of(deck, pile)
    before = lines[index]
    if count <= 0:
        changed = (*lines[:index], *lines[index + 1 :])
        told = copies(before.count, name)
        title = Words(f"Take out {told.en}", f"{told.ja}を抜く")
    else:
        changed = _put(lines, index, replace(before, count=_within(count)))
        told = copies(_within(count), name)
        title = Words(f"Change to {told.en}", f"{told.ja}に変える")
    return Step(title, _with(deck, pile, changed))


def switch(deck: DeckList, cards: Sequence[CardFact], order: Sequence[str], called: Words) -> Step:
    """Return the deck with one copy of each of `cards`, or without them where it has all of them.

    Of which it has several copies it keeps them. New lines go where `order`, keys of cards, has
    them among those that it names. `called` is what the title of the step says of the cards.
    """
    copies_of: dict[str, int] = {}
    for line in deck.lines:
        copies_of[line.key] = copies_of.get(line.key, 0) + line.count
    free = [card for card in cards if copies_of.get(card.key, 0) <= 1]
    new = [card for card in free if card.key not in copies_of]
    lines = list(deck.lines)
    if new:
        places = {key: place for place, key in enumerate(order)}
        for card in new:
            own = places.get(card.key, len(places))
            later = (at for at, line in enumerate(lines) if places.get(line.key, -1) > own)
            lines.insert(next(later, len(lines)), line_of(card))
        goal = PILES["main"]
        title = Words(f"Add {called.en} to {goal.en}", f"{called.ja}を{goal.ja}に入れる")
    else:
        gone = {card.key for card in free}
        lines = [line for line in lines if line.key not in gone]
        title = Words(f"Take out {called.en}", f"{called.ja}を抜く")
    return Step(title, _with(deck, "main", tuple(lines)))


def move(
    deck: DeckList, source: Pile, index: int, goal: Pile, count: int | None, name: Words
) -> Step:
    """Return the deck with `count` copies of a line in another pile; None moves all of them.

    Raises IndexError.
    """
    line = pile_of(deck, source)[index]
    moved = line.count if count is None else min(count, line.count)
    if source == goal or moved <= 0:
        return Step(Words("Nothing", "何もしない"), deck)
    left = set_count(deck, source, index, line.count - moved, name).deck
    there = pile_of(left, goal)
    at = place_of(left, goal, line.key)
    if at < 0:
        changed = (*there, replace(line, count=moved))
    else:
        changed = _put(there, at, replace(there[at], count=_within(there[at].count + moved)))
    told, to = copies(moved, name), PILES[goal]
    title = Words(f"Move {told.en} to {to.en}", f"{told.ja}を{to.ja}へ移す")
    return Step(title, _with(left, goal, changed))


def change_print(deck: DeckList, pile: Pile, index: int, card: CardFact) -> Step:
    """Return the deck with another print in a line; it joins a line that has that print already.

    Raises IndexError.
    """
    lines = pile_of(deck, pile)
    line = lines[index]
    chosen = replace(line_of(card, line.count), finish=line.finish)
    other = place_of(deck, pile, card.key)
    if other == index:
        return Step(Words("Nothing", "何もしない"), deck)
    if other >= 0:
        joined = replace(lines[other], count=_within(lines[other].count + line.count))
        changed = _put(lines, other, joined)
        changed = (*changed[:index], *changed[index + 1 :])
    else:
        changed = _put(lines, index, chosen)
    shown = f"{chosen.set_code} {chosen.number}".strip()
    title = Words(f"Play {card.name.en} as {shown}", f"{card.name.ja}のカードを{shown}に変える")
    return Step(title, _with(deck, pile, changed))


def retitle(deck: DeckList, title: str) -> Step:
    """Return the deck under another name."""
    plain = " ".join(title.split())[:LONGEST_TITLE]
    called = quoted(plain)
    return Step(
        Words(f"Name the deck {called.en}", f"デッキの名前を{called.ja}にする"),
        replace(deck, title=plain),
    )


def make_for(deck: DeckList, name: str, title: Words) -> Step:
    """Return the deck made for a format, by its `name` ("" for the usual one) and its `title`."""
    return Step(
        Words(f"Make the deck for {title.en}", f"レギュレーションを{title.ja}にする"),
        replace(deck, format=name),
    )


def put_in_order(deck: DeckList, order: Sequence[DeckLine]) -> Step:
    """Return the deck with the lines that are played in another order."""
    return Step(Words("Sort the deck", "デッキを並べ替える"), replace(deck, lines=tuple(order)))


def go_back_to(older: DeckList, called: Words) -> Step:
    """Return an older version of the deck; `called` says which."""
    title = Words(f"Go back to the version of {called.en}", f"{called.ja}の版に戻す")
    return Step(title, older)


def same_cards(one: DeckList, other: DeckList) -> bool:
    """Tell whether two decks hold the same under one name and for one format.

    How they were read is no difference.
    """
    return (one.title, one.format) == (other.title, other.format) and all(
        [_plain(line) for line in pile_of(one, pile)]
        == [_plain(line) for line in pile_of(other, pile)]
        for pile in FIELDS
    )


def _plain(line: DeckLine) -> tuple[object, ...]:
    return line.count, line.key, line.name, line.set_code, line.number, line.finish


def _put(lines: tuple[DeckLine, ...], index: int, line: DeckLine) -> tuple[DeckLine, ...]:
    """Return the lines with another one in a place. Raises IndexError."""
    if not 0 <= index < len(lines):
        raise IndexError(index)
    return (*lines[:index], line, *lines[index + 1 :])


def _with(deck: DeckList, pile: Pile, lines: tuple[DeckLine, ...]) -> DeckList:
    """Return the deck with another pile; a deck code is that of the cards that are played."""
    if pile == "main":
        return replace(deck, lines=lines, code="" if lines != deck.lines else deck.code)
    return replace(deck, **{FIELDS[pile]: lines})


def _within(count: int) -> int:
    return max(1, min(count, MOST_COPIES))
