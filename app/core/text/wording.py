"""Numbers, lists, quotations and dates in the manner of each language.

Whatever counts, lists or quotes something takes the words for it from here, so that nobody reads
"1 cards", a Japanese list with "and" in it, or a number without its counter.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.data.value import value
from app.core.text.words import Words

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@value
class Noun:
    """Something that is counted."""

    one: str
    """English, after 1."""
    many: str
    """English, after every other number."""
    counter: str
    """What Japanese puts behind the number (助数詞)."""


CARD = Noun("card", "cards", "枚")
COPY = Noun("copy", "copies", "枚")
PRIZE = Noun("Prize card", "Prize cards", "枚")
POKEMON = Noun("Pokémon", "Pokémon", "匹")
ENERGY = Noun("Energy", "Energy", "個")
COIN = Noun("coin", "coins", "回")
HEAD = Noun("head", "heads", "回")
DIE = Noun("die", "dice", "個")
SIDE = Noun("side", "sides", "面")
STEP = Noun("step", "steps", "手")
TIME = Noun("time", "times", "回")
LINE = Noun("line", "lines", "行")
CHARACTER = Noun("character", "characters", "文字")
PLACE = Noun("place", "places", "か所")
DAMAGE_COUNTER = Noun("damage counter", "damage counters", "個")
CONDITION = Noun("condition", "conditions", "つ")
TIME = Noun("time", "times", "回")
SECOND = Noun("second", "seconds", "秒")
PLAYER = Noun("player", "players", "人")
DECK = Noun("deck", "decks", "個")
GAME = Noun("game", "games", "戦")
TURN = Noun("turn", "turns", "ターン")
DECISION = Noun("decision", "decisions", "回")
KILOBYTE = Noun("KB", "KB", "キロバイト")
MARK = Noun("mark", "marks", "個")
DECLARATION = Noun("declaration", "declarations", "個")
TARGET = Noun("target", "targets", "個")
ZONE = Noun("zone", "zones", "か所")


def number(amount: int) -> str:
    """Return a number as both languages write it: digits in threes, a minus and no hyphen."""
    return f"{amount:,}".replace("-", "−")


def counted(amount: int, noun: Noun) -> Words:
    """Return a number with what it counts: "1 card", "1,024 cards"; 「1枚」、「1,024枚」."""
    written = number(amount)
    return Words(f"{written} {noun.one if amount == 1 else noun.many}", f"{written}{noun.counter}")


def times(amount: int) -> Words:
    """Return how often: "once", "twice", "3 times"; 「1回」."""
    often = counted(amount, TIME)
    return Words({1: "once", 2: "twice"}.get(amount, often.en), often.ja)


def repeated(name: Words | str, copies: int) -> Words:
    """Return a name with how often it is there: "Iono ×2"; 「ナンジャモ×2」; once is not said."""
    said = both(name)
    if copies == 1:
        return said
    return Words(f"{said.en} ×{number(copies)}", f"{said.ja}×{number(copies)}")


def copies(amount: int, name: Words | str) -> Words:
    """Return a row of a deck: "4 Iono"; 「ナンジャモ4枚」."""
    card = both(name)
    return Words(f"{number(amount)} {card.en}", f"{card.ja}{number(amount)}{CARD.counter}")


def joints(count: int) -> tuple[Words, ...]:
    """Return what stands between `count` members of a list: one joint fewer than members."""
    if count < 2:
        return ()
    return (Words(", ", "、"),) * (count - 2) + (Words(" and ", "、"),)


def listed(members: Sequence[Words | str]) -> Words:
    """Return a list of all: "A, B and C"; 「A、B、C」. Empty for none."""
    return _joined(members, joints(len(members)))


def together(members: Sequence[Words | str]) -> Words:
    """Return who does something together: "A, B and C"; 「AとBとC」. Empty for none."""
    return _joined(members, tuple(Words(joint.en, "と") for joint in joints(len(members))))


def series(members: Sequence[Words | str]) -> Words:
    """Return results in their order, as long as they come: "A, B, C"; 「A、B、C」."""
    return _joined(members, (Words(", ", "、"),) * (len(members) - 1))


def clauses(members: Sequence[Words | str]) -> Words:
    """Return what happened or lies together, each a clause: "A; B, C"; 「A、B、C」."""
    return _joined(members, (Words("; ", "、"),) * (len(members) - 1))


def either(members: Sequence[Words | str]) -> Words:
    """Return a list to choose from: "A, B or C"; 「A、B、C」. Empty for none."""
    between = joints(len(members))
    return _joined(members, (*between[:-1], Words(" or ", "、")) if between else ())


def spread(first: int, last: int) -> Words:
    """Return all numbers from `first` to `last`: "1–9"; 「1〜9」."""
    return Words(f"{number(first)}–{number(last)}", f"{number(first)}〜{number(last)}")


def spread_of(first: int, last: int, noun: Noun) -> Words:
    """Return a range of something counted: "2–4 players"; 「2〜4人」."""
    range_ = spread(first, last)
    return Words(f"{range_.en} {noun.many}", f"{range_.ja}{noun.counter}")


def numbered(title: Words | str, amount: int | str) -> Words:
    """Return a thing with its number behind it: "Hand 12"; 「手札12」. "?" is a number too."""
    name, written = both(title), number(amount) if isinstance(amount, int) else amount
    return Words(f"{name.en} {written}", f"{name.ja}{written}")


def cell_in(title: Words | str, cell: int | str) -> Words:
    """Return a numbered place of a field: "the Wilderness, cell 3"; 「荒野の3番のマス」."""
    zone = both(title)
    return Words(f"{zone.en}, cell {cell}", f"{zone.ja}の{cell}番のマス")


def quoted(words: Words | str) -> Words:
    """Return something in quotation marks: “this”; 「これ」."""
    inside = both(words)
    return Words(f"“{inside.en}”", f"「{inside.ja}」")


def bracketed(words: Words | str) -> Words:
    """Return something in brackets, to be put right behind a word: " (this)"; 「（これ）」."""
    inside = both(words)
    return Words(f" ({inside.en})", f"（{inside.ja}）")


def owned(owner: Words | str, thing: Words | str) -> Words:
    """Return a thing with whose it is: "Ren's Deck"; 「Renの山札」."""
    whose, what = both(owner), both(thing)
    return Words(f"{whose.en}'s {what.en}", f"{whose.ja}の{what.ja}")


def their(thing: Words | str) -> Words:
    """Return a thing of whom the sentence is about: "their deck"; 「山札」."""
    what = both(thing)
    return Words(f"their {what.en}", what.ja)


def your(thing: Words | str) -> Words:
    """Return a thing of whoever reads it: "your deck"; 「自分の山札」."""
    what = both(thing)
    return Words(f"your {what.en}", f"自分の{what.ja}")


def the(thing: Words | str) -> Words:
    """Return a thing there is one of: "the Stadium"; 「スタジアム」."""
    what = both(thing)
    return Words(f"the {what.en}", what.ja)


def labelled(title: Words | str, what: Words | str) -> Words:
    """Return something behind its name: "Weakness: Fire ×2"; 「弱点：炎×2」."""
    name, thing = both(title), both(what)
    return Words(f"{name.en}: {thing.en}", f"{name.ja}：{thing.ja}")


def moment(year: int, month: int, day: int, hour: int, minute: int) -> Words:
    """Return a day and a time of day: "3 Feb 2026, 14:05"; 「2026年2月3日 14:05」.

    Takes what `datetime.timetuple()[:5]` gives, in the person's own time zone.
    """
    clock = f"{hour:02}:{minute:02}"
    return Words(f"{day} {_MONTHS[month - 1]} {year}, {clock}", f"{year}年{month}月{day}日 {clock}")


def day(year: int, month: int, day_of_month: int) -> Words:
    """Return a day: "3 Feb 2026"; 「2026年2月3日」. Takes what `date.timetuple()[:3]` gives."""
    return Words(
        f"{day_of_month} {_MONTHS[month - 1]} {year}", f"{year}年{month}月{day_of_month}日"
    )


def percent(share: float) -> str:
    """Return a share of 1 in whole percent, the same in both languages: "45%"."""
    return f"{round(share * 100)}%"


def both(words: Words | str) -> Words:
    """Return a name that is the same in both languages as words, and words as they are."""
    return Words(words, words) if isinstance(words, str) else words


def _joined(members: Sequence[Words | str], between: Sequence[Words]) -> Words:
    """Put the joints between the members."""
    parts: list[Words] = []
    for index, member in enumerate(members):
        if index:
            parts.append(between[index - 1])
        parts.append(both(member))
    return Words("".join(part.en for part in parts), "".join(part.ja for part in parts))
