import Foundation
import ScrollPhysics

extension PlotFigure {
  /// Offset and velocity of a motion over time, with bounds and phases.
  public static func motion(_ motion: CurveMotion, title: String) -> PlotFigure {
    let times = samples(of: motion)
    let states = times.map(motion.state)
    let offsets = zip(times, states).map { PlotPoint($0, $1.value) }
    let velocities = zip(times, states).map { PlotPoint($0, $1.velocity) }
    var figure = PlotFigure(
      title, [PlotCurve("offset", .offset, .line, offsets)],
      levels: bounds(of: motion, among: states.map(\.value)),
      velocities: [PlotCurve("velocity", .velocity, .line, velocities)], heights: (240, 120))
    figure.bands = bands(of: motion)
    return figure
  }

  /// The same motion for several values of one of its numbers, each with what the legend calls it.
  public static func sweep(
    _ motions: [(name: String, motion: CurveMotion)], title: String
  ) -> PlotFigure {
    let end = motions.map(\.motion.duration).max() ?? 1
    func curves(_ value: (MotionState) -> Double) -> [PlotCurve] {
      motions.enumerated().map { index, named in
        let times = samples(of: named.motion, until: end)
        let points = times.map { PlotPoint($0, value(named.motion.state(at: $0))) }
        return PlotCurve(named.name, .comparison(index), .line, points)
      }
    }
    let values = motions.flatMap { [$0.motion.start, $0.motion.end] }
    let levels = motions.first.map { bounds(of: $0.motion, among: values) } ?? []
    return PlotFigure(
      title, curves(\.value), levels: levels, velocities: curves(\.velocity), heights: (260, 140))
  }

  /// Times from start to end, on both sides of every joint, and a little of the rest after it.
  private static func samples(of motion: CurveMotion, until limit: Double? = nil) -> [Double] {
    let duration = motion.duration
    let count = 200
    var times = (0...count).map { duration * Double($0) / Double(count) }
    times += motion.joints
    times.append(limit.map { max($0, duration) } ?? 1.04 * duration)
    return Array(Set(times)).sorted()
  }

  /// The bounds of a flight that can be seen: those it comes near.
  private static func bounds(of motion: CurveMotion, among values: [Double]) -> [PlotLevel] {
    motion.range.map { PlotLevel.edges(of: $0, among: values) } ?? []
  }

  /// The phases of a flight.
  private static func bands(of motion: CurveMotion) -> [PlotBand] {
    guard motion.range != nil else { return [] }
    return motion.segments.compactMap { part -> PlotBand? in
      let end = min(part.end, 1.04 * motion.duration)
      guard end > part.start else { return nil }
      let name = part.curve.isDeceleration ? "deceleration" : "bounce"
      return PlotBand(name: part.phase == .rest ? "rest" : name, range: part.start...end)
    }
  }
}
