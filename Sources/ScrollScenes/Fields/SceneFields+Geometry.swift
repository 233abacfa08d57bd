internal import Overscroll
internal import ScrollGeometry
internal import StrictJSON

/// Places, sizes and insets: as lists in a model, in an event also in fields of their own.
extension SceneFields {
  /// The names of a size's fields.
  static let sides = ["width", "height"]

  /// The names of the fields of insets.
  static let edges = ["top", "left", "bottom", "right"]

  /// The fields in which an event may hold a property: that of its name, or its parts where they are
  /// written out.
  func fields(of name: String, or parts: [String]) -> [String] {
    !has(name) && parts.contains(where: has) ? parts : [name]
  }

  /// The numbers of two members.
  func vector(_ x: String = "x", _ y: String = "y") throws(SceneError) -> Vector2 {
    Vector2(try number(x), try number(y))
  }

  /// A place that may be left out, but not half of it.
  func place() throws(SceneError) -> Vector2? {
    has("x") || has("y") ? try vector() : nil
  }

  /// A size written `[width, height]`, or in fields of these names.
  func size(_ name: String) throws(SceneError) -> Size2 {
    let sides = try numbers(name, or: Self.sides, .length)
    return Size2(sides[0], sides[1])
  }

  /// Insets written `[top, left, bottom, right]`, or in fields of these names.
  func insets(_ name: String) throws(SceneError) -> Insets {
    let sides = try numbers(name, or: Self.edges, .distance)
    return Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  private func numbers(
    _ name: String, or parts: [String], _ domain: NumberDomain
  ) throws(SceneError) -> [Double] {
    guard fields(of: name, or: parts) == parts else { return try numbers(name, parts, domain) }
    var numbers: [Double] = []
    for part in parts { numbers.append(try number(part, domain)) }
    return numbers
  }
}
