internal import Overscroll
internal import ScrollCoordinates
internal import StrictJSON

/// Places, sizes and insets: as lists in a model, in an event also in fields of their own.
extension JSONFields {
  private static let sides = ["width", "height"]
  private static let edges = ["top", "left", "bottom", "right"]

  /// What may be written in parts, and in which.
  private static let parts = [
    "viewport": sides, "contentSize": sides, "size": sides, "container": sides,
    "contentInset": edges, "insets": edges, "safeAreaInset": edges,
  ]

  /// The fields in which a property is written: that of its name, or its parts.
  func written(_ name: String) -> [String] {
    guard let parts = Self.parts[name], !has(name), parts.contains(where: has) else {
      return [name]
    }
    return parts
  }

  /// The numbers x and y.
  func vector() throws(FieldError) -> Vector2 { Vector2(try number("x"), try number("y")) }

  /// A place that may be left out, but not half of it.
  func place() throws(FieldError) -> Vector2? { has("x") || has("y") ? try vector() : nil }

  /// A point written `[x, y]`.
  func point(_ name: String) throws(FieldError) -> Vector2 {
    let point = try numbers(name, ["x", "y"], .distance)
    return Vector2(point[0], point[1])
  }

  /// A size written `[width, height]`, or in fields of these names.
  func size(_ name: String) throws(FieldError) -> Size2 {
    let sides = try numbers(name, or: Self.sides, .length)
    return Size2(sides[0], sides[1])
  }

  /// Insets written `[top, left, bottom, right]`, or in fields of these names.
  func insets(_ name: String) throws(FieldError) -> Insets {
    let sides = try numbers(name, or: Self.edges, .distance)
    return Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// The numbers x, y, width and height.
  func rect() throws(FieldError) -> Rect2 {
    let size = Size2(try number("width", .nonnegative), try number("height", .nonnegative))
    return Rect2(origin: try vector(), size: size)
  }

  private func numbers(
    _ name: String, or parts: [String], _ domain: NumberDomain
  ) throws(FieldError) -> [Double] {
    guard written(name) == parts else { return try numbers(name, parts, domain) }
    var numbers: [Double] = []
    for part in parts { numbers.append(try number(part, domain)) }
    return numbers
  }
}

extension NumberDomain {
  /// Lengths of content and viewport, as large as a scroller accepts, in points.
  static let length = within(0...ScrollExtent.farthest)

  /// Insets, insertions and places, of either sign, as large as a scroller accepts, in points.
  static let distance = within(-ScrollExtent.farthest...ScrollExtent.farthest)

  /// Scales of zoom, 1e-6...1e6, dimensionless.
  ///
  /// Source: a map of the earth is 1e8 pt at a scale where streets have names. Chosen, grade D.
  static let zoomScale = within(1e-6...1e6)

  /// Pixels per point, 0...1000, dimensionless; 0 for no pixels.
  ///
  /// Source: no display has more than 4. Chosen, grade D.
  static let displayScale = within(0...1000)
}
