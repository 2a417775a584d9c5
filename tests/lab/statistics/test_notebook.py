"""The notebook of the documentation runs from its first cell to its plot."""

import json
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).resolve().parents[3] / "docs" / "win-rate-by-wonder.ipynb"
GAMES = 400


@pytest.mark.verify
def test_the_notebook_leads_to_a_plot_in_ten_cells(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GAMES", str(GAMES))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    assert len(notebook.cells) == 10
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    said = "".join(output.get("text", "") for output in outputs)
    assert re.fullmatch(rf"the first player wins \d\d\.\d% of {GAMES} games\n", said)
    assert [list(output["data"]) for output in outputs if output["output_type"] == "display_data"] == [
        ["text/plain", "image/png"]
    ]


def test_the_notebook_is_kept_without_outputs_and_without_paths_of_a_machine() -> None:
    text = NOTEBOOK.read_text()
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    assert [(cell["outputs"], cell["execution_count"]) for cell in cells] == [([], None)] * len(cells)
    assert not re.search(r"/(home|work|tmp|Users)/", text)
