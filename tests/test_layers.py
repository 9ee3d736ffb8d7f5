"""Imports point downwards only, and nobody reaches into another module's private names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "farmyard"

KERNEL, AI, LAB = "farmyard.kernel", "farmyard.ai", "farmyard.lab"
CAMPAIGNS, LESSONS = "farmyard.campaigns", "farmyard.lessons"
AGRICOLA, EXPRESS = "farmyard.agricola", "farmyard.express"
GAMES = (AGRICOLA, EXPRESS)
STATE, FARM, RULES = f"{AGRICOLA}.state", f"{AGRICOLA}.farm", f"{AGRICOLA}.rules"
WORDS, CONTENT, GOODS = f"{AGRICOLA}.words", f"{AGRICOLA}.content", f"{AGRICOLA}.state.goods"

# What each layer may import besides itself; the longest name that fits a module is its layer.
# The package `farmyard` is the public face of kernel and games, which applications may use as anybody does.
LAYERS = {
    KERNEL: (),
    GOODS: (KERNEL,),
    FARM: (KERNEL, GOODS),
    STATE: (KERNEL, FARM, GOODS),
    RULES: (KERNEL, FARM, STATE),
    WORDS: (KERNEL, FARM, STATE, RULES),
    CONTENT: (KERNEL, FARM, STATE, RULES, WORDS),
    AGRICOLA: (KERNEL,),
    EXPRESS: (KERNEL,),
    AI: (KERNEL, *GAMES),
    "farmyard.games": (KERNEL, *GAMES),
    "farmyard": (KERNEL, *GAMES, "farmyard.games"),
    CAMPAIGNS: (KERNEL, *GAMES),
    LESSONS: (KERNEL, *GAMES),
    LAB: (KERNEL, *GAMES, AI, "farmyard", "farmyard.games", CAMPAIGNS),
    "farmyard.envs": (KERNEL, *GAMES, AI, "farmyard", "farmyard.games", "farmyard.cli"),
    "farmyard.server": (KERNEL, *GAMES, AI, "farmyard", "farmyard.games", CAMPAIGNS, LESSONS),
    "farmyard.cli": (KERNEL, *GAMES, AI, "farmyard", "farmyard.games", CAMPAIGNS, LESSONS, LAB, "farmyard.server"),
    "farmyard.__main__": ("farmyard.cli",),
}


def module_of(path: Path) -> str:
    parts = ["farmyard", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(ROOT.rglob("*.py"))}


def imports(module: str) -> Iterator[tuple[str, str]]:
    """The modules of this package that a module imports, each with the name taken from it, if any."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [(alias.name, "") for alias in node.names if alias.name.split(".")[0] == "farmyard"]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively: write the whole name"
            for alias in node.names if (node.module or "").split(".")[0] == "farmyard" else []:
                whole = f"{node.module}.{alias.name}"
                yield (whole, "") if whole in MODULES else (str(node.module), alias.name)


def within(module: str, package: str) -> bool:
    """Whether a module belongs to a package; the top package stands for itself alone."""
    return module == package or (package != "farmyard" and module.startswith(f"{package}."))


def layer_of(module: str) -> str:
    return max([package for package in LAYERS if within(module, package)], key=len, default="")


def allowed(module: str, imported: str) -> bool:
    layer = layer_of(module)
    return any(within(imported, package) for package in (layer, *LAYERS[layer]))


def private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def test_every_module_has_a_layer() -> None:
    assert [module for module in MODULES if not layer_of(module)] == []


def test_imports_point_downwards() -> None:
    found = [(module, imported) for module in MODULES for imported, _ in imports(module)]
    assert [f"{module} imports {imported}" for module, imported in found if not allowed(module, imported)] == []


def test_a_module_of_the_game_is_named_in_the_list_of_modules_alone() -> None:
    packages = {path.parent.name for path in (ROOT / "agricola" / "content").glob("*/__init__.py")}
    named = [(module, imported) for module in MODULES if not within(module, CONTENT) for imported, _ in imports(module)]
    found = {module for module, imported in named if any(within(imported, f"{CONTENT}.{name}") for name in packages)}
    assert found == {f"{AGRICOLA}.modules"}


def test_no_private_name_is_imported() -> None:
    found = [(module, f"{imported}.{name}") for module in MODULES for imported, name in imports(module)]
    assert [f"{module} imports {name}" for module, name in found if any(map(private, name.split(".")))] == []


def test_private_attributes_are_used_by_their_owner_alone() -> None:
    for module, path in MODULES.items():
        nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
        reached = [ast.unparse(node) for node in nodes if private(node.attr) and ast.unparse(node.value) != "self"]
        assert (module, reached) == (module, [])


@pytest.mark.parametrize(
    ("module", "imported", "fine"),
    [
        ("farmyard.kernel.game", "farmyard.kernel.option", True),
        ("farmyard.kernel.game", "farmyard.agricola.state.goods", False),
        ("farmyard.kernel.game", "farmyard", False),
        ("farmyard.agricola.state.game", "farmyard.agricola.state.player", True),
        ("farmyard.agricola.state.game", "farmyard.ai.player", False),
        ("farmyard.agricola.farm.fences", "farmyard.agricola.state.goods", True),
        ("farmyard.agricola.farm.fences", "farmyard.agricola.state.player", False),
        ("farmyard.agricola.state.goods", "farmyard.agricola.state.player", False),
        ("farmyard.agricola.state.player", "farmyard.agricola.rules.work", False),
        ("farmyard.agricola.rules.work", "farmyard.agricola.words.laying", False),
        ("farmyard.agricola.words.laying", "farmyard.agricola.content.majors", False),
        ("farmyard.agricola.content.majors", "farmyard.agricola.words.laying", True),
        ("farmyard.agricola.content.majors", "farmyard.agricola.setup", False),
        ("farmyard.agricola.setup", "farmyard.agricola.content.majors", True),
        ("farmyard.ai.player", "farmyard.lab.simulate", False),
        ("farmyard.cli.main", "farmyard", True),
        ("farmyard.lab.simulate", "farmyard", True),
        ("farmyard.lab.simulate", "farmyard.cli.main", False),
        ("farmyard.cli.main", "farmyard.lab.simulate", True),
        ("farmyard.agricola.state.game", "farmyard", False),
    ],
)
def test_the_layers_are_told_apart(module: str, imported: str, fine: bool) -> None:
    assert allowed(module, imported) == fine
