internal import Overscroll
internal import StrictJSON

/// What goes from one member of a scene's page to another.
extension NestedScroll {
  /// Reads `connections` and `transfers`.
  mutating func setJoints(_ fields: JSONFields) throws(FieldError) {
    if fields.has("connections") {
      for one in try fields.objects("connections", "a list of connections") {
        try connect(one)
      }
    }
    if fields.has("transfers") {
      for one in try fields.objects("transfers", "a list of transfers") {
        try setTransfer(one)
      }
    }
  }

  private mutating func connect(_ fields: JSONFields) throws(FieldError) {
    try fields.allow(["from", "to", "directions"], in: "a connection")
    let (source, target) = try fields.pair(of: count)
    connect(source, to: target, try fields.directions())
  }

  private mutating func setTransfer(_ fields: JSONFields) throws(FieldError) {
    try fields.allow(
      ["from", "to", "sourceMass", "targetMass", "minimumSpeed", "directions"], in: "a transfer")
    let (source, target) = try fields.pair(of: count)
    let (mass, speed) = (NumberDomain.within(MomentumTransfer.masses), NumberDomain.nonnegative)
    var transfer = MomentumTransfer(
      sourceMass: try fields.number("sourceMass", mass, default: 1),
      targetMass: try fields.number("targetMass", mass, default: 1),
      minimumSpeed: fields.isNull("minimumSpeed")
        ? .infinity : try fields.number("minimumSpeed", speed, default: 0))
    if fields.has("directions") { transfer.directions = try fields.directions() }
    setTransfer(transfer, from: source, to: target)
  }
}

extension JSONFields {
  /// Two members.
  fileprivate func pair(of count: Int) throws(FieldError) -> (source: Int, target: Int) {
    let (source, target) = (try index("from", of: count), try index("to", of: count))
    guard source != target else {
      throw FieldError(path("to"), "expected another member than from, found \(target)")
    }
    return (source, target)
  }

  /// What becomes of directions.
  fileprivate func directions() throws(FieldError) -> ScrollDirectionMap {
    let turns = try object("directions")
    try turns.allow(ScrollDirection.allCases.map { "\($0)" }, in: "directions")
    var map: ScrollDirectionMap = [:]
    for direction in ScrollDirection.allCases where turns.has("\(direction)") {
      map[direction] = try turns.choice("\(direction)")
    }
    return map
  }
}
