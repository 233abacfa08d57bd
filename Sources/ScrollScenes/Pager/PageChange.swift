internal import Overscroll
internal import StrictJSON

/// What changes which pages there are: some go, others come in their place.
struct PageChange: Sendable {
  var pages: Range<Int>
  var extents = PageExtents.filling(0)

  /// The types of events that do.
  static let events: [(type: String, change: ProgramArgument<Pager, PageChange>)] = [
    ("insertPages", .insertion), ("removePages", .removal),
  ]

  func apply(_ pager: inout Pager, animated: Bool) -> PagerEvents {
    guard pages.isEmpty else { return pager.remove(pages, animated: animated) }
    return switch extents {
    case .list(let list): pager.insert(list, at: pages.lowerBound, animated: animated)
    case .filling(let count): pager.insert(count: count, at: pages.lowerBound, animated: animated)
    }
  }
}

extension ProgramArgument where Model == Pager, Value == PageChange {
  fileprivate static var insertion: Self {
    let samples = [
      PageChange(pages: 0..<0, extents: .list([100, 200])),
      PageChange(pages: 1..<1, extents: .filling(2)),
    ]
    var insertion = Self(
      ["page", "extents", "count"], words: "`page`, and `extents` or `count`", samples
    ) { fields throws(FieldError) in
      let page = try fields.whole("page")
      return PageChange(pages: page..<page, extents: try fields.extents())
    } write: {
      [.init("page", Double($0.pages.lowerBound)), $0.extents.json]
    } draw: { pager, source in
      let page = source.below(pager.count + 1)
      return PageChange(pages: page..<page, extents: .drawn(from: &source))
    }
    insertion.check = { change, pager, fields throws(FieldError) in
      try NumberDomain.index(of: pager.count + 1)
        .check(change.pages.lowerBound, path: fields.path("page"))
    }
    return insertion
  }

  fileprivate static var removal: Self {
    var removal = Self(
      ["page", "count"], words: "`page` [`count` 1]",
      [PageChange(pages: 0..<1), PageChange(pages: 1..<3)]
    ) { fields throws(FieldError) in
      let page = try fields.whole("page")
      let count = fields.has("count") ? try fields.whole("count") : 1
      _ = try NumberDomain.nonnegative.check(.number(Double(count)), path: fields.path("count"))
      return PageChange(pages: page..<page + count)
    } write: {
      [.init("page", Double($0.pages.lowerBound)), .init("count", Double($0.pages.count))]
    } draw: { pager, source in
      let first = source.below(pager.count + 1)
      let end = source.below(12) == 0 ? pager.count : min(pager.count, first + 2)
      return PageChange(pages: first..<end)
    }
    removal.check = { change, pager, fields throws(FieldError) in
      let first = change.pages.lowerBound
      try NumberDomain.index(of: pager.count).check(first, path: fields.path("page"))
      try NumberDomain.within(0...Double(pager.count - first))
        .check(change.pages.count, path: fields.path("count"))
    }
    return removal
  }
}

/// How long pages are.
enum PageExtents: Sendable {
  /// Each its own length, in points.
  case list([Double])
  /// So many, each as long as the viewport without the insets.
  case filling(Int)

  /// How many.
  var count: Int {
    switch self {
    case .list(let list): list.count
    case .filling(let count): count
    }
  }

  fileprivate var json: JSONValue.Member {
    switch self {
    case .list(let list): .init("extents", .array(list.map(JSONValue.number)))
    case .filling(let count): .init("count", Double(count))
    }
  }

  fileprivate static func drawn(from source: inout any PropertySource) -> PageExtents {
    let count = source.below(4)
    if source.below(2) == 0 { return .filling(count) }
    return .list((0..<count).map { _ in Double(source.below(256) * 2) })
  }
}

extension JSONFields {
  /// How long pages are: `extents`, a list in points, or `count`, as many that fill the viewport.
  func extents() throws(FieldError) -> PageExtents {
    guard has("extents") else {
      return .filling(Int(try number("count", .wholes(to: Self.mostPages))))
    }
    guard !has("count") else { throw FieldError(path("count"), "stands next to extents") }
    return .list(
      try each("extents", "a list of lengths") { value, path throws(FieldError) in
        try NumberDomain.length.check(value, path: path)
      })
  }
}
