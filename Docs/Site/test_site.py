#!/usr/bin/env python3
"""What a dead link of the site is, and how the public API is listed. Needs no MkDocs and no DocC."""

import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True


loader = importlib.machinery.SourceFileLoader("docs", str(Path(__file__).resolve().parents[2] / "Scripts/docs"))
docs = importlib.util.module_from_spec(importlib.util.spec_from_loader("docs", loader))
loader.exec_module(docs)


class LinkTests(unittest.TestCase):
    def astray(self, text):
        with tempfile.TemporaryDirectory() as folder:
            docs.WORK, site = Path(folder), Path(folder) / "site"
            page = Path(folder) / "guides/a/index.html"
            for path in (page, site / "types/flight/index.html", site / "a b.png"):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return list(docs.astray(page, site))

    def test_links_and_pictures_that_lead_somewhere(self):
        self.assertEqual(self.astray('<a href="../types/flight/#x"><img src="../a%20b.png"><a href="https://a.b/c"><a href="#x">'), [])

    def test_the_demo_is_outside_the_site(self):
        self.assertEqual(self.astray('<a href="../../drawer.html">'), [])

    def test_links_and_pictures_that_lead_nowhere(self):
        for link in ('href="../types/fright/"', 'src="b.png"', 'srcset="../b.png"', 'href="../b/#x"'):
            self.assertEqual(len(self.astray(f"<a {link}>")), 1, link)


if __name__ == "__main__":
    unittest.main()
