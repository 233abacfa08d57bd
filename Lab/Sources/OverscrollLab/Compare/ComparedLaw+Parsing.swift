import ScrollPhysics
import StrictJSON

/// Why a law on the command line cannot be used.
public struct LawError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected and what was found.
  public let description: String
}

extension ComparedLaw {
  /// Reads a law: a name, or `spring:mass=1,stiffness=120,dampingRatio=1`, or `critical:delta=10.9`.
  ///
  /// A spring's mass and damping ratio are 1 when left out.
  public init(parsing text: String) throws(LawError) {
    let named = Self.standard.filter { !$0.name.contains(":") }
    if let law = named.first(where: { $0.name == text }) {
      self = law
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("spring", 2):
      let domains: [String: NumberDomain] = [
        "mass": .positive, "stiffness": .positive, "dampingRatio": .nonnegative,
      ]
      let numbers = try Self.numbers(parts[1], of: text, domains: domains)
      guard let stiffness = numbers["stiffness"] else {
        throw LawError(description: "\(text): expected stiffness=… among its numbers")
      }
      let mass = numbers["mass", default: 1]
      guard (stiffness / mass).isFinite, stiffness / mass > 0 else {
        throw LawError(description: "\(text): stiffness / mass is not representable")
      }
      self.init(
        spring: DampedSpring(
          mass: mass, stiffness: stiffness, dampingRatio: numbers["dampingRatio", default: 1]))
    case ("critical", 2):
      let numbers = try Self.numbers(parts[1], of: text, domains: ["delta": .positive])
      guard let decay = numbers["delta"], (decay * decay).isFinite, decay * decay > 0 else {
        throw LawError(description: "\(text): expected delta=… with a square that is representable")
      }
      self.init(text, .critical(decay: decay))
    default:
      let names = named.map(\.name).joined(separator: ", ")
      throw LawError(
        description: "no law \(text); there are \(names), "
          + "spring:mass=1,stiffness=120,dampingRatio=1 and critical:delta=10.9")
    }
  }

  /// `name=number` pairs separated by commas.
  private static func numbers(
    _ list: Substring, of text: String, domains: [String: NumberDomain]
  ) throws(LawError) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for pair in list.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let domain = domains[parts[0]] else {
        let known = domains.keys.sorted().map { "\($0)=…" }.joined(separator: ", ")
        throw LawError(description: "\(text): expected \(known), found \"\(pair)\"")
      }
      guard let number = RecordingLine.number(parts[1]), domain.contains(number) else {
        throw LawError(
          description: "\(text): expected \(domain.words) as \(parts[0]), found \"\(parts[1])\"")
      }
      guard numbers.updateValue(number, forKey: parts[0]) == nil else {
        throw LawError(description: "\(text): \(parts[0]) twice")
      }
    }
    return numbers
  }
}
