#!/usr/bin/env -S python3 -B
"""Serves a folder on this machine until control-C; Scripts/demo builds the site that it serves.

    Scripts/web/serve.py FOLDER [--host ADDRESS] [--port PORT]    at 127.0.0.1:8080, or a free port where that is taken
"""

import re
import socket
import socketserver
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "shared"))

from usage import Usage

# Who may be asked for. By another name that leads to this machine, a page from elsewhere could read what is served.
OWN = re.compile(rf"(\[.*\]|[\d.]+|localhost|{re.escape(socket.gethostname())}(\.local)?)(:\d+)?", re.I)


class Handler(SimpleHTTPRequestHandler):
    protocol_version, timeout = "HTTP/1.1", 10
    # Some systems have others, with which a browser runs neither.
    extensions_map = {".wasm": "application/wasm", ".js": "text/javascript", ".mjs": "text/javascript", ".ts": "text/plain"}

    def send_head(self):
        return super().send_head() if OWN.fullmatch(self.headers.get("Host", "localhost")) else self.send_error(421)

    def translate_path(self, path):
        """The file that a path means; none where it is hidden or a link out of the folder."""
        file = re.sub(r"/\Z", "/index.html", super().translate_path(path))
        is_visible = "/." not in file[len(self.directory):] and "\0" not in file
        return file if is_visible and Path(file).resolve().is_relative_to(self.directory) else ""

    def send_error(self, code, *words):
        page = Path(self.directory, "docs/404.html")  # It says that the documentation is being built.
        if code == 404 and self.path.startswith("/docs/") and page.is_file():
            self.error_message_format = page.read_text("utf-8").replace("%", "%%")
        super().send_error(code, *words)

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128  # A page loads dozens of files at once.
    server_bind = socketserver.TCPServer.server_bind  # HTTPServer's asks the network for this machine's name.

    def handle_error(self, *request):
        if not isinstance(sys.exc_info()[1], OSError):  # Those are browsers that went away.
            super().handle_error(*request)


def main():
    parser = Usage(__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int)
    options = parser.parse_args()
    folder = str(options.folder.resolve())
    host, Server.address_family = (f"[{options.host}]", socket.AF_INET6) if ":" in options.host else (options.host, socket.AF_INET)
    for port in [8080, 0] if options.port is None else [options.port]:
        try:
            with Server((options.host, port), lambda *request: Handler(*request, directory=folder)) as server:
                print(f"http://{host}:{server.server_address[1]}/", flush=True)  # Programs that read it wait for it.
                return server.serve_forever()
        except KeyboardInterrupt:
            return
        except (OSError, OverflowError) as error:
            print(f"demo: cannot serve at {options.host}, port {port}: {error}", file=sys.stderr)
    sys.exit(1)


main()
