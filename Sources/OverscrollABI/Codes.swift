internal import COverscroll
internal import Overscroll
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
}

extension Coded {
  /// C's code.
  var code: Int32 {
    assert(MemoryLayout<Self>.size == 1)
    return Int32(unsafe unsafeBitCast(self, to: UInt8.self))
  }

  /// The case of a code, if there is one.
  init?(code: Int32) {
    guard code >= 0, code <= Self.last.code else { return nil }
    self = unsafe unsafeBitCast(UInt8(code), to: Self.self)
  }
}

extension DialEvent: Coded { static var last: Self { .didSettle } }
extension DrawerChangeReason: Coded { static var last: Self { .dismissal } }
extension DrawerEdge: Coded { static var last: Self { .right } }
// What Embedded builds do not have has no code.
extension FitLaw: Coded { static var last: Self { .bandSlope } }
extension HandOffOrder: Coded { static var last: Self { .uiKit } }
extension KeyCommand: Coded { static var last: Self { .shiftSpace } }
extension MomentumRule: Coded { static var last: Self { .buildUp } }
extension PageAlignment: Coded { static var last: Self { .end } }
extension PageChangeReason: Coded { static var last: Self { .layout } }
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
extension ThrowEvent: Coded { static var last: Self { .didSettle } }
extension WheelEvent.Phase: Coded { static var last: Self { .cancelled } }
extension WheelEvent.Unit: Coded { static var last: Self { .pages } }

/// C counts them in the order of all; a module has those of its build, and links no other's rule.
extension VelocityEstimator {
  /// C's code.
  var code: Int32 {
    var code: Int32 = 0
    while let other = VelocityEstimator(code: code), other != self { code += 1 }
    return code
  }

  /// The estimator of a code, if there is one.
  init?(code: Int32) {
    switch code {
    case 0: self = .uiKit
    #if !OVERSCROLL_LIST_ONLY
      case 1: self = .leastSquares
      case 2: self = .impulse
      case 3: self = .mean
    #endif
    #if !OVERSCROLL_UIKIT_ONLY
      case 4: self = .flutterIOS
      case 5: self = .flutterMacOS
      case 6: self = .flutter
      case 7: self = .android
      case 8: self = .androidImpulse
      case 9: self = .firefoxAndroid
      case 10: self = .firefox
      case 11: self = .qt
      case 12: self = .gtk
      case 13: self = .adwaita
    #endif
    default: return nil
    }
  }
}
