// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates

@implementation @c
public func overscroll_dial_create(
  _ def: UnsafePointer<OverscrollDialDef>?, _ dial: UnsafeMutablePointer<OverscrollDial>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard def.angle.isPlace, let limits = range(def.minimum, def.maximum) else {
      return Status.invalidArgument
    }
    let isFree = def.minimum == 0 && def.maximum == 0
    return unsafe create(
      Dial(center: .zero, angle: def.angle, limits: isFree ? nil : limits), def, dial)
  }
}
