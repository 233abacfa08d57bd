/// The colours of everything, once for light and once for dark.
struct Theme {
  var desk: Color
  var page: Color
  var raised: Color
  var line: Color
  var ink: Color
  var quiet: Color
  var faint: Color
  var accent: Color
  var offset: Color
  var velocity: Color
  var land: Color
  var river: Color
  var park: Color
  var shadow: Color

  static let light = Theme(
    desk: Color(0xeceae4), page: Color(0xfdfcfa), raised: Color(0xffffff), line: Color(0xe3e0d9),
    ink: Color(0x1d2129), quiet: Color(0x6a6f78), faint: Color(0xf3f1ec), accent: Color(0x2262c6),
    offset: Color(0x2262c6), velocity: Color(0xc4452c), land: Color(0xf6f3ec),
    river: Color(0xc5dcec), park: Color(0xd9e8cd), shadow: Color(0x1d2129, opacity: 0.14))

  static let dark = Theme(
    desk: Color(0x0e1013), page: Color(0x17191e), raised: Color(0x22252c), line: Color(0x2d3139),
    ink: Color(0xeceae6), quiet: Color(0x989da6), faint: Color(0x1d2026), accent: Color(0x6aa3f8),
    offset: Color(0x6aa3f8), velocity: Color(0xf08368), land: Color(0x1a1d21),
    river: Color(0x24384a), park: Color(0x233024), shadow: Color(0x000000, opacity: 0.5))

  /// Colours of people, lines and covers; they go with both.
  static let people = [
    Color(0x3f6fb5), Color(0xb5523f), Color(0x3f8f6b), Color(0x8a5fb0), Color(0xb98a2e),
    Color(0x2f8a99), Color(0xb04f83), Color(0x6b7a3a),
  ]
}
