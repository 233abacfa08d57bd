import Foundation
import OverscrollLab
import Testing

/// Where things are in a checkout.
enum Checkout {
  /// The root of the checkout, from the place of this file: Lab/Tests/OverscrollLabTests.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Reference values, shared with the tests of the physics.
  static let references = root.appending(path: "Tests/ScrollPhysicsTests/Fixtures")

  /// Those that belong to another repository, with the vendors' own numbers and recorded ones.
  static let otherReferences = root.deletingLastPathComponent().appending(path: "shared/oracle")

  /// A device recording; they belong to another repository and lie next to the checkout, if at all.
  static func recording(_ name: String) -> String {
    root.deletingLastPathComponent().appending(path: "shared/recordings/\(name).csv")
      .path(percentEncoded: false)
  }

  static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }
}

extension Trait where Self == ConditionTrait {
  /// Only where there are recordings to compare with.
  static var deviceRecordings: Self {
    .enabled(
      if: FileManager.default.fileExists(atPath: Checkout.recording("bounce-1")),
      "needs the recordings of UIScrollView in ../shared/recordings next to the checkout")
  }
}
