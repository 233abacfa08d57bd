internal import Overscroll
@_spi(Formulas) internal import ScrollFeels
internal import StrictJSON

/// What a deceleration may be, by its name in a scene.
private enum DecelerationKind: CaseIterable {
  case exponential, drag, friction, power, spline, windows

  var fields: [String] {
    switch self {
    case .exponential: ["decay"]
    case .drag: ["decay", "drag"]
    case .friction: ["decay", "deceleration"]
    case .power: ["exponent", "secondSpeed"]
    case .spline: ["secondSpeed", "isTabled"]
    case .windows: ["deceleration", "viewports"]
    }
  }
}

/// What an edge may do.
private enum EdgeKind: CaseIterable {
  case pull, spring, parabola, bezier, flickable, stop

  var fields: [String] {
    switch self {
    case .pull: ["pull"]
    case .spring:
      [
        "hitFrequency", "releasedFrequency", "dampingRatio", "gain", "speedLimit", "drawsIn",
        "continuesInside",
      ]
    case .parabola: ["limit", "gravity"]
    case .flickable: ["deceleration"]
    case .bezier, .stop: []
    }
  }
}

/// What a band may be.
private enum BandKind: CaseIterable {
  case hyperbolic, linear, tanh, fading, stop

  var fields: [String] {
    switch self {
    case .hyperbolic: ["coefficient"]
    case .linear: ["divisor", "deadZone", "limit"]
    case .tanh: ["share", "steepness"]
    case .fading: ["divisor"]
    case .stop: []
    }
  }
}

/// How a law may be evaluated.
private enum FramesKind: CaseIterable {
  case continuous, through, stepped

  var fields: [String] { self == .continuous ? [] : ["interval"] }
}

/// The laws of a feel. Numbers are as wide as the C interface takes them.
extension JSONFields {
  func deceleration() throws(FieldError) -> ScrollDeceleration {
    switch try kind("a deceleration", \DecelerationKind.fields) {
    case .exponential: .exponential(decay: try number("decay", .perSecond))
    case .drag:
      .drag(decay: try number("decay", .perSecond), drag: try number("drag", .feelSpeed))
    case .friction:
      .friction(
        decay: try number("decay", .perSecond),
        deceleration: try zeroOr("deceleration", .feelSpeed))
    case .power:
      .power(
        exponent: try number("exponent", .within(1.1...100)),
        secondSpeed: try number("secondSpeed", .feelSpeed))
    case .spline:
      .spline(
        secondSpeed: try number("secondSpeed", .feelSpeed),
        isTabled: try flag("isTabled", default: false))
    case .windows:
      .windows(
        deceleration: try number("deceleration", .feelSpeed),
        viewports: try number("viewports", .within(0...1e6), default: 3))
    }
  }

  func frames() throws(FieldError) -> FrameRule {
    let kind = try kind("frames", \FramesKind.fields)
    let interval = try number("interval", .within(1e-4...1), default: 1.0 / 60)
    return switch kind {
    case .continuous: .continuous
    case .through: .through(interval: interval)
    case .stepped: .stepped(interval: interval)
    }
  }

  func edge() throws(FieldError) -> ScrollEdge {
    switch try kind("an edge", \EdgeKind.fields) {
    case .pull: .pull(try number("pull", .perSecond))
    case .spring: .spring(try edgeSpring())
    case .parabola:
      .parabola(limit: try number("limit", .length), gravity: try number("gravity", .feelSpeed))
    case .bezier: .bezier
    case .flickable: .flickable(deceleration: try number("deceleration", .feelSpeed))
    case .stop: .stop
    }
  }

  private func edgeSpring() throws(FieldError) -> EdgeSpring {
    EdgeSpring(
      hitFrequency: try zeroOr("hitFrequency", .perSecond),
      releasedFrequency: try number("releasedFrequency", .perSecond),
      dampingRatio: try number("dampingRatio", .within(1e-4...1e4)),
      gain: try number("gain", .share, default: 1), speedLimit: try limit("speedLimit"),
      drawsIn: try flag("drawsIn", default: false),
      continuesInside: try flag("continuesInside", default: false))
  }

  /// A number of a domain, or 0.
  private func zeroOr(_ name: String, _ domain: NumberDomain) throws(FieldError) -> Double {
    try number(
      name, NumberDomain(words: "0 or " + domain.words) { $0 == 0 || domain.contains($0) })
  }

  func band() throws(FieldError) -> ScrollBand {
    switch try kind("a band", \BandKind.fields) {
    case .hyperbolic: .hyperbolic(try number("coefficient", .within(0...1e6)))
    case .linear:
      .linear(
        LinearBand(
          divisor: try number("divisor", .divisor),
          deadZone: try number("deadZone", .length, default: 0), limit: try limit("limit")))
    case .tanh:
      .tanh(share: try number("share", .share), steepness: try number("steepness", .share))
    case .fading: .fading(try number("divisor", .divisor))
    case .stop: .stop
    }
  }
}

/// Source: chosen, as in the C interface. Grade D.
extension NumberDomain {
  /// Decays and frequencies, 1e-4...1e5, in 1/s.
  fileprivate static let perSecond = within(1e-4...1e5)

  /// Speeds and decelerations that are not 0, in pt/s and pt/s².
  fileprivate static let feelSpeed = within(1e-6...1e12)

  /// Shares and factors, dimensionless.
  fileprivate static let share = within(1e-6...1e6)

  /// What a pull is divided by, dimensionless.
  fileprivate static let divisor = within(1e-3...1e6)
}
