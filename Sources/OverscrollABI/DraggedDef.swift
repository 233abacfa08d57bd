internal import COverscroll
internal import Overscroll
internal import ScrollPhysics

/// The settings of what fingers drag: what all of those have is read and set here.
protocol DraggedDef: Settings where Value: Draggable {
  var pan: OverscrollPan { get set }
  var is_drag_enabled: UInt8 { get set }
  var reduces_motion: UInt8 { get set }
}

extension DraggedDef {
  mutating func readFingers(_ value: Value) {
    pan = OverscrollPan(value.pan)
    is_drag_enabled = value.isDragEnabled.flag
    reduces_motion = value.reducesMotion.flag
  }

  /// Sets what differs; false, and nothing has changed, if a number is not valid.
  func setFingers(_ value: inout Value) -> Bool {
    guard pan.isFit else { return false }
    pan.apply(to: &value.pan)
    value.isDragEnabled = is_drag_enabled != 0
    if value.reducesMotion != (reduces_motion != 0) { value.reducesMotion = reduces_motion != 0 }
    return true
  }
}

/// What goes to a place by a spring, from where a deceleration would carry it.
protocol Sprung: Draggable {
  var spring: DampedSpring { get set }
  var decelerationRate: DecelerationRate { get set }
}

extension Dial: Sprung {}
extension Drawer: Sprung {}
extension PictureInPicture: Sprung {}
extension Throw: Sprung {}

/// The settings of that.
protocol SprungDef: DraggedDef where Value: Sprung {
  var spring: OverscrollSpring { get set }
  var deceleration_rate: Double { get set }
}

extension SprungDef {
  mutating func readMotion(_ value: Value) {
    spring = OverscrollSpring(value.spring)
    deceleration_rate = value.decelerationRate.keptPerMillisecond
    readFingers(value)
  }

  /// Sets what differs; false, and nothing has changed, if a number is not valid.
  ///
  /// - Parameter rule: sets another rule, whose spring and rate stay unless the def has others than those before.
  func setMotion(_ value: inout Value, rule: (inout Value) -> Void = { _ in }) -> Bool {
    guard let spring = spring.spring, deceleration_rate.isRate, setFingers(&value) else {
      return false
    }
    let isSpring = spring != value.spring
    let isRate = deceleration_rate != value.decelerationRate.keptPerMillisecond
    rule(&value)
    if isSpring { value.spring = spring }
    if isRate { value.decelerationRate = DecelerationRate(deceleration_rate) }
    return true
  }
}
