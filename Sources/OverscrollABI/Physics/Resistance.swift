// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollPhysics

/// Asks a band something, if its numbers are valid.
private func ask(
  _ pointer: UnsafePointer<OverscrollRubberBand>?, _ value: Double,
  _ body: (RubberBand) -> OverscrollStatus
) -> OverscrollStatus {
  guard let def = unsafe pointer?.pointee else { return Status.nullPointer }
  guard def.coefficient >= 0, def.coefficient <= 1e6, def.dimension.isLength, value.isPlace else {
    return Status.invalidArgument
  }
  return body(RubberBand(coefficient: def.coefficient, dimension: def.dimension))
}

@implementation @c
public func overscroll_rubber_band_slope(
  _ band: UnsafePointer<OverscrollRubberBand>?, _ distance: Double,
  _ slope: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe ask(band, distance) { unsafe answer($0.slope(distance), slope) }
}

@implementation @c
public func overscroll_rubber_band_clamp(
  _ band: UnsafePointer<OverscrollRubberBand>?, _ value: Double, _ minimum: Double,
  _ maximum: Double, _ clamped: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let range = range(minimum, maximum) else { return Status.invalidArgument }
  return unsafe ask(band, value) { unsafe answer($0.clamp(value, to: range), clamped) }
}

@implementation @c
public func overscroll_rubber_band_unclamp(
  _ band: UnsafePointer<OverscrollRubberBand>?, _ clamped: Double, _ minimum: Double,
  _ maximum: Double, _ value: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let range = range(minimum, maximum) else { return Status.invalidArgument }
  return unsafe ask(band, clamped) { unsafe answer($0.unclamp(clamped, from: range), value) }
}

@implementation @c
public func overscroll_zoom_band_clamp(
  _ scale: Double, _ minimum: Double, _ maximum: Double, _ clamped: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard scale.isScale, minimum.isScale, maximum.isScale, minimum <= maximum else {
    return Status.invalidArgument
  }
  return unsafe answer(ZoomBand(minimum: minimum, maximum: maximum).clamp(scale), clamped)
}

@implementation @c
public func overscroll_zoom_band_unclamp(
  _ clamped: Double, _ minimum: Double, _ maximum: Double, _ scale: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard clamped.isScale, minimum.isScale, maximum.isScale, minimum <= maximum else {
    return Status.invalidArgument
  }
  return unsafe answer(ZoomBand(minimum: minimum, maximum: maximum).unclamp(clamped), scale)
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
