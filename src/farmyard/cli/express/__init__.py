"""Agricola Express in the terminal: a tray of dice, score sheets, and what the dice allow."""
