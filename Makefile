# Everything a player, a host or a contributor needs. `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
FOR_WORK := $(VENV)/.installed-for-work

.PHONY: help play test verify lowest browser soak coverage page pictures docs install work check page-check format bench golden lock dist clean
# uv has settings of its own: where pip was told to look for packages, it looks too.
UV = UV_FIND_LINKS="$${UV_FIND_LINKS-$(call PIP_SAYS,find-links)}" UV_INDEX_URL="$${UV_INDEX_URL-$(call PIP_SAYS,index-url)}" \
	VIRTUAL_ENV=$(VENV) $(BIN)/uv
PIP_SAYS = $$($(BIN)/python -m pip config list | sed -n "s/.*\.$(1)='\(.*\)'/\1/p" | tail -n 1)
unexport PYTHONDONTWRITEBYTECODE # else every process of the tests would compile thousands of modules anew
PIN = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --no-emit-index-url --no-header --no-annotate

WARM := printf 'duel\nclassic\n' | xargs -n 1 -P 2 $(BIN)/thauma warm
PYTEST := $(BIN)/pytest -n auto
CHECKED = export NUMBA_BOUNDSCHECK=1 THAUMA_CACHE_DIR=$(CURDIR)/build/kernels-checked # warming removes what other modes left
KERNELS = tests/games tests/kernel tests/golden/test_golden.py::test_a_golden_game_replays_line_by_line \
	$(addprefix tests/envs/test_,gymnasium.py observation.py pettingzoo.py) $(THOUGHT)
THOUGHT = tests/lab/recorder tests/players/network tests/players/evaluation tests/players/search \
	$(addprefix tests/players/test_,network_classic.py evaluation_classic.py search_classic.py)

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: install ## start the server on SQLite and open the page
	@$(BIN)/thauma serve --open

test: work ## whatever a usual change can break, in a few minutes: compiled, and the main journeys in a browser
	$(WARM)
	$(PYTEST) --dist worksteal -m 'not verify' --ignore tests/page
	$(PYTEST) --dist worksteal -m 'not verify' tests/page

verify: work ## the rest: what is marked `verify`, the other run modes of the kernels
	$(WARM)
	$(PYTEST) --dist loadgroup -m verify --ignore tests/page
	$(PYTEST) --dist worksteal -m verify tests/page
	NUMBA_DISABLE_JIT=1 $(PYTEST) --dist worksteal $(KERNELS)
	$(CHECKED); $(WARM) && $(PYTEST) --dist worksteal $(KERNELS) tests/players/endgame

LOWEST := build/lowest
lowest: work ## try the lowest versions that pyproject.toml allows, of all but PyTorch and Ray
	@$(UV) venv --quiet --clear --python $(BIN)/python $(LOWEST)
	@$(UV) pip install --quiet --python $(LOWEST) --resolution lowest-direct --extra server --extra envs --requirement pyproject.toml
	@$(UV) pip install --quiet --python $(LOWEST) --constraint requirements-dev.lock pytest pytest-xdist hypothesis httpx websockets mypy
	PYTHONPATH=src THAUMA_CACHE_DIR=$(CURDIR)/build/kernels-lowest $(LOWEST)/bin/pytest -n auto --dist worksteal -m 'not verify' \
		tests/catalog tests/kernel tests/golden tests/records tests/envs tests/games/test_conformance.py \
		$(addprefix tests/server/test_,table.py routes.py identity.py metrics.py logs.py stopping.py) tests/server/store tests/cli/test_play.py

browser: work ## only try the page in a real Chromium: all of it
	$(WARM)
	$(PYTEST) --dist worksteal tests/page

SOAK ?= 30
PART ?= tests/server
soak: work ## keep the server's promises for hours: SOAK times as much of everything as `make verify` does; PART=FILE for one part of it
	$(WARM)
	THAUMA_SOAK=$(SOAK) $(BIN)/pytest -n 2 --verbose --durations=20 $(PART)

# Watched, tests take at least twice as long. Each room is run by itself: one that fails or hangs costs only its own figures.
COVERAGE = timeout --signal TERM 900 $(BIN)/coverage run -m pytest -q -n auto --dist worksteal -m "not verify"
ROOMS ?= $(filter-out page toy __pycache__,$(notdir $(patsubst %/,%,$(wildcard tests/*/))))
PLAIN ?= $(KERNELS)
coverage: work ## which lines and branches the tests reach, by room; kernels are seen when they run as plain Python; ROOMS="records server" PLAIN= for some
	@rm -rf build/coverage
	$(WARM)
	-@for room in $(ROOMS); do echo "tests/$$room"; $(COVERAGE) tests/$$room; done 1>&2
	-@for part in $(PLAIN); do echo "$$part, uncompiled"; NUMBA_DISABLE_JIT=1 $(COVERAGE) $$part; done 1>&2
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage json --quiet
	@$(BIN)/python .ci/rooms.py build/coverage/found.json
	$(BIN)/python hatch_build.py coverage

page: install ## build the page anew if anything of it has changed
	$(BIN)/python hatch_build.py

page-check: work ## format, lint, types and unit tests of the page
	$(BIN)/python hatch_build.py check

pictures: work ## every page and state of the page as a picture, in build/pictures
	THAUMA_PICTURES=1 $(BIN)/pytest -m verify tests/page/test_states.py

docs: work ## the documentation as a site, in build/site; a dead link fails
	$(BIN)/sphinx-build -E -W --keep-going -q docs build/site

check: work page-check ## format, lint, types, import directions, catalog; the page's too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m thauma.catalog
	$(BIN)/python web/schema.py --check

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
	@$(PIN) --generate-hashes --extra server --extra build --output-file requirements.lock pyproject.toml
	@$(PIN) --all-extras --constraint requirements.lock --constraint constraints.txt --output-file requirements-dev.lock pyproject.toml
	sed -i -E -e '/^(cuda|nvidia|triton)/d' -e 's/^(torch==[0-9.]+)\+cpu/\1/' requirements-dev.lock # tests need no GPU

install: $(INSTALLED) ## put what players need into .venv

work: $(FOR_WORK) ## put what tests, training and clusters need there too

$(INSTALLED): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Thauma needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12 …"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "$(PYTHON) can't make a virtual environment; on Debian and Ubuntu: apt install python3-venv"; exit 2; }
	$(BIN)/python -m pip install --quiet "$$(grep -o "^uv==[0-9.]*" requirements.lock)"
	@$(UV) pip install --quiet --requirement requirements.lock
	@$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(INSTALLED)

$(FOR_WORK): $(INSTALLED) requirements-dev.lock
	@$(UV) pip install --quiet --requirement requirements-dev.lock
	@touch $(FOR_WORK)

dist: work ## a wheel and an sdist, in dist/
	@$(UV) build --quiet --no-build-isolation --out-dir dist

clean: ## remove what was installed and cached here
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
