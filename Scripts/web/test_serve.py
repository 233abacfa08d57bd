#!/usr/bin/env python3
"""What a browser gets from the demo's server, and what is written out. Needs no build."""

import base64
import http.client
import os
import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = {
    "secret.txt": "secret", "site-secret/secret.txt": "secret", "site/.hidden": "secret", "site/docs/.hidden": "secret",
    "site/index.html": '<title>First</title><body><a href="page.html">page</a><a href="https://a.b">b</a></body>',
    "site/page.html": "<title>Page</title><body>the page</body>", "site/site.css": "p { margin: 0 }", "site/a b.txt": "space",
    "site/site.js": 'import { a } from "./lib/a.js";\nconst later = () => import("./lib/b.js");\n',
    "site/lib/a.js": 'import { b } from "../lib/b.js";\n', "site/lib/b.js": "export const b = 1;\n",
    "site/small.js": 'import{b as c}from"./lib/b.js";', "site/overscroll-full.wasm": "\0asm", "site/list.d.ts": "export {};",
    "site/docs/404.html": "100 % later", "site/docs/js/script.js": "documentation()", "site/package/package.json": "{}",
}
LINKS = {"site/out.txt": "../secret.txt", "site/up": "..", "site/in.txt": "a b.txt"}


class SiteTests(unittest.TestCase):
    """A site with a secret next to it and links to the secret."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.parent = Path(folder.name).resolve()
        for name, text in FILES.items():
            (self.parent / name).parent.mkdir(parents=True, exist_ok=True)
            (self.parent / name).write_text(text)
        for name, target in LINKS.items():
            (self.parent / name).symlink_to(target)


class ServerTests(SiteTests):
    def serve(self, *options):
        process = subprocess.Popen([HERE / "serve.py", self.parent / "site", *options], text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(lambda: (process.kill(), process.communicate()))
        return process, process.stdout.readline().strip()

    def setUp(self):
        super().setUp()
        self.process, self.address = self.serve("--port", "0")
        self.port = int(self.address.removeprefix("http://127.0.0.1:").removesuffix("/"))

    def get(self, path, method="GET", host="localhost"):
        """The status, the headers and the body; the path goes out as it is."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection._validate_path = lambda _: None
        self.addCleanup(connection.close)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode()

    def test_browsers_learn_what_a_file_is(self):
        for path, kind in (("/overscroll-full.wasm", "application/wasm"), ("/site.js", "text/javascript"), ("/", "text/html"),
                           ("/site.css", "text/css"), ("/list.d.ts", "text/plain"), ("/.nothing", None)):
            status, headers, _ = self.get(path)
            if kind:
                self.assertEqual((status, headers["Content-Type"].split(";")[0]), (200, kind), path)
            # What has been built again is seen.
            self.assertEqual(headers["Cache-Control"], "no-cache")

    def test_files_are_found_by_their_percent_signs_and_links_among_them(self):
        for path, text in (("/a%20b.txt", "space"), ("/in.txt", "space"), ("/lib/%62.js", FILES["site/lib/b.js"]),
                           ("//lib//b.js", FILES["site/lib/b.js"]), ("/page.html?a=/../", FILES["site/page.html"])):
            self.assertEqual(self.get(path)[::2], (200, text), path)
        self.assertEqual(self.get("/page.html", "HEAD")[::2], (200, ""))

    def test_nothing_else_is(self):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/%252e%252e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt",
                     "/..\\secret.txt", "/lib/..%2f..%2fsecret.txt", "/%2e%2e%2fsite-secret/secret.txt", "/out.txt", "/up/",
                     "/up/secret.txt", "/.hidden", "/docs/.hidden", "/index.html%00.txt", "/%00", "//etc/passwd", "/%2fetc%2fpasswd",
                     "/lib/", "/index.html/", "/nothing", "*", "secret.txt", "http://x/../secret.txt"):
            status, _, text = self.get(path)
            self.assertEqual(status, 404, path)
            self.assertNotIn("secret", text, path)
        for method in ("POST", "PUT", "DELETE", "OPTIONS"):
            self.assertGreaterEqual(self.get("/", method)[0], 400)

    def test_the_documentation_says_that_it_is_being_built(self):
        for path in ("/docs/", "/docs/a/b/?c"):
            self.assertEqual(self.get(path)[::2], (404, "100 % later"))
        status, headers, _ = self.get("/docs")
        self.assertEqual((status, headers["Location"]), (301, "/docs/"))
        self.assertNotIn("later", self.get("/nothing")[2])
        (self.parent / "site/docs/index.html").write_text("built")
        self.assertEqual(self.get("/docs/")[::2], (200, "built"))

    def test_it_has_only_the_names_of_this_machine(self):
        for host, status in (("localhost", 200), ("LocalHost:8080", 200), (f"127.0.0.1:{self.port}", 200), ("[::1]:1", 200),
                             (socket.gethostname(), 200), ("evil.example", 421), ("localhost.evil.example:80", 421), ("", 421)):
            self.assertEqual(self.get("/page.html", host=host)[0], status, host)

    def test_control_c_ends_it_without_a_word(self):
        self.get("/")
        self.process.send_signal(signal.SIGINT)
        self.assertEqual((*self.process.communicate(timeout=20), self.process.returncode), ("", "", 0))

    def test_where_it_cannot_listen_it_says_so(self):
        for options, why in ((("--port", str(self.port)), "in use"), (("--host", "192.0.2.1"), "192.0.2.1"), (("--port", "70000"), "65535")):
            process, address = self.serve(*options)
            self.assertEqual(address, "")
            self.assertIn(why, process.communicate(timeout=20)[1])
            self.assertEqual(process.returncode, 1)

    def test_another_port_is_taken_when_the_usual_one_is(self):
        addresses = [self.serve()[1] for _ in range(2)]
        self.assertTrue(all(address.startswith("http://127.0.0.1:") for address in addresses), addresses)
        self.assertNotEqual(*addresses)


