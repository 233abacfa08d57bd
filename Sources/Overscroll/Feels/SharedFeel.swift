import ScrollGestures
import ScrollPhysics

/// A feel, stored once for all that move by it: few are distinct, and they are rarely set.
///
/// A model with one grows by a pointer, and no touch or frame allocates. UIKit's as it is needs no storage.
struct SharedFeel: Hashable, Sendable {
  private final class Box: Sendable {
    let feel: ScrollFeel
    let flightLaw: ScrollLaw

    init(_ feel: ScrollFeel) {
      self.feel = feel
      flightLaw = SharedFeel.flightLaw(of: feel.law)
    }
  }

  private let box: Box?

  /// UIKit's.
  static var uiKit: SharedFeel { SharedFeel() }

  private init() { box = nil }

  /// Without a look whether it is UIKit's: to compare two feels is 2 kB of the list module's 80.
  init(_ feel: ScrollFeel) { box = Box(feel) }

  /// The feel itself.
  var feel: ScrollFeel {
    @inline(never) get { box?.feel ?? .uiKit }
  }

  /// How it moves.
  var law: ScrollLaw {
    @inline(never) get { box?.feel.law ?? ScrollFeel.uiKit.law }
  }

  /// The law as flights follow it where they bounce, and by which everything rests: the numbers of its frames
  /// take two logarithms and an exponential, three quarters of a release.
  var flightLaw: ScrollLaw {
    @inline(never) get { box?.flightLaw ?? Self.uiKitFlightLaw }
  }

  private static let uiKitFlightLaw = flightLaw(of: ScrollFeel.uiKit.law)

  @inline(never)
  private static func flightLaw(of law: ScrollLaw) -> ScrollLaw {
    law.inForce(bouncing: true).resting
  }

  /// How it resists a finger.
  var band: ScrollBand { box?.feel.law.band ?? .uiKit }

  /// The frames' nominal interval, in seconds, where the law steps; else nil.
  var stepInterval: Double? { box?.feel.law.stepInterval }

  /// Whether a release goes on with the velocity that is seen, and not with the finger's.
  var inheritsWhatIsSeen: Bool { box?.feel.law.edge.inheritsWhatIsSeen ?? false }

  /// What a fling takes over from the one before it.
  var momentum: MomentumRule { box?.feel.momentum ?? .buildUp }

  static func == (a: SharedFeel, b: SharedFeel) -> Bool { a.box === b.box || a.feel == b.feel }

  func hash(into hasher: inout Hasher) { hasher.combine(feel) }
}
