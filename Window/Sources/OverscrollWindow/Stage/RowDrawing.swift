import Overscroll

/// Rows of messages, as several scenes have them.
enum RowDrawing {
  /// The height of a row, in points.
  static let height = 72.0

  /// Draws the rows of a list that are seen.
  ///
  /// - Parameters:
  ///   - count: how many rows there are.
  ///   - offset: of the content, in points.
  ///   - viewport: what is seen, in points, from the canvas' origin.
  ///   - row: draws one, from its top left corner.
  static func draw(
    _ count: Int, offset: Double, viewport: Size2, on canvas: Canvas, height: Double = height,
    _ row: (Int, Size2) -> Void
  ) {
    let first = max(0, Int((offset / height).rounded(.down)))
    let last = min(count, Int(((offset + viewport.height) / height).rounded(.up)))
    guard first < last else { return }
    for index in first..<last {
      canvas.shifted(by: Vector2(0, Double(index) * height - offset)) {
        row(index, Size2(viewport.width, height))
      }
    }
  }

  /// A message: who, what, and a number.
  static func message(
    _ person: Int, number: String, isNew: Bool = false, in size: Size2, on canvas: Canvas,
    _ theme: Theme
  ) {
    let middle = size.height / 2
    canvas.fill(circle: Vector2(38, middle), radius: 22, Messages.color(person))
    canvas.text(
      Messages.initials(person), at: Vector2(38, middle), .head, Color(0xffffff), .middle)
    let side = canvas.width(number, .small)
    let ink = isNew ? theme.accent : theme.ink
    canvas.text(
      Messages.name(person), at: Vector2(74, middle - 11), .head, ink,
      maximum: size.width - 106 - side)
    canvas.text(
      Messages.text(person), at: Vector2(74, middle + 11), .body, theme.quiet,
      maximum: size.width - 90)
    canvas.text(number, at: Vector2(size.width - 16, middle - 11), .small, theme.quiet, .right)
    canvas.fill(Rect2(x: 74, y: size.height - 1, width: size.width - 74, height: 1), theme.line)
  }

  /// A vertical indicator at the right side of a viewport.
  static func indicator(
    _ scroller: Scroller, opacity: Double = 1, on canvas: Canvas, _ theme: Theme
  ) {
    let inset = Insets(top: 16, bottom: 16)
    guard opacity > 0, let bar = scroller.indicator(.vertical, inset: inset) else { return }
    let rect = Rect2(x: scroller.viewport.width - 7, y: bar.position, width: 4, height: bar.length)
    canvas.fill(rect, radius: 2, theme.quiet.faded(opacity))
  }
}
