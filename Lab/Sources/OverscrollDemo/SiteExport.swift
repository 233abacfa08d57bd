public import Foundation

/// Writes a built site out: as the files it is made of, and as one file that needs no server.
public struct SiteExport {
  /// The name of the one file.
  public static let pageName = "overscroll-demo.html"

  private let site: SiteFolder
  private let folder: URL

  /// The export of a built site.
  public init(of site: SiteFolder) {
    self.site = site
    folder = URL(fileURLWithPath: site.root)
  }

  /// Writes both into a folder, which is created if need be; says which files it wrote.
  ///
  /// All of it is first written into a hidden folder inside, then put in place: when the disk is full, or the
  /// export is interrupted, the folder is as it was before.
  ///
  /// - Parameter isInterrupted: asked before every file; when it returns true, nothing is written.
  /// - Throws: `DemoError.cannotExport`, `DemoError.interrupted`.
  public func write(
    to target: URL, isInterrupted: () -> Bool = { false }
  ) throws(DemoError) -> [String] {
    let files = FileManager.default
    let isNew = !files.fileExists(atPath: target.path)
    let stage = target.appending(path: ".overscroll-export-\(getpid())")
    do {
      defer {
        try? files.removeItem(at: stage)
        // Gone only if it is new and empty.
        if isNew { unsafe rmdir(target.path) }
      }
      let names = try self.files()
      for name in names {
        try write(
          Data(contentsOf: folder.appending(path: name)), to: name, in: stage, isInterrupted)
      }
      try write(Data(onePage().utf8), to: Self.pageName, in: stage, isInterrupted)
      guard !isInterrupted() else { throw DemoError.interrupted }
      for name in names + [Self.pageName] {
        let file = target.appending(path: name)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard unsafe rename(stage.appending(path: name).path, file.path) == 0 else {
          let reason = unsafe String(cString: strerror(errno))
          throw DemoError.cannotExport("\(file.path): \(reason)")
        }
      }
      return names + [Self.pageName]
    } catch let error as DemoError {
      throw error
    } catch {
      throw .cannotExport("\(error.localizedDescription)")
    }
  }

  private func write(
    _ data: Data, to name: String, in stage: URL, _ isInterrupted: () -> Bool
  ) throws {
    guard !isInterrupted() else { throw DemoError.interrupted }
    let file = stage.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The whole site in one page.
  ///
  /// Pages are templates, modules are data addresses by name, the WebAssembly module is text. The
  /// site's own script picks the page by the address' fragment.
  func onePage() throws -> String {
    // The documentation has pages and scripts of its own, in a folder next to the one page.
    let names = try files().filter { !$0.hasPrefix("docs/") }.sorted()
    let pages = names.filter { $0.hasSuffix(".html") && !$0.contains("/") }
    guard pages.contains("index.html"), names.contains("site.js"), names.contains("site.css") else {
      throw DemoError.cannotExport("index.html, site.js and site.css are expected in the site")
    }
    var modules: [String] = []
    for name in names where name.hasSuffix(".js") {
      let source = try withBareNames(text(name), of: name)
      let data = base64(Data(source.utf8))
      modules.append("\"site/\(name)\":\"data:text/javascript;base64,\(data)\"")
    }
    let templates = try (["index.html"] + pages.filter { $0 != "index.html" }).map { name in
      let page = try text(name)
      let title = try part(of: page, from: "<title>", to: "</title>", in: name)
      let body = try part(of: page, from: "<body>", to: "</body>", in: name)
      let content = withFragments(body, pages)
      return "<template data-page=\"\(name)\" data-title=\"\(title)\">\(content)</template>"
    }
    let wasm = try Data(contentsOf: folder.appending(path: "overscroll-full.wasm"))
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Overscroll</title>
      <link rel="icon" href="data:,">
      <style>\(try text("site.css"))</style>
      <script type="importmap">{"imports":{\(modules.joined(separator: ",\n"))}}</script>
      <script type="text/plain" id="overscroll-wasm">\(base64(wasm))</script>
      <body>
      <noscript><p>These figures need scripts; the words are in the separate pages.</p></noscript>
      \(templates.joined(separator: "\n"))
      <script type="module">import "site/site.js";</script>
      </body>
      </html>

      """
  }

  /// The names of the site's files, relative to its folder; the package that people install is no page of it.
  private func files() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return all.filter { name in
      !name.hasPrefix("package/") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && site.file(forPath: "/" + Self.percentEncoded(name)) != nil
        && !isFolder(name)
    }
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder = ObjCBool(false)
    let path = folder.appending(path: name).path
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func base64(_ data: Data) -> String { data.base64EncodedString() }

  private func part(of page: String, from: String, to: String, in name: String) throws -> String {
    guard let start = page.range(of: from), let end = page.range(of: to, options: .backwards) else {
      throw DemoError.cannotExport("\(name): no \(from) … \(to)")
    }
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// A module's imports of its neighbours, as names of the import map: a data address has none.
  private func withBareNames(_ source: String, of name: String) -> String {
    let here = name.split(separator: "/").dropLast()
    return source.replacing(#/(from ?|import ?|import\()"(\.{1,2}/[^"]+\.js)"/#) { match in
      var parts = Array(here)
      for part in match.output.2.split(separator: "/") {
        if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(part) }
      }
      return "\(match.output.1)\"site/\(parts.joined(separator: "/"))\""
    }
  }

  /// Links between pages, as fragments of the one page.
  private func withFragments(_ body: String, _ pages: [String]) -> String {
    pages.reduce(body) { $0.replacing("href=\"\($1)\"", with: "href=\"#\($1)\"") }
  }

  private static func percentEncoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
  }
}
