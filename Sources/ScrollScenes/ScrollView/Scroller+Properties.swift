public import Overscroll
internal import ScrollFeels
internal import ScrollPhysics
internal import StrictJSON

extension Scroller {
  /// The properties, in the order in which a model applies them: what depends comes after what it
  /// depends on (`bounces` sets both axes, so an axis comes later; a feel sets how fingers are judged, and
  /// the rate and the law are parts of it).
  ///
  /// - Parameter frames: when frames are shown, for laws that know their length.
  @_spi(Fields) public static func properties(_ frames: SceneFrames = .rate(60)) -> [ModelProperty<
    Scroller
  >] {
    allProperties.map { $0.name == "physics" ? physics(frames) : $0 }
  }

  /// The law of motion, where frames are shown so.
  static func physics(_ frames: SceneFrames) -> ModelProperty<Scroller> {
    ModelProperty(
      "physics", \.dynamics, .dynamics(frames),
      "the law of motion after a release; in a scene without one and without a feel, continuous")
  }

  private typealias Property = ModelProperty<Scroller>

  private static let allProperties: [Property] =
    [
      Property("viewport", \.viewport, .size, "the visible part, UIKit's `bounds.size`, in points"),
      Property("contentSize", \.contentSize, .size, "the content at zoom scale 1, in points"),
      Property(
        "contentInset", \.contentInset, .insets,
        "extra distance that may be scrolled beyond each side, in points"),
      Property(
        "safeAreaInset", \.safeAreaInset, .insets,
        "what bars and the screen's edges cover, in points"),
      Property(
        "keyboardInset", \.keyboardInset, .number(.length, [260, 0]),
        "what a keyboard covers at the bottom of the viewport, in points"),
      Property(
        "contentAlignmentPoint", \.contentAlignmentPoint, .shares,
        "where content lies that is smaller than the viewport, each from 0 to 1"),
      Property(
        "refreshControlHeight", \.refreshControlHeight, .number(.length, [60, 0]),
        "how far the content follows a finger beyond its top before the band, in points"),
      Property(
        "layoutDirection", \.layoutDirection, .choice(),
        "where content begins: `\"leftToRight\"` or `\"rightToLeft\"`"),
      Property(
        "displayScale", \.displayScale, .number(.displayScale, [2, 3]),
        "pixels per point that dragged and resting offsets are rounded to; 0, the default, for no rounding"
      ),
      // Its rate and law are parts of it, and properties of their own.
      Property("feel", .feel, "another platform's motion", isInC: false) { scroller in
        let feel = scroller.feel
        let platform = ScrollFeel.Platform.allCases.first { platform in
          var parts = ScrollFeel(platform)
          if parts == feel { return true }
          if feel.law.deceleration.kind == .exponential {
            parts.law.deceleration = feel.law.deceleration
          }
          parts.law.dynamics = feel.law.dynamics
          return parts == feel
        }
        return platform.map { ScrollFeel($0) } ?? feel
      } set: {
        $0.feel = $1
      },
      Property(
        "decelerationRate", \.decelerationRate, .rate, "how quickly a flick loses speed"),
      physics(.rate(60)),
      Property("snapHorizontal", \.snapHorizontal, .snap, "where the horizontal axis may rest"),
      Property("snapVertical", \.snapVertical, .snap, "where the vertical axis may rest"),
      Property(
        "minimumZoomScale", \.minimumZoomScale, .number(.zoomScale, [0.5, 1], isWild: true),
        "smallest scale at rest, unless set 1; raises the maximum if above it"),
      Property(
        "maximumZoomScale", .number(.zoomScale, [4, 1], isWild: true),
        "largest scale at rest, 1; fingers zoom only if it is above the minimum"
      ) {
        $0.maximumZoomScale
      } set: {
        $0.maximumZoomScale = $1
      } check: { fields, _ throws(FieldError) in
        guard fields.has("minimumZoomScale") else { return }
        let least = try fields.number("minimumZoomScale")
        _ = try fields.number("maximumZoomScale", .atLeast(least, "minimumZoomScale"))
      },
    ] + Property.pan + [
      Property(
        "bounces", \.bounces, .flag, "whether content may be pulled beyond its bounds: both axes",
        isInC: false),
      Property(
        "bouncesHorizontally", \.bouncesHorizontally, .flag,
        "whether it may be pulled beyond the left and right bounds"),
      Property(
        "bouncesVertically", \.bouncesVertically, .flag,
        "whether it may be pulled beyond the top and bottom bounds"),
      Property(
        "alwaysBounceHorizontal", \.alwaysBounceHorizontal, .flag,
        "whether it bounces even where nothing can be scrolled"),
      Property(
        "alwaysBounceVertical", \.alwaysBounceVertical, .flag,
        "whether it bounces even where nothing can be scrolled"),
      Property(
        "isScrollEnabled", \.isScrollEnabled, .flag, "whether fingers, wheels and keys scroll"),
      Property(
        "isDirectionalLockEnabled", \.isDirectionalLockEnabled, .flag,
        "whether a drag along one axis stays on it"),
      Property(
        "directionalLockFollowsMoves", \.directionalLockFollowsMoves, .flag,
        "whether the last move chooses that axis, as UIKit's; else all travel in the first 10 points, once"
      ),
      Property(
        "isPagingEnabled", \.isPagingEnabled, .flag, "whether releases end on whole viewports"),
      Property(
        "buildsUpFlicks", \.buildsUpFlicks, .flag,
        "whether repeated fast flicks and strokes of a wheel add up; true"),
      Property(
        "trackpadMomentum", \.trackpadMomentum, .choice(),
        "who moves the content on when fingers leave a trackpad: `\"system\"` or `\"engine\"`"),
      Property(
        "reducesMotion", \.reducesMotion, .flag, "whether motion that no finger causes is reduced"),
      Property(
        "bouncesZoom", \.bouncesZoom, .flag, "whether the scale may be pulled beyond its limits"),
      Property(
        "zoomBand", \.zoomBand, .choice(),
        "how the scale resists beyond its limits: as `\"iOS\"`, or by the article's `\"rubber\"` band"
      ),
      Property(
        "hasZoomMomentum", \.hasZoomMomentum, .flag, "whether the scale goes on after a fast pinch"),
      Property(
        "zoomsOnDoubleTap", \.zoomsOnDoubleTap, .flag,
        "whether a double tap doubles the scale, and at the maximum goes to the minimum"),
    ]
}

