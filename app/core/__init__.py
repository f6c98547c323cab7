"""The table: facts, sight, history, sentences; no Qt, files, clock or chance."""
