/// The space of a floating window: where its top left corner may be.
struct FloatingSpace: Hashable, Sendable {
  /// Size of the container, in points.
  var container: Size2

  /// The container's safe area insets, in points.
  var insets: Insets

  /// How much of the container a keyboard covers from below, in points.
  var keyboard: Double

  /// Distance kept from the edges of what is left, in points.
  var margin: Double

  /// Whether its numbers make sense.
  var isValid: Bool { container.isValid && insets.isValid && keyboard.isPlace && margin.isPlace }

  /// Creates a space; numbers that make no sense are sanitized.
  init(container: Size2, insets: Insets, keyboard: Double, margin: Double) {
    self.container = container.sanitized
    self.insets = insets.sanitized
    self.keyboard = keyboard.sanitizedLength
    self.margin = margin.sanitizedDistance
  }

  /// The coordinates of the window's top left corner on one axis.
  ///
  /// A window larger than the space has a single place, in its middle.
  func range(_ axis: ScrollAxis, size: Size2) -> ClosedRange<Double> {
    let (near, far) =
      axis == .horizontal
      ? (insets.left, insets.right) : (insets.top, max(insets.bottom, keyboard))
    let least = near + margin
    let greatest = container[axis] - far - margin - size[axis]
    if least <= greatest { return least...greatest }
    let middle = (least + greatest) / 2
    return middle...middle
  }

  /// Where the window moves freely, and how it resists beyond.
  ///
  /// The bands' dimension is the rule's, at most the window's own length: pulled as far as may be, some of it
  /// is still inside.
  func limits(_ axis: ScrollAxis, size: Size2, _ rule: PlacedRule) -> AxisLimits {
    let band = min(size[axis], rule.windowBand)
    return AxisLimits(range(axis, size: size), below: band, above: band)
  }

  /// The window's top left corner at a share of the space.
  func origin(share: Vector2, size: Size2) -> Vector2 {
    var origin = Vector2.zero
    for axis in ScrollAxis.allCases {
      let range = range(axis, size: size)
      origin[axis] = range.lowerBound + (range.upperBound - range.lowerBound) * share[axis]
    }
    return origin
  }

  /// How far along its range a coordinate is, 0 … 1.
  func share(_ axis: ScrollAxis, of coordinate: Double, size: Size2) -> Double {
    let range = range(axis, size: size)
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (range.nearest(to: coordinate) - range.lowerBound) / length : 0
  }
}
