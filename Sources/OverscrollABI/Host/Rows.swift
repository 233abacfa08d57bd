// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

extension OverscrollRows: Handle {
  typealias Value = RowIndex

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_ROWS) }
}

extension OverscrollRowPlace {
  fileprivate init(_ place: RowPlace) {
    self.init(start: place.start, end: place.end, row: Int32(place.row), reserved: 0)
  }
}

/// The most rows of an index: what an `Int32` counts, less where `Int` has 32 bits.
private var mostRows: Int { min(Int(Int32.max), Int.max / 4) }

/// Does something with rows, the scroller that shows them, and their axis; writes by how much they grew.
///
/// - Parameter change: nil where its numbers are not valid.
private func change(
  _ rows: OverscrollRows, _ scroller: OverscrollScroller, _ axis: Int32,
  _ growth: UnsafeMutablePointer<Double>?,
  _ change: (inout RowIndex, inout Scroller, ScrollAxis) -> Double?
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis) else { return Status.invalidArgument }
  return with(rows) { rows in
    with(scroller) {
      guard let grown = change(&rows, &$0, axis) else { return Status.invalidArgument }
      unsafe report(grown, growth)
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_rows_create(
  _ extents: UnsafePointer<Double>?, _ extent: Double, _ count: Int32,
  _ rows: UnsafeMutablePointer<OverscrollRows>?
) -> OverscrollStatus {
  guard let index = unsafe rowIndex(extents, extent, count), index.totalExtent.isLength else {
    return Status.invalidArgument
  }
  return unsafe insert(index, rows)
}

@implementation @c
public func overscroll_rows_total(
  _ rows: OverscrollRows, _ count: UnsafeMutablePointer<Int32>?,
  _ extent: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(rows) {
    unsafe report(Int32($0.count), count)
    unsafe report($0.totalExtent, extent)
    return Status.ok
  }
}

@implementation @c
public func overscroll_rows_place(
  _ rows: OverscrollRows, _ row: Int32, _ place: UnsafeMutablePointer<OverscrollRowPlace>?
) -> OverscrollStatus {
  with(rows) {
    guard row >= 0, Int(row) < $0.count else { return Status.invalidArgument }
    return unsafe answer(OverscrollRowPlace($0.place(of: Int(row))), place)
  }
}

@implementation @c
public func overscroll_rows_at(
  _ rows: OverscrollRows, _ offset: Double, _ place: UnsafeMutablePointer<OverscrollRowPlace>?
) -> OverscrollStatus {
  guard offset.isPlace else { return Status.invalidArgument }
  return with(rows) {
    guard let found = $0.place(at: offset) else { return Status.never }
    return unsafe answer(OverscrollRowPlace(found), place)
  }
}

@implementation @c
public func overscroll_rows_visible(
  _ rows: OverscrollRows, _ scroller: OverscrollScroller, _ axis: Int32,
  _ first: UnsafeMutablePointer<Int32>?, _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  change(rows, scroller, axis, nil) { rows, scroller, axis in
    let visible = scroller.visibleRows(of: rows, along: axis)
    unsafe report(Int32(visible.lowerBound), first)
    unsafe report(Int32(visible.count), count)
    return 0
  }
}

@implementation @c
public func overscroll_rows_set_extent(
  _ rows: OverscrollRows, _ scroller: OverscrollScroller, _ axis: Int32, _ row: Int32,
  _ extent: Double, _ growth: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe change(rows, scroller, axis, growth) { rows, scroller, axis in
    guard row >= 0, Int(row) < rows.count, extent.isLength,
      (rows.totalExtent - rows.extent(of: Int(row)) + extent).isLength
    else { return nil }
    return scroller.setExtent(extent, ofRow: Int(row), of: &rows, along: axis)
  }
}

@implementation @c
public func overscroll_rows_insert(
  _ rows: OverscrollRows, _ scroller: OverscrollScroller, _ axis: Int32, _ row: Int32,
  _ extents: UnsafePointer<Double>?, _ extent: Double, _ count: Int32, _ sticks_to_end: Int32,
  _ growth: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe change(rows, scroller, axis, growth) { rows, scroller, axis in
    guard isCount(count), let added = unsafe rowIndex(extents, extent, count), row >= 0,
      Int(row) <= rows.count, Int(count) <= mostRows - rows.count,
      (rows.totalExtent + added.totalExtent).isLength
    else { return nil }
    return scroller.insertRows(
      (0..<added.count).map { added.extent(of: $0) }, at: Int(row), in: &rows,
      sticksToEnd: sticks_to_end != 0, along: axis)
  }
}

@implementation @c
public func overscroll_rows_remove(
  _ rows: OverscrollRows, _ scroller: OverscrollScroller, _ axis: Int32, _ row: Int32,
  _ count: Int32, _ growth: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe change(rows, scroller, axis, growth) { rows, scroller, axis in
    guard row >= 0, count >= 0, Int(row) <= rows.count, Int(count) <= rows.count - Int(row)
    else { return nil }
    return scroller.removeRows(Int(row)..<Int(row) + Int(count), in: &rows, along: axis)
  }
}
