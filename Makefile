# Quarterdeck: make play, make test, make bench; make help lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Whether sources are gone, or older than they were, and whether there is a compiler now: the times of files do not say.
SEEN := build/seen
$(shell mkdir -p build; { LC_ALL=C ls -ln $$(find src setup.py pyproject.toml tools/compiling.py -type f -not -name '*.pyc' \
	-not -path '*.egg-info/*' -not -path 'src/quarterdeck/server/static/*' | LC_ALL=C sort); command -v gcc cc clang; echo "$(CC)"; } \
	> $(SEEN).$$$$; cmp -s $(SEEN).$$$$ $(SEEN) && rm $(SEEN).$$$$ || mv $(SEEN).$$$$ $(SEEN))
SOURCES := $(SEEN) $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path 'src/quarterdeck/server/static/*') pyproject.toml setup.py README.md tools/compiling.py
PIP := $(BIN)/python -m pip --disable-pip-version-check
# What is installed has the versions and digests of requirements/, which `make lock` writes.
LOCKED := install -q --no-compile --require-hashes -r
GAME ?= cardinal
# What no way of running the rules can change is tested over the compiled package alone (docs/decisions/0034-two-sets-of-tests.md).
ONCE := chaos cli comparison database dependencies deploy docs everything release server workshop
SIDE_BY_SIDE := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# The rules are compiled in one of two ways, each with a stamp: with all optimisation, or quickly for work on rules.
# Where somebody has asked for the quick way (`make build`), tests keep to it; `make play`, benchmarks and CI never do.
FAST := $(VENV)/.optimised
TESTED := $(if $(CI),$(FAST),$(if $(wildcard $(VENV)/.quick),$(VENV)/.quick,$(FAST)))
STATIC := src/quarterdeck/server/static
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/.svelte-kit/*')

# What Python has compiled once it keeps: tests start many processes, and both of pytest's import all tests.
export PYTHONDONTWRITEBYTECODE :=

# Tools that were put into .venv (Node where the system has none) are found first.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.DEFAULT_GOAL := help

.PHONY: help
help: ## list what one can do
	@awk -F ':.*## ' '/^## /{printf "\n%s\n", substr($$0, 4)} /^[a-z-]+:.*## /{printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

## Play

.PHONY: play
play: $(FAST) ## serve the browser table at http://127.0.0.1:8000
	@$(BIN)/quarterdeck serve

.PHONY: terminal
terminal: $(FAST) ## play against a bot in the terminal (GAME=kraken for another game)
	@$(BIN)/quarterdeck play $(GAME)

## Work on it

.PHONY: build
build: ## compile what has changed into .venv, quickly: for work on rules
	@$(MAKE) -q --no-print-directory $(FAST) 2>/dev/null || $(MAKE) -s --no-print-directory $(VENV)/.quick
	@$(BIN)/quarterdeck --version

.PHONY: compile
compile: $(FAST) ## compile the rules into .venv with all optimisation, as `make play` does

.PHONY: format
format: $(VENV)/.tools ## rewrite the sources in the project's style
	@$(BIN)/ruff check --fix-only -q .
	@$(BIN)/ruff format -q .

.PHONY: wire
wire: $(TESTED) ## write the client's types and the protocol's page from the Structs
	@PYTHONPATH=src $(BIN)/python -m quarterdeck.server.protocol.typescript web/src/lib/wire.ts
	@PYTHONPATH=src $(BIN)/python -m quarterdeck.server.protocol.page docs/protocol.md

.PHONY: clean
clean: ## remove what was made
	@rm -rf $(VENV) build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .against bench/out $(STATIC) web/node_modules

## Check it

# Of the tests: all but those marked long; nothing here means all.
WHICH = -m "not long"
# Whose tests share a server run one after the other; long ones are spread over all workers instead. The order is that of
# tests/conftest.py: what takes longest begins first.
DIST = loadfile --no-loadscope-reorder
# Their files are in memory where that has room; pytest removes what a test leaves, unless it has failed.
SCRATCH = TMPDIR=$(shell $(BIN)/python -m tools.scratch)
# One more than there are cores: some tests wait for others.
WORKERS = $(shell $(BIN)/python -c "import os; print((os.cpu_count() or 1) + 1)")
UNCOMPILED = $(shell $(BIN)/quarterdeck --version | grep uncompiled)

.PHONY: test
test: $(VENV)/.tools web/node_modules/.installed ## every check, and all tests but the long ones
	@echo "Checking style, types and the client while the rules are compiled …"
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) $(TESTED) lint types test-client
	@$(MAKE) --no-print-directory test-compiled test-browser
	@if $(BIN)/quarterdeck --version | grep -q uncompiled; then $(MAKE) --no-print-directory test-uncompiled; fi

.PHONY: test-all
test-all: $(VENV)/.tools $(VENV)/.docs web/node_modules/.installed ## every check and test, the long ones too: more than an hour
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) $(FAST) lint types test-client
	@EXAMPLES=20 CHAOS_KILLS=25 $(MAKE) --no-print-directory WHICH= DIST=worksteal test-compiled test-browser
	@if $(BIN)/quarterdeck --version | grep -q uncompiled; \
		then EXAMPLES=20 CHAOS_KILLS=25 $(MAKE) --no-print-directory WHICH= DIST=worksteal test-uncompiled; \
		else $(MAKE) --no-print-directory DIST=worksteal test-uncompiled; fi

.PHONY: lint
lint: $(VENV)/.tools lock-check ## style, layers, formatting, and lock-check
	@echo "== style and layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@PYTHONPATH=src $(BIN)/lint-imports

.PHONY: lock-check
lock-check: $(VENV)/.tools ## whether requirements/ still fits pyproject.toml; asks no network
	@$(BIN)/python -m tools.lock check

.PHONY: types
types: $(VENV)/.tools ## mypy, strict
	@echo "== types"
	@$(BIN)/mypy src tests bench studies tools

.PHONY: test-client
test-client: web/node_modules/.installed ## the client: types, unit tests, size
	@echo "== the client"
	@cd web && npm run --silent check && npm run --silent test && npm run --silent size

.PHONY: test-compiled
test-compiled: $(TESTED) $(VENV)/.tools ## the suite over the compiled package
	@echo "== tests, compiled"
	@if [ -n "$(UNCOMPILED)" ]; then \
		if [ -n "$(CI)" ]; then echo "The rules are not compiled; with CI set they must be." >&2; exit 1; fi; \
		echo "No compiled rules here (is there a C compiler?): only the uncompiled suite runs." >&2; \
	else $(SCRATCH) QUARTERDECK_EXPECT=compiled $(BIN)/python -m pytest -q -n $(WORKERS) --dist $(DIST) -p no:playwright --ignore=tests/browser $(WHICH); fi

.PHONY: test-browser
test-browser: $(TESTED) $(VENV)/.tools $(VENV)/.chromium ## whole games in real Chromium
	@echo "== tests in Chromium"
	@$(SCRATCH) $(BIN)/python -m pytest -q -n $(WORKERS) tests/browser $(WHICH)

.PHONY: pictures
pictures: $(FAST) $(VENV)/.tools $(VENV)/.chromium ## every screen in four windows, light and dark, in build/pictures (SCREENS="home kraken"; SCREENS="--language de")
	@$(BIN)/python -m tests.browser.all_pictures build/pictures $(SCREENS)

.PHONY: test-uncompiled
test-uncompiled: $(TESTED) $(VENV)/.tools ## rules, laws and search over the plain Python sources
	@echo "== tests, uncompiled"
	@$(SCRATCH) QUARTERDECK_EXPECT=uncompiled PYTHONPATH=src $(BIN)/python -m pytest -q -n $(WORKERS) --dist $(DIST) -p no:playwright \
		--ignore=tests/browser $(if $(UNCOMPILED),$(WHICH),$(ONCE:%=--ignore=tests/%))

.PHONY: derived
derived: WRITE = QUARTERDECK_REGENERATE=1 QUARTERDECK_EXPECT=uncompiled PYTHONPATH=src $(BIN)/python -m pytest -q -p no:playwright
derived: $(VENV)/.tools ## write anew what is made from the content of Pirates: lists, pins, kept records
	@$(WRITE) tests/games/pirates/test_absent.py
	@$(WRITE) -k pirates tests/docs/test_pirates_lists.py tests/laws/test_pins.py tests/records/test_endings.py

## Measure it

.PHONY: bench
bench: $(FAST) ## print the benchmark table (BENCH=--quick for a short one)
	@$(BIN)/python bench/run.py $(BENCH)

.PHONY: bench-against
bench-against: $(FAST) ## compare this work tree with a commit, in turns (REF=HEAD~1; BENCH=--quick for a short run)
	@PYTHONPATH=bench $(BIN)/python -m against.run --ref "$(REF)" $(BENCH)

.PHONY: peers
peers: $(FAST) $(VENV)/.tools ## measure OpenSpiel, PettingZoo, boardgame.io and Pgx beside us (PEERS=--quick; PEERS=--write for the page)
	@PYTHONPATH=bench $(BIN)/python -m peers.run $(PEERS)

.PHONY: load
load: $(FAST) $(VENV)/.tools ## load the server on this machine and print what it bears (LOAD=--quick for a short one)
	@PYTHONPATH=bench $(BIN)/python -m load.run $(LOAD)

.PHONY: costs
costs: $(FAST) $(VENV)/.tools ## print what every request costs the server's event loop
	@PYTHONPATH=bench $(BIN)/python -m costs.run

## Explain it and hand it on

.PHONY: docs
docs: $(TESTED) $(VENV)/.docs $(VENV)/.tools ## the documentation as a site in site/, with search and a Python reference
	@echo "Making the site …"
	@$(BIN)/python -m sphinx -q -E -W --keep-going -c docs/site -d build/docs . site
	@echo "It is in site/; open site/index.html."

.PHONY: docs-serve
docs-serve: docs ## serve that site at http://127.0.0.1:8001
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory site 8001

.PHONY: lock
lock: | $(VENV)/bin/python ## write requirements/ anew; what still fits stays (LOCK=--upgrade for the newest versions)
	@$(PYTHON) -m venv $(VENV)/lock
	@$(VENV)/lock/bin/python -m pip --disable-pip-version-check $(LOCKED) requirements/lock.txt
	@$(VENV)/lock/bin/python -m tools.lock renew $(LOCK)

.PHONY: changelog
changelog: $(VENV)/release/.installed ## gather changes/ in CHANGELOG.md under the version of the package
	@$(VENV)/release/bin/towncrier build --yes

.PHONY: release
release: lock-check $(VENV)/release/.installed ## check that all is ready for a release, and make its packages in dist/
	@$(BIN)/python -m tools.release

$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "Quarterdeck needs Python 3.11 or newer; '$(PYTHON)' is not there (make PYTHON=… names another)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Quarterdeck needs Python 3.11 or newer; $(PYTHON) is older (make PYTHON=… names another)." >&2; exit 1; }
	@echo "Making a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

# Node may have to be installed into .venv: then not while something else is.
web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/$(if $(shell command -v node),bin/python,.packages)
	@sh web/scripts/node.sh $(BIN)
	@echo "Installing what builds the client …"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(STATIC)/index.html: $(WEB) | web/node_modules/.installed
	@echo "Building the client …"
	@touch build/client.begun
	@cd web && npm run --silent build -- --logLevel warn
	@touch -r build/client.begun $@

$(VENV)/.chromium: $(VENV)/.tools
	@$(BIN)/python tests/browser/chromium.py
	@touch $@

$(VENV)/.packages: requirements/play.txt | $(VENV)/bin/python
	@echo "Installing what Quarterdeck needs …"
	@$(PIP) $(LOCKED) requirements/play.txt
	@touch $@

# The rules are compiled while the client is built; the wheel then takes both. A stamp has the time at which its making
# began: what is changed meanwhile is made the next time.
INSTALL = rm -rf $(VENV)/lib/python*/site-packages/~uarterdeck* && $(PIP) install -q --no-compile --no-deps --force-reinstall build/wheel/*.whl

$(FAST): $(SOURCES) $(WEB) requirements/play.txt
	@touch build/optimised.begun
	@$(MAKE) --no-print-directory -j4 build/.compiled $(STATIC)/index.html
	@$(BIN)/python -m tools.build --silent
	@$(INSTALL)
	@$(BIN)/quarterdeck --version
	@rm -f $(VENV)/.quick
	@touch -r build/optimised.begun $@

build/.compiled: $(SOURCES) $(VENV)/.packages
	@touch build/compiled.begun
	@$(BIN)/python -m tools.build --rules
	@touch -r build/compiled.begun $@

$(VENV)/.quick: $(SOURCES) $(STATIC)/index.html $(VENV)/.packages
	@touch build/quick.begun
	@$(BIN)/python -m tools.build --quick
	@$(INSTALL)
	@rm -f $(FAST)
	@touch -r build/quick.begun $@

$(VENV)/.tools: requirements/test.txt $(VENV)/.packages
	@echo "Installing what the checks and tests need …"
	@$(PIP) $(LOCKED) requirements/test.txt
	@touch $@

$(VENV)/release/.installed: requirements/release.txt | $(VENV)/bin/python
	@echo "Installing what makes releases …"
	@$(PYTHON) -m venv $(VENV)/release
	@$(VENV)/release/bin/python -m pip --disable-pip-version-check $(LOCKED) requirements/release.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.packages
	@echo "Installing what the site of the documentation needs …"
	@$(PIP) $(LOCKED) requirements/docs.txt
	@touch $@
