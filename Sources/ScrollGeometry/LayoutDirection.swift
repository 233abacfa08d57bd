/// Which side text and content begin at: UIKit's `UIUserInterfaceLayoutDirection`.
///
/// Offsets and coordinates do not change with it: x grows to the right, as in UIKit. What changes is where
/// the beginning is, and which way leads on.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From the left, as in English.
  case leftToRight
  /// From the right, as in Arabic and Hebrew.
  case rightToLeft

  /// Whether an axis runs against its coordinate.
  @inlinable public func isMirrored(_ axis: ScrollAxis) -> Bool {
    self == .rightToLeft && axis == .horizontal
  }
}
