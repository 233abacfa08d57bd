import CSDL2
import Overscroll

/// How a text is set.
struct TextStyle {
  var size: Double
  var isBold = false

  static let title = TextStyle(size: 17, isBold: true)
  static let head = TextStyle(size: 14, isBold: true)
  static let body = TextStyle(size: 14)
  static let small = TextStyle(size: 12)
  static let tiny = TextStyle(size: 10)
}

extension Canvas {
  /// Which point of a text lies where it is put.
  enum Anchor {
    case left
    case middle
    case right
  }

  /// How wide a text is, in points.
  func width(_ text: String, _ style: TextStyle) -> Double {
    line(text, style).map { Double($0.width) / scale } ?? 0
  }

  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - point: the middle of its height, at the left, in the middle or at the right.
  ///   - maximum: beyond this width, in points, it ends with an ellipsis.
  func text(
    _ text: String, at point: Vector2, _ style: TextStyle, _ color: Color, _ anchor: Anchor = .left,
    maximum: Double = .infinity
  ) {
    guard let line = line(fitted(text, style, maximum), style) else { return }
    let place = pixel(point)
    let share = anchor == .left ? 0 : anchor == .middle ? 0.5 : 1
    var target = SDL_Rect(
      x: Int32((place.x - Double(line.width) * share).rounded()),
      y: Int32((place.y - Double(line.height) / 2).rounded()), w: line.width, h: line.height)
    let color = color.sdl
    SDL_SetTextureColorMod(line.texture, color.r, color.g, color.b)
    SDL_SetTextureAlphaMod(line.texture, color.a)
    SDL_RenderCopy(renderer, line.texture, nil, &target)
  }

  private func line(_ text: String, _ style: TextStyle) -> TextCache.Line? {
    let pixels = Int32((style.size * scale).rounded())
    return texts.line(text, pixels: max(pixels, 1), isBold: style.isBold)
  }

  private func fitted(_ text: String, _ style: TextStyle, _ maximum: Double) -> String {
    guard maximum.isFinite, width(text, style) > maximum else { return text }
    var words = text.split(separator: " ")
    while words.count > 1 {
      words.removeLast()
      let shorter = words.joined(separator: " ") + " …"
      if width(shorter, style) <= maximum { return shorter }
    }
    return "…"
  }
}
