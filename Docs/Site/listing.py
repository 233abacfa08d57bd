"""The public symbols of the modules as text, one file each in Docs/API: a change of API is a change of these."""

import difflib
import json
import re
import textwrap

from modules import MODULES, ROOT, graph

API = ROOT / "Docs/API"

# Where every type of the engine is named next to SwiftUI and UIKit, and the modules whose types those are.
EVERY_NAME = ROOT / "Apple/Tests/NamesTests/EveryName.swift"
ENGINE = ("ScrollCoordinates", "ScrollPhysics", "ScrollGestures", "Overscroll", "ScrollFeels")


def listing(symbols, module):
    """The public declarations of a module: types in the order of their names, members below them."""
    content = graph(symbols, module)
    conformances = {}
    for relation in content["relationships"]:
        if relation["kind"] == "conformsTo":
            name = relation.get("targetFallback") or names(content).get(relation["target"], relation["target"])
            conformances.setdefault(relation["source"], set()).add(name.split(".")[-1])
    lines = [f"// The public API of {module}. Scripts/docs --api writes this file."]
    lines += described(content["symbols"], conformances)
    for path in sorted((symbols / module).glob(f"{module}@*.symbols.json")):
        other = json.loads(path.read_text(encoding="utf-8"))
        lines += ["", f"// Added to {path.name.split('@')[1].split('.')[0]}"]
        lines += described(other["symbols"], {})
    return "\n".join(lines) + "\n"


def names(content):
    """The names of a module's own symbols."""
    return {symbol["identifier"]["precise"]: symbol["pathComponents"][-1] for symbol in content["symbols"]}


def described(symbols, conformances):
    """A line for each symbol, below its type's."""
    entries = set()
    for symbol in symbols:
        path = tuple(symbol["pathComponents"])
        text = " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
        # A protocol's declaration names those it refines.
        conforms = [] if text.startswith("protocol") else sorted(conformances.get(symbol["identifier"]["precise"], ()))
        declaration, separator, constraints = text.partition(" where ")
        if conforms:
            declaration += f" : {', '.join(conforms)}"
        entries.add((path, declaration + separator + constraints))
    known = {path for path, _ in entries}
    entries |= {(path[:1], f"extension {path[0]}") for path in known if path[:1] not in known}
    return ["  " * (len(path) - 1) + text for path, text in sorted(entries)]


def write(symbols):
    """Writes all files again."""
    API.mkdir(exist_ok=True)
    for module in MODULES:
        (API / f"{module}.txt").write_text(listing(symbols, module), encoding="utf-8")
    EVERY_NAME.write_text(every_name("".join(listing(symbols, module) for module in ENGINE)), encoding="utf-8")


def every_name(listings):
    """A Swift file that names every type of some listings, without its module."""
    types = sorted(set(re.findall(r"^(?:@\w+ )*(?:final )?(?:struct|enum|class|protocol|typealias) (\w+)", listings, re.M)))
    lines = textwrap.wrap(" ".join(f"extension~{name}~{{}};" for name in types), 119)
    return "\n".join([
        "// swift-format-ignore-file",
        "// Made by Scripts/docs --api; do not edit.",
        "// Every public type of the engine in a file that imports SwiftUI and UIKit too: without the module's name.",
        *[f"import {module}" for module in ("Foundation", "QuartzCore", "ScrollFeels", "SwiftUI", "UIKit")], "",
        *[line.replace("~", " ") for line in lines]]) + "\n"


def difference(symbols):
    """What the files say otherwise than the modules."""
    found = []
    for module in MODULES:
        path = API / f"{module}.txt"
        before = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        after = listing(symbols, module).splitlines()
        found += difflib.unified_diff(before, after, f"Docs/API/{module}.txt", module, lineterm="", n=1)
    return found
