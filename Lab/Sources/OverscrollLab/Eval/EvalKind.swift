/// One kind of question: a row with its name, its inputs, and the function from their values to the outputs.
struct EvalKind: Sendable {
  let name: String

  let answer: Input<Outputs>

  init<each Value>(
    _ name: String, _ inputs: repeat Input<each Value>,
    answer: @escaping @Sendable (repeat each Value) throws(EvalError) -> Outputs
  ) {
    self.name = name
    self.answer = Input(repeat each inputs, make: answer)
  }

  /// Every kind, in the order of the documentation.
  static let all = laws + uiKit + systemSprings + feels + ios

  /// The laws of other platforms.
  static let feels =
    android + flutterMotions + flutterRules + gtk + chromium + firefox + compose + qt

  /// The rules of the scroll view as shipped in iOS 26.1, and of what stands with it.
  static let ios = iosCoast + iosPages + iosPrograms + iosGestures

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
