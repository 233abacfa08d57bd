// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll

@implementation @c
public func overscroll_destroy(_ id: UInt32) -> OverscrollStatus { destroy(id) }

@implementation @c
public func overscroll_clone(
  _ id: UInt32, _ clone: UnsafeMutablePointer<UInt32>?
) -> OverscrollStatus {
  withBox(id) { unsafe insert($0.clone(), clone) }
}

@implementation @c
public func overscroll_assign(_ id: UInt32, _ source: UInt32) -> OverscrollStatus {
  withBox(id) { box in
    withBox(source) {
      guard box.kind == $0.kind else { return Status.staleID }
      box.assign($0)
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_rest_time(
  _ id: UInt32, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  withBox(id) { unsafe answer($0.restTime as Double?, time) }
}

@implementation @c
public func overscroll_diagnostics(
  _ id: UInt32, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  withBox(id) {
    var counts = OverscrollDiagnostics()
    return $0.diagnose(&counts) ? unsafe answer(counts, diagnostics) : Status.never
  }
}
