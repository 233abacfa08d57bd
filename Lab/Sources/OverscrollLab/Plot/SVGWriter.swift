import Foundation

/// Writes SVG elements, indented, in a fixed form: the same figure, the same bytes.
struct SVGWriter {
  private(set) var text = ""
  private var depth = 0

  /// Writes an element with text or without content.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String? = nil) {
    let end = text.map { ">\(Self.escaped($0))</\(name)>" } ?? "/>"
    line("<\(name)\(Self.list(attributes))\(end)")
  }

  /// Writes an element with content.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], content: (inout SVGWriter) -> Void
  ) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  mutating func path(_ style: String, _ way: String) {
    element("path", [("class", style), ("d", way)])
  }

  mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  /// A coordinate: at most two decimals.
  static func number(_ value: Double) -> String { CurveFormat.number(value, 2) }

  /// Text with what XML keeps for itself replaced, and without what it does not allow.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }
}
