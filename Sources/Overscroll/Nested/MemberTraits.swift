/// What a page keeps of a member's state, in one byte: how it moves without a finger, and what fingers can do with it.
struct MemberTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// It moves.
  static let isMoving = MemberTraits(rawValue: 1)

  /// It does what UIKit calls decelerating.
  static let isDecelerating = MemberTraits(rawValue: 2)

  /// Its scale changes.
  static let isScaleMoving = MemberTraits(rawValue: 4)

  /// Fingers can move it along an axis.
  static func drags(_ axis: ScrollAxis) -> MemberTraits {
    MemberTraits(rawValue: axis == .horizontal ? 8 : 16)
  }

  /// It goes from place to place along an axis, never in between.
  static func isPaged(_ axis: ScrollAxis) -> MemberTraits {
    MemberTraits(rawValue: axis == .horizontal ? 32 : 64)
  }
}
