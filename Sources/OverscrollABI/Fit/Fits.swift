// The functions of this file are documented in overscroll_fit.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollFitting

extension OverscrollFit: Handle {
  typealias Value = FitRun

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_FIT) }
}

@implementation @c
public func overscroll_fit_create(
  _ def: UnsafePointer<OverscrollFitDef>?, _ inputs: UnsafePointer<Double>?,
  _ outputs: UnsafePointer<Double>?, _ count: Int32, _ fit: UnsafeMutablePointer<OverscrollFit>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard let law = FitLaw(code: def.law), def.display_scale >= 0, def.display_scale <= 1e6,
      isCount(count)
    else { return Status.invalidArgument }
    guard unsafe fit != nil, unsafe isThere(inputs, count), unsafe isThere(outputs, count) else {
      return Status.nullPointer
    }
    guard let inputs = unsafe places(inputs, count), let outputs = unsafe places(outputs, count),
      let run = def.run(law, FitSeries(inputs: inputs, outputs: outputs))
    else { return Status.invalidArgument }
    return unsafe insert(run, fit)
  }
}

@implementation @c
public func overscroll_fit_step(
  _ fit: OverscrollFit, _ count: Int32, _ progress: UnsafeMutablePointer<OverscrollFitProgress>?
) -> OverscrollStatus {
  guard isCount(count) else { return Status.invalidArgument }
  return with(fit) {
    $0.step(count)
    unsafe report($0.progress, progress)
    return Status.ok
  }
}

@implementation @c
public func overscroll_fit_result(
  _ fit: OverscrollFit, _ result: UnsafeMutablePointer<OverscrollFitResult>?
) -> OverscrollStatus { with(fit) { unsafe answer(OverscrollFitResult($0), result) } }

@implementation @c
public func overscroll_fit_evaluate(
  _ fit: OverscrollFit, _ inputs: UnsafePointer<Double>?, _ count: Int32,
  _ outputs: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(fit) { unsafe evaluate($0.law, $0.parameters, inputs, count, outputs) }
}

@implementation @c
public func overscroll_fit_law_evaluate(
  _ law: Int32, _ parameters: UnsafePointer<Double>?, _ inputs: UnsafePointer<Double>?,
  _ count: Int32, _ outputs: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let law = FitLaw(code: law) else { return Status.invalidArgument }
  guard unsafe parameters != nil else { return Status.nullPointer }
  guard let numbers = unsafe places(parameters, Int32(OVERSCROLL_FIT_NUMBERS)) else {
    return Status.invalidArgument
  }
  return unsafe evaluate(law, FitNumbers(numbers), inputs, count, outputs)
}

/// Fills a buffer with a law.
private func evaluate(
  _ law: FitLaw, _ parameters: FitNumbers, _ inputs: UnsafePointer<Double>?, _ count: Int32,
  _ outputs: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard isCount(count) else { return Status.invalidArgument }
  guard count > 0 else { return Status.ok }
  guard let inputs = unsafe inputs, let outputs = unsafe outputs else { return Status.nullPointer }
  for index in 0..<Int(count) where unsafe !inputs[index].isPlace { return Status.invalidArgument }
  for index in 0..<Int(count) {
    unsafe outputs[index] = law.point(at: inputs[index], parameters).value.reported
  }
  return Status.ok
}

/// A copy of a caller's numbers, if all are valid.
private func places(_ numbers: UnsafePointer<Double>?, _ count: Int32) -> [Double]? {
  unsafe list(numbers, count) { $0.isPlace ? $0 : nil }
}

extension OverscrollFitDef {
  /// The fit, if the numbers are valid.
  func run(_ law: FitLaw, _ series: FitSeries) -> FitRun? {
    let numbers = FitNumbers(start)
    let fixed = [is_fixed.0, is_fixed.1, is_fixed.2, is_fixed.3].prefix(law.parameterCount)
    let isFixed = fixed.map { $0 != 0 }
    let free = isFixed.reduce(0) { $1 ? $0 : $0 + 1 }
    guard free > 0, series.count > free else { return nil }
    for place in 0..<law.parameterCount where has_start != 0 && !numbers[place].isPlace {
      return nil
    }
    switch Int(method) {
    case OVERSCROLL_FIT_LEAST_SQUARES:
      guard has_start != 0 || free == law.parameterCount else { return nil }
      let list = (0..<law.parameterCount).map { numbers[$0] }
      return FitRun(
        LeastSquares(law, to: [series], from: has_start == 0 ? nil : list, fixed: isFixed),
        displayScale: display_scale)
    case OVERSCROLL_FIT_DESCENT:
      guard free == law.parameterCount, precision >= 1e-15, precision <= 0.5 else { return nil }
      var descent = DescentFit(law, to: series, precision: precision)
      guard has_start != 0 || has_sizes != 0 else {
        return FitRun(descent, displayScale: display_scale)
      }
      let steps =
        has_sizes == 0 ? descent.sizes : FitNumbers(sizes)
      for place in 0..<law.parameterCount where !steps[place].isPositive { return nil }
      descent = DescentFit(
        law, to: series, from: has_start == 0 ? descent.parameters : numbers, sizes: steps,
        precision: precision)
      return FitRun(descent, displayScale: display_scale)
    default: return nil
    }
  }
}
