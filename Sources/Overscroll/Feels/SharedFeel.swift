import ScrollGestures
import ScrollPhysics

/// A feel, stored once for all that move by it: few are distinct, and they are rarely set.
///
/// What has it is plain memory, a pointer larger, and no touch or frame allocates or counts references: a line is copied
/// like a number. UIKit's is never freed; any other is kept by the model whose lines have it, as ``FeelOwner``. The
/// documented way, a reference in each line, takes 0.7 kB of a list's module and 4 % more of a release.
struct SharedFeel: Hashable, Sendable {
  private unowned(unsafe) let box: FeelOwner.Box

  /// UIKit's.
  static var uiKit: SharedFeel { SharedFeel(.uiKit) }

  fileprivate init(_ box: FeelOwner.Box) { unsafe self.box = box }

  /// The feel itself.
  ///
  /// Read in place, as what follows: it is some 350 bytes long.
  var feel: ScrollFeel { @inline(__always) _read { yield unsafe box.feel } }

  /// How it moves.
  var law: ScrollLaw { @inline(__always) _read { yield unsafe box.feel.law } }

  /// The law as flights follow it where they bounce, and by which everything rests: the numbers of its frames
  /// take two logarithms and an exponential, three quarters of a release.
  var flightLaw: ScrollLaw { @inline(__always) _read { yield unsafe box.flightLaw } }

  /// Whether the law steps, frame by frame.
  var isStepped: Bool { @inline(__always) get { unsafe box.isStepped } }

  /// What a fling takes over from the one before it.
  var momentum: MomentumRule { @inline(__always) get { unsafe box.feel.momentum } }

  static func == (a: SharedFeel, b: SharedFeel) -> Bool {
    unsafe a.box === b.box || a.feel == b.feel
  }

  func hash(into hasher: inout Hasher) { hasher.combine(feel) }
}

/// Keeps the feel that a model's lines have.
struct FeelOwner: Hashable, Sendable {
  fileprivate final class Box: Sendable {
    let feel: ScrollFeel
    let flightLaw: ScrollLaw
    // Asked at every release; the law would be copied to answer.
    let isStepped: Bool

    init(_ feel: ScrollFeel) {
      self.feel = feel
      isStepped = feel.law.stepInterval != nil
      var law = feel.law
      law.takeFrames()
      law.endFading()
      flightLaw = law
    }

    static let uiKit = Box(.uiKit)
  }

  private let box: Box

  /// Without a look whether it is UIKit's: to compare two feels is 2 kB of the list module's 80.
  init(_ feel: ScrollFeel) { box = Box(feel) }

  /// UIKit's.
  static var uiKit: FeelOwner { FeelOwner(box: .uiKit) }

  private init(box: Box) { self.box = box }

  /// What its lines have, for as long as this lives.
  var shared: SharedFeel { SharedFeel(box) }

  static func == (a: FeelOwner, b: FeelOwner) -> Bool {
    a.box === b.box || a.box.feel == b.box.feel
  }

  func hash(into hasher: inout Hasher) { hasher.combine(box.feel) }
}