extension PropertyKind where Value == ScrollDynamics {
  /// A law; UIKit's frames are those of the scene.
  fileprivate static func dynamics(_ frames: SceneFrames) -> Self {
    let spring = DampedSpring(stiffness: 300, dampingRatio: 0.6)
    let interval = frames.interval ?? 1.0 / 60
    return Self(
      "`\"continuous\"`, `\"uikit\"`, `\"uikit-frame\"`, `{\"uikit\": interval}`, `{\"uikit-frame\": interval}`, or `{\"bounce\": {\"hit\": spring, \"release\": spring}}`",
      script: "Dynamics",
      [
        .continuous, .uiKit(frameInterval: interval), .uiKitFrames(frameInterval: interval),
        .springs(hit: .articleBounce, released: spring),
      ]
    ) { fields, name throws(FieldError) in
      try fields.dynamics(name, frames: frames)
    } write: {
      if let (hit, released) = $0.edge?.springs {
        return ["bounce": ["hit": hit.json, "release": released.json]]
      }
      let name = $0.frames.kind == .stepped ? "uikit-frame" : "uikit"
      return switch $0.frames.interval {
      case nil: "continuous"
      case frames.interval: .string(name)
      case let interval?: [name: .number(interval)]
      }
    }
  }
}

extension PropertyKind where Value == SnapRule {
  /// Where an axis may come to rest.
  fileprivate static var snap: Self {
    Self(
      "`\"none\"`, `\"paging\"`, `{\"stride\": 100, \"origin\": 0}` or `{\"positions\": [0, 120, 300]}`",
      script: "SnapRule", [.none, .paging, .stride(50, origin: 3), .positions([0, 120, 300])]
    ) { fields, name throws(FieldError) in
      try fields.snapRule(name)
    } write: {
      switch $0 {
      case .none: "none"
      case .paging: "paging"
      case .stride(let length, let origin): ["stride": .number(length), "origin": .number(origin)]
      case .positions(let list): ["positions": .array(list.map(JSONValue.number))]
      }
    }
  }
}
