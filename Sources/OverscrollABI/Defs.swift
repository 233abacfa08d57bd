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

/// Whether a def of a size and version is one that the library knows by that size: a patch changes none.
private func isCurrent(_ header: OverscrollHeader, _ known: Int) -> Bool {
  Int(header.size) == known && header.version >> 8 == overscroll_version() >> 8
}

/// What is wrong with a def; of another version's no more than the header is there for certain.
@inline(never)
private func refusal(_ def: UnsafeRawPointer?, _ known: Int) -> OverscrollStatus {
  guard let def = unsafe def else { return Status.nullPointer }
  let header = unsafe def.load(as: OverscrollHeader.self)
  return isCurrent(header, known) ? Status.ok : Status.otherVersion
}

/// Does something with a def, unless there is none or it is of another version.
func take<Given: Def>(
  _ def: UnsafePointer<Given>?, _ body: (Given) -> OverscrollStatus
) -> OverscrollStatus {
  let status = unsafe refusal(def, MemoryLayout<Given>.size)
  guard status == Status.ok, let def = unsafe def else { return status }
  return unsafe body(def.pointee)
}

/// Writes a def for the header that a program was compiled with: of another version its header alone.
func fill<Asked: Def>(
  _ def: UnsafeMutablePointer<Asked>?, _ size: UInt32, _ version: UInt32,
  _ write: (inout Asked) -> Void
) {
  let header = OverscrollHeader(size: size, version: version)
  if unsafe clear(def, header, MemoryLayout<Asked>.size), let def = unsafe def {
    unsafe write(&def.pointee)
    unsafe def.pointee.header = .current(Asked.self)
  }
}

/// Writes the header and zeros behind it; whether the def is one that the library knows.
@inline(never)
private func clear(
  _ def: UnsafeMutableRawPointer?, _ header: OverscrollHeader, _ known: Int
) -> Bool {
  let first = MemoryLayout<OverscrollHeader>.size
  guard let def = unsafe def, header.size >= first else { return false }
  for place in first..<Int(header.size) {
    unsafe def.storeBytes(of: 0, toByteOffset: place, as: UInt8.self)
  }
  unsafe def.storeBytes(of: header, as: OverscrollHeader.self)
  return isCurrent(header, known)
}