class ExportTests(SiteTests):
    def export(self):
        target = self.parent / "new/out"
        done = subprocess.run([HERE / "export.py", self.parent / "site", target], capture_output=True, text=True)
        return target, done

    def test_every_file_is_written_and_the_one_page(self):
        target, done = self.export()
        files = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
        self.assertTrue(files.issuperset({"index.html", "lib/a.js", "a b.txt", "docs/js/script.js", "overscroll-demo.html"}), files)
        self.assertFalse([name for name in files if "hidden" in name or name.startswith(("package", "."))], files)
        self.assertEqual(done.stdout, f"The site is in {target}; overscroll-demo.html works by itself.\n")

    def test_the_one_page_has_modules_by_name_and_pages_by_fragment(self):
        page = (self.export()[0] / "overscroll-demo.html").read_text()
        for source in ('import { b } from "site/lib/b.js";\n', 'import{b as c}from"site/lib/b.js";', "\0asm",
                       'import { a } from "site/lib/a.js";\nconst later = () => import("site/lib/b.js");\n'):
            self.assertIn(base64.b64encode(source.encode()).decode(), page)
        for text in ('href="#page.html"', 'href="https://a.b"', 'data-page="page.html" data-title="Page"'):
            self.assertIn(text, page)
        # The documentation stays a folder next to it.
        self.assertNotIn(base64.b64encode(b"documentation()").decode(), page)

    def test_a_site_that_is_not_whole_is_an_error_and_leaves_nothing(self):
        for name in ("index.html", "site.css"):
            os.rename(self.parent / "site" / name, self.parent / "kept")
            target, done = self.export()
            self.assertIn(name, done.stderr)
            self.assertEqual((done.returncode, target.exists()), (1, False))
            os.rename(self.parent / "kept", self.parent / "site" / name)


if __name__ == "__main__":
    # What a shell starts in the background ignores control-C, and so would what that starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    unittest.main()
