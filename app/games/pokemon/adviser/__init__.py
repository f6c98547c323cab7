"""The adviser of a Pokémon table: what looks illegal, said and never enforced.

A rule (`rules/`) is a function of a `Position` and a `Play`. Both are read from a seat's own view
and what it intends or was told (`gesture_plays`), or from a case file (`case_file`): the same rules
speak at the table, before a drop, and to a judge at the command line. Who asks them and when is
that of any game (`games/advising`).
"""
