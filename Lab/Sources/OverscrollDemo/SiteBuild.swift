public import Foundation

/// The site of a checkout: whether it is up to date, and how it is made so.
public struct SiteBuild: Sendable {
  /// The checkout's folder.
  public let checkout: URL

  /// The folder that the site is built into.
  public var output: URL { checkout.appending(path: "Web/dist") }

  /// The site of the checkout in a folder, or of the one around a file inside it.
  ///
  /// - Throws: `DemoError.noCheckout` if there is none.
  public init(around place: URL) throws(DemoError) {
    var folder = place.standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: folder.appending(path: Self.script).path) {
        checkout = folder
        return
      }
      guard folder.path != "/" else { throw .noCheckout }
      folder.deleteLastPathComponent()
    }
  }

  /// Whether anything that the site is made of has changed since it was built.
  public var isStale: Bool {
    let built =
      ["overscroll-list.wasm", "overscroll.wasm", "overscroll-full.wasm", "index.html"]
      .map { Self.changed(output.appending(path: $0)) ?? .distantPast }
      .min() ?? .distantPast
    return Self.sources.contains { isNewer(checkout.appending(path: $0), than: built) }
  }

  /// Builds it, with the build's own words on standard error.
  public func build() throws(DemoError) {
    let process = Process()
    process.executableURL = checkout.appending(path: Self.script)
    process.currentDirectoryURL = checkout
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw .buildFailed(-1)
    }
    process.waitUntilExit()
    // How large it may be is CI's business; a demo runs at any size.
    guard [0, Self.builtTooLarge].contains(process.terminationStatus) else {
      throw .buildFailed(process.terminationStatus)
    }
  }

  /// The script's exit status when everything is built and larger than its limit.
  private static let builtTooLarge: Int32 = 3

  private static let script = "Scripts/build-web"

  private static let sources = [
    "Package.swift", "Sources", script, "Scripts/web",
    "Web/Package.swift", "Web/Sources",
    "Web/js", "Web/site", "Web/examples", "Web/recipes", "Web/package",
  ]

  private func isNewer(_ place: URL, than date: Date) -> Bool {
    if let changed = Self.changed(place), changed > date { return true }
    guard
      let inside = FileManager.default.enumerator(
        at: place, includingPropertiesForKeys: [.contentModificationDateKey])
    else { return false }
    for case let file as URL in inside {
      if let changed = Self.changed(file), changed > date { return true }
    }
    return false
  }

  private static func changed(_ place: URL) -> Date? {
    try? place.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
