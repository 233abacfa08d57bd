internal import COverscroll

/// A struct that begins with which header it was compiled with.
protocol Def {
  var header: OverscrollHeader { get set }

  init()
}

extension OverscrollHeader {
  /// That of the library's own header.
  static func current<Given: Def>(_: Given.Type) -> OverscrollHeader {
    OverscrollHeader(size: UInt32(MemoryLayout<Given>.size), version: overscroll_version())
  }
}

extension OverscrollFlightDef: Def {}
extension OverscrollFitDef: Def {}
extension OverscrollNestedMember: Def {}
extension OverscrollPopTrackDef: Def {}

/// What is wrong with a def.
///
/// Of another version's no more than the header is there for certain. A patch changes none.
@inline(never)
private func refusal(_ def: UnsafeRawPointer?, _ known: Int) -> OverscrollStatus {
  guard let def = unsafe def else { return Status.nullPointer }
  let header = unsafe def.load(as: OverscrollHeader.self)
  let isCurrent = Int(header.size) == known && header.version >> 8 == overscroll_version() >> 8
  return isCurrent ? Status.ok : Status.otherVersion
}

/// Does something with a def, unless there is none or it is of another version.
func take<Given: Def>(
  _ def: UnsafePointer<Given>?, _ body: (Given) -> OverscrollStatus
) -> OverscrollStatus {
  let status = unsafe refusal(def, MemoryLayout<Given>.size)
  guard status == Status.ok, let def = unsafe def else { return status }
  return unsafe body(def.pointee)
}
