import Foundation
import ScrollPhysics
import Testing

import OverscrollLab

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PlotTests {
  static let flight = CurveMotion(Flight(from: 0, velocity: 3000, in: 0...600))

  /// One figure of every sort.
  static let figures = (try? allFigures()) ?? []

  private static func allFigures() throws -> [PlotFigure] {
    let recording = ComparisonTests.synthetic
    let fits = try [FitModel.uikit, .critical].map { try Fit($0, .motion(recording)) }
    let task = FitTask(.critical, to: [.motion(recording)], method: .descent())
    return [
      .motion(flight, title: "a flight"),
      .sweep([("one", flight), ("two", flight)], title: "a sweep"),
      .recording(try Comparison.all(of: [recording], with: [.uiKit, .critical], scale: nil)),
      .fitted(fits), .projections(in: 0.9...1),
      .bands([("", RubberBand(dimension: 812))], reach: 1624, title: "a band"),
      .laws(
        try ["uikit", "flutter", "gtk"].map { try FlickLaw(parsing: $0) },
        on: Flick(from: 0, velocity: 3000, in: 0...1000), interval: 1.0 / 60),
      .descent(try Descent(task), name: "synthetic"),
    ]
  }

  @Test(arguments: figures, PlotTheme.allCases)
  func `a figure is well-formed XML`(figure: PlotFigure, theme: PlotTheme) throws {
    var figure = figure
    figure.command = "overscroll plot motion 'a <b> & \"c\"'"
    let root = try #require(XMLDocument(xmlString: figure.svg(theme: theme)).rootElement())
    #expect(root.elements(forName: "title")[0].stringValue == figure.title)
    let description = try #require(root.elements(forName: "desc")[0].stringValue)
    #expect(description.hasSuffix("Drawn by: \(figure.command)"))
    #expect(root.elements(forName: "path").count > figure.panels.count)
    #expect(root.elements(forName: "text").count > 5)
  }

  @Test func `every sort of figure is there and shows something`() {
    #expect(Self.figures.count == 8)
    for figure in Self.figures {
      #expect(!figure.panels.isEmpty)
      #expect(figure.panels.allSatisfy { !$0.curves.isEmpty })
    }
  }

  @Test func `both projections meet at d = 1, half a point apart for 1,000 points per second`() {
    let figure = PlotFigure.projections(in: 0.9...1)
    let logs = figure.panels[0].curves.map(\.points)
    #expect(logs.map { $0.last?.y } == [0, 0])
    #expect(abs((logs[0].first?.y ?? 0) - log(0.9)) < 1e-12)
    #expect(abs((logs[1].first?.y ?? 0) + 1 / 9.0) < 1e-12)
    let difference = figure.panels[2].curves[0].points
    #expect(abs((difference.last?.y ?? 0) - 0.5) < 1e-4)
    #expect(difference.allSatisfy { $0.x < 1 && abs($0.y - 0.5) < 0.01 })
  }

  @Test func `light and dark are in one figure, or one of them is`() {
    let figure = Self.figures[0]
    let (auto, light, dark) = (figure.svg(), figure.svg(theme: .light), figure.svg(theme: .dark))
    #expect(auto.contains("prefers-color-scheme: dark"))
    #expect(!light.contains("prefers-color-scheme"))
    #expect(light.contains(".ground { color: #ffffff; }"))
    #expect(dark.contains(".ground { color: #161618; }"))
    #expect(!dark.contains("#ffffff"))
  }

  @Test func `inks can be read on their ground`() {
    // WCAG AA for small text: 4.5 to 1. The faint band and the hairlines are no text.
    for ink in PlotInk.allCases where ![.ground, .band, .hairline].contains(ink) {
      #expect(contrast(PlotInk.ground.colours.light, ink.colours.light) >= 4.5, "\(ink)")
      #expect(contrast(PlotInk.ground.colours.dark, ink.colours.dark) >= 4.5, "\(ink)")
    }
  }

  @Test func `numbers that are none draw nothing and harm nothing`() {
    let points = [
      PlotPoint(0, .nan), PlotPoint(1, .infinity), PlotPoint(.nan, 2), PlotPoint(2, 3),
      PlotPoint(3, 3),
    ]
    let figure = PlotFigure(
      "odd", [PlotCurve("a", .offset, .line, points)],
      velocities: [PlotCurve("b", .offset, .dots, [])], heights: (100, 100))
    let svg = figure.svg()
    #expect(!svg.contains("nan"))
    #expect(!svg.contains("inf"))
  }

  @Test func `a scene's replay is drawn with its phases`() throws {
    let lines = """
      {"frame":1,"t":0.1,"offset":[0,0],"velocity":[0,0],"zoomScale":1,"phase":"dragging","events":[]}
      {"frame":2,"t":0.2,"offset":[0,9],"velocity":[0,90],"zoomScale":1,"phase":"dragging","events":[]}
      {"frame":3,"t":0.3,"offset":[0,12],"velocity":[0,30],"zoomScale":1,"phase":"bouncing","events":[]}
      {"frame":4,"t":0.4,"offset":[0,12],"velocity":[0,0],"zoomScale":1,"phase":"idle","events":[]}
      """
    try withTemporaryFile(lines) { path in
      let figure = PlotFigure.scene(try ReplayedFrames(path: path), title: "a scene")
      #expect(figure.bands.map(\.name) == ["dragging", "bouncing"])
      #expect(figure.bands[0].range == 0.1...0.3)
      #expect(figure.panels[0].curves.count == 1)
      #expect(figure.panels[0].curves[0].points.map(\.y) == [0, 9, 12, 12])
    }
    try withTemporaryFile("{\"frame\":1}\n") { path in
      let reason = "expected a frame with t, offset or position or corner, velocity and phase"
      #expect(throws: InputError(file: path, line: 1, reason: reason)) {
        try ReplayedFrames(path: path)
      }
    }
  }

  @Test func `while no frames come nothing moves`() throws {
    let frames = try ReplayedFrames(path: Checkout.path("Fixtures/Scenes/while-moving.json"))
    let panels = PlotFigure.scene(frames, title: "").panels
    for (panel, value) in zip(panels, [1631.0, 0]) {
      let rest = panel.curves[0].points.filter { $0.x > 2.93 && $0.x < 8.09 }
      #expect(rest.map(\.y) == [value, value])
      #expect(abs((rest.last?.x ?? 0) - 8.1 + 1.0 / 60) < 1e-9)
    }
    #expect(panels[0].curves[0].points.count < frames.times.count + 10)
  }

  @Test(arguments: [
    ([0, 1e7], ["0", "5e6", "1e7"]), ([0, 1e-7], ["0", "5e−8", "1e−7"]),
    ([-3e-13, 2e-13], ["−2e−13", "0", "2e−13"]), ([-60, 60], ["−50", "0", "50"]),
    ([0, 0.3], ["0.0", "0.1", "0.2", "0.3"]),
    ([12_345_678, 12_345_680], ["12345678", "12345679", "12345680"]),
  ])
  func `numbers at an axis are told apart and can be read`(ends: [Double], labels: [String]) {
    let curve = PlotCurve("a", .offset, .line, [PlotPoint(0, ends[0]), PlotPoint(1, ends[1])])
    let figure = PlotFigure("a", [curve], velocities: [curve], heights: (100, 100))
    let numbers = texts(of: figure).filter { $0.anchor == "end" }.dropLast().map(\.words)
    #expect(numbers == labels + labels)
  }

  @Test func `no word leaves the page, and no two phases run together`() {
    var figure = Self.figures[0]
    figure.title = String(repeating: "a long title ", count: 15)
    figure.subtitle = String(repeating: "and more of it ", count: 20)
    figure.panels[0].curves[0].points.append(PlotPoint(2, 123_456_789_123))
    figure.bands = Array(figure.bands.prefix(2))
    (figure.bands[0].name, figure.bands[0].range) = ("dragging", 0...0.18)
    (figure.bands[1].name, figure.bands[1].range) = ("settling", 0.18...2)
    for text in texts(of: figure) {
      let letter = text.style == "heading text" ? 8 : text.anchor == nil ? 6.4 : 7.6
      let width = letter * Double(text.words.count)
      let left = text.x - (text.anchor == "end" ? width : text.anchor == "middle" ? width / 2 : 0)
      #expect(left >= 0 && left + width <= 720, "\(text)")
      #expect(text.words != "dragging")
    }
    #expect(texts(of: figure).contains { $0.words == "settling" })
  }

  private typealias DrawnText = (style: String, x: Double, anchor: String?, words: String)

  private func texts(of figure: PlotFigure) -> [DrawnText] {
    let form = #/<text class="([a-z ]+)" x="([0-9.]+)" y="[0-9.]+"(?: text-anchor="(.+)")?>(.*)</#
    return figure.svg().matches(of: form).map {
      (String($0.1), Double($0.2) ?? .nan, $0.3.map(String.init), String($0.4))
    }
  }

  @Test(arguments: [
    ("drawer-flick", "position", 1), ("drawer-list-fling", "position", 1),
    ("picture-in-picture-throw", "corner", 2),
  ])
  func `every type of scene is drawn`(name: String, place: String, axes: Int) throws {
    let frames = try ReplayedFrames(path: Checkout.path("Fixtures/Scenes/\(name).json"))
    let figure = PlotFigure.scene(frames, title: name)
    #expect(figure.panels[0].axis == "\(place), pt")
    #expect(figure.panels.map(\.curves.count) == [axes, axes])
    #expect(figure.bands.map(\.name).contains("settling"))
  }

  @Test func `frames of two types are not one scene`() throws {
    let lines = """
      {"frame":1,"t":0.1,"offset":[0,0],"velocity":[0,0],"phase":"idle"}
      {"frame":2,"t":0.2,"position":9,"velocity":90,"phase":"idle"}
      """
    try withTemporaryFile(lines) { path in
      let reason = "expected offset as in the frames before, found position"
      #expect(throws: InputError(file: path, line: 2, reason: reason)) {
        try ReplayedFrames(path: path)
      }
    }
  }

  /// By WCAG, of two colours such as #161618.
  private func contrast(_ one: String, _ other: String) -> Double {
    let lights = [one, other].map { colour in
      let number = Int(colour.dropFirst(), radix: 16) ?? 0
      return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0.0) { sum, part in
        let (shift, weight) = part
        let value = Double(number >> shift & 0xFF) / 255
        let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return sum + weight * linear
      }
    }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}
