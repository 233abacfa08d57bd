#!/usr/bin/env -S python3 -B
"""Finds circles between the folders of a module of Sources: two folders that name each other's types, or more of them in turn.

    Scripts/checks/circles.py    prints a circle of every module that has one, with the places that make it; exit code 1

A folder names another where a file of it contains a type that is declared there. Files next to the folders belong to none.
"""

import re
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import ROOT, Usage

SOURCES = ROOT / "Sources"
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|""".*?"""|"(?:[^"\\\n]|\\.)*"', re.S)
DECLARED = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|final|indirect) )*"
                      r"(?:struct|enum|class|protocol|typealias) (\w+)", re.M)
INNER = re.compile(r"^ +(?:\w+ )*(?:struct|enum|class|typealias) (\w+)", re.M)
# A type's name; with a dot before it, it is a member of another.
NAME = re.compile(r"(?<![\w.])[A-Z]\w+")


def edges(module):
    """{(folder, the folder it names): [place]} of a module's folder."""
    code = {path: NO_CODE.sub(lambda part: "\n" * part[0].count("\n"), path.read_text(encoding="utf-8"))
            for path in sorted(module.glob("*/**/*.swift"))}
    folder = {path: path.relative_to(module).parts[0] for path in code}
    homes = {}
    for path, text in code.items():
        for name in DECLARED.findall(text):
            homes.setdefault(name, set()).add(folder[path])
    found = {}
    for path, text in code.items():
        # A type within another, in the same file, is meant before one of another folder.
        inner = set(INNER.findall(text))
        for match in NAME.finditer(text):
            if match[0] in inner:
                continue
            for home in homes.get(match[0], set()):
                # A name that two folders declare says nothing of either.
                if home != folder[path] and len(homes[match[0]]) == 1:
                    line = text.count("\n", 0, match.start()) + 1
                    found.setdefault((folder[path], home), []).append(f"{path.relative_to(module.parents[1])}:{line}: {match[0]}")
    return found


def problems(module, found):
    """What is wrong with a module, a line each."""
    graph = TopologicalSorter()
    for folder, named in sorted(found):
        graph.add(folder, named)
    try:
        graph.prepare()
    except CycleError as error:
        around = error.args[1][::-1]
        return [f"circles: {module}: {' → '.join(around)}", *(f"  {a} → {b}: {found[a, b][0]}" for a, b in zip(around, around[1:]))]
    return []


def main():
    Usage(__doc__).parse_args()
    modules = sorted(path for path in SOURCES.iterdir() if path.is_dir())
    sys.exit("\n".join(line for module in modules for line in problems(module.name, edges(module))) or None)


if __name__ == "__main__":
    main()
