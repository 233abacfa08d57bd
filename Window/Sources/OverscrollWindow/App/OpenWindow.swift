import CSDL2
import Foundation
import Overscroll

/// A window with something to draw on.
struct OpenWindow {
  let window: OpaquePointer
  let canvas: Canvas
  let isSynchronized: Bool
  let size: Size2

  /// Opens a window; nil, after saying why, when that cannot be done.
  init?(_ options: Options) {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1")
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0, TTF_Init() == 0 else {
      Self.complain("no window: " + String(cString: SDL_GetError()))
      return nil
    }
    // Without a display SDL draws into nothing, as fast as it can.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    let wanted = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]
    guard wanted == driver || !["offscreen", "dummy", "evdev"].contains(driver) else {
      Self.complain("no window: there is no display (DISPLAY and WAYLAND_DISPLAY name one)")
      return nil
    }
    guard let fonts = options.font ?? Fonts.found else {
      Self.complain("no font: install DejaVu (fonts-dejavu-core) or name two with --font")
      return nil
    }
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let (x, y) = (Int32(bitPattern: 0x2fff_0000), Int32(bitPattern: 0x2fff_0000))
    let (width, height) = (options.size.width * options.scale, options.size.height * options.scale)
    guard
      let window = SDL_CreateWindow("Overscroll", x, y, Int32(width), Int32(height), flags),
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      Self.complain("no window: " + String(cString: SDL_GetError()))
      return nil
    }
    SDL_SetWindowMinimumSize(window, 300, 420)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    let isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    // Without a display to wait for, the host alone keeps time.
    if isSoftware { SDL_RenderSetVSync(renderer, 0) }
    isSynchronized = !isSoftware && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    self.window = window
    canvas = Canvas(renderer: renderer, texts: TextCache(renderer: renderer, fonts: fonts))
    size = Self.measure(window, canvas, options.scale)
  }

  /// The window's size in points; the canvas learns how many pixels those are.
  static func measure(_ window: OpaquePointer, _ canvas: Canvas, _ scale: Double) -> Size2 {
    var (width, height, across, down): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetRendererOutputSize(canvas.renderer, &across, &down)
    canvas.scale = scale * Double(across) / Double(max(width, 1))
    return Size2(Double(width) / scale, Double(height) / scale)
  }

  static func complain(_ text: String) {
    FileHandle.standardError.write(Data(("window: " + text + "\n").utf8))
  }
}
