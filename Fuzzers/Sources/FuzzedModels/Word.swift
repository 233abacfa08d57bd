@_spi(Fields) import ScrollScenes

/// Something that happened to a part of a model, in words that are the same for all.
package struct Word: Hashable, Sendable {
  /// What happened.
  package enum What: Hashable, Sendable {
    case dragBegins, dragEnds
    case decelerationBegins, decelerationEnds
    case zoomBegins, zoomEnds
    case changes, settles, animationEnds
    /// The part is no more, and says nothing of what it began.
    case leaves
  }

  package var what: What
  package var part: Int

  package init(_ what: What, part: Int = 0) { (self.what, self.part) = (what, part) }

  fileprivate static let names: [String: What] = [
    "willBeginDragging": .dragBegins, "didEndDragging": .dragEnds,
    "willBeginDecelerating": .decelerationBegins, "didEndDecelerating": .decelerationEnds,
    "willBeginZooming": .zoomBegins, "didEndZooming": .zoomEnds,
    "didScroll": .changes, "didZoom": .changes, "didMove": .changes, "didTurn": .changes,
    "didChange": .changes, "didSettle": .settles, "didEndScrollingAnimation": .animationEnds,
  ]
}

extension Word {
  /// What a program's call told.
  package static func words(of events: [PartEvent]) -> [Word] {
    events.compactMap { one in names["\(one.event)"].map { Word($0, part: one.part) } }
  }
}

extension Sequence {
  /// What events of any kind tell, by their names.
  package func words(part: Int = 0) -> [Word] {
    compactMap { event in Word.names["\(event)"].map { Word($0, part: part) } }
  }
}

/// What has begun and not ended: every beginning has exactly one end.
package struct EventPairs {
  private var open: Set<Word> = []

  /// The first word out of turn.
  package private(set) var flaw: String?

  package init() {}

  /// What has begun and never ended.
  package var unfinished: String? { open.isEmpty ? nil : "\(open)" }

  package mutating func take(_ words: [Word]) {
    for word in words {
      switch word.what {
      case .dragBegins, .decelerationBegins, .zoomBegins:
        if !open.insert(word).inserted { flaw = flaw ?? "\(word) twice" }
      case .dragEnds: end(.dragBegins, word)
      case .decelerationEnds: end(.decelerationBegins, word)
      case .zoomEnds: end(.zoomBegins, word)
      case .changes, .settles, .animationEnds, .leaves: break
      }
    }
  }

  private mutating func end(_ beginning: Word.What, _ word: Word) {
    let wasOpen = open.remove(Word(beginning, part: word.part)) != nil
    if !wasOpen { flaw = flaw ?? "\(word) without a beginning" }
  }
}
