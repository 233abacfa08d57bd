/// How a law is evaluated in time.
public struct FrameRule: Hashable, Sendable {
  /// Which rule it is.
  package enum Kind: UInt8, Hashable, Sendable {
    /// See the members of the same names.
    case continuous, through, stepped
  }

  /// Which rule it is.
  package let kind: Kind

  private let nominal: Double

  /// What steps by it.
  package let steps: FrameSteps?

  /// The closed form; the same at every display rate.
  public static var continuous: FrameRule { FrameRule(kind: .continuous, nominal: 0, steps: nil) }

  /// The closed form through UIKit's frames at a constant interval, in seconds.
  public static func through(interval: Double) -> FrameRule {
    FrameRule(kind: .through, nominal: interval, steps: nil)
  }

  /// UIKit's arithmetic, step by step at the frames of the display.
  ///
  /// It rests where ``FrameLaw`` does, whatever ``ScrollLaw/stop`` says.
  ///
  /// - Parameter interval: in seconds, of a frame that follows no other closely.
  public static func stepped(interval: Double) -> FrameRule {
    FrameRule(kind: .stepped, nominal: interval, steps: .uiKit)
  }

  /// The frames' interval, in seconds; nil where there are none, or it is not above 0 and at most 1 s.
  package var interval: Double? { nominal > 0 && nominal <= 1 ? nominal : nil }
}
