"""Rules of Trainer cards."""
