"""Which processor kernels are compiled for."""

import platform

import numba
import pytest
from llvmlite import binding

from thauma.kernel import processor


@pytest.fixture(autouse=True)
def settings_of_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CPU_NAME", "CPU_FEATURES"):
        monkeypatch.setattr(numba.config, name, None)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    return


def chosen(monkeypatch: pytest.MonkeyPatch, asked: str, features: set[str]) -> str | None:
    monkeypatch.setenv(processor.VARIABLE, asked)
    monkeypatch.setattr(binding, "get_host_cpu_features", lambda: dict.fromkeys(features, True))
    processor.choose()
    name: str | None = numba.config.CPU_NAME
    return name


def test_kernels_are_for_this_processor_unless_asked_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "", processor.COMMON["x86_64"][1]) is None


def test_kernels_can_be_for_all_common_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "common", processor.COMMON["x86_64"][1] | {"avx512f"}) == "x86-64-v3"
    assert numba.config.CPU_FEATURES == ""


def test_a_processor_that_can_do_less_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "common", processor.COMMON["x86_64"][1] - {"avx2"}) is None
