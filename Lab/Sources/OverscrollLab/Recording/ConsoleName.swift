/// A name that the articles' console lines have numbers for.
enum ConsoleName: String, CaseIterable {
  case velocity = "DecelerateVelocity"
  case distance = "DecelerateDistance"
  case offset = "contentOffset"
  case slope = "convertScale"
  case bounce = "偏移"
  case startY, startVelocity

  /// A name by any of its spellings.
  init?(spelling: some StringProtocol) {
    switch spelling {
    case "减速速度统计", "v": self = .velocity
    case "减速距离统计", "y": self = .distance
    default: self.init(rawValue: String(spelling))
    }
  }

  /// A word of a line: the name it begins with, and what follows its colon; no name where it is another word.
  typealias Word = (name: ConsoleName?, number: Substring)

  /// The words of a line.
  ///
  /// A name ends with a colon; 偏移 also with a space.
  static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
      let parts = word.split(maxSplits: 1, omittingEmptySubsequences: false) { ":：".contains($0) }
      let name = ConsoleName(spelling: parts[0])
      if let name, parts.count == 2 || name == .bounce && !text.contains(",") {
        words.append((name, parts.count == 2 ? parts[1] : ""))
      } else if let last = words.last, last.name != nil, last.number.isEmpty {
        // The number behind a colon and a space.
        words[words.count - 1].number = word
      } else {
        words.append((nil, word))
      }
    }
    return words
  }

  /// The names of a line and their numbers; what the console puts in front of them is passed over.
  static func values(of line: RecordingLine) throws(RecordingFault) -> [ConsoleName: Double] {
    var values: [ConsoleName: Double] = [:]
    for (name, text) in words(line.text).drop(while: { $0.name == nil }) {
      guard let name else { throw RecordingFault(line, "expected nothing behind the numbers") }
      guard let number = RecordingLine.number(text) else {
        throw RecordingFault(line, "expected a number after \(name.rawValue):")
      }
      guard values.updateValue(number, forKey: name) == nil else {
        throw RecordingFault(line, "\(name.rawValue) twice in one line")
      }
    }
    return values
  }
}
