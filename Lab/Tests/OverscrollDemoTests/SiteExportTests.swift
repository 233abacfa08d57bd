import Foundation
import Testing

@testable import OverscrollDemo

@Suite struct `Writing the site out` {
  @Test func `every file of the site is written, and the one page`() throws {
    let site = try TemporarySite()
    defer { site.remove() }
    let target = site.parent.appending(path: "out")
    let names = try SiteExport(of: SiteFolder(site.folder)).write(to: target)
    #expect(
      Set(names).isSuperset(of: [
        "index.html", "lib/a.js", "a b.txt", "docs/js/script.js", SiteExport.pageName,
      ]))
    #expect(!names.contains { $0.contains("secret") || $0.contains("hidden") || $0 == "out.txt" })
    for name in names {
      #expect(FileManager.default.fileExists(atPath: target.appending(path: name).path))
    }
  }

  @Test func `the one page has modules by name, pages by fragment and the module`() throws {
    let site = try TemporarySite()
    defer { site.remove() }
    let page = try SiteExport(of: SiteFolder(site.folder)).onePage()
    func module(_ source: String) -> String { Data(source.utf8).base64EncodedString() }
    #expect(page.contains(module("import { b } from \"site/lib/b.js\";\nexport const a = b;\n")))
    let script =
      "import { a } from \"site/lib/a.js\";\nconst later = () => import(\"site/lib/b.js\");\n"
    #expect(page.contains(module(script)))
    // Minified, there is no space before a name.
    #expect(page.contains(module("import{b as c}from\"site/lib/b.js\";export{c};")))
    #expect(page.contains("href=\"#page.html\""))
    // The documentation stays a folder next to it.
    #expect(!page.contains(module("documentation()")))
    #expect(page.contains("href=\"https://a.b\""))
    #expect(page.contains(Data("\0asm".utf8).base64EncodedString()))
    #expect(page.contains("data-page=\"page.html\" data-title=\"Page\""))
  }

  @Test func `a folder that is no such site is an error that says what is missing`() throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try FileManager.default.removeItem(at: site.folder.appending(path: "site.css"))
    let export = try SiteExport(of: SiteFolder(site.folder))
    #expect(throws: DemoError.self) { try export.onePage() }
  }

  /// What is in a folder, at any depth, hidden or not; nil when there is no folder.
  private func contents(_ folder: URL) -> [String]? {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?.sorted()
  }

  @Test(arguments: [0, 1, 3, 9])
  func `an interrupted export leaves nothing, and what was there as it was`(after: Int) throws {
    let site = try TemporarySite()
    defer { site.remove() }
    let export = SiteExport(of: try SiteFolder(site.folder))
    let target = site.parent.appending(path: "out")
    func interrupted() throws {
      var files = 0
      _ = try export.write(to: target) {
        files += 1
        return files > after
      }
    }
    #expect(throws: DemoError.interrupted) { try interrupted() }
    #expect(contents(target) == nil)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: target.appending(path: "index.html"))
    #expect(throws: DemoError.interrupted) { try interrupted() }
    #expect(contents(target) == ["index.html"])
    #expect(try Data(contentsOf: target.appending(path: "index.html")) == Data("mine".utf8))
  }

  @Test func `what cannot be put in place is an error that names it, and no partial file is left`()
    throws
  {
    let site = try TemporarySite()
    defer { site.remove() }
    let target = site.parent.appending(path: "out")
    let inTheWay = target.appending(path: "site.css/full")
    try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
    let error = #expect(throws: DemoError.self) {
      try SiteExport(of: SiteFolder(site.folder)).write(to: target)
    }
    #expect(error?.description.contains("site.css") == true)
    #expect(contents(target)?.contains { $0.hasPrefix(".") } == false)
  }
}
