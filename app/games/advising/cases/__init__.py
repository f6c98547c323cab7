"""Case files of any game: positions with attempted moves, as judges and tests write them down.

A game says what its words mean (`CaseVocabulary`): how a position is read from `state`, and each
kind of move. All else is the same for every game: files, places in messages, fields that nobody
looked at, moves that cannot be read, what is expected, and what looks wrong in a case.
"""
