PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := PYTHON="$(PYTHON)" .ci/install $(VENV)
PLAY := $(VENV)/.stamp-play
DEV := $(VENV)/.stamp-dev
INPUTS := pyproject.toml constraints.txt hatch_build.py $(shell find web -type f -not -path "*/node_modules/*")

.PHONY: help play test check bench
.DEFAULT_GOAL := help

help:
	@echo "make play    install what is needed and start Cyberdeck; LAN=1 lets friends in the local network come"
	@echo "make test    everything that must hold: make check, then all tests"
	@echo "make check   format, lint, types, layers, translations"
	@echo "make bench   measure the speed against a peer"

play: $(PLAY)
	@$(BIN)/cyberdeck serve --open $(if $(LAN),--lan) $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: check
	@.ci/browser
	$(BIN)/pytest -q -n auto --dist loadgroup

check: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m cyberdeck.locale.check

bench: $(DEV)
	$(BIN)/python benchmarks/bench.py

$(PLAY): $(INPUTS)
	@$(INSTALL)
	@touch $@

$(DEV): $(INPUTS)
	@$(INSTALL) dev
	@touch $@ $(PLAY)
