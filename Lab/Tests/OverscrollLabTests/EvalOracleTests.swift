import Foundation
import OverscrollLab
import StrictJSON
import Testing

/// Every kind of question against reference values.
@Suite struct EvalOracleTests {
  /// Our own cases, most of them computed with 50 digits; the branches of UIKit's rules are answered by a
  /// second program that was written from the same text.
  ///
  /// Where two real poles let a motion go from rest its velocity is 0 at the start only: there is no `turn`.
  /// The reference's program answered three such cases with its last digit, some 1e-51 s; here they are null.
  static let ours = ["oracle", "poles", "feels", "ios", "ios-branches"].flatMap {
    OracleCase.read(Checkout.references.appending(path: "\($0).json"))
  }

  /// What the vendors' own tests assert and what was recorded; it belongs to another repository and lies
  /// next to the checkout, if at all.
  static let others = ["feels", "ios"].flatMap {
    OracleCase.read(Checkout.otherReferences.appending(path: "\($0).json"))
  }.filter { $0.value["origin"] != nil }

  @Test func `there are cases of every kind`() {
    #expect(Self.ours.count == 864)
    let missing = Set(Evaluator.kinds).subtracting(Self.ours.compactMap { $0.value["kind"]?.word })
    // These have none but the vendors'.
    #expect(
      missing == [
        "feel.chromium.physicsFling", "feel.firefox.gestures", "feel.flutter.frictionFactor",
        "feel.flutter.through",
      ])
    #expect(Evaluator.kinds.count == 114)
  }

  @Test(arguments: ours)
  func `every case is answered within its tolerance`(reference: OracleCase) throws {
    #expect(try reference.differences() == [])
  }

  @Test(
    .enabled(
      if: !others.isEmpty, "no cases at \(Checkout.otherReferences.path()): not compared"),
    arguments: others)
  func `every case of others is answered within its tolerance and theirs`(
    reference: OracleCase
  ) throws {
    #expect(try reference.differences() == [])
    #expect(try reference.vendorDifferences() == [])
  }
}
