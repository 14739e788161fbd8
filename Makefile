PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := PYTHON="$(PYTHON)" .ci/install $(VENV)
PLAY := $(VENV)/.stamp-play
DEV := $(VENV)/.stamp-dev
INPUTS := pyproject.toml constraints.txt hatch_build.py $(shell find web -type f -not -path "*/node_modules/*" -not -path "web/tests/*")
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit
MODULES := web/node_modules/.stamp-dev

.PHONY: help play test quick check bench release
.DEFAULT_GOAL := help

help:
	@echo "make play    install what is needed and start Cyberdeck; LAN=1 lets friends in the local network come"
	@echo "make test    everything that must hold: make check, then all tests"
	@echo "make quick   the tests of the engine that take no more than a minute together"
	@echo "make check   format, lint, types, layers, translations, of the engine and of the client"
	@echo "make bench   measure the speed against a peer"
	@echo "make release VERSION=0.2.0   set the version, date the changelog, commit and tag"

play: $(PLAY)
	@$(BIN)/cyberdeck serve --open $(if $(LAN),--lan) $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: check
	@.ci/browser
	$(NPM) test
	$(BIN)/pytest -q -rfER -n auto

quick: $(DEV)
	$(BIN)/pytest -q -n auto -m "not slow" --ignore tests/service --ignore tests/browser

check: $(DEV) $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m cyberdeck.locale.check
	$(BIN)/python scripts/map.py --check
	$(BIN)/python scripts/typescript.py --check
	$(NPM) run check

bench: $(DEV)
	$(BIN)/python benchmarks/bench.py
	$(BIN)/python benchmarks/looking.py

release:
	@$(PYTHON) scripts/release.py $(VERSION)

$(PLAY): $(INPUTS)
	@$(INSTALL) serve
	@touch $@

$(DEV): $(INPUTS)
	@$(INSTALL) dev
	@touch $@ $(PLAY)

# What the client is built with is there already; this adds what it is checked with.
$(MODULES): web/package-lock.json | $(DEV)
	@$(NPM) ci --silent
	@touch $@
