"""Farmers of the Moor: forests and moors on every farm, fuel and heating, horses, special actions without a person."""
