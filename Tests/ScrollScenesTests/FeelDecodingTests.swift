@_spi(Formulas) import ScrollFeels
import ScrollScenes
import Testing

/// What a scene says of a feel is what is played, or an error that names the field.
@Suite struct FeelDecodingTests {
  private static func scroller(_ feel: ScrollFeel) -> Scroller {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(390, 6000))
    scroller.feel = feel
    return scroller
  }

  private func model(_ feel: String, rest: String = "") throws -> SceneModel {
    try ScrollScene(json: SceneText.scrollView(model: #","feel":\#(feel)\#(rest)"#)).model
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `a platform's name is its feel, for every model`(platform: ScrollFeel.Platform) throws {
    let name = "\"\(platform.name)\""
    #expect(try model(name) == SceneModel(Self.scroller(ScrollFeel(platform))))
    var pager = Pager(
      pages: RowIndex(extents: [280, 210, 350, 280]),
      layout: PagerLayout(viewport: Size2(390, 600)))
    pager.feel = ScrollFeel(platform)
    let text = SceneText.pager(model: #","extents":[280,210,350,280],"feel":\#(name)"#)
    #expect(try ScrollScene(json: text).model == SceneModel(pager))
    var page = NestedScroll(
      Scroller(viewport: Size2(390, 844), content: Size2(390, 6000)), order: .innerFirst)
    page.feel = ScrollFeel(platform)
    let nested = """
      {"scene":1,"model":{"type":"nested","feel":\(name),
        "scrollers":[{"viewport":[390,844],"contentSize":[390,6000]}]},"events":[]}
      """
    #expect(try ScrollScene(json: nested).model == SceneModel(page))
  }

  /// Parts as text, and the same in Swift.
  static let parts: [(String, ScrollFeel)] = {
    func mixed(_ text: String, _ change: (inout ScrollFeel) -> Void) -> (String, ScrollFeel) {
      var feel = ScrollFeel.uiKit
      change(&feel)
      return ("{\(text)}", feel)
    }
    func law(_ kind: String, _ deceleration: ScrollDeceleration) -> (String, ScrollFeel) {
      mixed(#""deceleration":{"kind":\#(kind)}"#) { $0.law.deceleration = deceleration }
    }
    func edge(_ kind: String, _ edge: ScrollEdge) -> (String, ScrollFeel) {
      mixed(#""edge":{"kind":\#(kind)}"#) { $0.law.edge = edge }
    }
    func band(_ kind: String, _ band: ScrollBand) -> (String, ScrollFeel) {
      mixed(#""band":{"kind":\#(kind)}"#) { $0.law.band = band }
    }
    return [
      ("{}", .uiKit), law(#""exponential","decay":3"#, .exponential(decay: 3)),
      law(#""drag","decay":3,"drag":9"#, .drag(decay: 3, drag: 9)),
      law(#""friction","decay":3,"deceleration":0"#, .friction(decay: 3, deceleration: 0)),
      law(#""power","exponent":2,"secondSpeed":1500"#, .constant(1500)),
      law(
        #""spline","secondSpeed":2e3,"isTabled":true"#, .spline(secondSpeed: 2e3, isTabled: true)),
      law(#""windows","deceleration":2645"#, .windows(deceleration: 2645, viewports: 3)),
      edge(#""pull","pull":8"#, .pull(8)),
      edge(
        #""spring","hitFrequency":0,"releasedFrequency":9,"dampingRatio":1"#,
        .spring(EdgeSpring(hitFrequency: 0, releasedFrequency: 9, dampingRatio: 1))),
      edge(
        #""spring","hitFrequency":8,"releasedFrequency":9,"dampingRatio":0.5,"gain":2,"#
          + #""speedLimit":700,"drawsIn":true,"continuesInside":true"#,
        .spring(
          EdgeSpring(
            hitFrequency: 8, releasedFrequency: 9, dampingRatio: 0.5, gain: 2, speedLimit: 700,
            drawsIn: true, continuesInside: true))),
      edge(#""parabola","limit":80,"gravity":2000"#, .parabola(limit: 80, gravity: 2000)),
      edge(#""bezier""#, .bezier), edge(#""stop""#, .stop),
      edge(#""flickable","deceleration":9"#, .flickable(deceleration: 9)),
      band(#""hyperbolic","coefficient":0.3"#, .hyperbolic(0.3)),
      band(
        #""linear","divisor":2,"deadZone":3,"limit":null"#,
        .linear(LinearBand(divisor: 2, deadZone: 3))),
      band(#""tanh","share":0.1,"steepness":2"#, .tanh(share: 0.1, steepness: 2)),
      band(#""fading","divisor":16"#, .fading(16)), band(#""stop""#, .stop),
      mixed(#""stop":{"speed":1,"distance":2,"edgeSpeed":3},"momentum":"qt","pages":"adwaita""#) {
        $0.law.stop = StopRule(speed: 1, distance: 2, edgeSpeed: 3)
        ($0.momentum, $0.pages) = (.qt, .adwaita)
      },
      mixed(
        #""thresholds":{"slop":1,"minimumSpeed":2,"isMinimumExclusive":true},"estimator":"gtk""#
      ) {
        $0.thresholds = FlingThresholds(slop: 1, minimumSpeed: 2, isMinimumExclusive: true)
        $0.estimator = .gtk
      },
    ]
  }()

  @Test(arguments: parts)
  func `parts are read, and what is left out is UIKit's`(text: String, feel: ScrollFeel) throws {
    #expect(try model(text) == SceneModel(Self.scroller(feel)))
  }

  @Test func `what the model says of fingers stands next to the feel`() throws {
    var scroller = Self.scroller(.android)
    scroller.pan.slop = 3
    #expect(try model(#""android""#, rest: #","slop":3"#) == SceneModel(scroller))
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      "ios"
        -> model.feel: expected one of "uiKit", "android", "flutter", "flutterFast",
        "flutterClamping", "gtk",
      7 -> model.feel: expected a platform's name or {"deceleration":{…}, …}, found 7
      {"bands":1} -> model.feel.bands: unknown field; a feel takes deceleration edge band stop
      {"band":{"kind":"rubber"}}
        -> model.feel.band.kind: expected one of "hyperbolic", "linear", "tanh", "fading", "stop",
        found a string "rubber"
      {"band":{"divisor":2}} -> model.feel.band.kind: expected one of "hyperbolic"
      {"band":{"kind":"linear"}}
        -> model.feel.band.divisor: expected a number within 0.001...1000000, missing
      {"band":{"kind":"stop","divisor":2}}
        -> model.feel.band.divisor: unknown field; a band of kind "stop" takes kind
      {"deceleration":{"kind":"exponential","decay":0}}
        -> model.feel.deceleration.decay: expected a number within 0.0001...100000, found 0
      {"edge":{"kind":"spring","hitFrequency":-1,"releasedFrequency":9,"dampingRatio":1}}
        -> model.feel.edge.hitFrequency: expected 0 or a number within 0.0001...100000, found -1
      {"stop":{"speed":-1,"distance":0}}
        -> model.feel.stop.speed: expected a number within 0...1000000000000, found -1
      {"thresholds":{"slop":1,"minimumSpeed":20,"maximumSpeed":10}}
        -> model.feel.thresholds.maximumSpeed: expected a number >= minimumSpeed (20), found 10
      {"estimator":"best"} -> model.feel.estimator: expected one of "uiKit",
      {"momentum":null} -> model.feel.momentum: expected one of "none",
      """#))
  func `a feel that is not understood is an error naming the field`(feel: String, message: String) {
    let error = SceneText.error(SceneText.scrollView(model: #","feel":\#(feel)"#))
    #expect(error?.hasPrefix(message) == true, "\(error ?? "read")")
  }
}
