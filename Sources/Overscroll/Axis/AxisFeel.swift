import ScrollPhysics

/// The feel of an axis: UIKit's, which needs nothing, or another one.
///
/// Kept in a box that is made when a feel is chosen and never changes: an axis grows by a pointer, and
/// no touch or frame allocates. A build with `OVERSCROLL_UIKIT_ONLY` has no other feel and none of their code.
struct AxisFeel: Hashable, Sendable {
  #if OVERSCROLL_UIKIT_ONLY
    /// UIKit's.
    @inline(__always)
    static var uiKit: AxisFeel { AxisFeel() }

    private init() {}

    init(_ feel: ScrollFeel) {}

    @inline(__always)
    var isUIKit: Bool { true }

    @inline(__always)
    var feel: ScrollFeel { .uiKit }
  #else
    /// UIKit's.
    static let uiKit = AxisFeel(.uiKit)

    private final class Box: Sendable {
      let feel: ScrollFeel

      init(_ feel: ScrollFeel) { self.feel = feel }
    }

    private let box: Box?

    init(_ feel: ScrollFeel) { box = feel == .uiKit ? nil : Box(feel) }

    /// Whether it is UIKit's: what every touch and frame asks first.
    @inline(__always)
    var isUIKit: Bool { box == nil }

    /// The feel itself.
    var feel: ScrollFeel {
      @inline(never) get { box?.feel ?? .uiKit }
    }

    static func == (a: AxisFeel, b: AxisFeel) -> Bool { a.box === b.box || a.feel == b.feel }

    func hash(into hasher: inout Hasher) { hasher.combine(feel) }
  #endif
}
