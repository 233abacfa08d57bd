/// Which point of a page lies where, when the pager rests on it.
public enum PageAlignment: Hashable, Sendable, CaseIterable {
  /// The page's beginning at the beginning of the space.
  case start
  /// The page's middle in the middle of the space.
  case center
  /// The page's end at the end of the space.
  case end

  /// How far along the page, and along the space, the point lies, 0 … 1.
  var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// The numbers that say where a pager's pages lie.
///
/// ```
/// space  = viewport - insets                       what a page fills, and is aligned in
/// line   = near inset + share · space              0, 1/2 or 1 by the alignment
/// begin  = sum of the extents before + i · spacing
/// ```
///
/// Insets are for peeking: what is left of the viewport next to the space (``room``) shows the neighbours.
///
/// Numbers that make no sense are sanitized where a layout or a pager is made, and ignored by a pager that has a
/// layout: a length that is negative or not finite counts as 0, insets that are not finite as none.
public struct PagerLayout: Hashable, Sendable {
  /// The axis along which the pages lie.
  public var axis: ScrollAxis

  /// Size of the visible part, in points.
  public var viewport: Size2

  /// How much of the viewport is next to the space for a page at rest, in points.
  public var insets: Insets

  /// The distance between two pages, in points.
  public var spacing: Double

  /// Which point of a page comes to lie where.
  public var alignment: PageAlignment

  /// Whether the strip wraps around: the first page follows the last.
  ///
  /// Ignored while pages and spacing together are shorter than 1 pt.
  public var wraps: Bool

  /// Which side a horizontal strip begins at.
  ///
  /// Right to left the first page is the rightmost one. Offsets, progress and velocity are counted along the
  /// pages in either direction; what is counted on the screen, ``VisiblePage/start`` and ``Pager/start(of:)``,
  /// is counted from the left.
  public var layoutDirection: InterfaceLayoutDirection

  /// The shortest round of pages that is taken for one, 1, in points.
  ///
  /// Source: chosen; nothing could be seen of a shorter one, and its rounds could not be counted.
  /// Grade D.
  package static let shortestLap = 1.0

  /// Creates a layout.
  public init(
    axis: ScrollAxis = .horizontal, viewport: Size2, insets: Insets = .zero, spacing: Double = 0,
    alignment: PageAlignment = .center, wraps: Bool = false,
    layoutDirection: InterfaceLayoutDirection = .leftToRight
  ) {
    self.axis = axis
    self.viewport = viewport
    self.insets = insets
    self.spacing = spacing
    self.alignment = alignment
    self.wraps = wraps
    self.layoutDirection = layoutDirection
    self = sanitized
  }

  /// Whether its numbers make sense.
  var isValid: Bool { viewport.isValid && insets.isValid && spacing.isPlace }

  /// The same with numbers that make sense, which were set one by one.
  var sanitized: PagerLayout {
    var layout = self
    layout.viewport = viewport.sanitized
    layout.insets = insets.sanitized
    layout.spacing = spacing.sanitizedLength
    return layout
  }

  /// The viewport's length along the axis, in points.
  package var length: Double { viewport[axis] }

  /// The length of the viewport without the insets, in points.
  public var room: Double {
    let (near, far) = nearAndFarInset
    return max(0, length - near - far)
  }

  /// Where the aligned point of a page lies at rest, from the viewport's beginning on, in points.
  var line: Double { nearAndFarInset.0 + alignment.share * room }

  private var nearAndFarInset: (Double, Double) {
    if layoutDirection.isMirrored(axis) { return (insets.right, insets.left) }
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// 1 where pages go on with the coordinate, -1 where they go on against it.
  @inline(__always)
  package var sign: Double { layoutDirection.isMirrored(axis) ? -1 : 1 }

  /// Where something is seen from the left or the top, by where it begins along the pages, in points.
  func shown(_ start: Double, extent: Double) -> Double {
    layoutDirection.isMirrored(axis) ? length - start - extent : start
  }
}
