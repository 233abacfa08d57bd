public import Foundation

/// A folder whose files may be handed out, and nothing besides.
public struct SiteFolder: Sendable {
  /// The folder, without symbolic links in its path.
  let root: String

  /// Takes a folder that exists.
  ///
  /// - Throws: `DemoError.noSite` if it does not.
  public init(_ folder: URL) throws(DemoError) {
    guard let root = Self.resolved(folder.path), Self.isFolder(root) else {
      throw .noSite(folder.path)
    }
    self.root = root
  }

  /// The file that a request's path means, or nil if the site has none.
  ///
  /// The path is taken as it came, with its percent signs. Whatever it says, the answer is a plain
  /// file inside the folder once every symbolic link has been followed.
  public func file(forPath path: String) -> URL? {
    guard path.hasPrefix("/"), let decoded = path.removingPercentEncoding else { return nil }
    var parts: [Substring] = []
    for part in decoded.split(separator: "/", omittingEmptySubsequences: true) {
      // A name that begins with a dot is hidden, or leads upwards.
      guard !part.hasPrefix("."), !part.contains("\0"), !part.contains("\\") else { return nil }
      parts.append(part)
    }
    var wanted = ([Substring(root)] + parts).joined(separator: "/")
    if decoded.hasSuffix("/") || Self.isFolder(wanted) { wanted += "/index.html" }
    guard let real = Self.resolved(wanted), real.hasPrefix(root + "/"), Self.isPlainFile(real)
    else {
      return nil
    }
    return URL(fileURLWithPath: real)
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func isFolder(_ path: String) -> Bool { type(path) == .typeDirectory }

  private static func isPlainFile(_ path: String) -> Bool { type(path) == .typeRegular }

  private static func type(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
