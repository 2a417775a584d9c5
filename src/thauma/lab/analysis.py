"""The former place of `thauma.study.analysis`, which documentation has named: prefer that one."""

from thauma.study.analysis import *  # noqa: F403
