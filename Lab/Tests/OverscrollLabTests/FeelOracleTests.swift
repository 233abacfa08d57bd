import Foundation
import OverscrollLab
import StrictJSON
import Testing

/// The laws of other platforms against values computed with 50 digits, and against the numbers that the
/// vendors' own tests assert.
@Suite struct FeelOracleTests {
  /// Our own cases, in this repository.
  static let ours = OracleCase.read(Checkout.feels)

  /// Those with vendors' numbers lie in another repository next to the checkout, if at all.
  static let asserted = OracleCase.read(Checkout.assertedFeels).filter { $0.value["origin"] != nil }

  @Test func `our cases are of all kinds that have a case of ours`() {
    let kinds = Set(Self.ours.compactMap { $0.value["kind"] })
    let known = Set(Evaluator.kinds.filter { $0.hasPrefix("feel.") }.map(JSONValue.string))
    #expect(Self.ours.count == 180)
    #expect(kinds.isSubset(of: known))
    // These have none but the vendors'.
    #expect(
      known.subtracting(kinds) == [
        "feel.chromium.physicsFling", "feel.firefox.gestures", "feel.flutter.frictionFactor",
        "feel.flutter.through",
      ])
  }

  @Test(arguments: ours)
  func `every case of ours is answered within its tolerance`(reference: OracleCase) throws {
    #expect(try reference.differences() == [])
  }

  @Test(
    .enabled(
      if: !asserted.isEmpty, "no vendors' cases at \(Checkout.assertedFeels.path()): not compared"),
    arguments: asserted)
  func `every vendor's case is answered within its tolerance and the vendor's`(
    reference: OracleCase
  ) throws {
    #expect(try reference.differences() == [])
    #expect(try reference.vendorDifferences() == [])
  }
}
