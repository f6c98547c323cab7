"""Rules of two against two (ポケカマルチ, seed 003)."""
