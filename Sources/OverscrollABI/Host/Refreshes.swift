// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
@_spi(Formulas) internal import ScrollFeels
internal import ScrollPhysics

extension OverscrollPullToRefresh: Handle {
  typealias Value = PullToRefresh

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_PULL_TO_REFRESH) }
}

@implementation @c
public func overscroll_pull_to_refresh_create(
  _ title_height: Double, _ control: UnsafeMutablePointer<OverscrollPullToRefresh>?
) -> OverscrollStatus {
  guard title_height.isLength else { return Status.invalidArgument }
  return unsafe insert(PullToRefresh(titleHeight: title_height), control)
}

@implementation @c
public func overscroll_pull_to_refresh_update(
  _ control: OverscrollPullToRefresh, _ scroller: OverscrollScroller,
  _ frame: UnsafeMutablePointer<OverscrollRefreshFrame>?
) -> OverscrollStatus {
  with(control) { control in
    with(scroller) {
      let hasFired = control.update(&$0)
      unsafe report(
        OverscrollRefreshFrame(
          control_height: control.controlHeight, revealed_share: control.revealedShare,
          state: UInt8(control.state.code), has_fired: hasFired.flag,
          reserved: (0, 0, 0, 0, 0, 0)), frame)
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_pull_to_refresh_set_refreshing(
  _ control: OverscrollPullToRefresh, _ is_refreshing: Int32
) -> OverscrollStatus {
  with(control) {
    if is_refreshing != 0 { $0.beginRefreshing() } else { $0.endRefreshing() }
    return Status.ok
  }
}

@implementation @c
public func overscroll_indicator_opacity(
  _ time: Double, _ was_flashed: Int32, _ opacity: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard time >= 0, time.isFinite else { return Status.invalidArgument }
  return unsafe answer(
    (was_flashed != 0 ? IndicatorFade.flash : IndicatorFade()).opacity(at: time), opacity)
}

@implementation @c
public func overscroll_fading_band(
  _ divisor: Double, _ viewport: Double, _ distance: Double,
  _ stretch: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard divisor >= 1e-3, divisor <= 1e6, viewport.isLength, distance.isPlace else {
    return Status.invalidArgument
  }
  return unsafe answer(
    FadingBand(divisor: divisor, dimension: viewport).stretch(distance), stretch)
}
