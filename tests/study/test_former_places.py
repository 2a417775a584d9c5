"""Import paths that documentation once named go on working."""

import importlib

import pytest


@pytest.mark.parametrize(
    ("former", "present", "name"),
    [("lab.analysis", "study.analysis", "analyse"), ("lab.study", "study.decision", "study")],
)
def test_a_former_path_leads_to_the_same_thing(former: str, present: str, name: str) -> None:
    modules = [importlib.import_module(f"thauma.{path}") for path in (former, present)]
    assert getattr(modules[0], name) is getattr(modules[1], name)
