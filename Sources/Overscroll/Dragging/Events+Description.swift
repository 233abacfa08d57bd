#if !hasFeature(Embedded)
  extension ScrollEvents: CustomStringConvertible {
    /// The events' names, in order and in brackets.
    public var description: String { "[\(map { "\($0)" }.joined(separator: ", "))]" }
  }

  extension EventList: CustomStringConvertible {
    /// The events, in order and in brackets.
    public var description: String {
      "[\((0..<count).compactMap { event($0).map { "\($0)" } }.joined(separator: ", "))]"
    }
  }
#endif
