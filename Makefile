# Each target makes the virtual environment that it needs; only the first run takes a while.
# To use another Python or another place for it: make test PYTHON=python3.13 VENV=.venv-3.13

VENV ?= .venv
PYTHON ?=
ARGS ?=

BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest --no-loadscope-reorder
NODE := .node/node_modules/.bin
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)

# Show the output of an installer only if it fails.
quietly = output=$$($(1) 2>&1) || { printf '%s\n' "$$output" >&2; exit 1; }
pip_install = $(call quietly,$(BIN)/python -m pip --disable-pip-version-check install $(1))

# Many tests start a companion of their own; without bytecode each of them would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help sim check test pytest lint lint-python lint-pages coverage bench faults hardware clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s%s\n", $$1, $$2 }' Makefile

sim: $(VENV)/run.stamp ## play on this computer, no hardware needed
	@$(BIN)/tray sim $(ARGS)

check: lint ## for each change: lint, and every test that starts no other program
	$(PYTEST) -n $(WORKERS) -m check $(ARGS)

test: lint pytest ## everything that must pass: lint, then all tests

pytest: $(VENV)/dev.stamp .node/node_modules/stamp ## only the tests (ARGS="-k corn" for some of them)
	$(PYTEST) -n $(WORKERS) $(ARGS)

# More workers than cores, as many tests wait for a browser, a disk or a Pico.
WORKERS = $(shell $(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))')

lint: lint-python lint-pages ## style, format and strict types in Python and in the pages; imports between layers

lint-python: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

lint-pages: .node/node_modules/stamp
	@if [ -x $(NODE)/biome ]; then set -x; $(NODE)/biome ci --error-on-warnings --config-path=.node companion tests && $(NODE)/tsc -p .node; \
	  else echo "The pages' scripts are not linted: that needs npm (Debian: sudo apt install npm)"; [ -z "$$CI" ]; fi

coverage: $(VENV)/dev.stamp .node/node_modules/stamp ## which lines the tests run, as a table and in .artefacts/coverage
	$(PYTEST) -n $(WORKERS) --cov --cov-report=term:skip-covered --cov-report=html:.artefacts/coverage $(ARGS)

bench: $(VENV)/bench.stamp ## measure how fast it is, compared with other engines
	$(BIN)/python -m tests.bench $(ARGS)

faults: $(VENV)/dev.stamp .node/node_modules/stamp ## attack it: kills, power cuts, damage, floods, thefts; a table of what was lost
	@$(BIN)/python -m tests.faults $(ARGS)

hardware: $(VENV)/dev.stamp ## regenerate parts, pictures, wiring and tables of the build guide
	$(BIN)/python -m hardware.workshop

clean: ## remove environments, caches and builds
	rm -rf $(VENV) .ci/venv-* .node/node_modules build dist *.egg-info .artefacts .coverage* \
	  .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment whose Python is missing, perhaps after an upgrade, is made anew.
$(shell test -x $(BIN)/python || rm -f $(VENV)/*.stamp)

$(BIN)/python:
	@for python in $(PYTHONS); do \
	  if "$$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Making $(VENV) with $$("$$python" --version)"; \
	    "$$python" -m venv --clear $(VENV) && echo '*' >$(VENV)/.gitignore; exit; \
	  fi; \
	done; \
	echo "No usable Python among: $(PYTHONS). Install Python 3.11 or newer with its venv module" \
	  "(Debian, Raspberry Pi OS: sudo apt install python3 python3-venv), or name one: make PYTHON=/path/to/python3" >&2; \
	exit 1

$(VENV)/run.stamp: pyproject.toml | $(BIN)/python
	@echo "Installing Tray Companion into $(VENV)"
	@$(call pip_install,--editable .)
	@touch $@

# Dependency groups need pip 25.1, newer than the one that comes with most Pythons. Most of what they bring is never
# imported, so Python compiles what it needs.
$(VENV)/dev.stamp: $(VENV)/run.stamp
	@echo "Installing the development tools into $(VENV)"
	@$(call pip_install,--upgrade 'pip>=25.1')
	@$(call pip_install,--no-compile --group dev)
	@touch $@

$(VENV)/bench.stamp: $(VENV)/run.stamp
	@echo "Installing what the benchmark compares with into $(VENV)"
	@$(call pip_install,--upgrade 'pip>=25.1')
	@$(call pip_install,--no-compile --group bench)
	@touch $@

# MicroPython, which runs the firmware, and the linters of the pages. Without npm, their tests are skipped.
.node/node_modules/stamp: .node/package.json
	@if command -v npm >/dev/null; then \
	  echo "Installing MicroPython and the linters of the pages into .node"; \
	  $(call quietly,npm install --no-audit --no-fund --prefix .node); touch $@; \
	fi
