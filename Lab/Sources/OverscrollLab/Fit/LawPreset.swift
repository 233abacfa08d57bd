import Foundation
public import ScrollFitting
import ScrollPhysics

/// Numbers of a law that someone uses, for comparison with fitted ones.
public struct LawPreset: Hashable, Sendable {
  /// Whose they are.
  public let name: String
  /// The law's own numbers, in order; nil leaves one free.
  public let values: [Double?]

  /// The presets of a law.
  ///
  /// - Parameter frameInterval: seconds between samples, when that is constant: UIScrollView's numbers
  ///   depend on it.
  public static func all(of law: FitLaw, frameInterval: Double?) -> [LawPreset] {
    switch law {
    case .critical:
      [
        LawPreset(name: "LevisonNN, delta 10.9", values: [10.9]),
        LawPreset(name: "Lobanov, stiffness 100", values: [10]),
        LawPreset(name: "Lobanov, stiffness 200", values: [Double(200).squareRoot()]),
      ]
    case .oscillator:
      uiKit(frameInterval).map { preset in
        let (r, p) = (preset.values[0] ?? 0, preset.values[1] ?? 0)
        return LawPreset(name: preset.name, values: [p * (p + r), 2 * p + r])
      } + springs
    case .uiKit: uiKit(frameInterval)
    case .deceleration: rates.map { LawPreset(name: $0.name, values: [$0.rate.decayConstant]) }
    case .stopping:
      rates.map { preset in
        LawPreset(
          name: "\(preset.name), stop 10 pt/s",
          values: [preset.rate.decayConstant, StopRule.uiKit.speed])
      }
    case .rubberBand, .bandSlope:
      [LawPreset(name: "UIScrollView, c 0.55", values: [RubberBand.uiKitCoefficient, nil])]
    // What they are compared with are variants of the fit, or there is nothing.
    case .zoomBand, .eased, .program, .paced, .parabola: []
    }
  }

  /// Times between frames that displays have, in seconds: 500 to 10 Hz.
  private static let displayIntervals = 0.002...0.1

  /// UIScrollView's law, as a curve and as the frames of a display.
  private static func uiKit(_ frameInterval: Double?) -> [LawPreset] {
    var laws = [("UIScrollView, continuous", ScrollLaw.continuous())]
    if let frameInterval, displayIntervals.contains(frameInterval) {
      let rate = String(format: "%.0f", 1 / frameInterval)
      let law = ScrollLaw.uiKit(frameInterval: frameInterval)
      laws.insert(("UIScrollView at \(rate) Hz", law), at: 0)
    }
    return laws.map { name, law in
      LawPreset(name: name, values: [law.decay, law.edge.pull ?? ScrollEdge.uiKitPull])
    }
  }

  private static let rates = [
    (name: "UIScrollView normal, d 0.998", rate: DecelerationRate.normal),
    (name: "UIScrollView fast, d 0.99", rate: .fast),
  ]

  private static var springs: [LawPreset] {
    let springs = [
      ("LevisonNN, delta 10.9", .critical(decay: 10.9)), ("Lobanov, stiffness 100", .articleBounce),
      ("Flutter, mass 0.5, zeta 1.1", DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)),
    ]
    return springs.map { name, spring in
      LawPreset(name: name, values: [spring.stiffness / spring.mass, spring.damping / spring.mass])
    }
  }
}
