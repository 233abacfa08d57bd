import Foundation

/// Where things are in a checkout.
enum Checkout {
  /// The root of the checkout, from the place of this file: Lab/Tests/OverscrollLabTests.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reference values, shared with the tests of the physics.
  static let references = root.appending(path: "Tests/ScrollPhysicsTests/Fixtures")

  /// Those that belong to another repository, with the vendors' own numbers and recorded ones.
  static let otherReferences = root.deletingLastPathComponent().appending(path: "shared/oracle")

  /// Device recordings, which belong to another repository and lie next to the checkout, if at all.
  static let recordings = root.deletingLastPathComponent().appending(path: "shared/recordings")

  /// Whether there are recordings to compare with.
  static let hasRecordings = FileManager.default.fileExists(
    atPath: recordings.appending(path: "bounce-1.csv").path(percentEncoded: false))
}
