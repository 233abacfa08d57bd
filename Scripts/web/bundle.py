#!/usr/bin/env python3
"""Makes one file of a module and what it uses of the folders next to it, where there is no esbuild.

    Scripts/web/bundle.py MODULE

Each module of such a folder becomes a function's result, in the order in which they need one another; comments
that stand on lines of their own, and indentation, are left out. It knows the few forms of import and export
that these modules have, and refuses others. Other modules are imported as before.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "Web/js"
sys.path.insert(0, str(ROOT / "Scripts/shared"))
sys.dont_write_bytecode = True

from usage import Usage

IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.M)
PASSED = re.compile(r'^export \{([^}]*)\} from ("\./[\w-]+/[^"]+");\n', re.M)
EXPORT = re.compile(r"^export ((?:async )?(?:const|let|class|function)) (\w+)", re.M)


def bare(text):
    """Without comments on lines of their own, empty lines and indentation."""
    text = re.sub(r"^ */\*.*?\*/ *\n", "", text, flags=re.M | re.S)
    text = re.sub(r"^ *//.*\n", "", text, flags=re.M)
    return re.sub(r"^ *\n", "", re.sub(r"^ +", "", text, flags=re.M), flags=re.M)


def name_of(file):
    return "$" + re.sub(r"\W", "_", file.stem)


def with_constants(text, folder, needed):
    """Imports of folders as constants; those modules first, in `needed`."""
    def replace(match):
        names, source = match[1], match[2]
        file = (folder / source).resolve()
        if file.parent == MODULES:
            return match[0]
        add(file, needed)
        return f"const {{{names.replace(' as ', ': ')}}} = {name_of(file)};\n"
    return IMPORT.sub(replace, text)


def add(file, needed):
    """A module of a folder as a constant, after those that it needs."""
    if file in needed:
        return
    text = with_constants(bare(file.read_text(encoding="utf-8")), file.parent, needed)
    names = [match[2] for match in EXPORT.finditer(text)]
    text = EXPORT.sub(r"\1 \2", text)
    if re.search(r"^(import|export)\b", text, re.M):
        sys.exit(f"bundle: {file}: an import or export of a form that is not known")
    needed[file] = f"const {name_of(file)} = (() => {{\n{text}return {{ {', '.join(names)} }};\n}})();\n"


def main():
    parser = Usage(__doc__)
    parser.add_argument("module", metavar="MODULE")
    options = parser.parse_args()
    file = Path(options.module).resolve()
    needed = {}
    # What is passed on from a folder is imported and exported.
    text = PASSED.sub(r"import {\1} from \2;\nexport {\1};\n", bare(file.read_text(encoding="utf-8")))
    text = with_constants(text, file.parent, needed)
    # Imports stand first.
    imports = "".join(match[0] for match in IMPORT.finditer(text))
    sys.stdout.write(imports + "".join(needed.values()) + IMPORT.sub("", text))


main()
