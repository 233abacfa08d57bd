// The functions of this file are documented in overscroll_pager.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollPhysics

@implementation @c
public func overscroll_pager_advance(
  _ pager: OverscrollPager, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollPagerFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(pager) {
    guard time.isFinite else { return Status.invalidArgument }
    let happened = $0.advance(to: time).events
    return unsafe answer(OverscrollPagerFrame($0, happened), frame)
  }
}

@implementation @c
public func overscroll_pager_frame(
  _ pager: OverscrollPager, _ frame: UnsafeMutablePointer<OverscrollPagerFrame>?
) -> OverscrollStatus {
  with(pager) { unsafe answer(OverscrollPagerFrame($0), frame) }
}

@implementation @c
public func overscroll_pager_visible_pages(
  _ pager: OverscrollPager, _ pages: UnsafeMutablePointer<OverscrollVisiblePage>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard isCount(capacity) else { return Status.invalidArgument }
  guard unsafe pages != nil || capacity == 0 else { return Status.nullPointer }
  return with(pager) {
    var seen: Int32 = 0
    $0.forEachVisiblePage { page in
      if seen < capacity {
        unsafe pages?[Int(seen)] = OverscrollVisiblePage(
          start: page.start, extent: page.extent, page: Int32(page.page), reserved: 0)
      }
      seen += 1
    }
    unsafe report(seen, count)
    return Status.ok
  }
}

@implementation @c
public func overscroll_pager_sample(
  _ pager: OverscrollPager, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  with(pager) {
    var copy = $0
    var last = copy.offset
    let lap = copy.pages.totalExtent + Double(copy.count) * copy.layout.spacing
    let wraps = copy.layout.wraps && lap >= PagerLayout.shortestLap
    return unsafe sample(first_time, interval, count, motions) {
      let shown = copy.advance(to: $0)
      // The offset begins each round anew: of all that it stands for, the one nearest to the last.
      last = shown.offset + (wraps ? ((last - shown.offset) / lap).rounded() * lap : 0)
      return MotionState(value: last, velocity: shown.velocity)
    }
  }
}

@implementation @c
public func overscroll_pager_rest_time(
  _ pager: OverscrollPager, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(pager) { unsafe answer($0.restTime, time) }
}

@implementation @c
public func overscroll_pager_extent(
  _ pager: OverscrollPager, _ page: Int32, _ extent: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe ask(pager, page, extent) { $0.pages.extent(of: $1) }
}

@implementation @c
public func overscroll_pager_page_offset(
  _ pager: OverscrollPager, _ page: Int32, _ offset: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe ask(pager, page, offset) { $0.offset(of: $1) }
}

@implementation @c
public func overscroll_pager_page_start(
  _ pager: OverscrollPager, _ page: Int32, _ start: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe ask(pager, page, start) { $0.start(of: $1) }
}

/// Answers a question about a page.
private func ask(
  _ pager: OverscrollPager, _ page: Int32, _ answered: UnsafeMutablePointer<Double>?,
  _ question: (Pager, Int) -> Double
) -> OverscrollStatus {
  with(pager) {
    guard page >= 0, page < $0.count else { return Status.invalidArgument }
    return unsafe answer(question($0, Int(page)), answered)
  }
}

@implementation @c
public func overscroll_pager_diagnostics(
  _ pager: OverscrollPager, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(pager) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
