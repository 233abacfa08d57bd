import ScrollPhysics
import StrictJSON

extension ComparedLaw {
  /// Reads a law: a name, or `spring:mass=1,stiffness=120,dampingRatio=1`, or `critical:delta=10.9`.
  ///
  /// A spring's mass and damping ratio are 1 when left out.
  public init(parsing text: String) throws(LabError) {
    let named = Self.standard.filter { !$0.name.contains(":") }
    if let law = named.first(where: { $0.name == text }) {
      self = law
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, ["spring", "critical"].contains(parts[0]) else {
      let names = named.map(\.name).joined(separator: ", ")
      throw LabError(
        "no law \(text); there are \(names), "
          + "spring:mass=1,stiffness=120,dampingRatio=1 and critical:delta=10.9")
    }
    do throws(FieldError) {
      let numbers = try Self.numbers(parts[1])
      if parts[0] == "critical" {
        try numbers.allow(["delta"], in: "critical")
        let decay = try numbers.number("delta", .positive)
        try requireRepresentable("delta²", decay * decay, path: "delta")
        self.init(text, .critical(decay: decay))
      } else {
        try numbers.allow(["mass", "stiffness", "dampingRatio"], in: "spring")
        let mass = try numbers.number("mass", .positive, default: 1)
        let stiffness = try numbers.number("stiffness", .positive)
        try requireRepresentable("stiffness / mass", stiffness / mass, path: "stiffness")
        self.init(
          spring: DampedSpring(
            mass: mass, stiffness: stiffness,
            dampingRatio: try numbers.number("dampingRatio", .nonnegative, default: 1)))
      }
    } catch {
      throw LabError("\(text): \(error)")
    }
  }

  /// `name=number` pairs separated by commas.
  private static func numbers(_ list: Substring) throws(FieldError) -> JSONFields {
    var members: [JSONValue.Member] = []
    for pair in list.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let number = RecordingLine.number(parts[1]) else {
        throw FieldError("\"\(pair)\"", "expected a name and a number such as delta=10.9")
      }
      guard !members.contains(where: { $0.name == parts[0] }) else {
        throw FieldError(parts[0], "twice")
      }
      members.append(JSONValue.Member(parts[0], .number(number)))
    }
    return try JSONFields(.object(members), path: "")
  }
}
