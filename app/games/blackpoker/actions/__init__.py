"""What menus, keys, drops and tasks offer."""
