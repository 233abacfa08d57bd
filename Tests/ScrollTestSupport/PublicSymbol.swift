internal import Foundation

/// A public declaration, as the compiler has it in the modules of this build.
public struct PublicSymbol: Decodable, Sendable {
  /// The types that it lies in, and its own name with its labels: `Deceleration`, `value(at:)`.
  public let path: [String]
  /// How it is declared: `func value(at time: Double) -> Double`.
  public let declaration: String
  /// Whether its type has it from a protocol's extension.
  public let isInherited: Bool

  /// The public declarations of a module, its extensions of other modules' types among them.
  public static func all(of module: String) throws -> [PublicSymbol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = try Toolchain.products.get().appending(path: "Modules").path()
    let tables = Toolchain.checkout.appending(path: "Sources/CScrollTables/include").path()
    let info = try Toolchain.run("/usr/bin/env", ["swiftc", "-print-target-info"])
    let target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
    _ = try Toolchain.run(
      "/usr/bin/env",
      [
        "swift-symbolgraph-extract", "-module-name", module, "-target", target, "-I", modules, "-I",
        tables, "-minimum-access-level", "public", "-output-dir", folder.path(),
      ])
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
  }

  /// Reads it from a symbol graph.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    path = try values.decode([String].self, forKey: .path)
    declaration = try values.decode([Fragment].self, forKey: .declaration).map(\.spelling).joined()
    let identifier = try values.decode(Identifier.self, forKey: .identifier)
    isInherited = identifier.precise.contains("::SYNTHESIZED::")
  }

  private enum CodingKeys: String, CodingKey {
    case path = "pathComponents"
    case declaration = "declarationFragments"
    case identifier
  }

  private struct Fragment: Decodable { let spelling: String }
  private struct Identifier: Decodable { let precise: String }
  private struct Graph: Decodable { let symbols: [PublicSymbol] }
  private struct TargetInfo: Decodable {
    let target: Target
    struct Target: Decodable { let triple: String }
  }
}
