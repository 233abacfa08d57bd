import ScrollGestures
import ScrollPhysics

/// A feel, stored once for all that move by it: few are distinct, and they are rarely set.
///
/// A model with one grows by a pointer, and no touch or frame allocates.
struct SharedFeel: Hashable, Sendable {
  private final class Box: Sendable {
    let feel: ScrollFeel
    let flightLaw: ScrollLaw

    init(_ feel: ScrollFeel) {
      self.feel = feel
      flightLaw = feel.law.inForce(bouncing: true).resting
    }

    static let uiKit = Box(.uiKit)
  }

  private let box: Box

  /// UIKit's.
  static var uiKit: SharedFeel { SharedFeel(box: .uiKit) }

  private init(box: Box) { self.box = box }

  /// Without a look whether it is UIKit's: to compare two feels is 2 kB of the list module's 80.
  init(_ feel: ScrollFeel) { box = Box(feel) }

  /// The feel itself.
  ///
  /// Read in place, as what follows: it is some 400 bytes long.
  var feel: ScrollFeel { @inline(__always) _read { yield box.feel } }

  /// How it moves.
  var law: ScrollLaw { @inline(__always) _read { yield box.feel.law } }

  /// The law as flights follow it where they bounce, and by which everything rests: the numbers of its frames
  /// take two logarithms and an exponential, three quarters of a release.
  var flightLaw: ScrollLaw { @inline(__always) _read { yield box.flightLaw } }

  /// How it resists a finger.
  var band: ScrollBand { @inline(__always) get { box.feel.law.band } }

  /// The frames' nominal interval, in seconds, where the law steps; else nil.
  var stepInterval: Double? { @inline(__always) get { box.feel.law.stepInterval } }

  /// Whether a release goes on with the velocity that is seen, and not with the finger's.
  var inheritsWhatIsSeen: Bool { @inline(__always) get { box.feel.law.edge.inheritsWhatIsSeen } }

  /// What a fling takes over from the one before it.
  var momentum: MomentumRule { @inline(__always) get { box.feel.momentum } }

  static func == (a: SharedFeel, b: SharedFeel) -> Bool { a.box === b.box || a.feel == b.feel }

  func hash(into hasher: inout Hasher) { hasher.combine(feel) }
}
