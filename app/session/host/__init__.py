"""The host: owns the truth, answers every request, keeps what happened."""
