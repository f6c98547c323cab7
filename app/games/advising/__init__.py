"""What the adviser of any game is made of: rules, who asks them, what a seat remembers, cases.

A game brings four things of its own, in a folder of its own:

* its **position**: a value with `number`, `options` and `kept` (`JudgedPosition`), read from a
  seat's view and memory, holding all that a rule may look at, and None for what a seat cannot know;
* its **plays**: values that say what somebody does in the words of the game. Those of every game
  stand in `common_plays`, read by `plays_meant` and `plays_told`; a game takes them as they are, or
  gives two functions (`meant`, `told`) that make its own of them;
* its **memory**: `TurnMemory` (the plays of the turn), or a value with its three fields and others;
* its **rules**: functions under `@rule` (`advice_rule`), in modules that a `RuleBook` is made of;
  where it likes, with an example each of what is against it and what is fine (`rule_examples`).

`AdvisedGame` puts them together and is the whole adviser:

    BOOK = RuleBook(rules_in("app.games.mine.adviser.rules", ("turns", "costs")))
    MINE = AdvisedGame(begin, lambda _position: BOOK, position_of)
    SPEC = GameSpec(…, adviser=lambda: MINE.adviser(BOOK))

`MINE.judge(position, plays)` is what a case file and a test ask, `foresee` is asked before a
gesture is sent and `follow` after it was told. Rules that the table switched off (`rule:ID`), what
people agreed to keep, rules that raise, and what is said twice are seen to there, once for all.
What the game's words mean in case files is a `CaseVocabulary` (`cases`).
"""
