"""What every widget may use: text, threads, later calls."""
