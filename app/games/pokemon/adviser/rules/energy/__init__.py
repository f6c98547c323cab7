"""Rules of Energy."""
