"""Tables of ptcg-sim, a simulator in the browser, read from the state that it exports."""
