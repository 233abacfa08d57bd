#!/usr/bin/env python3
"""How guides become articles, and what is noticed when a site is wrong. Needs no DocC and no build."""

import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

import articles
import check
import javascript
import search

KNOWN = {"One": {"the-law-of-x": "The-law-of-x"}, "Two": {"1-the-bounce": "1.-The-bounce"}}
OWNERS = {"Flight": "ScrollPhysics"}


def article_of(types):
    return javascript.article("a", types)


def article(text):
    return articles.article("One", text, KNOWN, OWNERS, Path("/nowhere"))


class ArticleTests(unittest.TestCase):
    def test_links_between_guides_find_their_headings(self):
        self.assertEqual(article("[a](Two.md), [b](Two.md#1-the-bounce), [c](#the-law-of-x)"),
                         "[a](doc:Two), [b](doc:Two#1.-The-bounce), [c](doc:One#The-law-of-x)\n")

    def test_a_heading_that_does_not_exist_is_an_error(self):
        with self.assertRaises(SystemExit):
            article("[b](Two.md#2-the-bounce)")

    def test_a_file_that_does_not_exist_is_an_error(self):
        with self.assertRaises(SystemExit):
            article("[b](../../Sources/Nothing.swift)")

    def test_files_below_the_title_go_to_the_end(self):
        text = article("# One\n\n[Source](../../Scripts/test) |\n[tests](../../Scripts/docs)\n\nWords.\n")
        self.assertEqual(text, "# One\n\nWords.\n\n## In the repository\n\n- Source: `Scripts/test`\n- Tests: `Scripts/docs`\n")

    def test_the_first_line_is_the_summary_if_it_is_a_sentence(self):
        self.assertEqual(article("# One\n\nA sentence.\nAnother one.\n"), "# One\n\nA sentence.\n\nAnother one.\n")
        self.assertEqual(article("# One\n\nHalf a\nsentence.\n"), "# One\n\nHalf a\nsentence.\n")

    def test_a_type_is_linked_to_in_words_and_not_in_code_or_headings(self):
        text = "# `Flight`\n\nA `Flight` or `Fright`.\n\n```swift\nlet a: `Flight`\n```\n"
        self.assertEqual(article(text), text.replace("A `Flight`", "A ``/ScrollPhysics/Flight``"))

    def test_anchors_are_those_of_github_and_docc(self):
        heading = "1. The bounce's `law`, at 60 Hz"
        self.assertEqual(articles.github_anchor(heading), "1-the-bounces-law-at-60-hz")
        self.assertEqual(articles.docc_anchor(heading), "1.-The-bounces-law,-at-60-Hz")


class JavaScriptTests(unittest.TestCase):
    def test_a_declaration_has_its_comment_and_its_overloads(self):
        text = article_of("// Types of a.js.\n\ntype Own = 1;\n/** Where\n * it is. */\nexport interface Place {\n  /** Right. */\n  x: number;\n}\n"
                          "export function go(x: 1): void;\nexport function go(x: 2): void;\n")
        self.assertEqual(text, "# a.js\n\nTypes of a.js.\n\n## Place\n\nWhere it is.\n\n```typescript\nexport interface Place {\n  /** Right. */\n"
                         "  x: number;\n}\n```\n\n## go\n\n```typescript\nexport function go(x: 1): void;\nexport function go(x: 2): void;\n```\n")

    def test_every_export_of_the_modules_is_in_it(self):
        for path in javascript.TYPES.glob("*.d.ts"):
            text = path.read_text(encoding="utf-8")
            self.assertEqual([name for name, _, _ in javascript.declarations(text)],
                             list(dict.fromkeys(match[2] for match in javascript.EXPORT.finditer(text))), path.name)

    def test_pages_of_the_demo_name_guides_that_exist(self):
        self.assertLessEqual(set(articles.demos()), {name.lower() for name in articles.names()})


class SearchTests(unittest.TestCase):
    PAGE = {"metadata": {"title": "The scroller", "role": "article"}, "abstract": [{"text": "A scroll view."}], "primaryContentSections": [{"content": [
        {"type": "heading", "text": "Pull to refresh", "anchor": "Pull-to-refresh"},
        {"type": "paragraph", "inlineContent": [{"text": "Only a finger arms "}, {"code": "PullToRefresh"}]}]}]}

    def test_a_guide_is_found_by_its_sections_and_the_parts_of_names(self):
        whole, part = search.entries(self.PAGE, "documentation/guides/scroller")
        self.assertEqual(whole[:4], ["The scroller", "guide", "documentation/guides/scroller/", "A scroll view."])
        self.assertEqual(part, ["The scroller: Pull to refresh", "guide", "documentation/guides/scroller/#Pull-to-refresh",
                                "Only a finger arms PullToRefresh", "arms finger only pull pulltorefresh refresh"])

    @unittest.skipUnless(shutil.which("node"), "no node")
    def test_titles_come_before_texts_and_all_words_must_be_there(self):
        symbol = {"metadata": {"title": "setContentOffset(_:animated:)", "role": "symbol", "symbolKind": "method"},
                  "abstract": [{"text": "Scrolls without a refresh."}]}
        places = search.entries(self.PAGE, "documentation/guides/scroller") + search.entries(symbol, "documentation/overscroll/scroller/set")
        script = (f"import {{ find }} from {json.dumps(str(Path(__file__).parent / 'search.js'))};"
                  f"const all = {json.dumps(places)}; const titles = (q) => find(all, q).map(([title]) => title);"
                  "console.log(JSON.stringify([titles('refresh'), titles('setcontentoffset'), titles('offset'), titles('pull finger'), titles('pull absent'), titles('')]));")
        done = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
        section, method = "The scroller: Pull to refresh", "setContentOffset(_:animated:)"
        self.assertEqual(json.loads(done.stdout), [[section, method], [method], [method], [section], [], []])


class CheckTests(unittest.TestCase):
    def dead(self, *references):
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder) / "data/documentation"
            data.mkdir(parents=True)
            there = {"primaryContentSections": [{"anchor": "Law"}]}
            (data / "there.json").write_text(json.dumps(there))
            (data / "page.json").write_text(json.dumps({"references": dict(enumerate(references))}))
            return check.dead(Path(folder), data / "page.json")

    def test_links_that_lead_somewhere(self):
        self.assertEqual(self.dead(
            {"type": "topic", "url": "/documentation/there"}, {"type": "link", "url": "https://a.b"},
            {"type": "section", "url": "/documentation/there#Law"},
            {"type": "unresolvable", "title": "Swift.Hashable"}), [])

    def test_links_that_lead_nowhere(self):
        for reference in (
                {"type": "topic", "url": "/documentation/nowhere"}, {"type": "unresolvable", "title": "Flight"},
                {"type": "section", "url": "/documentation/there#Love"},
                {"type": "image", "variants": [{"url": "/images/none.png"}]}):
            self.assertEqual(len(self.dead(reference)), 1, reference)

    def test_what_docc_lists_by_itself_is_not_listed(self):
        chosen = {"identifiers": ["doc://Guides/documentation/Guides/One"]}
        generated = {"identifiers": ["doc://Guides/documentation/Guides/Two"], "generated": True}
        self.assertEqual(check.topics({"topicSections": [chosen, generated]}), {"One"})


if __name__ == "__main__":
    unittest.main()
