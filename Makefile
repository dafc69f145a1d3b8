# Each target makes the virtual environment that it needs; only the first run takes a while.
# Another Python or place for it: make test PYTHON=python3.13 VENV=.venv-3.13

VENV ?= .venv
PYTHON ?=
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)

# Many tests start a companion of their own: without bytecode each would compile all of it again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help sim test pytest lint bench hardware clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s%s\n", $$1, $$2 }' Makefile

sim: $(VENV)/run.stamp ## play on this computer, no hardware needed
	@$(BIN)/tray sim $(ARGS)

test: lint pytest ## everything that has to pass: lint, then the tests

pytest: $(VENV)/dev.stamp ## the tests alone (ARGS="-k corn" for some of them)
	$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)

lint: $(VENV)/dev.stamp ## style, formatting, strict types, imports that only go down the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: $(VENV)/bench.stamp ## how fast it is, beside RLCard in the same run
	$(BIN)/python -m tests.bench $(ARGS)

hardware: $(VENV)/dev.stamp ## draw parts, pictures, wiring and tables of the build guide anew
	$(BIN)/python -m hardware.workshop

clean: ## take away environments, caches and builds
	rm -rf $(VENV) .ci/venv-* build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .artefacts
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Without its Python (upgraded away, or never there) an environment counts for nothing and is made anew.
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
	@$(PIP) --editable .
	@touch $@

# Dependency groups need pip 25.1, newer than the pip that most Pythons bring.
$(VENV)/dev.stamp: $(VENV)/run.stamp
	@echo "Installing the development tools into $(VENV)"
	@$(PIP) --upgrade 'pip>=25.1'
	@$(PIP) --group dev
	@touch $@

$(VENV)/bench.stamp: $(VENV)/run.stamp
	@echo "Installing what the benchmark compares with into $(VENV)"
	@$(PIP) --upgrade 'pip>=25.1'
	@$(PIP) --group bench
	@touch $@
