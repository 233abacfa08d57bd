import Foundation
import Overscroll

/// What the command line says.
struct Options {
  var scene = 0
  var size = Size2(1100, 860)
  /// Pixels per point of what the system calls a point.
  var scale = 1.0
  var isDark: Bool?
  var reducesMotion: Bool?
  /// Who moves content on when fingers leave a trackpad.
  var trackpadMomentum = TrackpadMomentum.system
  var record: String?
  var trace: String?
  var font: (regular: String, bold: String)?

  /// Reads arguments; nil when one of them is not understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--dark": isDark = true
      case "--light": isDark = false
      case "--reduce-motion": reducesMotion = true
      case "--full-motion": reducesMotion = false
      case "--no-system-momentum": trackpadMomentum = .engine
      case "--scene":
        guard let number = rest.popFirst().flatMap({ Int($0) }), 1...7 ~= number else { return nil }
        scene = number - 1
      case "--size":
        let sides = rest.popFirst()?.split(separator: "x").compactMap { Double($0) } ?? []
        guard sides.count == 2, sides.allSatisfy({ 200...8192 ~= $0 }) else { return nil }
        size = Size2(sides[0], sides[1])
      case "--scale":
        guard let scale = rest.popFirst().flatMap({ Double($0) }), 0.5...8 ~= scale
        else { return nil }
        self.scale = scale
      case "--record":
        guard let file = rest.popFirst() else { return nil }
        record = file
      case "--trace":
        guard let file = rest.popFirst() else { return nil }
        trace = file
      case "--font":
        guard let regular = rest.popFirst(), let bold = rest.popFirst() else { return nil }
        font = (regular, bold)
      default: return nil
      }
    }
  }
}
