# Everything a player, a host or a contributor needs. `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
FOR_WORK := $(VENV)/.installed-for-work

.PHONY: help play test browser soak page pictures docs install work check page-check format bench golden lock clean
PIN := $(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --allow-unsafe

WARM := printf 'duel\nclassic\n' | xargs -n 1 -P 2 $(BIN)/thauma warm
KERNELS = tests/games tests/kernel tests/golden/test_golden.py::test_a_golden_game_replays_line_by_line \
	$(addprefix tests/envs/test_,gymnasium.py observation.py pettingzoo.py) $(THOUGHT)
THOUGHT = tests/lab/recorder tests/players/network tests/players/evaluation tests/players/search \
	$(addprefix tests/players/test_,network_classic.py evaluation_classic.py search_classic.py)

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: install ## start the server on SQLite and open the page
	@$(BIN)/thauma serve --open

test: work ## run every test: compiled, in a browser, uncompiled and bounds-checked
	$(WARM)
	$(BIN)/pytest -n auto --dist loadgroup --ignore tests/page
	$(BIN)/pytest -n auto tests/page
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto $(KERNELS)
	export NUMBA_BOUNDSCHECK=1; $(WARM) && $(BIN)/pytest -n auto $(KERNELS) tests/players/endgame

browser: work ## only try the page in a real Chromium
	$(WARM)
	$(BIN)/pytest -n auto tests/page

SOAK ?= 30
soak: work ## keep the server's promises for hours: SOAK times as much of everything as `make test` does
	$(WARM)
	THAUMA_SOAK=$(SOAK) $(BIN)/pytest -n 2 tests/server

page: install ## build the page anew if anything of it has changed
	$(BIN)/python hatch_build.py

page-check: work ## format, lint, types and unit tests of the page
	$(BIN)/python hatch_build.py check

pictures: work ## every page and state of the page as a picture, in build/pictures
	THAUMA_PICTURES=1 $(BIN)/pytest tests/page/test_states.py

docs: work ## the documentation as a site, in build/site; a dead link fails
	$(BIN)/sphinx-build -E -W --keep-going -q docs build/site

check: work page-check ## format, lint, types, import directions, catalog; the page's too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m thauma.catalog

format: work ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py format

bench: install ## measure the speed of the rules here
	$(BIN)/python benchmarks/speed.py

golden: work ## make the golden records anew (only on purpose: say why in the commit)
	$(BIN)/python tests/golden/regenerate.py
	$(BIN)/python tests/envs/pins.py

lock: work ## pin the newest versions that pyproject.toml allows, for players and for work on Thauma
	$(PIN) --extra server --extra build --output-file requirements.lock pyproject.toml
	$(PIN) --all-extras --constraint requirements.lock --constraint constraints.txt --output-file requirements-dev.lock pyproject.toml
	sed -i -E 's/^(torch==[0-9.]+)\+cpu/\1/' requirements-dev.lock

install: $(INSTALLED) ## put what players need into .venv

work: $(FOR_WORK) ## put what tests, training and clusters need there too

$(INSTALLED): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Thauma needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12 …"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "$(PYTHON) can't make a virtual environment; on Debian and Ubuntu: apt install python3-venv"; exit 2; }
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(INSTALLED)

$(FOR_WORK): $(INSTALLED) requirements-dev.lock
	$(BIN)/python -m pip install --quiet --requirement requirements-dev.lock
	@touch $(FOR_WORK)

clean: ## remove what was installed and cached here
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
