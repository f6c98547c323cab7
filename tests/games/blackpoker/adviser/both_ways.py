"""For every code a move of which it speaks, and the legal neighbour of that."""

from __future__ import annotations

from tests.games.blackpoker.adviser.black_saying import Move, State, of, steps

Pair = tuple[Move, State]


def table(a: State | None = None, b: State | None = None, **more: object) -> State:
    """Return a state in which A has the turn."""
    return {"players": {"A": dict(a or {}), "B": dict(b or {})}, **more}


ATTACK = {"id": "att", "by": "A", "action": "attack"}
BLOCK = {"id": "blk", "by": "A", "action": "block"}
JUDGE = {"id": "dj", "by": "A", "action": "damageJudge"}
UP = {"id": "up", "by": "A", "action": "up", "keys": ["H6"], "targets": ["C3"]}
HERO = {"id": "hero", "by": "A", "action": "summonsHero", "keys": ["CK"]}
SOLDIER = {"id": "sol", "by": "A", "action": "summonsSoldier", "keys": ["H8"]}
FORCE = {"id": "force", "by": "A", "action": "force", "keys": ["H2", "H3"]}
DRAW = {"id": "draw", "by": "A", "action": "draw"}
END = {"id": "end", "by": "A", "action": "end"}
SEARCH = {"id": "search", "by": "A", "action": "search", "keys": ["Joker"]}
THROW = {"id": "thr", "by": "A", "action": "throwing", "keys": ["S4", "C2"], "targets": ["seat.1"]}

STOOD = {"soldiers": ["C3"], "bulwarks": [{"uid": "w1"}, {"uid": "w2"}]}
FIGHT = table(
    {"soldiers": [{"cards": ["S9"], "driven": True, "attacks": True}]},
    {
        "soldiers": ["D4", {"cards": ["C5"], "driven": True}],
        "bulwarks": [{"uid": "X"}, {"uid": "Y"}],
    },
    stage=[BLOCK],
    passed=True,
)


def judged(attacker: list[str], blocker: State, **b: object) -> State:
    """Return a damage judgement that both let pass."""
    kind = "bulwarks" if blocker.get("wall") else "soldiers"
    standing = {key: said for key, said in blocker.items() if key != "wall"}
    return table(
        {"soldiers": [{"uid": "att", "cards": attacker, "driven": True, "attacks": True}]},
        {kind: [{"blocks": "att", **standing}], **b},
        stage=[JUDGE],
        passed=True,
    )


def start(action: str, by: str = "A", **how: object) -> Move:
    """Return the start of an action."""
    return of("start", by, action=action, **how)


RESOLVED = of("resolve")
ON = of("go_on")
UP_BY_A = start("up", keys=["H6"], targets=["C3"], pays={"discards": 1})
UP_BY_B = start("up", "B", keys=["H6"], targets=["C3"], pays={"discards": 1})
EQUIP = {"action": "mountSoldier", "pays": {"drives": ["w1"], "damage": 1}}
CLOSE = start("close", keys=["S4", "S5"], targets=["trump"], pays={"discards": 1})
MAGE = {**STOOD, "soldiers": ["C3", "Joker"]}

