"""What `chabudai bench` measures: real code paths, each under a minute."""
