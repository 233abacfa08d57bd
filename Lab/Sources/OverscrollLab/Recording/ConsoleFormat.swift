/// What the articles' listings print to the console, bare or behind the date, process and thread that it puts in front.
///
/// | lines | what they are | columns |
/// |---|---|---|
/// | `DecelerateVelocity:5.027`, then `DecelerateDistance:2506.5` | flicks, in pt/ms and points | `velocityPerMs`, `distance` |
/// | `convertScale:0.5 contentOffset:120` | slopes of a band: an offset's change over the finger's, and the stretch | `contentOffset`, `convertScale` |
/// | `偏移 -72.5`, after `startY:` and `startVelocity:` | bounces, one after every start | `偏移` |
/// | `contentOffset:120` | offsets over time | `contentOffset` |
///
/// The names of "Interaction characteristics of iOS's UIScrollView", 减速速度统计 and 减速距离统计 or `v:` and `y:`, stand for the first two. A colon may be full width.
///
/// Source: LevisonNN, LNCustomScrollView, its four observing view controllers. Grade C.
struct ConsoleFormat: RecordingFormat {
  private var flicks = RecordingTable(names: ["velocityPerMs", "distance"])
  private var slopes = RecordingTable(names: ["contentOffset", "convertScale"])
  private var offsets = RecordingTable(names: ["contentOffset"])
  private var bounces = [RecordingTable(names: [ConsoleName.bounce.rawValue])]

  /// The first line of every kind there is, in their order.
  private var firsts: [(kind: Kind, line: RecordingLine)] = []
  /// A flick whose distance has not come yet.
  private var open: (line: RecordingLine, velocity: Double)?
  /// The first half of a flick without its other half.
  private var half: RecordingFault?

  /// What the lines are records of.
  enum Kind: CaseIterable {
    case flicks, offsets, slopes, bounces

    /// The first is one that no other kind has, where there is one.
    var names: [ConsoleName] {
      switch self {
      case .flicks: [.velocity, .distance]
      case .offsets: [.offset]
      case .slopes: [.slope, .offset]
      case .bounces: [.bounce, .startY, .startVelocity]
      }
    }

    /// How its lines look.
    var form: String {
      switch self {
      case .flicks: "DecelerateVelocity:… and DecelerateDistance:… (减速速度统计:…, 减速距离统计:…)"
      case .offsets: "contentOffset:…"
      case .slopes: "convertScale:… contentOffset:…"
      case .bounces: "偏移 … (startY:…, startVelocity:…)"
      }
    }
  }

  static let forms = Kind.allCases.map(\.form).joined(separator: ", ")

  /// Whether a first line is the console's.
  static func matches(_ text: String) -> Bool {
    ConsoleName.words(text).contains { $0.name != nil }
  }

  mutating func take(_ line: RecordingLine) throws(RecordingFault) {
    let values = try ConsoleName.values(of: line)
    let names = Set(values.keys)
    let kind = Kind.allCases.first { names.isSubset(of: $0.names) }
    guard let kind, !names.isEmpty, kind != .slopes || names.count == 2 else {
      throw RecordingFault(line, "expected \(Self.forms)")
    }
    if !firsts.contains(where: { $0.kind == kind }) { firsts.append((kind, line)) }
    if let offset = values[.offset] {
      offsets.append([offset], line: line.number)
      if let slope = values[.slope] { slopes.append([offset, slope], line: line.number) }
    }
    takeFlick(values[.velocity], values[.distance], line)
    if names.contains(.startY) || names.contains(.startVelocity), bounces.last?.count != 0 {
      bounces.append(RecordingTable(names: [ConsoleName.bounce.rawValue]))
    }
    if let offset = values[.bounce] {
      bounces[bounces.count - 1].append([offset], line: line.number)
    }
  }

  private mutating func takeFlick(_ velocity: Double?, _ distance: Double?, _ line: RecordingLine) {
    if let velocity {
      half = half ?? open.map { Self.half($0.line) }
      open = (line, velocity)
    }
    guard let distance else { return }
    guard let open else {
      half = half ?? RecordingFault(line, "expected its velocity before the distance of a flick")
      return
    }
    flicks.append([open.velocity, distance], line: line.number)
    self.open = nil
  }

  private static func half(_ line: RecordingLine) -> RecordingFault {
    RecordingFault(line, "expected its distance after the velocity of a flick")
  }

  /// What was taken in; of several kinds of lines those that the column belongs to.
  func table(options: RecordingOptions) throws(RecordingFault) -> RecordingTable {
    let kind = try chosen(options.column)
    if kind == .bounces {
      return try RecordingTable.one(
        of: bounces.filter { $0.count > 0 }, list: options.list, named: "bounces",
        else: "no offset of a bounce such as 偏移 -72.5")
    }
    guard options.list == nil else { throw RecordingTable.noLists }
    switch kind {
    case .flicks:
      if let half = half ?? open.map({ Self.half($0.line) }) { throw half }
      return flicks
    case .slopes: return slopes
    default: return offsets
    }
  }

  private func chosen(_ column: String?) throws(RecordingFault) -> Kind {
    guard let column else {
      guard firsts.count > 1 else { return firsts[0].kind }
      throw RecordingFault(
        firsts[1].line,
        "expected \(firsts[0].kind.form) as in line \(firsts[0].line.number); "
          + "--column \(firsts[1].kind.names[0].rawValue) reads lines such as this one")
    }
    let there = firsts.flatMap { $0.kind.names }
    let name = ConsoleName(spelling: column) ?? ["velocityPerMs": .velocity][column]
    guard let name, there.contains(name) else {
      let names = Set(there.map(\.rawValue)).sorted().joined(separator: ", ")
      throw RecordingFault("no \(column) in any line; there are \(names)")
    }
    // The offsets of a band as well.
    return Kind.allCases.first { $0.names.contains(name) } ?? .offsets
  }
}
