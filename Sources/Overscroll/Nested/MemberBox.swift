/// A member of a page, boxed with what it is: all that the page knows of it.
///
/// A member that shares the finger's distance with others overrides more (``SharingBox``); of
/// anything else only what every ``Draggable`` can do is used (``ModelBox``), and what stands here holds; where a
/// member has been removed, only this.
///
/// In a place of its own, shared by copies of the page until one of them changes it: an array of models
/// would copy one for every question. Changed only while a single member refers to it, so that it may be
/// sent.
///
/// - Complexity: O(1) for every question; the first change of a copy allocates.
class MemberBox: @unchecked Sendable {
  init() {}

  func copied() -> MemberBox { self }

  /// Whether a member that takes fingers whole is the same as another one (``ComparedBox``).
  func isSame(as other: MemberBox) -> Bool { !isMember && !other.isMember }

  /// Whether there is a member; false where one has been removed.
  var isMember: Bool { false }

  // MARK: - What everything draggable says

  var isTracking: Bool { false }

  var isDragging: Bool { false }

  var time: Double { 0 }

  var restTime: Double { 0 }

  var diagnostics: InputDiagnostics { InputDiagnostics() }

  var reducesMotion: Bool {
    get { true }
    set {}
  }

  var feel: ScrollFeel {
    get { .uiKit }
    set {}
  }

  /// Takes a touch by itself; whether that ended a drag, or a touch that had stopped a motion.
  func handle(_ event: TouchEvent) -> (didDrag: Bool, didStopMotion: Bool) { (false, false) }

  /// Moves to a time of the page's clock.
  func run(to time: Double, isFrame: Bool, clock: HostClock) {}

  /// Keeps what happened for the host, until the next call; whether anything did.
  func collect() -> Bool { false }

  /// Forgets what happened in the call before.
  func forgetEvents() {}

  /// What the page keeps of it.
  var traits: MemberTraits { MemberTraits() }

  // MARK: - What those that share can do

  /// What it is, of those that share the finger's distance; nil for those that take fingers whole.
  var kind: NestedMemberKind? { nil }

  /// Where its motion along each axis is stored.
  var lines: MemberLines { MemberLines() }

  /// Takes the page's clock, so that what starts now starts at its present.
  func follow(_ clock: HostClock) {}

  /// Moves the times of all motions: the host's clock was set.
  func shiftTime(by difference: Double) {}

  /// Whether fingers may drag it.
  var isEnabled: Bool { true }

  /// A finger holds it where it is shown.
  func hold() {}

  /// A drag begins, of this or of another member: what a program has begun under the finger ends.
  func stop() {}

  /// A finger takes over, if it has not.
  func startDragging() {}

  /// Fingers have dragged it, and it asked (``MemberTraits/notesDragging``): how far since they began, and how fast they are, in points and pt/s.
  func noteDragging(_ translation: Vector2, velocity: Vector2) {}

  /// Fingers or a wheel have it at a place, counted without resistance.
  func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {}

  /// The fingers are about to leave.
  func willRelease() {}

  /// The fingers have left.
  func didRelease() {}

  /// It was disabled: fingers hold it no more.
  func releaseDisabled() {}

  /// Keeps moving, with the velocity of a finger that left; without one, what it held settles.
  func release(along axis: ScrollAxis, _ lift: Lift) {}

  /// What was pushed along an axis goes where it may rest.
  func settle(along axis: ScrollAxis) {}

  /// Whether a release has no least speed: UIKit's beyond an edge.
  var flingsAtAnySpeed: Bool { false }

  /// Goes freely to its edge, when at least a least speed will be left there for what lies inside.
  func glide(along axis: ScrollAxis, _ lift: Lift, leastLeft: Double) -> Bool { false }

  /// Stands on the edge that its motion has met.
  func meetJoint(along axis: ScrollAxis) {}

  /// Ends the motion on the edge that it met, to the bit.
  func endMotion(along axis: ScrollAxis, at edge: Double) {}

  /// Goes on with a velocity, added to its own, from a joint that is `late` seconds after the clock's time.
  ///
  /// - Parameter key: what a held key scrolls that moved the source, in points; nil where none did.
  func takeOver(_ velocity: Double, along axis: ScrollAxis, late: Double, pressing key: Double?) {}

