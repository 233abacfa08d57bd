internal import COverscroll

/// The status codes, typed.
enum Status {
  static var ok: OverscrollStatus { OverscrollStatus(OVERSCROLL_OK) }
  static var never: OverscrollStatus { OverscrollStatus(OVERSCROLL_NEVER) }
  static var staleID: OverscrollStatus { OverscrollStatus(OVERSCROLL_STALE_ID) }
  static var nullPointer: OverscrollStatus { OverscrollStatus(OVERSCROLL_NULL_POINTER) }
  static var invalidArgument: OverscrollStatus { OverscrollStatus(OVERSCROLL_INVALID_ARGUMENT) }
  static var otherVersion: OverscrollStatus { OverscrollStatus(OVERSCROLL_OTHER_VERSION) }
  static var tooMany: OverscrollStatus { OverscrollStatus(OVERSCROLL_TOO_MANY) }
}

/// Writes an answer where the caller wants it.
func answer<Value>(_ value: Value, _ out: UnsafeMutablePointer<Value>?) -> OverscrollStatus {
  guard let out = unsafe out else { return Status.nullPointer }
  unsafe out.pointee = value
  return Status.ok
}

/// Writes an answer, or says that there is none.
func answer(_ value: Double?, _ out: UnsafeMutablePointer<Double>?) -> OverscrollStatus {
  guard unsafe out != nil else { return Status.nullPointer }
  guard let value, !value.isNaN else { return Status.never }
  return unsafe answer(value, out)
}

/// Writes what a caller may not care for.
func report<Value>(_ value: Value, _ out: UnsafeMutablePointer<Value>?) {
  if let out = unsafe out { unsafe out.pointee = value }
}
