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
  /// The limits of the scale, and what fingers do to it.
  typealias Zoom = (inout Scroller, OverscrollScrollerDef) -> Void
  /// How a release is judged, by its code.
  typealias Estimator = (Int32) -> VelocityEstimator?

  private static func wholeDynamics(_ dynamics: OverscrollDynamics) -> ScrollDynamics? {
    dynamics.steppedOrSprung
  }

  private static func wholeZoom(_ scroller: inout Scroller, _ def: OverscrollScrollerDef) {
    scroller.setZoom(def)
  }

  #if arch(wasm32)
    nonisolated(unsafe) static var dynamics: Dynamics?
    nonisolated(unsafe) static var zoom: Zoom?

    fileprivate static func takeAll() {
      unsafe dynamics = wholeDynamics
      unsafe zoom = wholeZoom
    }
  #else
    static var dynamics: Dynamics? { wholeDynamics }
    static var zoom: Zoom? { wholeZoom }
  #endif
}

#if arch(wasm32)
  /// Called by pages whose module scrolls more than lists.
  @c(web_take_all_settings)
  public func takeAllSettings() { MoreSettings.takeAll() }
#endif
