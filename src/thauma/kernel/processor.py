"""Which processor kernels are compiled for: the one at hand, or, with THAUMA_CPU=common, what nearly all of its family
can do. Then they serve on other machines too: in the image of a container they are there before the first start."""

import os
import platform
import sys
from hashlib import sha256

import numba
from llvmlite import binding

VARIABLE = "THAUMA_CPU"
COMMON = {  # by machine: LLVM's name for the least of them, and how to know that this one is no less
    "x86_64": ("x86-64-v3", {"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2"}),
    "aarch64": ("generic", {"neon"}),
}


def choose() -> None:
    """Before anything is compiled: heed THAUMA_CPU, unless this processor is less than what is common."""
    if os.environ.get(VARIABLE) == "common" and platform.machine() in COMMON:
        name, features = COMMON[platform.machine()]
        if all(binding.get_host_cpu_features().get(feature) for feature in features):
            numba.config.CPU_NAME, numba.config.CPU_FEATURES = name, ""


def tag() -> str:
    """A short name for what kernels compiled here run on: this processor and this Python."""
    name = numba.config.CPU_NAME or binding.get_host_cpu_name()
    features = numba.config.CPU_FEATURES
    if features is None:
        features = binding.get_host_cpu_features().flatten()
    return sha256(f"{name} {features} {sys.implementation.cache_tag}".encode()).hexdigest()[:12]
