internal import Overscroll
internal import ScrollFeels
internal import ScrollCoordinates
internal import ScrollPhysics
internal import StrictJSON

extension PropertyKind where Value == Size2 {
  /// A size, in points.
  static var size: Self {
    var kind = Self(
      "`[width, height]`", script: "Size", [Size2(300, 500), Size2(900, 7_000)],
      read: { fields, name throws(FieldError) in try fields.size(name) },
      write: { [.number($0.width), .number($0.height)] },
      draw: { Size2($0.number(), $0.number()) })
    kind.invalid = PropertyKind<Double>.invalidNumbers.flatMap { [Size2($0, 9), Size2(9, $0)] }
    return kind
  }
}

extension PropertyKind where Value == Insets {
  /// Insets, in points.
  static var insets: Self {
    let samples = [Insets(top: 1, left: 2, bottom: 3, right: 4), .zero]
    var kind = Self(
      "`[top, left, bottom, right]`", script: "Insets", samples,
      read: { fields, name throws(FieldError) in try fields.insets(name) },
      write: { [.number($0.top), .number($0.left), .number($0.bottom), .number($0.right)] },
      draw: { Insets(top: $0.number(), left: $0.number(), bottom: $0.number(), right: $0.number()) }
    )
    kind.invalid = PropertyKind<Double>.invalidNumbers.map {
      Insets(top: 3, left: 3, bottom: $0, right: 3)
    }
    return kind
  }
}

extension PropertyKind where Value == Vector2 {
  /// A place, in points.
  static var point: Self {
    var kind = Self(
      "`[x, y]`", script: "Vector", [Vector2(200, 200), Vector2(-3, 40)],
      read: { fields, name throws(FieldError) in try fields.point(name) },
      write: { [.number($0.x), .number($0.y)] })
    kind.invalid = [Vector2(.nan, 1), Vector2(1, .infinity)]
    return kind
  }

  /// A share of each axis, 0 … 1.
  static var shares: Self {
    let (kind, samples) = (Self.point, [Vector2(0.5, 0.5), Vector2(0, 1)])
    return Self(kind.words, script: kind.script, samples, read: kind.read, write: kind.write)
  }
}

extension PropertyKind where Value == DecelerationRate {
  /// A rate: the share of velocity kept each millisecond.
  static var rate: Self {
    Self(
      "a number, `\"normal\"` or `\"fast\"`", script: "DecelerationRate", [.fast, .normal],
      read: { fields, name throws(FieldError) in try fields.decelerationRate(name) },
      write: { .number($0.keptPerMillisecond) })
  }
}

extension PropertyKind where Value == DampedSpring {
  /// A spring.
  static var spring: Self {
    let samples = [
      DampedSpring(mass: 2, stiffness: 300, dampingRatio: 0.7),
      DampedSpring(stiffness: 100, dampingRatio: 1),
    ]
    return Self(
      "`{\"mass\": 1, \"stiffness\": 300, \"dampingRatio\": 0.7}`", script: "SpringNumbers", samples
    ) {
      fields, name throws(FieldError) in
      try fields.spring(name)
    } write: {
      $0.json
    } draw: {
      DampedSpring(
        stiffness: 1 + Double($0.below(256)) * 4, dampingRatio: 0.05 + Double($0.below(256)) / 64)
    }
  }
}

extension DampedSpring {
  /// The spring as scenes write it.
  var json: JSONValue {
    ["mass": .number(mass), "stiffness": .number(stiffness), "dampingRatio": .number(dampingRatio)]
  }
}

extension PropertyKind where Value == ScrollFeel {
  /// A platform's feel by its name; one of parts is read, and there are no words for it.
  static var feel: Self {
    let platforms = ScrollFeel.Platform.allCases
    return Self("a platform's name or its parts", script: "Feel", platforms.map { ScrollFeel($0) })
    {
      fields, name throws(FieldError) in
      try fields.feel(name)
    } write: { feel in
      platforms.first { ScrollFeel($0) == feel }.map { .string("\($0)") }
    }
  }
}

extension ModelProperty where Model: Draggable {
  /// What every model that is dragged has.
  static var dragged: [ModelProperty] { switches + pan }

  /// The two of them that are on or off.
  static var switches: [ModelProperty] {
    [
      ModelProperty("isDragEnabled", \.isDragEnabled, .flag, "whether fingers may drag it"),
      ModelProperty(
        "reducesMotion", \.reducesMotion, .flag, "whether motion that no finger causes is left out"),
    ]
  }

  /// How fingers are judged.
  static var pan: [ModelProperty] {
    [
      ModelProperty(
        "velocityEstimator", \.pan.estimator, .choice("VelocityEstimator"),
        "how the speed of a finger is judged"),
      ModelProperty(
        "slop", \.pan.slop, .number(.nonnegative, [5, 10]),
        "travel before a touch becomes a drag; 10 points"),
      ModelProperty(
        "minimumFlingSpeed", .number(.nonnegative, [100, 250]),
        "slower releases have velocity 0; 250 points per second"
      ) {
        $0.pan.minimumFlingSpeed
      } set: {
        // A minimum above the maximum raises that, and the other way round.
        $0.pan.maximumFlingSpeed = max($0.pan.maximumFlingSpeed, $1)
        $0.pan.minimumFlingSpeed = $1
      },
      ModelProperty(
        "maximumFlingSpeed", .unlimited(.positive, [5_000, 8_000]),
        "faster releases are slowed to it, by default none; points per second"
      ) {
        $0.pan.maximumFlingSpeed
      } set: {
        $0.pan.minimumFlingSpeed = min($0.pan.minimumFlingSpeed, $1)
        $0.pan.maximumFlingSpeed = $1
      } check: { fields, speed throws(FieldError) in
        guard fields.has("minimumFlingSpeed"), speed.isFinite else { return }
        let least = try fields.number("minimumFlingSpeed")
        _ = try fields.number("maximumFlingSpeed", .atLeast(least, "minimumFlingSpeed"))
      },
      ModelProperty(
        "stillFingerInterval", \.pan.stillFingerInterval,
        .optional(.number(.positive, [0.2, 0.1])),
        "a finger that rests as long has velocity 0; 0.1 seconds; `null`: however long"),
      ModelProperty(
        "waitsWhenCatching", \.pan.waitsWhenCatching, .flag,
        "whether a touch that catches what moves has the slop of any other", isInC: false),
    ]
  }
}
