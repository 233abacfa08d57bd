import Foundation

/// Where things are in a checkout.
enum Checkout {
  /// The root of the checkout, from the place of this file: Lab/Tests/OverscrollLabTests.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reference values with 50 digits, shared with the tests of the physics.
  static let oracle = root.appending(path: "Tests/ScrollPhysicsTests/Fixtures/oracle.json")

  /// Reference values of the one equation, from all kinds of poles.
  static let poles = root.appending(path: "Tests/ScrollPhysicsTests/Fixtures/poles.json")

  /// Reference values of other platforms' laws, ours.
  static let feels = root.appending(path: "Tests/ScrollPhysicsTests/Fixtures/feels.json")

  /// The same with the vendors' own numbers, which belong to another repository and lie next to the
  /// checkout, if at all.
  static let assertedFeels = root.deletingLastPathComponent()
    .appending(path: "shared/oracle/feels.json")

  /// Reference values of UIKit's rules, ours.
  static let ios = root.appending(path: "Tests/ScrollPhysicsTests/Fixtures/ios.json")

  /// The branches of those rules, answered by a second program that was written from the same text.
  static let iosBranches = root.appending(
    path: "Tests/ScrollPhysicsTests/Fixtures/ios-branches.json")

  /// All reference values of UIKit's rules, recorded ones too, next to the checkout, if at all.
  static let recordedIOS = root.deletingLastPathComponent()
    .appending(path: "shared/oracle/ios.json")

  /// Device recordings, which belong to another repository and lie next to the checkout, if at all.
  static let recordings = root.deletingLastPathComponent().appending(path: "shared/recordings")

  /// Whether there are recordings to compare with.
  static let hasRecordings = FileManager.default.fileExists(
    atPath: recordings.appending(path: "bounce-1.csv").path(percentEncoded: false))
}
