"""Games whose turns are planned, played at a terminal."""
