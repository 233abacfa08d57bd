internal import COverscroll
internal import Overscroll
internal import ScrollFeels
internal import ScrollFitting
internal import ScrollCoordinates
internal import ScrollGestures
internal import ScrollPhysics

/// An enumeration whose cases C counts from 0, in the order in which Swift declares them.
///
/// A value of such an enumeration is one byte, that very number: no table, no allocation. The tests go
/// through all cases of all of them.
protocol Coded {
  /// The case declared last, of those that have a code.
  static var last: Self { get }

  /// C's code.
  var code: Int32 { get }

  /// The case of a code, if there is one.
  init?(code: Int32)
}

extension Coded {
  var code: Int32 {
    assert(MemoryLayout<Self>.size == 1)
    return Int32(unsafe unsafeBitCast(self, to: UInt8.self))
  }

  init?(code: Int32) {
    guard code >= 0, code <= Self.last.code else { return nil }
    self = unsafe unsafeBitCast(UInt8(code), to: Self.self)
  }
}

extension ChangeReason: Coded { static var last: Self { .tap } }
extension DrawerEdge: Coded { static var last: Self { .right } }
// What Embedded builds do not have has no code.
extension FitLaw: Coded { static var last: Self { .bandSlope } }
extension HandOffOrder: Coded { static var last: Self { .uiKit } }
extension InterfaceLayoutDirection: Coded { static var last: Self { .rightToLeft } }
extension KeyCommand: Coded { static var last: Self { .shiftSpace } }
extension MomentumRule: Coded {
  static var last: Self { .buildUp }

  var code: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  init?(code: Int32) {
    guard code >= 0, code < Self.allCases.count else { return nil }
    self = Self.allCases[Int(code)]
  }
}
extension PageAlignment: Coded { static var last: Self { .end } }
extension PageRule: Coded { static var last: Self { .adwaita } }
extension PanAxes: Coded { static var last: Self { .vertical } }
extension PlacedRule: Coded { static var last: Self { .interaction } }
extension PopTrackLayout.Style: Coded { static var last: Self { .standing } }
extension PullToRefresh.State: Coded { static var last: Self { .leaving } }
extension Projection: Coded { static var last: Self { .uiKitTarget } }
extension ScrollAxis: Coded { static var last: Self { .vertical } }
extension ScrollDirection: Coded { static var last: Self { .down } }
extension ScrollFeel.Platform: Coded { static var last: Self { .windows } }
extension ScrollingDrawer.Part: Coded { static var last: Self { .header } }
extension MotionPhase: Coded { static var last: Self { .settling } }
extension TrackpadMomentum: Coded { static var last: Self { .engine } }
extension WheelEvent.Phase: Coded { static var last: Self { .held } }
extension WheelEvent.Unit: Coded { static var last: Self { .pages } }
extension ZoomBand.Rule: Coded { static var last: Self { .rubber } }

extension VelocityEstimator {
  /// C's code; UIKit's is 0, and asks for no other.
  var code: Int32 {
    guard MoreSettings.hasScrollers, self != .uiKit else { return 0 }
    return Self.known.firstIndex(of: self).map { Int32($0) } ?? -1
  }

  /// The estimator of a code, if this module has one.
  init?(code: Int32) {
    self = .uiKit
    guard code != 0 else { return }
    guard MoreSettings.hasScrollers, Self.known.indices.contains(Int(code)) else { return nil }
    self = Self.known[Int(code)]
  }

  /// What a module has that scrolls more than lists, in the order of C's codes.
  private static var known: [VelocityEstimator] { MoreSettings.hasFeels ? allCases : general }
}
