import ScrollPhysics
import ScrollTestSupport

/// Releases of every kind, under every law.
enum FlightCases {
  static let laws: [ScrollLaw] = [
    .continuous(), .continuous(.fast), .uiKit(frameInterval: 1.0 / 60),
    .uiKit(frameInterval: 1.0 / 120), .springs(),
    .springs(hit: DampedSpring(stiffness: 120, dampingRatio: 0.4), released: .interaction),
    .springs(
      hit: DampedSpring(mass: 2, stiffness: 300, dampingRatio: 3),
      released: DampedSpring(stiffness: 80, dampingRatio: 0.7)),
    ScrollLaw(decay: DecelerationRate.normal.decayConstant, edge: .stop),
  ]

  struct Release: Sendable {
    var offset: Double
    var velocity: Double
    var range: ClosedRange<Double>
  }

  static let releases: [Release] =
    [
      // Inside: at rest, too slow, gentle, into either end, barely into it, across everything.
      (500, 0), (500, 8), (500, 700), (1800, 2504), (150, -3000), (1000, 2003), (1000, 30_000),
      // On an edge: out, in, at rest, slowly out.
      (2000, 1500), (2000, -1500), (2000, 0), (2000, 5), (0, -40), (0, 12),
      // Beyond an edge: outwards, at rest, inwards gently, hard and through everything.
      (2120, 900), (2120, 0), (2120, -150), (2120, -2500), (-80, -60), (-80, 0), (-80, 9000),
      // Nearly back.
      (2000.3, 0), (2000.3, 3), (-0.4, 200), (2000.0001, -40),
    ].map { Release(offset: $0, velocity: $1, range: 0...2000) }
    + [
      // Small content: a range of one offset.
      (-64, 0), (-64, 1200), (-64, -1200), (30, 0), (30, 800), (-100, 800), (-100, -3),
    ].map { Release(offset: $0, velocity: $1, range: -64 ... -64) }

  static let tolerances: [StopRule] = [.uiKit, .never]

  /// A release under a law.
  struct Case: Sendable {
    var release: Release
    var law: ScrollLaw
    var tolerance: StopRule

    var flight: Flight {
      Flight(
        from: release.offset, velocity: release.velocity, in: release.range, law: law,
        tolerance: tolerance)
    }
  }

  static let all: [Case] = laws.flatMap { law in
    tolerances.flatMap { tolerance in
      releases.map { Case(release: $0, law: law, tolerance: tolerance) }
    }
  }

  static let flights = all.map(\.flight)

  static let curves = all.map { TestedCurve.flight($0.flight, from: $0.release.state) }
}

extension FlightCases.Release {
  /// What a plan starts with.
  var state: FlightState {
    FlightState(offset: offset, carriedVelocity: velocity, phase: .released)
  }
}

extension Flight {
  /// What it is, shorter than its segments.
  var summary: String {
    let start = flightState(at: 0)
    return "flight from \(start.offset) at \(start.carriedVelocity) in \(range), \(law)"
  }
}
