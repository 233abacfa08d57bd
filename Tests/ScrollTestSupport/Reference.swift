public import Foundation

/// One case of the 50-digit reference: what goes in, what must come out, and how closely.
public struct ReferenceCase: Sendable {
  /// A name that is unique in the file.
  public let id: String
  /// Which law.
  public let kind: String
  /// The numbers that go in; lists of numbers apart.
  public let inputs: [String: Double]
  /// The list of times, for the kinds that have one.
  public let times: [Double]
  /// What must come out, by path (`value`, `samples[3].velocity`); nil means never.
  public let expected: [String: Double?]
  /// The absolute tolerance, by the same paths.
  public let tolerance: [String: Double]

  /// The input of a name.
  ///
  /// Traps on a name the case does not have: the test is wrong then.
  public func callAsFunction(_ name: String) -> Double {
    guard let value = inputs[name] else { preconditionFailure("\(id) has no input \(name)") }
    return value
  }

  /// What is wrong with a result, or nil if it agrees with the reference.
  public func disagreement(_ path: String, _ actual: Double?) -> String? {
    guard let expected = expected[path] else { return "\(id): no expected \(path)" }
    switch (expected, actual) {
    case (nil, nil): return nil
    case (let expected?, let actual?):
      let allowed = tolerance[path] ?? 0
      if abs(actual - expected) <= allowed { return nil }
      return "\(id) \(path): \(actual), expected \(expected) ± \(allowed)"
    default:
      return
        "\(id) \(path): \(String(describing: actual)), expected \(String(describing: expected))"
    }
  }
}

extension ReferenceCase {
  /// Reads the reference cases of a file.
  public static func load(_ url: URL) throws -> [ReferenceCase] {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let cases = (root as? [String: Any])?["cases"] as? [[String: Any]] else { return [] }
    return cases.compactMap(ReferenceCase.init)
  }

  private init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let kind = json["kind"] as? String,
      let inputs = json["inputs"] as? [String: Any],
      let expected = json["expected"] as? [String: Any],
      let tolerance = json["tol"] as? [String: Double]
    else { return nil }
    self.id = id
    self.kind = kind
    self.inputs = inputs.compactMapValues { ($0 as? NSNumber)?.doubleValue }
    self.times = inputs["times"] as? [Double] ?? []
    var flat: [String: Double?] = [:]
    Self.flatten(expected, "", into: &flat)
    self.expected = flat
    self.tolerance = tolerance
  }

  private static func flatten(_ value: Any, _ path: String, into flat: inout [String: Double?]) {
    if let object = value as? [String: Any] {
      for (key, value) in object {
        flatten(value, path.isEmpty ? key : path + "." + key, into: &flat)
      }
    } else if let list = value as? [Any] {
      for (index, value) in list.enumerated() { flatten(value, "\(path)[\(index)]", into: &flat) }
    } else {
      flat[path] = .some((value as? NSNumber)?.doubleValue)
    }
  }
}
