import CSDL2

/// Texts as textures, made once and kept while they are drawn.
final class TextCache {
  /// A text as it is drawn: white, of a size in pixels.
  struct Key: Hashable {
    var text: String
    var pixels: Int32
    var isBold: Bool
  }

  /// A texture and its size in pixels.
  final class Line {
    let texture: OpaquePointer?
    let width: Int32
    let height: Int32
    var lastUse = 0

    init(texture: OpaquePointer?, width: Int32, height: Int32) {
      (self.texture, self.width, self.height) = (texture, width, height)
    }

    deinit { SDL_DestroyTexture(texture) }
  }

  /// How many texts are kept at least, 800; then those go that the latest frame did not draw.
  ///
  /// Source: chosen; a screen has about 60, and all stay that one may soon scroll back to. Grade D.
  private static let capacity = 800

  private let renderer: OpaquePointer
  private let paths: (regular: String, bold: String)
  private var fonts: [Key: OpaquePointer] = [:]
  private var lines: [Key: Line] = [:]
  private var frame = 0

  init(renderer: OpaquePointer, fonts paths: (regular: String, bold: String)) {
    self.renderer = renderer
    self.paths = paths
  }

  /// A frame begins.
  func beginFrame() {
    if lines.count > Self.capacity { lines = lines.filter { $0.value.lastUse >= frame } }
    frame += 1
  }

  /// Forgets all textures: the device has lost them.
  func removeAll() { lines = [:] }

  /// A text as a texture; nil for an empty one.
  func line(_ text: String, pixels: Int32, isBold: Bool) -> Line? {
    let key = Key(text: text, pixels: pixels, isBold: isBold)
    let line = lines[key] ?? make(key)
    line?.lastUse = frame
    lines[key] = line
    return line
  }

  private func make(_ key: Key) -> Line? {
    guard !key.text.isEmpty, let font = font(key) else { return nil }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, key.text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let texture = SDL_CreateTextureFromSurface(renderer, surface)
    return Line(texture: texture, width: surface.pointee.w, height: surface.pointee.h)
  }

  private func font(_ key: Key) -> OpaquePointer? {
    let key = Key(text: "", pixels: key.pixels, isBold: key.isBold)
    if let font = fonts[key] { return font }
    let font = TTF_OpenFont(key.isBold ? paths.bold : paths.regular, key.pixels)
    fonts[key] = font
    return font
  }
}
