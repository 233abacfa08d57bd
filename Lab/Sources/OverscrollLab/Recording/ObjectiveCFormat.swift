import Foundation

/// An Objective-C source file: its `@[ @(123.6666), … ]` lists of numbers, everything else passed over.
///
/// LNCustomScrollView publishes its recordings in this form, three to a file.
struct ObjectiveCFormat: RecordingFormat {
  private var lists: [RecordingTable] = []

  /// The list that is being read; nil between lists.
  private var open: RecordingTable?

  /// Whether a first line is Objective-C's: one that source files begin with, or a statement with a list in it.
  static func matches(_ text: String) -> Bool {
    let beginnings = [
      "//", "/*", "#import", "#include", "@interface", "@implementation", "- (", "+ (",
    ]
    return beginnings.contains { text.hasPrefix($0) } || !text.hasPrefix("@") && text.contains("@[")
  }

  mutating func take(_ line: RecordingLine) throws(RecordingFault) {
    var text = line.text[...]
    while !text.isEmpty {
      guard open != nil else {
        guard let start = text.range(of: "@[") else { return }
        open = RecordingTable(names: ["offset"])
        text = text[start.upperBound...]
        continue
      }
      if text.hasPrefix("]") {
        if let list = open, list.count > 0 { lists.append(list) }
        open = nil
        text = text.dropFirst()
      } else if let number = try line.boxed(&text) {
        open?.append([number], line: line.number)
      } else if let next = text.first, ", \t".contains(next) {
        text = text.dropFirst()
      } else {
        // A list of something else.
        open = nil
      }
    }
  }

  /// One of the lists, counted from 1; the only one when none is named.
  func table(options: RecordingOptions) throws(RecordingFault) -> RecordingTable {
    try RecordingTable.one(
      of: lists, list: options.list, named: "lists", else: "no list such as @[ @(123.5), @(120) ]")
  }
}
