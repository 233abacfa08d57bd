/// What a page keeps of a member's state, in two bytes: how it moves without a finger, and what fingers can do with it.
///
/// No `OptionSet`: its conformances cost a program 4 kB.
struct MemberTraits: Hashable, Sendable {
  private(set) var bits: UInt16 = 0

  /// It moves.
  static let isMoving = MemberTraits(bits: 1)

  /// It does what UIKit calls decelerating.
  static let isDecelerating = MemberTraits(bits: 2)

  /// Both.
  static let isGliding = MemberTraits(bits: 3)

  /// Its scale changes.
  static let isScaleMoving = MemberTraits(bits: 4)

  /// Fingers can move it along an axis.
  static func drags(_ axis: ScrollAxis) -> MemberTraits {
    MemberTraits(bits: axis == .horizontal ? 8 : 16)
  }

  /// It goes from place to place along an axis, never in between.
  static func isPaged(_ axis: ScrollAxis) -> MemberTraits {
    MemberTraits(bits: axis == .horizontal ? 32 : 64)
  }

  /// It is stretched beyond an edge.
  static let isStretched = MemberTraits(bits: 128)

  /// It is dragged, and asks how far and how fast: for pages that turn, flings that build up.
  static let notesDragging = MemberTraits(bits: 256)

  func contains(_ trait: MemberTraits) -> Bool { bits & trait.bits != 0 }

  mutating func formUnion(_ other: MemberTraits) { bits |= other.bits }
}
