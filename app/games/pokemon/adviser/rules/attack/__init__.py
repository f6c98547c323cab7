"""Rules of attacks, damage, Knock Outs and retreat."""
