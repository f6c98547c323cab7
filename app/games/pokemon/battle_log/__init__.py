"""Games that were played in PTCG Live, read from the log that it copies."""
