/// Indicators of a scroller in one call.
extension Scroller {
  /// Where an axis' scroll indicator is and how long; nil when there is nothing to scroll.
  ///
  /// As UIKit's it keeps clear of bars and keyboard, and not of ``contentInset``. Right to left, a host draws the
  /// vertical one at the left.
  ///
  /// - Parameters:
  ///   - axis: along which it lies.
  ///   - inset: kept free in addition, UIKit's `scrollIndicatorInsets`, in points.
  ///   - squeezedLength: what it is squeezed to at most, in points.
  /// - Precondition: `inset` is finite, `squeezedLength` finite and not negative.
  public func indicator(
    _ axis: ScrollAxis, inset: Insets = .zero,
    squeezedLength: Double = ScrollIndicator.squeezedLength
  ) -> ScrollIndicator? {
    let safe = safeAreaInset
    let isWide = axis == .horizontal
    let start = isWide ? safe.left + inset.left : safe.top + inset.top
    let end =
      isWide ? safe.right + inset.right : max(safe.bottom, keyboardInset) + inset.bottom
    return ScrollIndicator(
      offset: contentOffset[axis], range: body.lines[axis].range, viewport: viewport[axis],
      squeezedLength: squeezedLength, startInset: start, endInset: end, grid: extent.grid)
  }
}
