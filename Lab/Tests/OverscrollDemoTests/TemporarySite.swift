import Foundation

/// A folder with a small site, a secret next to it and links that try to reach the secret.
struct TemporarySite {
  let parent: URL
  var folder: URL { parent.appending(path: "site") }

  init() throws {
    parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "lib"), withIntermediateDirectories: true)
    let files = [
      "secret.txt": "secret",
      "site-secret/secret.txt": "secret",
      "site/index.html":
        "<title>First</title><body><a href=\"page.html\">page</a><a href=\"https://a.b\">b</a></body>",
      "site/page.html": "<title>Page</title><body>the page</body>",
      "site/site.css": "p { margin: 0 }",
      "site/site.js":
        "import { a } from \"./lib/a.js\";\nconst later = () => import(\"./lib/b.js\");\n",
      "site/lib/a.js": "import { b } from \"../lib/b.js\";\nexport const a = b;\n",
      "site/lib/b.js": "export const b = 1;\n",
      "site/small.js": "import{b as c}from\"./lib/b.js\";export{c};",
      "site/overscroll-full.wasm": "\0asm",
      "site/docs/js/script.js": "documentation()",
      "site/.hidden": "hidden",
      "site/a b.txt": "space",
    ]
    for (name, text) in files {
      let file = parent.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let links = ["out.txt": "../secret.txt", "up": "..", "in.txt": "a b.txt"]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: target)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: parent) }
}
