// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates

@implementation @c
public func overscroll_scroller_appearances(
  _ scroller: OverscrollScroller, _ axis: Int32, _ extents: UnsafePointer<Double>?,
  _ extent: Double, _ row_count: Int32, _ after: Double,
  _ appearances: UnsafeMutablePointer<OverscrollAppearance>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis), isCount(capacity), after.isFinite,
    let rows = unsafe rowIndex(extents, extent, row_count)
  else { return Status.invalidArgument }
  guard unsafe count != nil, unsafe capacity == 0 || appearances != nil else {
    return Status.nullPointer
  }
  return with(scroller) {
    var found: Int32 = 0
    if let schedule = $0.schedule(of: rows, along: axis, after: after) {
      for appearance in schedule {
        if found < capacity, let appearances = unsafe appearances {
          unsafe appearances[Int(found)] = OverscrollAppearance(appearance)
        }
        found += 1
        if found > OVERSCROLL_LARGEST_COUNT { break }
      }
    }
    return unsafe answer(found, count)
  }
}

/// The rows, if their extents are valid.
func rowIndex(
  _ extents: UnsafePointer<Double>?, _ extent: Double, _ count: Int32
) -> RowIndex? {
  guard let extents = unsafe extents else {
    // Where `Int` has 32 bits an index holds fewer rows than an `Int32` counts.
    guard count >= 0, Int(count) <= Int.max / 4, extent.isLength,
      extent * Double(count) <= OVERSCROLL_LARGEST
    else { return nil }
    return RowIndex(count: Int(count), extent: extent)
  }
  guard isCount(count) else { return nil }
  for row in 0..<Int(count) {
    guard unsafe extents[row].isLength else { return nil }
  }
  return unsafe RowIndex(
    extents: Array(UnsafeBufferPointer(start: extents, count: Int(count))))
}

extension OverscrollAppearance {
  init(_ appearance: RowAppearance) {
    self.init()
    time = appearance.time
    row = Int32(clamping: appearance.row)
    comes_in_at = appearance.side == .start ? 0 : 1
  }
}

@implementation @c
public func overscroll_scroller_indicator(
  _ scroller: OverscrollScroller, _ axis: Int32, _ start_inset: Double, _ end_inset: Double,
  _ squeezed_length: Double, _ indicator: UnsafeMutablePointer<OverscrollIndicator>?
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis), start_inset.isPlace, end_inset.isPlace,
    squeezed_length.isLength
  else { return Status.invalidArgument }
  guard unsafe indicator != nil else { return Status.nullPointer }
  return with(scroller) {
    let inset = Insets(top: start_inset, left: start_inset, bottom: end_inset, right: end_inset)
    guard let found = $0.indicator(axis, inset: inset, squeezedLength: squeezed_length)
    else { return Status.never }
    return unsafe answer(
      OverscrollIndicator(position: found.position, length: found.length), indicator)
  }
}
