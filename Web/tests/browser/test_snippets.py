"""The pages' programs: the Swift ones compile, the JavaScript ones parse, and those that need no page run."""

import html
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from browser import PAGES, ROOT

MODULES = ROOT / ".build/together/release/Modules"


def snippet(page, language):
    text = (ROOT / f"Web/site/{page}.html").read_text()
    found = re.search(rf'<pre class="{language.lower()}"><code>(.*?)</code>', text, re.S)
    return html.unescape(found.group(1))


class SnippetTests(unittest.TestCase):
    def run_on(self, text, name, command):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / name
            file.write_text(text)
            result = subprocess.run([*command, file], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stderr)

    def test_swift_compiles(self):
        # The command's own build has the modules.
        subprocess.run([ROOT / "Scripts/overscroll", "--version"], check=True, capture_output=True)
        for page in PAGES[1:]:
            with self.subTest(page=page):
                self.run_on(snippet(page, "Swift"), "main.swift", [
                    "swiftc", "-typecheck", "-swift-version", "6", "-I", MODULES,
                    "-I", ROOT / "Sources/CScrollTables/include"])

    def test_javascript_parses(self):
        for page in PAGES[1:]:
            with self.subTest(page=page):
                self.run_on(snippet(page, "JavaScript"), "main.mjs", ["node", "--check"])

    def test_javascript_without_a_page_runs(self):
        begin, dist = 'const load = (name) => all.load(readFileSync(new URL(name, dist)));', (ROOT / "Web/dist").as_uri()
        for page in ("deceleration", "spring", "rubber-band", "how-close"):
            with self.subTest(page=page):
                text = snippet(page, "JavaScript").replace('{ load } from "./', 'all from "./').replace('"./', f'"{dist}/')
                text = text.replace("import all", "import * as all").replace("\n\n", f'\n{begin}\n', 1)
                self.run_on(f'import {{ readFileSync }} from "node:fs";\nconst dist = "{dist}/";\n{text}', "main.mjs", ["node"])
