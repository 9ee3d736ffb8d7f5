"""Games as numbers, whatever the interface: options as actions, seats' views as bytes."""
