public import ScrollPhysics
import StrictJSON

/// A law of motion beyond an edge that recordings are compared with.
public struct ComparedLaw: Hashable, Sendable {
  /// How it is named on the command line and in the output.
  public let name: String
  /// What moves.
  public let model: Model

  /// What moves, with its fixed numbers.
  public enum Model: Hashable, Sendable {
    /// UIScrollView's arithmetic, frame by frame.
    case frames(FrameLaw)
    /// UIScrollView's law in continuous time.
    case continuous(ScrollLaw)
    /// A spring about the edge.
    case spring(DampedSpring)
    /// y = A (t+φ) e^(-δ(t+φ)), a critically damped spring; δ in 1/s.
    case critical(decay: Double)
    /// The same with the δ that suits the recording best.
    case criticalFitted
  }

  /// Creates a law.
  public init(_ name: String, _ model: Model) {
    self.name = name
    self.model = model
  }

  /// UIScrollView's law as computed per display frame, at the recording's own times.
  public static let uiKit = ComparedLaw("uikit", .frames(FrameLaw()))

  /// UIScrollView's law as one closed form: p = 10.05/s, r = 2.002/s.
  public static let continuous = ComparedLaw("continuous", .continuous(.continuous()))

  /// LevisonNN's bounce: critical, δ = 10.9/s.
  ///
  /// Source: LevisonNN, "UIScrollView and damped animation, in depth"; fitted there to the same recordings. Grade C.
  public static let critical = ComparedLaw("critical", .critical(decay: 10.9))

  /// The best critical spring there is for a recording.
  public static let criticalFitted = ComparedLaw("critical-fitted", .criticalFitted)

  /// Lobanov's bounce: mass 1, stiffness 100, ζ = 1.
  ///
  /// Source: I. Lobanov, "How UIScrollView works". Grade C.
  public static let articleBounce = ComparedLaw(spring: .articleBounce)

  /// Lobanov's spring for drawers and pages: mass 1, stiffness 200, ζ = 1.
  ///
  /// Source: I. Lobanov, "How UIScrollView works". Grade C.
  public static let interaction = ComparedLaw(spring: .interaction)

  /// Flutter's `BouncingScrollPhysics`: mass 0.5, stiffness 100, ζ = 1.1.
  ///
  /// Source: Flutter, `scroll_physics.dart`. Grade B.
  public static let flutter = ComparedLaw(
    "flutter", .spring(DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)))

  /// The laws compared when none are named.
  public static let standard = [
    uiKit, continuous, criticalFitted, critical, articleBounce, interaction, flutter,
  ]

  /// A spring, named after its numbers.
  public init(spring: DampedSpring) {
    let numbers = [
      "mass=\(JSONWriter.text(spring.mass))", "stiffness=\(JSONWriter.text(spring.stiffness))",
      "dampingRatio=\(JSONWriter.text(spring.dampingRatio))",
    ]
    self.init("spring:\(numbers.joined(separator: ","))", .spring(spring))
  }
}
