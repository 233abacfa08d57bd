import Overscroll
import ScrollFeels
import ScrollTestSupport
import Testing

/// A scroller of a page in which nothing else can move moves, reports and rests as by itself, whatever happens to it.
@Suite struct NestedOnlyScrollerTests {
  /// A random scroller by itself and as a page, or inside one, somewhat changed.
  static func both(
    _ seed: Int, _ change: (inout Scroller, inout SeededGenerator) -> Void = { _, _ in }
  ) -> AloneAndInPage<Scroller> {
    var dice = SeededGenerator(seed)
    var list = Scroller(
      viewport: Size2(390, 844),
      content: Size2(dice.chance(0.5) ? 390 : 1_900, dice.pick([600, 2_000, 6_000])),
      displayScale: dice.pick([0, 3]))
    var name = "scroller"
    if dice.chance(0.4) {
      let platform = dice.pick(ScrollFeel.Platform.allCases)
      list.feel = ScrollFeel(platform)
      name += " \(platform)"
    }
    switch dice.below(4) {
    case 0:
      list.isPagingEnabled = true
      name += " paging"
    case 1:
      list.snapVertical = .stride(300)
      name += " snaps"
    default: break
    }
    if dice.chance(0.3) {
      (list.isDirectionalLockEnabled, list.directionalLockFollowsMoves) = (true, false)
      name += " locked"
    }
    if dice.chance(0.3) {
      list.trackpadMomentum = .engine
      name += " engine"
    }
    list.setContentOffset(Vector2(0, dice.within(0...1_000)), animated: false)
    change(&list, &dice)
    let order = seed % 5 == 0 ? nil : HandOffOrder.allCases[seed % 5 - 1]
    var page = NestedScroll(list, order: .innerFirst)
    if let order {
      page = NestedScroll(Scroller(viewport: list.viewport, content: list.viewport), order: order)
      (page.active, page.pan) = (page.add(list, to: page.root), list.pan)
    }
    page.trackpadMomentum = list.trackpadMomentum
    page.directionalLock = list.isDirectionalLockEnabled ? .init(followsMoves: false) : nil
    name += " \(order.map { "\($0)" } ?? "") of \(list.contentSize)"
    let origin = order == nil ? Vector2.zero : Vector2(40, 250)
    page.setViewportOrigin(origin, of: page.active)
    var both = AloneAndInPage(list, page, "\(seed) \(name)", dice)
    (both.index, both.origin) = (page.active, origin)
    return both
  }

  typealias Both = AloneAndInPage<Scroller>
  typealias Acts = [(inout Both) -> Void]

  static func play(_ both: inout Both, more: Acts, changes: Acts = []) {
    both.play(
      200, places: { [$0.contentOffset.x, $0.contentOffset.y, $0.zoomScale] },
      ends: { [$0.destination.x, $0.destination.y, $0.destinationZoomScale] },
      velocity: \.velocity, more: more, changes: changes)
  }

  @Test(arguments: 0..<120) func `a scroller`(seed: Int) {
    var both = Self.both(seed)
    Self.play(
      &both,
      more: [
        { both in
          guard both.alone.contentSize.height > 844 else { return }
          // A page that is locked ties notches as well.
          let isFree = both.alone.contentSize.width > 390 && !both.alone.isDirectionalLockEnabled
          let across = isFree ? both.dice.pick([0, 0, 120.0]) : 0
          both.turn(Vector2(across, both.dice.pick([-120, 120, 300])), .none)
        },
        { $0.stroke(isLaid: $0.dice.chance(0.3), glides: false) },
        { both in
          let keys = [KeyCommand.arrowDown, .arrowUp, .pageDown, .pageUp, .home, .end]
          let key = both.dice.pick(keys)
          both.act("key \(key)", { $0.key(key) }, page: { $0.key(key) })
        },
        { both in
          let key = both.dice.pick([KeyCommand.arrowDown, .pageUp])
          both.act("down \(key)", { $0.keyDown(key, time: $0.time) }) {
            $0.keyDown(key, time: $0.time)
          }
          both.time += both.dice.within(0...0.6)
          both.act("up \(key)", { $0.keyUp(key, time: $0.time) }) { $0.keyUp(key, time: $0.time) }
        },
        { both in
          guard both.alone.contentSize.height > 844 else { return }
          both.act("top", { $0.scrollToTop() }, page: { $0.scrollToTop() })
        },
      ])
  }

  @Test(arguments: 0..<120) func `what zooms`(seed: Int) {
    var both = Self.both(seed) { map, dice in
      (map.minimumZoomScale, map.maximumZoomScale) = (0.5, 3)
      (map.zoomsOnDoubleTap, map.trackpadMomentum) = (dice.chance(0.5), .system)
    }
    both.mayPinch = true
    Self.play(
      &both,
      more: [
        { $0.stroke(isLaid: false, glides: $0.dice.chance(0.5)) },
        { both in
          let scale = both.dice.pick([0.5, 1, 2, 3])
          // Where it has that scale already, a rounding decides whether anything is left to do.
          guard both.alone.zoomScale != scale else { return }
          both.change("zoom \(scale)") { $0.setZoomScale(scale, animated: true) }
        },
      ])
  }

  @Test(arguments: 0..<120) func `what is changed`(seed: Int) {
    var both = Self.both(seed) { list, _ in
      list.contentSize.height = max(2_000, list.contentSize.height)
    }
    Self.play(
      &both,
      more: [
        { both in
          let platform = both.dice.pick(ScrollFeel.Platform.allCases)
          let feel = ScrollFeel(platform)
          both.act("feel \(platform)", { $0.feel = feel }, page: { $0.feel = feel })
        },
        { $0.act("reduces", { $0.reducesMotion.toggle() }, page: { $0.reducesMotion.toggle() }) },
        { both in
          both.act("cancel", { $0.cancelTouches(time: $0.time) }) {
            $0.cancelTouches(time: $0.time)
          }
          both.isDown = false
        },
        { $0.stroke(isLaid: false, glides: $0.dice.chance(0.5)) },
      ],
      changes: [
        Both.changing("height by", to: [-300.0, 300, 600]) {
          $0.contentSize.height = max(2_000, $0.contentSize.height + $1)
        },
        Both.changing("inset", to: [0.0, 50, 120]) { $0.contentInset.top = $1 },
        Both.changing("safe", to: [0.0, 44, 59]) { $0.safeAreaInset.bottom = $1 },
        Both.changing("viewport", to: [400.0, 844]) { $0.viewport.height = $1 },
        Both.changing("insert", to: [-300.0, 300, 900]) { $0.insertContent(before: Size2(0, $1)) },
        { $0.change("bounces") { $0.bounces.toggle() } },
        { $0.change("paging") { $0.isPagingEnabled.toggle() } },
        { both in
          // A page follows fingers on what is disabled, which may tie the ones that catch something later.
          if !both.alone.isDirectionalLockEnabled { both.toggleEnabled() }
        },
        Both.changing("keyboard", to: [0.0, 300, 500]) { $0.keyboardInset = $1 },
        Both.changing("rate", to: [DecelerationRate.normal, .fast]) { $0.decelerationRate = $1 },
        { both in
          let place = Vector2(0, both.dice.within(0...3_000))
          let animated = both.dice.chance(0.7)
          both.change("program \(place)") { $0.setContentOffset(place, animated: animated) }
        },
        { both in
          let place = Vector2(0, both.dice.within(0...3_000))
          both.change("visible \(place)") {
            $0.scrollRectToVisible(Rect2(origin: place, size: Size2(100, 100)), animated: true)
          }
        },
      ])
  }

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
