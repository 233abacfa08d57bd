import CSDL2
import Overscroll

extension KeyCommand {
  /// The keys that scroll, by where they are on the keyboard; nil for all others.
  init?(_ key: SDL_Keysym) {
    let isShiftDown = UInt32(key.mod) & KMOD_SHIFT.rawValue != 0
    switch key.scancode {
    case SDL_SCANCODE_UP: self = .arrowUp
    case SDL_SCANCODE_DOWN: self = .arrowDown
    case SDL_SCANCODE_LEFT: self = .arrowLeft
    case SDL_SCANCODE_RIGHT: self = .arrowRight
    case SDL_SCANCODE_PAGEUP: self = .pageUp
    case SDL_SCANCODE_PAGEDOWN: self = .pageDown
    case SDL_SCANCODE_HOME: self = .home
    case SDL_SCANCODE_END: self = .end
    case SDL_SCANCODE_SPACE: self = isShiftDown ? .shiftSpace : .space
    default: return nil
    }
  }
}
