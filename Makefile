# `make play` and `make test` set everything up themselves; `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py')

.PHONY: help play test test-pure soak check bench docs schema lock clean

help:
	@echo "make play       play in the terminal (ARGS='--family --players 3')"
	@echo "make test       all tests, with the compiled engine"
	@echo "make test-pure  all tests, with plain Python"
	@echo "make soak       ten thousand random games with hand cards"
	@echo "make check      ruff, mypy strict, import direction"
	@echo "make bench      speed and memory"
	@echo "make docs       write the card reference in docs/ anew"
	@echo "make schema     write web/openapi.json anew, from which the page's types are made"
	@echo "make lock       pin the newest versions of what the project uses"
	@echo "make clean      remove everything that make made"

.venv/tools: requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "farmyard needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/farmyard: .venv/tools $(SOURCES) setup.py pyproject.toml
	@echo "Compiling farmyard (a minute or two, after each change of the source)"
	@rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

play: .venv/tools
	@PYTHONPATH=src $(BIN)/python -m farmyard play $(ARGS)

test: .venv/farmyard
	$(BIN)/farmyard --version
	$(BIN)/pytest -n auto

test-pure: .venv/tools
	PYTHONPATH=src $(BIN)/pytest -n auto

soak: .venv/farmyard
	FARMYARD_GAMES=20 $(BIN)/pytest -n auto tests/cards/test_random_games.py

check: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/pytest tests/test_layers.py

bench: .venv/farmyard
	@$(BIN)/farmyard bench $(ARGS)

docs: .venv/tools
	PYTHONPATH=src $(BIN)/python -m farmyard.lab.reference docs/cards.md

schema: .venv/tools
	PYTHONPATH=src $(BIN)/python -m farmyard.server.schema web/openapi.json

lock: .venv/tools
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra table --extra postgres --extra dev --generate-hashes --strip-extras --allow-unsafe \
		--no-emit-index-url --no-emit-find-links --upgrade --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build src/farmyard.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
