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
    struct File: Decodable { var cases: [ReferenceCase] }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

// `JSONDecoder` reads numbers to the last digit; `JSONSerialization` can be an ulp off.
extension ReferenceCase: Decodable {
  private enum Key: String, CodingKey { case id, kind, inputs, expected, tolerance = "tol" }

  /// Reads one case.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    id = try fields.decode(String.self, forKey: .id)
    kind = try fields.decode(String.self, forKey: .kind)
    let inputs = try fields.decode([String: Json].self, forKey: .inputs)
    self.inputs = inputs.compactMapValues(\.number)
    times = inputs["times"]?.list.compactMap(\.number) ?? []
    expected = try fields.decode(Json.self, forKey: .expected).flattened("")
    tolerance = try fields.decode([String: Double].self, forKey: .tolerance)
  }
}

/// Any value in a reference file; true and false count as 1 and 0.
private enum Json: Decodable {
  case null
  case number(Double)
  case list([Json])
  case object([String: Json])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let truth = try? value.decode(Bool.self) {
      self = .number(truth ? 1 : 0)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([Json].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Json].self))
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [Json] { if case .list(let list) = self { list } else { [] } }

  /// The numbers in it by their paths, as in `samples[3].velocity`.
  func flattened(_ path: String) -> [String: Double?] {
    switch self {
    case .null: [path: Double?.none]
    case .number(let number): [path: number]
    case .list(let list):
      list.enumerated().reduce(into: [:]) {
        $0.merge($1.element.flattened("\(path)[\($1.offset)]")) { $1 }
      }
    case .object(let object):
      object.reduce(into: [:]) {
        let inner = path.isEmpty ? $1.key : path + "." + $1.key
        $0.merge($1.value.flattened(inner)) { $1 }
      }
    }
  }
}
