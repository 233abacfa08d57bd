// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollPhysics

@implementation @c
public func overscroll_band(
  _ band: UnsafePointer<OverscrollRubberBand>?, _ what: Int32, _ value: Double, _ minimum: Double,
  _ maximum: Double, _ result: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  if Int(what) == OVERSCROLL_BAND_ZOOM_CLAMP || Int(what) == OVERSCROLL_BAND_ZOOM_UNCLAMP {
    guard value.isScale, minimum.isScale, maximum.isScale, minimum <= maximum else {
      return Status.invalidArgument
    }
    let band = ZoomBand(minimum: minimum, maximum: maximum)
    return Int(what) == OVERSCROLL_BAND_ZOOM_CLAMP
      ? unsafe answer(band.clamp(value), result) : unsafe answer(band.unclamp(value), result)
  }
  guard let def = unsafe band?.pointee else { return Status.nullPointer }
  guard def.coefficient >= 0, def.coefficient <= 1e6, def.dimension.isLength, value.isPlace,
    let range = range(minimum, maximum)
  else { return Status.invalidArgument }
  let band = RubberBand(coefficient: def.coefficient, dimension: def.dimension)
  return switch Int(what) {
  case OVERSCROLL_BAND_CLAMP: unsafe answer(band.clamp(value, to: range), result)
  case OVERSCROLL_BAND_UNCLAMP: unsafe answer(band.unclamp(value, from: range), result)
  case OVERSCROLL_BAND_SLOPE: unsafe answer(band.slope(value), result)
  default: Status.invalidArgument
  }
}

@implementation @c
public func overscroll_eased_at(
  _ eased: UnsafePointer<OverscrollEasedMotion>?, _ time: Double,
  _ motion: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  guard let def = unsafe eased?.pointee else { return Status.nullPointer }
  guard def.start.isPlace, def.target.isPlace, def.velocity.isPlace, def.duration >= 1e-6,
    def.duration <= 1e6
  else { return Status.invalidArgument }
  let curve = EasedMotion(
    from: def.start, to: def.target, velocity: def.velocity, duration: def.duration)
  return unsafe sample(time, 0, 1, motion) { curve.state(at: $0) }
}
