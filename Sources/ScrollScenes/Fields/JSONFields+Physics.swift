internal import Overscroll
internal import StrictJSON

extension JSONFields {
  /// A rate: the fraction of velocity kept each millisecond, or UIKit's name for one.
  func decelerationRate(_ name: String) throws(FieldError) -> DecelerationRate {
    switch self[name] {
    case .string("normal"): return .normal
    case .string("fast"): return .fast
    case .number: return DecelerationRate(try number(name, .betweenZeroAndOne))
    case let found:
      throw FieldError(
        path(name), expected: "a number > 0 and < 1, \"normal\" or \"fast\"", found: found)
    }
  }

  /// The law: `"continuous"`, `"uikit"`, `"uikit-frame"`, one of these with its frame interval, or springs.
  func dynamics(_ name: String, frames: SceneFrames) throws(FieldError) -> ScrollDynamics {
    switch self[name] {
    case .string("continuous"):
      return .continuous
    case .string("uikit"):
      guard let interval = frames.interval else {
        throw FieldError(
          path(name), "\"uikit\" needs a constant frameRate, found a list; take \"uikit-frame\"")
      }
      return .uiKit(frameInterval: try frameInterval(interval, name))
    case .string("uikit-frame"):
      return .uiKitFrames(frameInterval: try frameInterval(longestInterval(of: frames), name))
    case .object:
      let physics = try object(name)
      if physics.has("uikit") || physics.has("uikit-frame") {
        let kind = physics.has("uikit") ? "uikit" : "uikit-frame"
        try physics.allow([kind], in: "physics")
        let interval = try physics.number(kind, .within(1e-4...1))
        return kind == "uikit"
          ? .uiKit(frameInterval: interval) : .uiKitFrames(frameInterval: interval)
      }
      try physics.allow(["bounce"], in: "physics")
      let bounce = try physics.object("bounce")
      try bounce.allow(["hit", "release"], in: "a bounce")
      return .springs(hit: try bounce.spring("hit"), released: try bounce.spring("release"))
    case let found:
      let expected =
        #""continuous", "uikit", "uikit-frame", {"uikit":interval}, {"uikit-frame":interval} or {"bounce":{…}}"#
      throw FieldError(path(name), expected: expected, found: found)
    }
  }

  /// The length of a frame that follows no other frame closely.
  private func longestInterval(of frames: SceneFrames) -> Double {
    switch frames {
    case .rate(let rate): 1 / rate
    case .times(let times):
      min(zip(times.dropFirst(), times).map { $0 - $1 }.max() ?? 1.0 / 60, 0.1)
    }
  }

  private func frameInterval(_ interval: Double, _ name: String) throws(FieldError) -> Double {
    guard interval > 0, interval <= 1 else {
      throw FieldError(
        path(name),
        "UIKit's law needs frames of at most 1 s, found \(JSONWriter.text(interval)) s")
    }
    return interval
  }

  /// The frequencies of springs that are accepted, in 1/s: periods from 17 hours to 63 µs.
  ///
  /// Beyond them squares of the frequency lose their digits. Source: chosen. Grade D.
  private static let frequencies = 1e-4...1e5

  /// A spring by mass (1 if left out), stiffness and damping ratio.
  func spring(_ name: String) throws(FieldError) -> DampedSpring {
    let fields = try object(name)
    try fields.allow(["mass", "stiffness", "dampingRatio"], in: "a spring")
    let mass = try fields.number("mass", .positive, default: 1)
    let stiffness = try fields.number("stiffness", .positive)
    let ratio = try fields.number("dampingRatio", .within(0...1e4))
    let frequency = (stiffness / mass).squareRoot()
    guard Self.frequencies.contains(frequency) else {
      throw FieldError(
        path(name), "expected sqrt(stiffness/mass) within 1e-4...1e5 /s, found \(frequency)")
    }
    return DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
  }
}
