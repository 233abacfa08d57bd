internal import COverscroll
internal import Overscroll
internal import ScrollGeometry

/// What fingers move, by the names that the library gives to their doings everywhere.
///
/// The functions of C differ only in the structs that they write, which `write` makes.
protocol Touchable {
  /// What a finger that touches or moves causes.
  associatedtype Events
  /// What a finger that leaves causes.
  associatedtype Release

  mutating func touchDown(_ id: Int, at position: Vector2, time: Double) -> Events
  mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) -> Events
  mutating func touchUp(_ id: Int, at position: Vector2?, time: Double) -> Release
  mutating func touchCancelled(_ id: Int, time: Double) -> Release
  mutating func cancelTouches(time: Double) -> Release
}

/// The status of an event at a place and time that were handed on: the library ignores and counts
/// those that make no sense.
func status(_ x: Double, _ y: Double, _ time: Double) -> OverscrollStatus {
  x.isFinite && y.isFinite && time.isFinite ? Status.ok : Status.invalidArgument
}

func touchDown<ID: Handle, Written>(
  _ id: ID, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ out: UnsafeMutablePointer<Written>?, _ write: (ID.Value.Events) -> Written
) -> OverscrollStatus where ID.Value: Touchable {
  with(id) {
    let happened = $0.touchDown(Int(pointer), at: Vector2(x, y), time: time)
    unsafe report(write(happened), out)
    return status(x, y, time)
  }
}

func touchMoved<ID: Handle, Written>(
  _ id: ID, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ out: UnsafeMutablePointer<Written>?, _ write: (ID.Value.Events) -> Written
) -> OverscrollStatus where ID.Value: Touchable {
  with(id) {
    let happened = $0.touchMoved(Int(pointer), to: Vector2(x, y), time: time)
    unsafe report(write(happened), out)
    return status(x, y, time)
  }
}

func touchUp<ID: Handle, Written>(
  _ id: ID, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ out: UnsafeMutablePointer<Written>?, _ write: (ID.Value.Release) -> Written
) -> OverscrollStatus where ID.Value: Touchable {
  with(id) {
    let isElsewhere = !(x.isNaN && y.isNaN)
    let place = isElsewhere ? Vector2(x, y) : nil
    unsafe report(write($0.touchUp(Int(pointer), at: place, time: time)), out)
    return isElsewhere ? status(x, y, time) : status(0, 0, time)
  }
}

func touchCancelled<ID: Handle, Written>(
  _ id: ID, _ pointer: Int32, _ time: Double, _ out: UnsafeMutablePointer<Written>?,
  _ write: (ID.Value.Release) -> Written
) -> OverscrollStatus where ID.Value: Touchable {
  with(id) {
    unsafe report(write($0.touchCancelled(Int(pointer), time: time)), out)
    return status(0, 0, time)
  }
}

func cancelTouches<ID: Handle, Written>(
  _ id: ID, _ time: Double, _ out: UnsafeMutablePointer<Written>?,
  _ write: (ID.Value.Release) -> Written
) -> OverscrollStatus where ID.Value: Touchable {
  with(id) {
    unsafe report(write($0.cancelTouches(time: time)), out)
    return status(0, 0, time)
  }
}
