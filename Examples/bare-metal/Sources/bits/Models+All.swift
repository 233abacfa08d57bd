import ScriptedTouches

/// The scripts of all models: their calls are in the files Models+….
extension Models {
  /// The names of the scripts, in the order of `fingerprint(of:)`.
  static var count: Int { 13 }

  /// The name of a script.
  static func name(_ index: Int) -> StaticString {
    switch index {
    case 0: "list"
    case 1: "zoom"
    case 2: "wheel"
    case 3: "paging"
    case 4: "uikit"
    case 5: "drawer"
    case 6: "scrolling drawer"
    case 7: "pager"
    case 8: "picture in picture"
    case 9: "throw"
    case 10: "dial"
    case 11: "nested"
    default: "pop tracks"
    }
  }

  /// The hash of all frames of a script: times, offsets, velocities, scales.
  static func fingerprint(of index: Int) -> UInt64 {
    var print = Fingerprint()
    switch index {
    case 0: list(&print)
    case 1: zoom(&print)
    case 2: wheel(&print)
    case 3: paging(&print)
    case 4: uiKit(&print)
    case 5: drawer(&print)
    case 6: scrollingDrawer(&print)
    case 7: pager(&print)
    case 8: pictureInPicture(&print)
    case 9: thrown(&print)
    case 10: dial(&print)
    case 11: nested(&print)
    default: popTracks(&print)
    }
    return print.value
  }

  static let frameCount = 600

  static func time(_ frame: Int) -> Double { Double(frame) / 60 }
}
