#!/usr/bin/env -S python3 -B
"""Makes the package that people install of what Scripts/build-web has built.

    Scripts/web/package.py DIST

It is DIST/package: `npm pack` makes a tarball of it, and its folder can be used as it is. It has no
dependency and asks for no build step.
"""

import json
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import ROOT, Usage

# What is imported by the package's own name.
MAIN = "overscroll"


def main():
    parser = Usage(__doc__)
    parser.add_argument("dist", metavar="DIST", type=Path)
    dist = parser.parse_args().dist.resolve()
    out = dist / "package"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)

    exports = {}
    for name in sorted(source.stem for source in (ROOT / "Web/js").glob("*.js")):
        for file in (f"{name}.js", f"{name}.d.ts"):
            shutil.copy(dist / file, out / file)
        exports["." if name == MAIN else f"./{name}"] = {"types": f"./{name}.d.ts", "default": f"./{name}.js"}
    # Of the laws there is a script for builds without modules, where esbuild has made it.
    for script in sorted(dist.glob("*.global.js")):
        shutil.copy(script, out / script.name)
        exports[f"./{script.name}"] = {"types": f"./{script.name.removesuffix('.global.js')}.d.ts", "default": f"./{script.name}"}
    # Without esbuild the modules import what they share from folders next to them.
    for folder in (ROOT / "Web/js").iterdir():
        if folder.is_dir() and (dist / folder.name).exists():
            shutil.copytree(dist / folder.name, out / folder.name)
    for source in sorted(dist.glob("*.wasm")):
        shutil.copy(source, out)
        exports[f"./{source.name}"] = f"./{source.name}"
    shutil.copytree(ROOT / "Web/recipes", out / "recipes")
    shutil.copytree(ROOT / "Web/examples", out / "examples")
    for recipe in sorted((out / "recipes").glob("*.js")):
        name = f"./recipes/{recipe.stem}"
        exports[name] = {"types": f"{name}.d.ts", "default": f"{name}.js"}
    exports["./package.json"] = "./package.json"
    shutil.copy(ROOT / "Web/package/README.md", out / "README.md")
    shutil.copy(ROOT / "LICENSE", out / "LICENSE")

    package = {
        "name": "overscroll",
        "version": (ROOT / "VERSION").read_text(encoding="utf-8").strip(),
        "description": "UIScrollView's motion on a web page and anywhere else: a headless scroll engine.",
        "license": "MIT",
        "type": "module",
        # The custom element registers itself, and a feel gives scrollers theirs.
        "sideEffects": ["./recipes/over-scroll.js", "./feel.js"],
        "main": f"./{MAIN}.js",
        "types": f"./{MAIN}.d.ts",
        "exports": exports,
    }
    (out / "package.json").write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")


main()
