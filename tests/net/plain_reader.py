"""A second reader of what a seat is told, made from docs/protocol-steps.md with `json` alone.

It shares nothing with the program but the list of words, believes whatever it reads, and holds the
view as plain dictionaries.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
UNIT = ("base", "under", "attached", "marks", "turn", "position", "entered", "changed", "cell")
EVENT = (
    *("cards", "source", "goal", "unit", "unit_seat", "at", "count", "number", "mark"),
    *("text", "results", "until", "seats", "about", "actor", "way", "made"),
)

VISIBILITIES = ("public", "owner", "hidden")
ARRANGES = ("pile", "row", "fan", "grid", "column")

Json = dict[str, Any]


def pairs(text: str) -> list[int]:
    spots = range(0, len(text), 2)
    return [64 * LETTERS.index(text[at]) + LETTERS.index(text[at + 1]) for at in spots]


def name(text: str, kind: str) -> str:
    if text.startswith("="):
        return text[1:]
    return text.rstrip(" ") if text.endswith(" ") else kind + text


def names(text: str | list[str], kind: str) -> list[str]:
    parts = text if isinstance(text, list) else [text[at : at + 8] for at in range(0, len(text), 8)]
    return [name(part, kind) for part in parts]


def card_name(text: str) -> str:
    ref = text.rstrip(" ")
    return ref.removesuffix("\n")


def edited(old: list[str], out: str, put: Any, kind: str) -> tuple[list[str], list[str], list[str]]:
    gone = pairs(out)
    row = [one for place, one in enumerate(old) if place not in gone]
    if isinstance(put, str):
        put = [
            part
            for at in range(0, len(put), 10)
            for part in (put[at : at + 2], put[at + 2 : at + 10])
        ]
    came = []
    for at in range(0, len(put), 2):
        came.append(name(put[at + 1], kind))
        row.insert(pairs(put[at])[0], came[-1])
    return row, [old[place] for place in gone], came


def _nothing(flags: int) -> Json:
    return {"count": 0, "flags": flags, "row": [], "places": [], "gaps": []}


def _made(zone: Json) -> list[Any]:
    spec = zone["spec"]
    rect = [float(one) for one in zone["rect"]]
    how = [spec["title"]["en"], spec.get("visibility", "public"), zone["maker"], zone["holders"]]
    return [*how, rect, zone.get("arrange", "pile")]


class PlainReader:
    """One seat: its view, the node it is at, and what was said last."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.view: Json = {}
        self.node = 0
        self.step: int | None = None
        self.setting: Json = {}
        self.events: list[Json] = []

    def word(self, raw: int | str) -> str:
        return raw if isinstance(raw, str) else self.words[raw]

    def read(self, frame: bytes) -> None:
        parts = json.loads(frame)
        self.events = []
        if parts[0] == 0:
            self._gesture(parts[2], parts[3:])
        elif parts[0] == 1:
            self._fact(parts[3], 0)
            self.node, self.step = parts[2][0], None
        elif parts[0] == 2:
            self.setting = parts[3]
            self._blank(parts[2][2])
            self._fact(parts[4], 0)
            self.node, self.step = parts[2][:2]
        else:
            return
        assert self.hash() == parts[1], frame

    def _gesture(self, head: Any, facts: list[Any]) -> None:
        turn = self.view["turn"]["number"]
        actor = head[0] if isinstance(head, list) else head
        for fact in facts:
            self._fact(fact, actor)
        if isinstance(head, list):
            _, self.node, _, self.step = head
        else:
            self.node += 1
            if self.view["turn"]["number"] != turn:
                self.step = 0
            else:
                assert self.step is not None
                self.step += 1

    def _blank(self, seat: int) -> None:
        self.zones = list(self.setting["zones"])
        specs = [zone["spec"] for zone in self.setting["zones"].values()]
        self.fields = [spec.get("holds") == "units" for spec in specs]
        self.secret = [s.get("visibility") == "sealed" or "counted_below" in s for s in specs]
        self.made = {
            name: ["made", name, *_made(zone)]
            for name, zone in self.setting["zones"].items()
            if "maker" in zone
        }
        self.view = {
            "seat": seat,
            "zones": {
                zone: _nothing(2 * field)
                for zone, field in zip(self.zones, self.fields, strict=True)
            },
            "cards": {},
            "units": {},
            "marks": {},
            "turn": {"number": 0, "seat": 0, "phase": "", "ledger": {}, "also": []},
            "stage": [[], None, []],
            "options": {},
            "seals": [],
        }

    # -- one fact -------------------------------------------------------------------------

    def _remade(self, made: list[Any], gone: list[str]) -> None:
        """Number the zones with those that are made, and take out what lies in those that go."""
        for short, title, maker, holder, visibility, arrange, *rect in made:
            name = f"made-{short}"
            holders = [] if holder is None else [holder]
            how = [title, VISIBILITIES[visibility], maker, holders, [float(one) for one in rect]]
            self.made[name] = ["made", name, *how, ARRANGES[arrange]]
            self.view["zones"].setdefault(name, _nothing(0))
        for short in gone:
            self.out |= set(self.view["zones"][f"made-{short}"]["row"])
        self._number()

    def _number(self) -> None:
        own = [zone for zone in self.zones if not zone.startswith("made-")]
        made = sorted(self.made)
        self.zones = own + made
        self.fields = self.fields[: len(own)] + [False] * len(made)
        self.secret = self.secret[: len(own)] + [False] * len(made)

    def _fact(self, raw: list[Any], actor: int) -> None:  # noqa: C901 - one section a line
        section = iter(raw[1:])
        order = (0, 9, *range(1, 9))
        got = {1 << bit: next(section) for bit in order if raw[0] >> bit & 1}
        view = self.view
        old = {**view, "units": dict(view["units"]), "cards": dict(view["cards"])}
        ledger = dict(view["turn"]["ledger"])
        self.section: list[Json] = []
        self.came: dict[str, tuple[str, str]] = {}
        self.came_units: dict[str, str] = {}
        self.out: set[str] = set()
        self.out_units: set[str] = set()
        before = {zone: held["row"] for zone, held in view["zones"].items()}
        made, removed = got.get(512, ([], []))
        self._remade(made, removed)
        for zone in got.get(2, []):
            self._zone(zone)
        told = self._units(got.get(4, []), before)
        cards = self._cards(got[8], told) if 8 in got else {}
        left = sorted(self.out_units - self.came_units.keys() - {one["id"] for one in told})
        for one in left:
            unit = view["units"].pop(one)
            self.out |= {unit["base"], *unit["under"], *unit["attached"]}
        for unit in told:
            view["units"][unit["id"]] = unit
        stay = {part for u in told for part in (u["base"], *u["under"], *u["attached"])}
        gone = sorted(self.out - self.came.keys() - cards.keys() - stay)
        for one in gone:
            del view["cards"][one]
        view["cards"].update(cards)
        if 16 in got:
            self._turn(got[16])
        self._pairs(view["marks"], got.get(32, []), lambda old, raw: self._marks(old or [], raw))
        if 64 in got:
            self._stage(got[64])
        self._pairs(view["options"], got.get(128, []), lambda _, value: value)
        if 256 in got:
            view["seals"] = got[256]

        numbered_zones = self.zones
        for short in removed:
            del self.made[f"made-{short}"], view["zones"][f"made-{short}"]
        self._number()
        if got.get(1) == 0:
            self._used(ledger, actor)
            return

        def ref(handle: str) -> Any:
            return (view["cards"].get(handle) or old["cards"][handle])["ref"]

        numbered = [ref(one) for one in (*self.came, *gone)]
        bases = []
        for unit in self.section:
            was = old["units"].get(unit["id"])
            bases += [ref(unit["base"]), was and ref(was["base"])]
        bases += [ref(old["units"][one]["base"]) for one in left for _ in (0, 1)]
        for event in got.get(1, []):
            self._event(event, actor, numbered + bases[::2], bases, numbered_zones)

    def _zone(self, raw: Any) -> None:
        if isinstance(raw, int):
            return
        number, *rest = raw
        zone, field = self.view["zones"][self.zones[number]], self.fields[number]
        base = 1000 * self.secret[number]
        if len(rest) == 1 and not isinstance(rest[0], str):
            zone["count"] = None if rest[0] is None else rest[0] - base
            return
        put = rest[1] if len(rest) > 1 else ""
        row, out, came = edited(zone["row"], rest[0], put, "u" if field else "c")
        if field:
            self.out_units |= set(out)
            self.came_units.update(dict.fromkeys(came, self.zones[number]))
        else:
            self.out |= set(out)
            self.came.update(dict.fromkeys(came, (self.zones[number], "")))
        flags = rest[4] if len(rest) > 4 else zone["flags"]
        zone.update(row=row, flags=flags, places=pairs(rest[2]) if len(rest) > 2 else [])
        if len(rest) > 3:
            zone["count"] = None if rest[3] is None else rest[3] - base
        elif flags & 2:
            zone["count"] = len(row)
        if len(rest) > 5:
            zone["gaps"] = pairs(rest[5])

    def _units(self, raw: list[Any], before: dict[str, list[str]]) -> list[Json]:
        told = []
        for (one, zone), form in zip(self.came_units.items(), raw, strict=False):
            if form != 0:
                told.append(self._unit(one, zone, form if isinstance(form, list) else [form]))
        for number, place, *fields in raw[len(self.came_units) :]:
            told.append(self._unit(before[self.zones[number]][place], self.zones[number], fields))
        self.section = told
        return sorted(told, key=lambda unit: unit["id"])

    def _unit(self, one: str, zone: str, fields: list[Any]) -> Json:
        old = self.view["units"].get(one)
        turn = self.view["turn"]["number"]
        place = (zone, one)
        if old is None:
            base, *fields = fields
            unit: Json = {"id": one, "base": name(base, "c"), "under": [], "attached": []}
            unit |= {
                "marks": [],
                "turn": 0,
                "position": None,
                "entered": turn,
                "changed": turn,
                "cell": 0,
            }
            self.came[unit["base"]] = place
        else:
            unit = dict(old)
            self.out |= {old["base"], *old["under"], *old["attached"]}
        unit["zone"] = zone
        given = {UNIT[key]: value for key, value in zip(fields[::2], fields[1::2], strict=True)}
        if "base" in given:
            unit.update(base=name(given.pop("base"), "c"), changed=turn)
            self.came[unit["base"]] = place
        for role in ("under", "attached"):
            if role in given:
                value = given.pop(role)
                out, put = ("", value) if isinstance(value, str) else value
                unit[role], _, came = edited(unit[role], out, put, "c")
                self.came.update(dict.fromkeys(came, place))
        if "marks" in given:
            unit["marks"] = self._marks(unit["marks"], given.pop("marks"))
        return unit | given

    def _cards(self, raw: list[Any], told: list[Json]) -> dict[str, Json]:
        cards = {}
        for (one, place), form in zip(self.came.items(), raw, strict=False):
            if form != 2:
                cards[one] = self._card(one, place, form)
        others = {
            part: (unit["zone"], unit["id"])
            for unit in told
            for part in (unit["base"], *unit["under"], *unit["attached"])
            if part not in self.came
        }
        rest = raw[len(self.came) :]
        if not rest:
            for one, place in others.items():
                cards[one] = self._card(one, place, 1)
            return cards
        for one, form in zip(names(rest[0], "c"), rest[1:], strict=True):
            held = self.view["cards"][one]
            cards[one] = self._card(one, others.get(one) or (held["zone"], held["unit"]), form)
        return cards

    def _card(self, one: str, place: tuple[str, str], form: Any) -> Json:
        card = dict(self.view["cards"].get(one, {}), handle=one, zone=place[0], unit=place[1])
        face, changed = [*form, []][:2] if isinstance(form, list) else (form, [])
        if isinstance(face, int):
            now = {"entered": self.view["turn"]["number"]} if face == 0 else {}
            return card | now | {"marks": self._marks(card["marks"], changed)}
        if isinstance(face, str):
            side = LETTERS.index(face[0])
            ref = card_name(face[3:]) if face[3:] else None
            face = [side // 2, side % 2, pairs(face[1:3])[0], ref]
        owner, up, entered, ref = face
        told = {"owner": owner, "up": up, "entered": entered, "ref": ref}
        return card | told | {"marks": self._marks([], changed)}

    # -- the rest -------------------------------------------------------------------------

    def _marks(self, old: list[Any], raw: list[Any]) -> list[Any]:
        marks = {mark[0]: mark for mark in old}
        for one in raw:
            key, *given = one if isinstance(one, list) else [one, 1]
            if given:
                marks[self.word(key)] = [
                    self.word(key),
                    *given,
                    *[1, "", "", None][len(given) :],
                ]
            else:
                del marks[self.word(key)]
        return [marks[key] for key in sorted(marks)]

    def _pairs(self, held: Json, raw: list[Any], value: Any) -> None:
        if len(raw) % 2:
            held.clear()
            raw = raw[1:]
        for key, given in zip(raw[::2], raw[1::2], strict=True):
            if given is None:
                del held[self.word(key)]
            else:
                held[self.word(key)] = value(held.get(self.word(key)), given)

    def _turn(self, raw: list[Any]) -> None:
        old = self.view["turn"]
        turn = dict(old, ledger=dict(old["ledger"]))
        if raw and isinstance(raw[0], list):
            number, seat, phase, *also = raw[0]
            if number != old["number"]:
                turn["ledger"] = {}
            turn.update(number=number, seat=seat, phase=self.word(phase), also=also)
            raw = raw[1:]
        self._pairs(turn["ledger"], raw, lambda _, value: value)
        self.view["turn"] = turn

    def _stage(self, raw: list[Any]) -> None:
        told, chance, passed, out, put, cards = raw + ["", [], ""][len(raw) - 3 :]
        before, _, _ = self.view["stage"]
        gone = pairs(out)
        stack = [list(one) for place, one in enumerate(before) if place not in gone]
        known = iter(self._key_cards(cards))
        for one in stack if cards else ():
            one[3] = [next(known) for _ in one[3]]
        assert next(known, None) is None
        for place, *one in put:
            head, seat, text, named, targets, cost = one + ["", "", [], ""][len(one) - 2 :]
            stack.insert(place, [head, seat, text, self._key_cards(named), targets, cost])
        if told:
            self.view["stage"] = [stack, chance, passed]
        assert self.view["stage"] == [stack, chance, passed]

    def _key_cards(self, cards: Any) -> list[Any]:
        if isinstance(cards, str):
            cards = [cards[at : at + 8] for at in range(0, len(cards), 8)]
        return [None if card in (None, " " * 8) else name(card, "c") for card in cards]

    def _used(self, before: dict[str, int], actor: int) -> None:
        after = self.view["turn"]["ledger"]
        for key in (*before, *(key for key in sorted(after) if key not in before)):
            had, has = before.get(key, 0), after.get(key, 0)
            if had != has:
                use = {"verb": "use", "actor": actor, "text": key, "count": has}
                self.events.append(use | {"number": has - had})

    def _event(
        self, raw: list[Any], actor: int, cards: list[Any], units: list[Any], zones: list[str]
    ) -> None:
        values = iter(raw[2:])
        event: Json = {"actor": actor}
        event |= {key: next(values) for bit, key in enumerate(EVENT) if raw[1] >> bit & 1}
        event["verb"] = self.word(raw[0])
        for key in {"at", "mark", "text", "way"} & event.keys():
            event[key] = self.word(event[key])
        for key in {"source", "goal"} & event.keys():
            event[key] = zones[event[key]]
        if "made" in event:
            ends = (event.get(key, "") for key in ("source", "goal"))
            called = dict.fromkeys(zone for zone in ends if zone.startswith("made-"))
            event["made"] = [list(both) for both in zip(called, event["made"], strict=True)]
        named = event.get("cards", [])
        if isinstance(named, int):
            event["cards"] = [None] * named
        elif isinstance(named, str):
            two = [named[at : at + 2] for at in range(0, len(named), 2)]
            event["cards"] = [None if pair == "  " else cards[pairs(pair)[0]] for pair in two]
        else:
            event["cards"] = [one and card_name(one) for one in named]
        event.setdefault("count", len(event["cards"]))
        unit = event.get("unit")
        event["unit"] = units[unit] if isinstance(unit, int) else unit and card_name(unit)
        self.events.append(event)

    # -- the hash -------------------------------------------------------------------------

    def hash(self) -> str:
        view = self.view
        parts: list[list[Any]] = [["seat", view["seat"]]]
        for zone, held in view["zones"].items():
            seen = [list(both) for both in zip(held["places"], held["row"], strict=False)]
            listed = held["flags"] & 2
            row = held["row"] if listed else []
            part = ["zone", zone, held["count"], held["flags"], row, [] if listed else seen]
            parts.append([*part, held["gaps"]] if held["gaps"] else part)
        for card in view["cards"].values():
            keys = ("handle", "ref", "owner", "zone", "unit", "up", "marks", "entered")
            parts.append(["card", *(card[key] for key in keys)])
        for unit in view["units"].values():
            spot = unit["position"] and [float(place) + 0.0 for place in unit["position"]]
            keys = ("id", "zone", "base", "under", "attached", "marks", "turn")
            told = [unit[key] for key in keys]
            cell = [unit["cell"]] if unit["cell"] else []
            parts.append(["unit", *told, spot, unit["entered"], unit["changed"], *cell])
        parts += [["marks", target, marks] for target, marks in view["marks"].items()]
        turn = view["turn"]
        ledger = [list(both) for both in sorted(turn["ledger"].items())]
        also = [turn["also"]] if turn["also"] else []
        parts.append(["turn", turn["number"], turn["seat"], turn["phase"], ledger, *also])
        stack, chance, passed = view["stage"]
        parts.append(["stage", [one[0] for one in stack], chance, passed])
        parts += [["declared", *one] for one in stack]
        parts.append(["options", [list(both) for both in sorted(view["options"].items())]])
        parts += [["seal", *seal, None][:4] for seal in view["seals"]]
        parts += self.made.values()
        total = 0
        for part in parts:
            data = json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode()
            total += int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
        bits = total % 2**64 >> 16
        return "".join(LETTERS[bits >> shift & 63] for shift in range(42, -1, -6))
