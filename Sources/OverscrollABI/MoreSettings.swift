internal import COverscroll
internal import Overscroll
internal import ScrollGestures
internal import ScrollPhysics

/// What settings ask for beyond what every module has: functions, so that a module of the web links only what it takes.
///
/// A library has all of it. A module of the web begins without; one that exports the functions below has it once they
/// are called, as soon as it is loaded.
enum MoreSettings {
  /// UIKit's frames one by one, and springs beyond an edge.
  typealias Dynamics = (OverscrollDynamics) -> ScrollDynamics?
  /// The limits of the scale.
  typealias Zoom = (inout Scroller, OverscrollScrollerDef) -> Void
  /// How a release is judged, in the order of C's codes.
  typealias Estimators = () -> [VelocityEstimator]

  private static func wholeDynamics(_ dynamics: OverscrollDynamics) -> ScrollDynamics? {
    dynamics.steppedOrSprung
  }

  private static func wholeZoom(_ scroller: inout Scroller, _ def: OverscrollScrollerDef) {
    scroller.setZoom(def)
  }

  private static func allEstimators() -> [VelocityEstimator] { VelocityEstimator.allCases }

  private static func generalEstimators() -> [VelocityEstimator] { VelocityEstimator.general }

  #if arch(wasm32)
    nonisolated(unsafe) static var dynamics: Dynamics?
    nonisolated(unsafe) static var zoom: Zoom?
    nonisolated(unsafe) static var estimators: Estimators?

    fileprivate static func takeScrollers() {
      unsafe dynamics = wholeDynamics
      unsafe zoom = wholeZoom
      unsafe estimators = generalEstimators
    }

    fileprivate static func takeFeels() { unsafe estimators = allEstimators }
  #else
    static var dynamics: Dynamics? { wholeDynamics }
    static var zoom: Zoom? { wholeZoom }
    static var estimators: Estimators? { allEstimators }
  #endif
}

#if arch(wasm32)
  /// Called by pages whose module scrolls more than lists.
  @c(web_take_scrollers)
  public func takeScrollers() { MoreSettings.takeScrollers() }

  /// Called after it by pages whose module has the feels of other platforms.
  @c(web_take_feels)
  public func takeFeels() { MoreSettings.takeFeels() }
#endif
