"""The coverage page: what is handled and what is not, made of the catalogue."""

from __future__ import annotations

from bridgetable.cases.catalogue import CatalogueEntry, catalogue_of
from bridgetable.cases.coverage import coverage_page
from counting import uncounted


def entry(cite: str, edition: int, status: str, *cases: str, fails: tuple[str, ...] = ()) -> CatalogueEntry:
    function = "bridgetable.laws.law45_card_played.defender" if status == "computed" else None
    return CatalogueEntry(cite, edition, status, function, list(cases), list(fails), None)


def test_each_paragraph_has_a_row_with_both_editions_its_function_and_its_cases() -> None:
    page = coverage_page(
        [
            entry("45C1", 2007, "computed", "one", fails=("other",)),
            entry("45C1", 2017, "computed", "one", "two"),
            entry("57D", 2017, "not modelled"),
        ]
    )
    assert "| **45C1** | ● computed | ● computed | defender | one, two | other |" in page
    assert "| **57D** | – | ✕ not modelled | – | – | – |" in page


def test_what_is_not_handled_stands_in_a_list_of_its_own() -> None:
    page = coverage_page([entry("12C1", 2007, "not modelled"), entry("45C1", 2017, "computed")])
    assert "- **2007**: 12C1" in page
    assert "- **2017**: nothing" in page


def test_a_paragraph_of_many_cases_names_some_and_counts_the_rest() -> None:
    assert "a, b, c, d and 2 more" in coverage_page([entry("45C1", 2017, "computed", *"abcdef")])


def test_a_law_whose_number_went_to_another_subject_has_both_titles() -> None:
    with uncounted():  # to read the library takes twice as long where lines are counted
        catalogue_of((2007, 2017))
    headings = [
        line for line in coverage_page(catalogue_of((2007, 2017))).splitlines() if line.startswith("## Law 23 ")
    ]
    assert len(headings) == 1
    assert " / " in headings[0]
