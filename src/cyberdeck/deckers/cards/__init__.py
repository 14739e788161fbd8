"""What the command cards do, by their colour."""
