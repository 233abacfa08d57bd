"""What listing.py reads: the public symbols of every module with a catalogue."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(path.stem for path in ROOT.glob("Sources/*/*.docc"))

# What almost every type conforms to without saying so.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}


def graph(folder, module):
    """The symbol graph of a module."""
    content = json.loads((folder / module / f"{module}.symbols.json").read_text(encoding="utf-8"))
    content["relationships"] = [one for one in content["relationships"] if one.get("targetFallback") not in IMPLIED]
    return content
