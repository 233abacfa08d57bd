import Foundation
import ScrollPhysics
import StrictJSON

/// A motion as text: a table, JSON, a CSS easing, CSS keyframes.
public enum CurveFormat {
  /// `t,offset,velocity` so many times a second and at the end.
  public static func csv(_ motion: CurveMotion, perSecond rate: Double) -> String {
    let rows = motion.times(perSecond: rate).map { time in
      let state = motion.state(at: time)
      return "\(time),\(state.value),\(state.velocity)"
    }
    return (["t,offset,velocity"] + rows).joined(separator: "\n")
  }

  /// One JSON object with the same samples.
  public static func json(_ motion: CurveMotion, title: String, perSecond rate: Double) -> String {
    let samples = motion.times(perSecond: rate).map { time -> JSONValue in
      let state = motion.state(at: time)
      return [
        "t": .number(time), "offset": .finite(state.value), "velocity": .finite(state.velocity),
      ]
    }
    return JSONWriter.line([
      "motion": .string(title), "duration": .finite(motion.duration),
      "start": .finite(motion.start), "end": .finite(motion.end), "samples": .array(samples),
    ])
  }

  /// CSS `linear()` under a comment that says how long it takes and how exact it is.
  ///
  /// Progress is 0 at the start and 1 at the end; of a motion that ends where it began, 1 is the farthest
  /// point and the end is 0.
  ///
  /// - Parameter error: how far progress may be off.
  public static func linear(_ motion: CurveMotion, title: String, error: Double) -> String {
    let duration = motion.duration
    let (start, end) = (motion.start, motion.end)
    let farthest = farthest(of: motion)
    let isReturn = abs(end - start) < 1e-9 * max(1, abs(farthest - start))
    let unit = isReturn ? farthest - start : end - start
    let easing = LinearEasing(motion, within: error) { unit == 0 ? 0 : ($0 - start) / unit }
    let scale =
      isReturn
      ? "0 is \(point(start)) at both ends, 1 is \(point(farthest))"
      : "0 is \(point(start)), 1 is \(point(end))"
    let comment =
      "/* \(title): \(number(duration, 4)) s, \(scale); \(easing.points.count) points, "
      + "off by \(String(format: "%.2g", easing.largestError)) at most */"
    let points = easing.points.enumerated().map { index, point in
      let value = number(point.value, 12)
      let isEnd = index == 0 || index == easing.points.count - 1
      return isEnd ? value : "\(value) \(number(100 * point.time, 7))%"
    }
    return "\(comment)\nlinear(\(points.joined(separator: ", ")))"
  }

  /// CSS keyframes that move down by the offset, straight between them.
  ///
  /// Of two at the same time CSS takes the last alone: a jump at the end begins a billionth of the time before it.
  ///
  /// - Parameter error: how far a keyframed offset may be off, in points.
  public static func keyframes(
    _ motion: CurveMotion, title: String, name: String, error: Double
  ) -> String {
    let duration = motion.duration
    let easing = LinearEasing(motion, within: error) { $0 }
    let comment =
      "/* \(title): animation: \(name) \(number(duration, 4))s linear both; "
      + "\(easing.points.count) keyframes, off by \(String(format: "%.2g", easing.largestError)) px "
      + "at most */"
    let frames = easing.points.enumerated().map { index, point in
      let time = index < easing.points.count - 1 ? min(point.time, 1 - 1e-9) : 1
      return "  \(number(100 * time, 7))% { transform: translateY(\(number(point.value, 6))px); }"
    }
    return "\(comment)\n@keyframes \(name) {\n\(frames.joined(separator: "\n"))\n}"
  }

  /// The value that is farthest from the start, by samples.
  private static func farthest(of motion: CurveMotion) -> Double {
    let start = motion.start
    return (0...2000).map { motion.state(at: motion.duration * Double($0) / 2000).value }
      .max { abs($0 - start) < abs($1 - start) } ?? start
  }

  private static func point(_ value: Double) -> String { "\(number(value, 3)) px" }

  /// A number without trailing zeros.
  static func number(_ value: Double, _ decimals: Int) -> String {
    var text = String(format: "%.\(decimals)f", value)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }
}
