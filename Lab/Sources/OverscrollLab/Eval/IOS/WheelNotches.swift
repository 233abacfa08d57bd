@_spi(Formulas) internal import ScrollPhysics
import Overscroll

/// The notches of a wheel: each starts a program of 0.067 s from what is shown to the sum of all.
///
/// The sum resists beyond a bound as a finger does (coefficient 0.55), and is put on a pixel; a notch that
/// asks for the same target changes nothing.
///
/// Here as UIKit has it; a `Scroller` ends its notches within the bounds. Source: published analyses of the scroll view
/// as shipped in iOS 26.1. Grade P.
struct WheelNotches {
  /// The offset bounds, in points.
  var range: ClosedRange<Double>

  /// How far content beyond a bound can be pulled: the viewport's length, in points.
  var viewport: Double

  /// Where the notches lead without bounds, in points.
  private(set) var sum: Double

  private var start = -Double.infinity
  private var program: OffsetProgram

  /// Creates a series at its first notch.
  ///
  /// - Parameters:
  ///   - offset: shown now, in points.
  ///   - range: the offset bounds, in points.
  ///   - viewport: the viewport's length, in points, finite and not negative.
  ///   - displayScale: pixels per point; 0 for no pixels.
  init(
    from offset: Double, range: ClosedRange<Double>, viewport: Double, displayScale: Double
  ) {
    self.range = range
    self.viewport = viewport
    sum = offset
    program = OffsetProgram(from: offset, to: offset, displayScale: displayScale)
  }

  /// Turns the wheel.
  ///
  /// - Parameters:
  ///   - delta: of the offset, in points.
  ///   - shown: the offset shown last, in points.
  ///   - time: of the event, in seconds.
  mutating func add(_ delta: Double, shown: Double, at time: Double) {
    sum += delta
    let scale = program.displayScale
    let target = PixelGrid(displayScale: scale).nearest(
      RubberBand(dimension: viewport).clamp(sum, to: range))
    guard target != program.end else { return }
    start = time
    program = OffsetProgram(
      from: shown, to: target, duration: ProgramCurve.notchDuration, displayScale: scale)
  }

  /// The offset shown at a time in seconds, in points.
  func offset(at time: Double) -> Double {
    start.isFinite ? program.offset(at: time - start) : program.start
  }
}
