"""Worked turns in files: how they are read, resolved, told and compared."""
