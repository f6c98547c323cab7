"""What lies on units and between them: arrows, marks, numbers."""
