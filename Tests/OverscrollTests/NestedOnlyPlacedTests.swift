import Overscroll
import ScrollFeels
import ScrollTestSupport
import Testing

/// What rests in places moves in a page in which nothing else can as it does by itself, whatever happens to it.
@Suite struct NestedOnlyPlacedTests {
  @Test(arguments: 0..<100) func `a pager`(seed: Int) {
    var dice = SeededGenerator(seed)
    var pager = Pager.album(page: 4, wraps: dice.chance(0.3))
    var name = "pager \(pager.layout.wraps)"
    if dice.chance(0.4) {
      let platform = dice.pick(ScrollFeel.Platform.allCases)
      pager.feel = ScrollFeel(platform)
      name += " \(platform)"
    }
    let page = NestedScroll(pager).with(\.directionalLock, nil)
    var both = AloneAndInPage(pager, page, "\(seed) \(name)", dice)
    both.play(
      200, places: { [$0.offset] }, ends: { [$0.destination] },
      velocity: { Vector2($0.velocity, 0) },
      changes: [
        AloneAndInPage.changing("turn", to: [-1, 1, 2]) { $0.turnPage(by: $1) },
        { both in
          let (count, place) = (both.dice.below(3), both.dice.below(3))
          both.change("insert \(count) at \(place)") { $0.insert(count: count, at: place) }
        },
        { both in
          guard both.alone.count > 4 else { return }
          let place = both.dice.below(both.alone.count)
          both.change("remove \(place)") { $0.remove(place..<place + 1) }
        },
        { both in
          let page = both.dice.below(both.alone.count)
          let extent = both.dice.pick([90, 200, 400.0])
          both.change("extent \(extent) of \(page)") { $0.setExtent(extent, of: page) }
        },
        AloneAndInPage.changing("spacing", to: [0.0, 16, 40]) { $0.layout.spacing = $1 },
        AloneAndInPage.changing("width", to: [300.0, 390, 844]) { $0.layout.viewport.width = $1 },
        { $0.toggleEnabled() }, { $0.change("reduces") { $0.reducesMotion.toggle() } },
      ])
  }

  @Test(arguments: 0..<100) func `a drawer`(seed: Int) {
    var dice = SeededGenerator(seed)
    let edge = dice.pick(DrawerEdge.allCases)
    var drawer = Drawer.sheet(edge: edge)
    if dice.chance(0.3) { drawer.rule = .interaction }
    let page = NestedScroll(drawer).with(\.directionalLock, nil)
    var both = AloneAndInPage(drawer, page, "\(seed) drawer \(edge) \(drawer.rule)", dice)
    both.play(
      200, places: { [$0.position] }, ends: { [$0.destination] },
      velocity: { drawer in
        var velocity = Vector2.zero
        velocity[drawer.layout.edge.axis] = -drawer.velocity
        return velocity
      },
      changes: [
        { $0.change("to", to: { $0.dice.below(3) }, { $0.move(to: $1) }) },
        { both in
          let side = both.dice.pick([600.0, 844, 1_000])
          let isAnimated = both.dice.chance(0.5)
          both.change("container \(side) \(isAnimated)") {
            var layout = $0.layout
            layout.container = Size2(side, side)
            $0.setLayout(layout, animated: isAnimated)
          }
        },
        AloneAndInPage.changing("inset", to: [0.0, 34, 300]) {
          $0.insets = Insets(top: $1, bottom: $1)
        },
        AloneAndInPage.changing(
          "anchors",
          to: [
            [DrawerAnchor.fromBottom(100), .fromBottom(372), .fromTop(100)],
            [.fromBottom(60), .fraction(0.5), .fromTop(20)],
          ]
        ) { $0.setAnchors($1) },
        { $0.toggleEnabled() }, { $0.change("reduces") { $0.reducesMotion.toggle() } },
      ])
  }

  /// Something that takes fingers whole, inside a page that stands still.
  static func inside<Model: Draggable>(
    _ model: Model, _ name: String, _ dice: SeededGenerator
  ) -> AloneAndInPage<Model> {
    let screen = Size2(390, 844)
    var page = NestedScroll(Scroller(viewport: screen, content: screen), order: .innerFirst)
    page.active = page.add(model, to: page.root)
    var both = AloneAndInPage(model, page, name, dice)
    both.index = page.active
    return both
  }

  @Test(arguments: 0..<60) func `a window`(seed: Int) {
    var dice = SeededGenerator(seed)
    var window = PictureInPicture.window(place: dice.below(4))
    if dice.chance(0.3) { window.rule = .interaction }
    var both = Self.inside(window, "\(seed) window \(window.rule)", dice)
    both.play(
      200, places: { [$0.frame.origin.x, $0.frame.origin.y] },
      ends: { [$0.destination.x, $0.destination.y] }, velocity: { _ in .zero },
      changes: [
        { $0.change("to", to: { $0.dice.below(4) }, { $0.move(to: .resting($1)) }) },
        AloneAndInPage.changing("keyboard", to: [0.0, 100, 300]) { $0.keyboardInset = $1 },
        AloneAndInPage.changing("container", to: [500.0, 844]) { $0.container = Size2(390, $1) },
        { $0.toggleEnabled() }, { $0.change("reduces") { $0.reducesMotion.toggle() } },
      ])
  }

  @Test(arguments: 0..<60) func `a dial`(seed: Int) {
    var dice = SeededGenerator(seed)
    var dial = Dial(center: Vector2(200, 300), limits: dice.chance(0.5) ? -2...2 : nil)
    if dice.chance(0.5) { dial.detents = .every(0.5) }
    var both = Self.inside(dial, "\(seed) dial \(dial.detents)", dice)
    both.play(
      200, places: { [$0.angle] }, ends: { [$0.destination] }, velocity: { _ in .zero },
      changes: [
        { $0.change("to", to: { $0.dice.within(-3...3) }, { $0.turn(to: $1) }) },
        { $0.toggleEnabled() }, { $0.change("reduces") { $0.reducesMotion.toggle() } },
      ])
  }
}
