"""The library's modules and their symbols: what the compiler says that each one has in public."""

import json
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# Every module with a catalogue, behind the modules whose types it mentions.
MODULES = {
    "ScrollCoordinates": [],
    "ScrollPhysics": ["ScrollCoordinates"],
    "ScrollGestures": ["ScrollCoordinates"],
    "Overscroll": ["ScrollCoordinates", "ScrollPhysics", "ScrollGestures"],
    "ScrollFeels": ["ScrollCoordinates", "ScrollPhysics", "ScrollGestures", "Overscroll"],
    "StrictJSON": [],
    "ScrollScenes": ["ScrollCoordinates", "ScrollPhysics", "ScrollGestures", "Overscroll", "StrictJSON"],
    "ScrollFitting": [],
}

# Building these two builds all of them.
TARGETS = ["ScrollScenes", "ScrollFitting"]

# What almost every type conforms to without saying so.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}

LINK = re.compile(r"(?<!`)``([A-Z]\w*)((?:/[^`]+)?)``(?!`)")


def run(command):
    """Runs a command in the checkout; what it says is shown if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"docs: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def extract(folder):
    """Builds the modules and writes the symbol graphs of each into a folder with its name."""
    # Apart from the other builds: their options are different, and each would begin from nothing after the other.
    build = ["swift", "build", "--scratch-path", folder.parent / "build"]
    for target in TARGETS:
        run([*build, "--target", target])
    products = Path(run([*build, "--show-bin-path"]).strip())
    triple = json.loads(run(["swiftc", "-print-target-info"]))["target"]["triple"]
    shutil.rmtree(folder, ignore_errors=True)
    for module in MODULES:
        graphs = folder / module
        graphs.mkdir(parents=True)
        run(["swift-symbolgraph-extract", "-module-name", module, "-target", triple,
             "-I", products / "Modules", "-I", "Sources/CScrollTables/include",
             "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members", "-output-dir", graphs])
    owners = types(folder)
    for module in MODULES:
        for path in sorted((folder / module).glob("*.json")):
            join(path, module, owners)


def graph(folder, module):
    """The symbol graph of a module."""
    return json.loads((folder / module / f"{module}.symbols.json").read_text(encoding="utf-8"))


def types(folder):
    """The module of every public type that lies in no other type."""
    kinds = {"swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias"}
    return {
        symbol["pathComponents"][0]: module
        for module in MODULES
        for symbol in graph(folder, module)["symbols"]
        if symbol["kind"]["identifier"] in kinds and len(symbol["pathComponents"]) == 1
    }


def join(path, module, owners):
    """Gives links in comments to types of other modules the module's name, which DocC asks for.

    Leaves out conformances that say nothing.
    """
    content = json.loads(path.read_text(encoding="utf-8"))

    def linked(match):
        owner = owners.get(match[1], module)
        return match[0] if owner == module else f"``/{owner}/{match[1]}{match[2]}``"

    for symbol in content["symbols"]:
        for line in symbol.get("docComment", {}).get("lines", []):
            line["text"] = LINK.sub(linked, line["text"])
    content["relationships"] = [one for one in content["relationships"] if one.get("targetFallback") not in IMPLIED]
    path.write_text(json.dumps(content), encoding="utf-8")
