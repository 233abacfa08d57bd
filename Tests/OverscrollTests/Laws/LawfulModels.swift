import Overscroll
import ScrollTestSupport

extension ScrollEvents {
  func words(part: Int = 0) -> [Word] {
    compactMap { event in
      switch event {
      case .willBeginDragging: Word(.dragBegins, part: part)
      case .didEndDragging: Word(.dragEnds, part: part)
      case .willBeginDecelerating: Word(.decelerationBegins, part: part)
      case .didEndDecelerating: Word(.decelerationEnds, part: part)
      case .willBeginZooming: Word(.zoomBegins, part: part)
      case .didEndZooming: Word(.zoomEnds, part: part)
      case .didScroll, .didZoom: Word(.changes, part: part)
      case .didEndScrollingAnimation: Word(.animationEnds, part: part)
      case .willEndDragging, .didScrollToTop: nil
      }
    }
  }
}

extension DrawerEvents {
  func words(part: Int = 0) -> [Word] {
    compactMap { event in
      switch event {
      case .willBeginDragging: Word(.dragBegins, part: part)
      case .didEndDragging: Word(.dragEnds, part: part)
      case .didMove: Word(.changes, part: part)
      case .didSettle: Word(.settles, part: part)
      case .willChangeAnchor, .didChangeAnchor: nil
      }
    }
  }
}

extension PagerEvents {
  func words(part: Int = 0) -> [Word] {
    compactMap { event in
      switch event {
      case .willBeginDragging: Word(.dragBegins, part: part)
      case .didEndDragging: Word(.dragEnds, part: part)
      case .didMove: Word(.changes, part: part)
      case .didSettle: Word(.settles, part: part)
      case .willChangePage, .didChangePage: nil
      }
    }
  }
}

extension Scroller: LawfulModel {
  static var situations: [(model: Scroller, flick: FingerPath)] {
    var all: [(model: Scroller, flick: FingerPath)] = []
    for start in [300.0, 0, 4_900] {
      for way in [-200.0, 175, 250] {
        var list = Scroller.list()
        list.setContentOffset(Vector2(0, start), animated: false)
        all.append((list, FingerPath(Vector2(200, 400), Vector2(200, 400 - way))))
      }
    }
    var pages = Scroller(viewport: Size2(390, 800), content: Size2(3_900, 2_400))
    pages.isPagingEnabled = true
    all.append((pages, FingerPath(Vector2(300, 500), Vector2(220, 450))))
    return all
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(211, 100), Vector2(190, 1_300))

