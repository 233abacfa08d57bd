internal import Overscroll
internal import ScrollFeels
internal import StrictJSON

/// Feels: a platform's name, or its parts, of which those left out are UIKit's.
///
/// | part | |
/// |---|---|
/// | deceleration edge band | `{"kind": …}` and the numbers of that kind |
/// | stop | speed distance [edgeSpeed: none] |
/// | frames | kind [interval 1/60] |
/// | thresholds | slop minimumSpeed [maximumSpeed: none] [isMinimumExclusive false] |
/// | estimator momentum pages | a name |
extension JSONFields {
  func feel(_ name: String) throws(FieldError) -> ScrollFeel {
    switch self[name] {
    case .string:
      return ScrollFeel(try choice(name) as ScrollFeel.Platform)
    case .object:
      return try object(name).feelParts()
    case let found:
      throw FieldError(
        path(name), expected: "a platform's name or {\"deceleration\":{…}, …}", found: found)
    }
  }

  private func feelParts() throws(FieldError) -> ScrollFeel {
    try allow(
      [
        "deceleration", "edge", "band", "stop", "frames", "thresholds", "estimator", "momentum",
        "pages",
      ],
      in: "a feel")
    var feel = ScrollFeel.uiKit
    if has("deceleration") { feel.law.deceleration = try object("deceleration").deceleration() }
    if has("edge") { feel.law.edge = try object("edge").edge() }
    if has("band") { feel.law.band = try object("band").band() }
    if has("stop") { feel.law.stop = try object("stop").stopRule() }
    if has("frames") { feel.law.frames = try object("frames").frames() }
    if has("thresholds") { feel.thresholds = try object("thresholds").thresholds() }
    feel.estimator = try choice("estimator", default: feel.estimator)
    feel.momentum = try choice("momentum", default: feel.momentum)
    feel.pages = try choice("pages", default: feel.pages)
    return feel
  }

  private func stopRule() throws(FieldError) -> StopRule {
    try allow(["speed", "distance", "edgeSpeed"], in: "a stop rule")
    return StopRule(
      speed: try number("speed", .length), distance: try number("distance", .length),
      edgeSpeed: try limit("edgeSpeed"))
  }

  private func thresholds() throws(FieldError) -> FlingThresholds {
    try allow(
      ["slop", "minimumSpeed", "maximumSpeed", "isMinimumExclusive"], in: "the thresholds")
    let (slop, least) = (try number("slop", .length), try number("minimumSpeed", .length))
    if has("maximumSpeed"), !isNull("maximumSpeed") {
      _ = try number("maximumSpeed", .positive)
      _ = try number("maximumSpeed", .atLeast(least, "minimumSpeed"))
    }
    return FlingThresholds(
      slop: slop, minimumSpeed: least, maximumSpeed: try limit("maximumSpeed"),
      isMinimumExclusive: try flag("isMinimumExclusive", default: false))
  }

  /// A length or speed that may be left out, or null: then there is no limit.
  func limit(_ name: String) throws(FieldError) -> Double {
    !has(name) || isNull(name) ? .infinity : try number(name, .length)
  }

  /// The kind of a part, and no fields but those of the kind.
  func kind<Kind: CaseIterable>(
    _ what: String, _ fields: (Kind) -> [String]
  ) throws(FieldError) -> Kind {
    let kind: Kind = try choice("kind")
    try allow(["kind"] + fields(kind), in: "\(what) of kind \"\(kind)\"")
    return kind
  }
}
