#!/usr/bin/env -S python3 -B
"""Counts the lines that a host needs between its system and the engine, over all files of it, comments and blank lines included.

    Scripts/checks/glue.py           prints every host with its files
    Scripts/checks/glue.py --check   fails where a document states another number
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import ROOT, Usage

# Files by host; of a list the least and the most. PATH#FIRST LINE#LAST LINE is a part of a document.
KIT = "Apple/Sources/OverscrollUIKit"
HOSTS = {
    "sdl": "Window/Sources/CSDL2/* Window/Sources/OverscrollSDL/*",
    "keys": "Window/Sources/OverscrollSDL/KeyCommand+SDL.swift",
    "program": "Window/Sources/OneList/main.swift",
    "adapter": f"{KIT}/Adapter/*",
    "view": f"{KIT}/ScrollView/*",
    "containers": [f"{KIT}/Containers/{name}.swift" for name in ("DrawerView", "FloatingWindow", "PagerView", "NestedPage")],
    "swiftui": "Apple/Sources/OverscrollSwiftUI/Views/*",
    "dial": "Apple/Sample/DialScreen.swift",
    "web": "README.md#```js#```",
    "hooks": [f"Web/recipes/{name}.*" for name in ("react", "vue", "svelte", "over-scroll")],
    "list": "Examples/list-c/list.c Examples/list-c/Makefile",
    "map": "Examples/metro-cpp/*.cpp Examples/metro-cpp/*.hpp Examples/metro-cpp/Makefile",
    "board": "Examples/bare-metal/Board/memory.ld Examples/bare-metal/Board/virt-aarch64.ld "
             "Examples/bare-metal/Sources/CBoard/freestanding.c Examples/bare-metal/Sources/CVirtual/virt.c "
             "Examples/bare-metal/Sources/CBoard/include/board.h",
    "any": "Docs/Guides/OneAdapter.md#/// A host of whatever#}",
    "chat": "Examples/apps/Sources/Chat/*",
}
STATED = {
    "README.md": [
        "[{sdl} lines](Docs/Guides/GamesAndToolkits.md), of which {keys} are a table of keys; a whole program with them takes {program} more |",
        "containers of {containers} lines, `OverscrollView` of {view}, on an adapter of {adapter}; for SwiftUI {swiftui} more |",
        "| a web page | {web} lines; [hooks](Web/recipes) for React, Vue, Svelte and a custom element, {hooks} with their types |",
        "a list in a window of {list} lines and a map of {map} as examples",
        "with its board's start, {board} lines; {flash} kB of code and constants |",
        "[{any} lines](Docs/Guides/OneAdapter.md) drive every model: lists, pages, drawers, windows that float, pages in pages, dials, thrown values. What the window shows with its {sdl}:",
    ],
    "Apple/README.md": ["has {dial} lines"],
    "Docs/Guides/Lists.md": ["A whole chat of this, {chat} lines"],
    "Docs/Guides/InCAndCpp.md": ["in a window of SDL2, {list} lines with its Makefile"],
}


def files(places):
    """(path, lines) of each file that is named; a part of a document is one."""
    found = []
    for place in places.split(" ") if "#" not in places else [places]:
        pattern, *part = place.split("#")
        paths = sorted(ROOT.glob(pattern))
        if not paths:
            sys.exit(f"glue: {pattern} is not there")
        for path in paths:
            lines = path.read_text(encoding="utf-8").splitlines()
            if part:
                first = next(at for at, line in enumerate(lines) if line.startswith(part[0]))
                last = lines.index(part[1], first + 1)
                lines = [line for line in lines[first:last + 1] if not line.startswith("```")]
            found.append((path.relative_to(ROOT), len(lines)))
    return found


def counted(host):
    """What documents are to state."""
    totals = [sum(lines for _, lines in files(places)) for places in ([host] if isinstance(host, str) else host)]
    return f"{totals[0]:,}" if isinstance(host, str) else f"{min(totals)} to {max(totals)}"


def flash():
    """Code and constants of the list on AArch64, in kB, as Scripts/stages/bits has compared them with a run."""
    row = re.search(r"\| memory, aarch64 \| ([\d,]+) \| ([\d,]+) \| ", (ROOT / "Examples/bare-metal/README.md").read_text(encoding="utf-8"))
    return round(sum(int(cell.replace(",", "")) for cell in row.groups()) / 1000)


def stale(stated=STATED):
    """What documents are to say and do not, a line each."""
    counts = {name: counted(host) for name, host in HOSTS.items()} | {"flash": flash()}
    wanted = [(document, words.format(**counts)) for document, all in stated.items() for words in all]
    return [f"glue: {document} does not say “{words}”" for document, words in wanted
            if words not in (ROOT / document).read_text(encoding="utf-8")]


def main():
    if Usage(__doc__, "--check").parse_args().check:
        sys.exit("\n".join(stale()) or None)
    for name, host in HOSTS.items():
        print(f"{name}: {counted(host)}")
        for path, lines in sum(map(files, [host] if isinstance(host, str) else host), []):
            print(f"  {lines:5} {path}")


if __name__ == "__main__":
    main()