BOTH: dict[str, tuple[Pair, Pair]] = {
    # -- starting ----------------------------------------------------------------------------------
    "NO_CHANCE": (
        (UP_BY_B, table(STOOD, stage=[SOLDIER], chance="A")),
        (UP_BY_B, table(STOOD, stage=[SOLDIER], chance="B")),
    ),
    "NOT_YOUR_TURN": (
        (start("attack", "B"), table(chance="B", stage=[])),
        (start("attack"), table()),
    ),
    "STAGE_NOT_EMPTY": (
        (start("attack"), table(STOOD, stage=[UP], chance="A")),
        (start("attack"), table(STOOD)),
    ),
    "NOT_DIRECT": (
        (start("draw"), table()),
        (start("draw"), table(owed=[{"action": "draw", "by": "A"}])),
    ),
    "ONCE_PER_TURN": (
        (start("attack"), table(used=["attack"])),
        (start("attack"), table(used=["setBulwark"])),
    ),
    "ONLY_OFF_TURN": (
        (start("quickSummonsAce", keys=["HA"], pays={"discards": 1}), table(format="pro")),
        (
            start("quickSummonsAce", "B", keys=["HA"], pays={"discards": 1}),
            table(format="pro", stage=[SOLDIER], chance="B"),
        ),
    ),
    "NOT_IN_FORMAT": (
        (start("kill", keys=["S2", "S3"], targets=["C3"]), table(STOOD, format="lite")),
        (start("kill", keys=["S2", "S3"], targets=["C3"]), table(STOOD, format="pro")),
    ),
    # -- costs -------------------------------------------------------------------------------------
    "COST_B": (
        (start("summonsSoldier", keys=["H7"], pays={"damage": 1}), table(STOOD)),
        (start("summonsSoldier", keys=["H7"], pays={"damage": 1, "drives": ["w1"]}), table(STOOD)),
    ),
    "COST_L": (
        (start("summonsAce", keys=["HA"], pays={"damage": 2}), table()),
        (start("summonsAce", keys=["HA"], pays={"damage": 1}), table()),
    ),
    "COST_D": (
        (start("up", keys=["H6"], targets=["C3"], open=True), table({**STOOD, "hand": 1})),
        (start("up", keys=["H6"], targets=["C3"], open=True), table({**STOOD, "hand": 2})),
    ),
    "COST_S": (
        (
            start("bj", keys=["HA", "HJ"], pays={"gives": ["C3", "D4"]}),
            table(STOOD, {"soldiers": ["D4"]}, format="master"),
        ),
        (
            start("bj", keys=["HA", "HJ"], pays={"gives": ["C3", "w1"]}),
            table(STOOD, format="master"),
        ),
    ),
    "COST_C": (
        (
            start("slash", drives="S9", targets=["C3"]),
            table(
                {
                    "soldiers": [{"cards": ["S9"], "driven": True}],
                    "trumps": [{"cards": ["S2"], "up": True}],
                },
                {"soldiers": ["C3"]},
                format="extra",
            ),
        ),
        (
            start("slash", drives="S9", targets=["C3"]),
            table(
                {"soldiers": ["S9"], "trumps": [{"cards": ["S2"], "up": True}]},
                {"soldiers": ["C3"]},
                format="extra",
            ),
        ),
    ),
    "COST_DOUBLE_USE": (
        (
            start("summonsHero", keys=["CK"], pays={"damage": 1, "drives": ["w1", "w1"]}),
            table(STOOD),
        ),
        (
            start("summonsHero", keys=["CK"], pays={"damage": 1, "drives": ["w1", "w2"]}),
            table(STOOD),
        ),
    ),
    "COST_WAIVER": (
        (
            start("summonsMagic", keys=["Joker"]),
            table({**STOOD, "soldiers": ["Joker"]}, format="standard"),
        ),
        (start("up", keys=["H6"], targets=["C3"]), table(MAGE, format="standard")),
    ),
    "COST_ORDER": (
        (
            start("up", keys=["H6"], targets=["C3"], pays={"discards": 1}, late=True),
            table(STOOD),
        ),
        (UP_BY_A, table(STOOD)),
    ),
    # -- key cards and targets ---------------------------------------------------------------------
    "KEY_MISMATCH": (
        (start("up", keys=["S6"], targets=["C3"], pays={"discards": 1}), table(STOOD)),
        (UP_BY_A, table(STOOD)),
    ),
    "KEY_WRONG_ZONE": (
        (
            start("up", keys=["H6"], source=["graveyard"], targets=["C3"], pays={"discards": 1}),
            table(STOOD),
        ),
        (UP_BY_A, table(STOOD)),
    ),
    "TARGET_MISSING": (
        (start("up", keys=["H6"], pays={"discards": 1}), table(STOOD)),
        (UP_BY_A, table(STOOD)),
    ),
    "TARGET_KIND": (
        (start("up", keys=["H6"], targets=["w1"], pays={"discards": 1}), table(STOOD)),
        (UP_BY_A, table(STOOD)),
    ),
    "TARGET_SELF": (
        (
            start("counter", keys=["C9"], targets=["me"], id="me", pays={"discards": 1}),
            table(STOOD, stage=[UP], chance="A"),
        ),
        (
            start("counter", keys=["C9"], targets=["up"], id="me", pays={"discards": 1}),
            table(STOOD, stage=[UP], chance="A"),
        ),
    ),
    "TARGET_PROTECTED": (
        (
            start("counter", "B", keys=["C9"], targets=["force"], pays={"discards": 1}),
            table(STOOD, format="master", stage=[FORCE], chance="B"),
        ),
        (
            start("counter", "B", keys=["C9"], targets=["thr"], pays={"discards": 1}),
            table(STOOD, format="master", stage=[THROW], chance="B"),
        ),
    ),
    "COUNTER_RANGE": (
        (
            start("counter", "B", keys=["C9"], targets=["att"], pays={"discards": 1}),
            table(stage=[ATTACK], chance="B"),
        ),
        (
            start("counter", "B", keys=["C9"], targets=["sol"], pays={"discards": 1}),
            table(stage=[SOLDIER], chance="B"),
        ),
    ),
    "COUNTER_TOO_LOW": (
        (
            start("counter", "B", keys=["C10"], targets=["hero"], pays={"discards": 1}),
            table(stage=[HERO], chance="B"),
        ),
        (
            start("counter", "B", keys=["C8"], targets=["sol"], pays={"discards": 1}),
            table(stage=[SOLDIER], chance="B"),
        ),
    ),
    "LANCE_NO_EFFECT": (
        (
            start("deathLance", keys=["S5", "D4"], targets=["H9"]),
            table(b={"soldiers": ["H9"]}, format="standard"),
        ),
        (
            start("deathLance", keys=["S5", "D3"], targets=["H9"]),
            table(b={"soldiers": ["H9"]}, format="standard"),
        ),
    ),
    "TRUMP_NO_EFFECT": (
        (
            CLOSE,
            table(b={"trumps": [{"uid": "trump", "cards": ["H2"], "up": True}]}, format="extra"),
        ),
        (
            CLOSE,
            table(b={"trumps": [{"uid": "trump", "cards": ["S2"], "up": True}]}, format="extra"),
        ),
    ),
    "EQUIP_SUIT": (
        (start("mountSoldier", keys=["SK"], targets=["C3"], pays=EQUIP["pays"]), table(STOOD)),
        (start("mountSoldier", keys=["CK"], targets=["C3"], pays=EQUIP["pays"]), table(STOOD)),
    ),
    # -- the stage ---------------------------------------------------------------------------------
    "NOT_TOP": (
        (of("resolve", id="up"), table(STOOD, stage=[UP, SOLDIER], passed=True)),
        (of("resolve", id="sol"), table(STOOD, stage=[UP, SOLDIER], passed=True)),
    ),
    "NO_TWO_PASSES": (
        (RESOLVED, table(STOOD, stage=[UP], chance="B")),
        (RESOLVED, table(STOOD, stage=[UP], passed=True)),
    ),
    "CHANCE_AFTER_RESOLVE": (
        (UP_BY_B, table(STOOD, doing={"action": "attack"}, chance="A")),
        (UP_BY_A, table(STOOD, doing={"action": "attack"}, chance="A")),
    ),
    "IMMEDIATE_ON_STAGE": (
        (UP_BY_B, table(STOOD, stage=[SEARCH], chance="B")),
        (UP_BY_B, table(STOOD, stage=[SOLDIER], chance="B")),
    ),
    "TRIGGER_SKIPPED": (
        (ON, table(owed=[{"action": "block", "by": "A"}])),
        (
            steps(start("block", triggered=True), ON),
            table(owed=[{"action": "block", "by": "A"}]),
        ),
    ),
    "TRIGGER_ORDER": (
        (
            of("move", "B", cards=["HK"], source="graveyard"),
            table(
                owed=[
                    {"action": "nextGeneration", "by": "A"},
                    {"action": "nextGeneration", "by": "B"},
                ]
            ),
        ),
        (
            of("move", "A", cards=["HK"], source="graveyard"),
            table(
                owed=[
                    {"action": "nextGeneration", "by": "A"},
                    {"action": "nextGeneration", "by": "B"},
                ]
            ),
        ),
    ),
    "KEY_NOT_DISCARDED": (
        (ON, table(doing={"action": "up", "cards": ["k1"]}, lying={"k1": "keys"})),
        (ON, table(doing={"action": "up", "cards": ["k1"]}, lying={"k1": "graveyard"})),
    ),
    "FIZZLE_IGNORED": (
        (of("number", units=["C3"], more=6), table(STOOD, doing={"action": "up", "fizzled": True})),
        (of("number", units=["C3"], more=6), table(STOOD, doing={"action": "up"})),
    ),
    "LOSS_IGNORED": (
        (ON, table(b={"deck": 0}, doing={"action": "throwing"})),
        (ON, table(b={"deck": 1}, doing={"action": "attack"})),
    ),
    # -- battle ------------------------------------------------------------------------------------
    "ATTACK_DRIVEN": (
        (
            of("attack", attackers=["C3"]),
            table({"soldiers": [{"cards": ["C3"], "driven": True}]}, stage=[ATTACK], passed=True),
        ),
        (of("attack", attackers=["C3"]), table(STOOD, stage=[ATTACK], passed=True)),
    ),
    "ATTACK_FRESH": (
        (
            of("attack", attackers=["C3"]),
            table({"soldiers": [{"cards": ["C3"], "fresh": True}]}, stage=[ATTACK], passed=True),
        ),
        (
            of("attack", attackers=["CA"]),
            table({"soldiers": [{"cards": ["CA"], "fresh": True}]}, stage=[ATTACK], passed=True),
        ),
    ),
    "ATTACK_BULWARK": (
        (of("attack", attackers=["w1"]), table(STOOD, stage=[ATTACK], passed=True)),
        (of("attack", attackers=["C3"]), table(STOOD, stage=[ATTACK], passed=True)),
    ),
    "BLOCK_DRIVEN": (
        (of("block", "B", blockers={"C5": "S9"}), FIGHT),
        (of("block", "B", blockers={"D4": "S9"}), FIGHT),
    ),
    "BLOCK_MIXED": (
        (of("block", "B", blockers={"D4": "S9", "X": "S9"}), FIGHT),
        (of("block", "B", blockers={"X": "S9"}), FIGHT),
    ),
    "BLOCK_TWICE": (
        (of("block", "B", blockers={"D4": ["S9", "H5"]}), FIGHT),
        (of("block", "B", blockers={"D4": "S9"}), FIGHT),
    ),
    "BLOCK_SIDE": (
        (of("block", "A", blockers={"D4": "S9"}), FIGHT),
        (of("block", "B", blockers={"D4": "S9"}), FIGHT),
    ),
    "JUDGE_LOSER": (
        (steps(RESOLVED, ON), judged(["S9"], {"uid": "d", "cards": ["D4"]})),
        (
            steps(of("leave", "B", units=["d"]), RESOLVED, ON),
            judged(["S9"], {"uid": "d", "cards": ["D4"]}),
        ),
    ),
    "JUDGE_BULWARK": (
        (
            steps(of("leave", "B", units=["x"]), RESOLVED, ON),
            judged(["S9"], {"wall": True, "uid": "x", "cards": ["H9"], "up": True}),
        ),
        (
            steps(of("leave", "A", units=["att"]), of("leave", "B", units=["x"]), RESOLVED, ON),
            judged(["S9"], {"wall": True, "uid": "x", "cards": ["H9"], "up": True}),
        ),
    ),
    # -- damage and drawing ------------------------------------------------------------------------
    "DAMAGE_COUNT": (
        (
            steps(of("pass", "B"), of("damage", "B", count=5), RESOLVED, ON),
            table(stage=[THROW], chance="B"),
        ),
        (
            steps(of("pass", "B"), of("damage", "B", count=4), RESOLVED, ON),
            table(stage=[THROW], chance="B"),
        ),
    ),
    "DAMAGE_FROM_TOP": (
        (
            steps(
                of("damage", "B", count=1),
                of("move", "B", source="hand", to="graveyard", count=3),
            ),
            table(stage=[THROW], passed=True),
        ),
        (of("damage", "B", count=4), table(stage=[THROW], passed=True)),
    ),
    "DRAW_COUNT": (
        (of("draw", count=3), table(stage=[DRAW], passed=True)),
        (of("draw", count=2), table(stage=[DRAW], passed=True)),
    ),
    "DRAW_FIRST_TURN": (
        (of("draw"), table({"hand": 8}, number=1)),
        (of("draw"), table({"hand": 7}, number=1)),
    ),
    "DRAW_UNEXPLAINED": (
        (of("draw"), table(doing={"action": "attack"})),
        (of("draw"), table(doing={"action": "draw"})),
    ),
    "HAND_OVER_7": (
        (of("next_turn"), table({"hand": 8}, doing={"action": "end"})),
        (of("next_turn"), table({"hand": 7}, doing={"action": "end"})),
    ),
    "TURN_WITHOUT_END": (
        (of("next_turn"), table()),
        (of("next_turn"), table(doing={"action": "end"})),
    ),
    "CHARGE_SKIPPED": (
        (ON, table({"soldiers": [{"cards": ["C3"], "driven": True}]}, uncharged=["C3"])),
        (
            steps(of("rotate", units=["C3"], driven=False), ON),
            table({"soldiers": [{"cards": ["C3"], "driven": True}]}, uncharged=["C3"]),
        ),
    ),
    # -- the field ---------------------------------------------------------------------------------
    "TOUCH_OPPONENT": (
        (of("rotate", "B", units=["C3"]), table(STOOD)),
        (of("rotate", "A", units=["C3"]), table(STOOD)),
    ),
    "BULWARK_ORDER": (
        (of("swap", units=["w1", "w2"]), table(STOOD)),
        (of("swap", units=["C3", "D4"]), table({"soldiers": ["C3", "D4"]})),
    ),
    "UNIT_SPLIT": (
        (
            of("split", unit="C3", cards=["CA"]),
            table({"soldiers": [{"uid": "C3", "cards": ["C3", "CA"]}]}),
        ),
        (
            of("leave", units=["C3"]),
            table({"soldiers": [{"uid": "C3", "cards": ["C3", "CA"]}]}),
        ),
    ),
    "BULWARK_PILE": (
        (
            of("shift", units=["C3"], to="bulwarks"),
            table({"soldiers": [{"uid": "C3", "cards": ["C3", "CA"]}]}),
        ),
        (of("shift", units=["C3"], to="bulwarks"), table(STOOD)),
    ),
    "ORIENTATION": (
        (of("turn_over", units=["C3"], up=False), table(STOOD)),
        (of("turn_over", units=["w1"], up=False), table(STOOD)),
    ),
    "TRUMP_LIMIT": (
        (
            of("enter", cards=["any"], source="hand", to="trumps"),
            table({"trumps": ["S2", "S3"]}, number=0),
        ),
        (
            of("enter", cards=["any"], source="hand", to="trumps"),
            table({"trumps": ["S2"]}, number=0),
        ),
    ),
    "TRUMP_REOPEN": (
        (
            of("turn_over", units=["S2"], up=True),
            table({"trumps": ["S2"]}, edition="9", closed=["S2"]),
        ),
        (of("turn_over", units=["S2"], up=True), table({"trumps": ["S2"]}, closed=["S2"])),
    ),
    # -- what is seen, trumps, before the game -----------------------------------------------------
    "PEEK": (
        (of("look", zone="deck"), table()),
        (of("look", zone="deck"), table(stage=[SEARCH], passed=True)),
    ),
    "MUST_SHOW": (
        (ON, table(doing={"action": "search", "took": True, "shuffled": True})),
        (ON, table(doing={"action": "search", "took": True, "shown": True, "shuffled": True})),
    ),
    "DECK_COUNT_ANSWER": (
        (of("ask_deck", of="B"), table(b={"deck": 9})),
        (of("show", zone="hand"), table(b={"deck": 9})),
    ),
    "TRUMP_INACTIVE": (
        (start("drain", targets=["B"]), table({"trumps": ["S3"]}, format="extra")),
        (
            start("drain", targets=["B"]),
            table({"trumps": [{"cards": ["S3"], "up": True}]}, format="extra"),
        ),
    ),
    "DECK_SIZE": (
        (of("stands"), table({"shown": ["S2", "S2"]}, number=0)),
        (of("stands"), table({"shown": ["S2", "Joker", "Joker2"]}, {"shown": ["S2"]}, number=0)),
    ),
    "SETUP_DRAW": (
        (
            of("next_turn", to="A"),
            table({"hand": 7, "grave": 1}, {"hand": 6, "grave": 1}, number=0),
        ),
        (
            of("next_turn", to="A"),
            table({"hand": 8, "grave": 1}, {"hand": 7, "grave": 1}, number=0),
        ),
    ),
}
