import CSDL2

/// A colour with its opacity, each component 0...1.
struct Color: Hashable {
  var red: Float
  var green: Float
  var blue: Float
  var opacity: Float = 1

  /// Creates a colour from 0xRRGGBB.
  init(_ hex: UInt32, opacity: Float = 1) {
    red = Float(hex >> 16 & 255) / 255
    green = Float(hex >> 8 & 255) / 255
    blue = Float(hex & 255) / 255
    self.opacity = opacity
  }

  /// The same colour, less opaque by a factor.
  func faded(_ factor: Double) -> Color {
    var color = self
    color.opacity *= Float(min(max(factor, 0), 1))
    return color
  }

  /// As SDL has it.
  var sdl: SDL_Color {
    SDL_Color(
      r: UInt8(red * 255 + 0.5), g: UInt8(green * 255 + 0.5), b: UInt8(blue * 255 + 0.5),
      a: UInt8(opacity * 255 + 0.5))
  }
}
