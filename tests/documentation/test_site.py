"""The documentation builds as a site, without a warning: no dead link, no page that no menu leads to."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.documentation.blocks import ROOT

BUILD = [sys.executable, "-m", "sphinx", "-E", "-W", "--keep-going", "-q"]


@pytest.mark.verify
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [*BUILD, str(ROOT / "docs"), str(tmp_path)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "reference/games.html").exists()


@pytest.mark.verify
def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    """Else the test above would prove nothing."""
    source = tmp_path / "docs"
    source.mkdir()
    (source / "conf.py").write_text((ROOT / "docs/conf.py").read_text(encoding="utf-8"), encoding="utf-8")
    (source / "index.md").write_text("# Home\n\n[nowhere](nowhere.md) and [no such part](#nothing)\n", encoding="utf-8")
    done = subprocess.run([*BUILD, str(source), str(tmp_path / "site")], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "nowhere.md" in done.stderr
    assert "nothing" in done.stderr
