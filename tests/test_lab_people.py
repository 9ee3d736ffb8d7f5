"""Ratings compared with what people's games have shown."""

from pathlib import Path

import pytest

from farmyard.agricola.content.catalogue import card_named
from farmyard.lab.people import PAGE, agreement, page, ranks


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text() == page()


def test_the_greatest_number_has_the_first_place_and_equals_share_theirs() -> None:
    assert ranks([3.0, 9.0, 3.0, 1.0]) == [2.5, 1.0, 2.5, 4.0]


def test_agreement_is_about_the_order_alone() -> None:
    assert agreement([1, 2, 3, 4, 5], [10, 20, 40, 30, 50])[0] == pytest.approx(0.9)
    found, low, high = agreement([1, 2, 3, 4, 5], [50, 30, 40, 20, 10])
    assert found == pytest.approx(-0.9)
    assert low < found < high < 1


def test_a_card_that_people_like_better_comes_first(tmp_path: Path) -> None:
    names = ["Chief", "Cook", "Maid", "Mason", "Farmer", "Axe", "Field", "Horse", "Rake", "Raft"]
    power = [5, 1, 2, 3, 4] * 2
    counted = tmp_path / "people.csv"
    counted.write_text("card,power,taken\n" + "".join([f"{name},{5 - one},{one}\n" for name, one in zip(names, power)]))
    cards = {
        card_named(name).key: {"points": [float(at % 5)], "played": 0.1 * (at % 3)} for at, name in enumerate(names)
    }
    found = page([{"table": {"players": "4"}, "cards": cards}], counted)
    assert "| 5 occupations | 0.00 (" in found
    assert found.index("| Cook | 1 | 4 |") < found.index("| Farmer | 4 | 1 |")
