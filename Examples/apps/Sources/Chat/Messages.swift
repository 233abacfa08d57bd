/// What the messages of a chat say, and how high they are.
public struct Messages: Sendable {
  /// How many there were at the beginning; their texts are made up.
  let count: Int
  /// What has come in since.
  var received: [String] = []
  private static let words = ["see", "you", "at", "the", "ferry", "tomorrow", "I", "bring", "oars"]

  /// What a message says.
  public subscript(message: Int) -> String {
    guard message < count else { return received[message - count] }
    let length = 1 + abs(message &* 7_919) % 43
    return (0..<length).map { Self.words[abs(message &+ $0 &* 31) % Self.words.count] }
      .joined(separator: " ")
  }

  /// Its text in lines of letters of 8 pt, on a screen of a width, in points.
  public func lines(of message: Int, width: Double) -> [String] {
    let letters = Int(max(width - 90, 160) / 8)
    return self[message].split(separator: " ").reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if !line.isEmpty, line.count + word.count >= letters { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " " + word
    }
  }

  /// Its height, in points: lines of 20, and 24 around them.
  func height(of message: Int, width: Double) -> Double {
    24 + 20 * Double(lines(of: message, width: width).count)
  }
}