  var coordinates: [Double] { [contentOffset.x, contentOffset.y, zoomScale] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { [destination.x, destination.y, destinationZoomScale] }

  mutating func program() -> [Word] {
    let there = contentOffset.y < 2_000 ? 2_000.0 : 100
    return setContentOffset(Vector2(contentOffset.x, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? {
    // A keyboard's inset goes away, or comes: the start is elsewhere.
    setContentOffset(Vector2(contentOffset.x, minimumOffset.y), animated: false)
    contentInset.top = contentInset.top == 0 ? -100 : 0
    return []
  }

  func words(_ events: ScrollEvents) -> [Word] { events.words() }
  mutating func show(_ time: Double) -> [Word] { advance(to: time).events.words() }
  static func fingerVelocity(_ release: ScrollRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}

extension Drawer: LawfulModel {
  static var situations: [(model: Drawer, flick: FingerPath)] {
    DrawerEdge.allCases.map { edge in
      var drawer = Drawer.sheet(edge: edge)
      drawer.spring = Spring(stiffness: 200, dampingRatio: 0.4)
      let way = edge == .bottom || edge == .right ? -70.0 : 70
      let isUpright = edge == .bottom || edge == .top
      let end = isUpright ? Vector2(400, 400 + way) : Vector2(400 + way, 400)
      return (drawer, FingerPath(Vector2(400, 400), end))
    }.reversed()
  }

  static let path = FingerPath(Vector2(300, 300), Vector2(-277, 311), Vector2(900, 290))

  var coordinates: [Double] { [position] }
  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] { [destination] }

  mutating func program() -> [Word] { move(to: targetAnchor == 2 ? 0 : 2).words() }

  mutating func rearrange() -> [Word]? {
    container = Size2(container.width == 844 ? 700 : 844, container.width == 844 ? 700 : 844)
    insets.bottom = insets.bottom == 0 ? 50 : 0
    insets.right = insets.right == 0 ? 50 : 0
    return []
  }

  func words(_ events: DrawerEvents) -> [Word] { events.words() }
  mutating func show(_ time: Double) -> [Word] { advance(to: time).events.words() }
  static func fingerVelocity(_ release: DrawerRelease) -> [Double] { [release.velocity] }
}

extension ScrollingDrawer: LawfulModel {
  static var situations: [(model: ScrollingDrawer, flick: FingerPath)] {
    func sheet(_ anchor: Int, _ offset: Double) -> ScrollingDrawer {
      let list = Scroller(viewport: Size2(844, 744), content: Size2(844, 6_000))
      var sheet = ScrollingDrawer(drawer: .sheet(anchor: anchor), list: list)
      sheet.list.setContentOffset(Vector2(0, offset), animated: false)
      return sheet
    }
    return [
      (sheet(1, 0), FingerPath(Vector2(200, 700), Vector2(200, 600))),
      (sheet(2, 700), FingerPath(Vector2(200, 200), Vector2(200, 350))),
    ]
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 600))

  var coordinates: [Double] { [drawer.position, list.contentOffset.y] }
  var pace: [Double] { [drawerVelocity, listVelocity.y] }
  var coordinatesAtRest: [Double] { [destination] }

  mutating func program() -> [Word] {
    drawer.move(to: drawer.targetAnchor == 0 ? 1 : 0).words()
  }

  mutating func rearrange() -> [Word]? { drawer.rearrange() }

  func words(_ events: ScrollingDrawerEvents) -> [Word] {
    events.drawer.words() + events.list.words(part: 1)
  }
  mutating func show(_ time: Double) -> [Word] {
    let frame = advance(to: time)
    return frame.drawer.events.words() + frame.list.events.words(part: 1)
  }
  static func fingerVelocity(_ release: ScrollingDrawerRelease) -> [Double] { [release.velocity] }
}

extension Pager: LawfulModel {
  static var situations: [(model: Pager, flick: FingerPath)] {
    [(3, false), (8, false), (8, true)].map { page, wraps in
      var album = Pager.album(page: page, wraps: wraps)
      album.turn = .free
      album.spring = Spring(stiffness: 200, dampingRatio: 0.4)
      return (album, FingerPath(Vector2(100, 0), Vector2(240, 0)))
    }
  }

  static let path = FingerPath(Vector2(200, 300), Vector2(-411, 277), Vector2(3_000, 290))

  // Where the pages wrap around, what is seen is where they are: that of the page it goes to.
  var coordinates: [Double] { [layout.wraps ? start(of: targetPage) : offset] }
  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] {
    guard isMoving else { return coordinates }
    return [layout.wraps ? Pager.settledStart(self) : destination]
  }

  private static func settledStart(_ pager: Pager) -> Double {
    var pager = pager
    pager.advance(to: pager.time)
    pager.advance(to: pager.restTime)
    return pager.start(of: pager.page)
  }

  mutating func program() -> [Word] { scroll(toPage: targetPage == 5 ? 2 : 5).words() }

  mutating func rearrange() -> [Word]? {
    count == 0 ? nil : remove(page..<page + 1).words()
  }

  func words(_ events: PagerEvents) -> [Word] { events.words() }
  mutating func show(_ time: Double) -> [Word] { advance(to: time).events.words() }
  static func fingerVelocity(_ release: PagerRelease) -> [Double] { [release.velocity] }
}

extension PictureInPicture: LawfulModel {
  static var situations: [(model: PictureInPicture, flick: FingerPath)] {
    var window = PictureInPicture.window()
    window.spring = Spring(stiffness: 200, dampingRatio: 0.5)
    return [
      (window, FingerPath(Vector2(300, 780), Vector2(220, 640))),
      (.window(place: 0), FingerPath(Vector2(60, 40), Vector2(80, 140))),
    ]
  }

  static let path = FingerPath(Vector2(300, 780), Vector2(-120, 300), Vector2(500, 900))

  var coordinates: [Double] { [corner.x, corner.y, size.width, size.height] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { [destination.x, destination.y, targetSize.width, targetSize.height] }

  mutating func program() -> [Word] {
    words(move(to: targetPlace == .resting(1) ? .resting(2) : .resting(1)))
  }

  mutating func rearrange() -> [Word]? {
    keyboardInset = keyboardInset == 0 ? 300 : 0
    margin = margin == 12 ? 30 : 12
    return []
  }

  func words(_ events: PictureInPictureEvents) -> [Word] {
    events.compactMap { event in
      switch event {
      case .willBeginDragging: Word(.dragBegins)
      case .didEndDragging: Word(.dragEnds)
      case .didMove: Word(.changes)
      case .didSettle: Word(.settles)
      case .willChangePlace, .didChangePlace: nil
      }
    }
  }
  mutating func show(_ time: Double) -> [Word] { words(advance(to: time).events) }
  static func fingerVelocity(_ release: PictureInPictureRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}

extension Throw<Vector2>: LawfulModel {
  static var situations: [(model: Throw<Vector2>, flick: FingerPath)] {
    var thrown = Throw(
      Vector2(0, 10), perPoint: (Vector2(1, 0), Vector2(0, 0.5)),
      spring: Spring(stiffness: 90, dampingRatio: 0.3))
    var free = thrown
    free.spring = .interaction
    thrown.candidates = [Vector2(0, 10), Vector2(100, 0), Vector2(0, 200)]
    return [
      (thrown, FingerPath(Vector2(100, 100), Vector2(150, 90))),
      (free, FingerPath(Vector2(100, 100), Vector2(50, 200))),
    ]
  }

  static let path = FingerPath(Vector2(100, 100), Vector2(700, 300), Vector2(-900, 17))

  var coordinates: [Double] { [value.x, value.y] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { [destination.x, destination.y] }

  mutating func program() -> [Word] {
    words(move(to: target == Vector2(300, 40) ? Vector2(0, 10) : Vector2(300, 40)))
  }

  mutating func rearrange() -> [Word]? { nil }

  func words(_ events: ThrowEvents) -> [Word] {
    events.map { event in
      switch event {
      case .willBeginDragging: Word(.dragBegins)
      case .didEndDragging: Word(.dragEnds)
      case .didChange: Word(.changes)
      case .didSettle: Word(.settles)
      }
    }
  }
  mutating func show(_ time: Double) -> [Word] { words(advance(to: time).events) }
  static func fingerVelocity(_ release: ThrowRelease<Vector2>) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}

extension Dial: LawfulModel {
  static var situations: [(model: Dial, flick: FingerPath)] {
    let free = Dial(center: Vector2(200, 200), limits: -1...3)
    var snapping = Dial(center: Vector2(200, 200))
    snapping.detents = .every(1)
    snapping.spring = Spring(stiffness: 200, dampingRatio: 0.4)
    let flick = FingerPath(Vector2(300, 200), Vector2(295, 260))
    return [
      (free, flick), (snapping, flick), (free, FingerPath(flick.corners[1], flick.corners[0])),
    ]
  }

  /// Once round and a bit, beyond both limits.
  static let path = FingerPath(
    Vector2(300, 200), Vector2(200, 320), Vector2(90, 180), Vector2(210, 80), Vector2(320, 190),
    Vector2(200, 60), Vector2(60, 210), Vector2(190, 310), Vector2(310, 215), Vector2(200, 70))

  var coordinates: [Double] { [angle] }
  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] { [destination] }

  mutating func program() -> [Word] { words(turn(to: destination == 2.5 ? 0.5 : 2.5)) }
  mutating func rearrange() -> [Word]? { nil }

  func words(_ events: DialEvents) -> [Word] {
    events.map { event in
      switch event {
      case .willBeginDragging: Word(.dragBegins)
      case .didEndDragging: Word(.dragEnds)
      case .didTurn: Word(.changes)
      case .didSettle: Word(.settles)
      }
    }
  }
  mutating func show(_ time: Double) -> [Word] { words(advance(to: time).events) }
  static func fingerVelocity(_ release: DialRelease) -> [Double] { [release.velocity] }
}

extension NestedScroll: LawfulModel {
  static var situations: [(model: NestedScroll, flick: FingerPath)] {
    let (down, up) = (
      FingerPath(Vector2(200, 500), Vector2(200, 350)),
      FingerPath(Vector2(200, 350), Vector2(200, 500))
    )
    var collapsing = NestedScroll.profile(header: 300)
    collapsing.setMass(1.5, of: posts)
    var returning = NestedScroll.profile(header: 300)
    returning.put(outer, at: 300)
    returning.put(posts, at: 240)
    var dice = SeededGenerator(5)
    return [(collapsing, down), (returning, up)]
      + (0..<6).map { (chain(&dice), $0 % 2 == 0 ? down : up) }
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 1_600))

  var coordinates: [Double] {
    (0..<count).flatMap { [self[$0].contentOffset.x, self[$0].contentOffset.y] }
  }
  var pace: [Double] { (0..<count).flatMap { [velocity(of: $0).x, velocity(of: $0).y] } }
  var coordinatesAtRest: [Double] { settled.coordinates }

  mutating func program() -> [Word] {
    let there = self[0].destination.y < 100 ? self[0].maximumOffset.y : 0
    return self[0].setContentOffset(Vector2(0, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? { self[0].rearrange() }

  func words(_ events: NestedEvents) -> [Word] {
    (0..<count).flatMap { self.events(of: $0).words(part: $0) }
  }
  mutating func show(_ time: Double) -> [Word] {
    advance(to: time)
    return words(NestedEvents())
  }
  static func fingerVelocity(_ release: NestedRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
