"""What a mat is, and what lies on units and between them: arrows, marks, numbers, stamps."""
