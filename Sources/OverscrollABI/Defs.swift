internal import COverscroll

/// A struct that begins with which header it was compiled with.
protocol Def {
  var header: OverscrollHeader { get set }

  init()
}

extension Def {
  /// This one, as the library's own header has it.
  var current: Self {
    var def = self
    def.header = OverscrollHeader(
      size: UInt32(MemoryLayout<Self>.size), version: overscroll_version())
    return def
  }
}

extension OverscrollHeader {
  /// Whether a struct with this header is one that the library knows: a patch changes none.
  fileprivate func isCurrent<Known: Def>(_: Known.Type) -> Bool {
    Int(size) == MemoryLayout<Known>.size && version >> 8 == overscroll_version() >> 8
  }
}

extension OverscrollFlightDef: Def {}
extension OverscrollFitDef: Def {}
extension OverscrollNestedMember: Def {}
extension OverscrollPopTrackDef: Def {}

/// Does something with a def, unless there is none or it is of another version.
func take<Given: Def>(
  _ def: UnsafePointer<Given>?, _ body: (Given) -> OverscrollStatus
) -> OverscrollStatus {
  guard let def = unsafe def else { return Status.nullPointer }
  // Of another version's no more is there for certain.
  let header = unsafe UnsafeRawPointer(def).load(as: OverscrollHeader.self)
  return header.isCurrent(Given.self) ? unsafe body(def.pointee) : Status.otherVersion
}

/// Writes a def for the header that a program was compiled with: of another version its header alone.
func fill<Asked: Def>(
  _ def: UnsafeMutablePointer<Asked>?, _ size: UInt32, _ version: UInt32, _ made: () -> Asked
) {
  guard let def = unsafe def, size >= UInt32(MemoryLayout<OverscrollHeader>.size) else { return }
  let header = OverscrollHeader(size: size, version: version)
  if header.isCurrent(Asked.self) {
    unsafe def.pointee = made().current
  } else {
    let bytes = unsafe UnsafeMutableRawPointer(def)
    for place in 0..<Int(size) {
      unsafe bytes.storeBytes(of: 0, toByteOffset: place, as: UInt8.self)
    }
    unsafe bytes.storeBytes(of: header, as: OverscrollHeader.self)
  }
}
