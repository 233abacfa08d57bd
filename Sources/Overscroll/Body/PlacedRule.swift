@_spi(Formulas) internal import ScrollPhysics

/// Whose numbers something that rests in places moves by.
///
/// | | ``system`` | ``interaction`` |
/// |---|---|---|
/// | a drawer's release | `SheetRelease`: 0.099 s of the velocity, a throw to the next anchor | x + v / r, d = 0.998 |
/// | its springs | response 0.344 s, ζ = 1, a throw 0.8 | stiffness 200, ζ = 1 |
/// | its band | at most 200 pt, a side's 100 pt | to the container's edge |
/// | a window's release | 0.199 s of the velocity | x + v / r, d = 0.998 |
/// | its springs | `FloatingWindowSpring` | stiffness 200, ζ = 1 |
/// | its band | at most 50 pt | the window's length |
public enum PlacedRule: Hashable, Sendable, CaseIterable {
  /// The system's sheets and its picture in picture. Grade P; grade C where `SheetRelease` says so.
  case system
  /// One critically damped spring, and the whole of what a velocity carries. Source: chosen. Grade D.
  case interaction
}

extension PlacedRule {
  /// How a drawer goes to an anchor when it is not thrown.
  var sheetSpring: DampedSpring {
    self == .system ? SheetRelease.spring(isThrow: false) : .interaction
  }

  /// How far a drawer is ever pulled beyond its anchors, in points.
  func sheetBand(along axis: ScrollAxis) -> Double {
    guard self == .system else { return .infinity }
    return axis == .vertical ? SheetRelease.bandDimension : SheetRelease.sideBandDimension
  }

  /// How a window moves for a reason.
  func windowSpring(_ spring: FloatingWindowSpring) -> DampedSpring {
    self == .system ? spring.spring : .interaction
  }

  /// How far a window is ever pulled beyond its space, in points.
  var windowBand: Double { self == .system ? FloatingWindowSpring.bandDimension : .infinity }
}
