"""The former place of `thauma.study.decision`, which documentation has named: prefer that one."""

from thauma.study.decision import *  # noqa: F403