  /// Whether a program, a key or a notch moves it along an axis: it goes where that says, and takes over no momentum.
  func isProgrammed(along axis: ScrollAxis) -> Bool { false }

  /// What a wheel pushed settles.
  func endPush() {}

  /// Flies on beyond its edge.
  func bounce(along axis: ScrollAxis, velocity: Double) {}

  /// The change of its offset per second, by itself, in pt/s.
  var velocity: Vector2 { .zero }

  /// The page it rests on; nil where it does not rest on pages.
  var restingPage: Int? { nil }

  /// How far fingers can move it before it stands on a page, in points; 0 where it stands on one, or has none.
  func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double { 0 }

  /// How much of it is seen along an axis, in points.
  func length(_ axis: ScrollAxis) -> Double { 0 }

  /// Which side its content begins at.
  var layoutDirection: InterfaceLayoutDirection { .leftToRight }

  /// How far it can be scrolled from where that would begin, in points: for most from where they will rest.
  ///
  /// - Parameter step: by what it is scrolled.
  func remaining(_ axis: ScrollAxis, isForward: Bool, by step: PageStep) -> Double {
    lines.remaining(axis, isForward: isForward)
  }

  /// How far an arrow key scrolls it, in points.
  var lineStep: Double { KeyCommand.lineStep }

  /// By how much farther a notch goes than by itself: notches that build up.
  func notchFactor(_ distance: Vector2) -> Double { 1 }

  /// Scrolls by a distance; what rests on places goes to the next one.
  func scroll(by share: Double, along axis: ScrollAxis, in step: PageStep) {}

  /// Scrolls to its top.
  func scrollUp(animated: Bool) {}

  /// What a host saves of it.
  var state: NestedScrollState.Member { NestedScrollState.Member() }

  /// Shows what was saved; whether that was possible.
  func restore(_ state: NestedScrollState.Member) -> Bool { state == self.state }
}

/// What fingers hand on to a member along an axis.
struct Lift {
  /// Their velocity, in pt/s; 0 for a member that does not start with it.
  var finger: Double

  /// That of the last move, which chooses a page and counts as a flick, in pt/s; zero for who starts on neither axis.
  var last: Vector2

  /// How far they have gone, in points.
  var travel: Vector2

  /// Whether they were on a trackpad: such flings neither build up nor take over.
  var isStroke = false
}

/// In an extension, where nothing is overridden: what could be is linked into every program, with all it calls.
extension MemberBox: Hashable {
  /// The same box, as that of a model of a type; nil where it is of another.
  func of<Model: Draggable>(_ type: Model.Type) -> ModelBox<Model>? {
    guard self is ModelBox<Model> else { return nil }
    return unsafe unsafeDowncast(self, to: ModelBox<Model>.self)
  }

  static func == (a: MemberBox, b: MemberBox) -> Bool {
    if a === b { return true }
    return switch a.kind {
    case .scroller: a.isSame(as: b, Scroller.self)
    case .drawer: a.isSame(as: b, Drawer.self)
    case .pager: a.isSame(as: b, Pager.self)
    case nil: a.isSame(as: b)
    }
  }

  /// Whether both are models of a type, with the same state and events.
  func isSame<Model: Draggable>(as other: MemberBox, _ type: Model.Type) -> Bool {
    guard let box = of(type), let other = other.of(type) else { return false }
    return box.model == other.model && box.events == other.events
  }

  /// Of the time alone, which is the same where all is.
  func hash(into hasher: inout Hasher) { hasher.combine(time) }
}

/// A box that somebody else keeps.
@safe struct KeptBox: Hashable, @unchecked Sendable {
  private let reference: Unmanaged<MemberBox>

  init(_ box: MemberBox) { unsafe reference = .passUnretained(box) }

  var box: MemberBox { @inline(__always) get { unsafe reference.takeUnretainedValue() } }

  /// Its answer to a question that changes nothing: not counted as one who has it meanwhile.
  @inline(__always)
  func asked<Answer>(_ question: (MemberBox) -> Answer) -> Answer {
    unsafe reference._withUnsafeGuaranteedRef(question)
  }

  static func == (a: KeptBox, b: KeptBox) -> Bool { a.box == b.box }

  func hash(into hasher: inout Hasher) { hasher.combine(box) }
}
