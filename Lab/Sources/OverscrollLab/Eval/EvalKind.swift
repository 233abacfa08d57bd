import StrictJSON

/// One kind of question: its name, its fields, and the answer.
struct EvalKind: Sendable {
  typealias Answer = @Sendable (Inputs) throws(EvalError) -> JSONValue

  let name: String
  let fields: [String]
  let answer: Answer

  /// Creates a kind; the fields are given as one line of words.
  init(_ name: String, _ fields: String, answer: @escaping Answer) {
    self.name = name
    self.fields = fields.split(separator: " ").map(String.init)
    self.answer = answer
  }

  /// Every kind, in the order of the documentation.
  static let all =
    decelerations + springs + poles + bands + trajectories + uiKit + systemSprings + feels + ios

  /// The laws of other platforms.
  static let feels =
    androidMotions + androidRules + flutterMotions + flutterRules + gtk + adwaita + chromium
    + chromiumElastic + firefox + compose + qt

  /// The rules of the scroll view as shipped in iOS 26.1, and of what stands with it.
  static let ios = iosCoast + iosPages + iosPrograms + iosGestures

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
