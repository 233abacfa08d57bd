import Overscroll
import RandomModels

extension Drawer: LawfulModel {
  static var situations: [(model: Drawer, flick: FingerPath)] {
    DrawerEdge.allCases.map { edge in
      var drawer = Drawer.sheet(edge: edge)
      drawer.spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
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

  var settlingSpring: DampedSpring? { spring }

  mutating func program() -> [Word] {
    move(to: targetAnchor == anchors.count - 1 ? 0 : anchors.count - 1).words()
  }

  mutating func goBack(to other: Self) -> [Word] { words(move(to: other.anchor)) }

  mutating func rearrange() -> [Word]? {
    let inset = insets.bottom == 0 ? 50.0 : 0
    insets = Insets(top: inset, left: inset, bottom: inset, right: inset)
    return []
  }

  static func fingerVelocity(_ release: DrawerRelease) -> [Double] { [release.velocity] }
}

extension Pager: LawfulModel {
  static var situations: [(model: Pager, flick: FingerPath)] {
    [(7, false), (8, false), (8, true)].map { page, wraps in
      var album = Pager.album(page: page, wraps: wraps)
      (album.feel.pages, album.turn) = (.projected, .free)
      album.spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
      return (album, FingerPath(Vector2(100, 0), Vector2(240, 0)))
    } + [(Pager.uiKitAlbum, FingerPath(Vector2(100, 0), Vector2(240, 0)))]
  }

  /// By UIKit's rule: pages of every length, a turn beyond none of its ends.
  private static var uiKitAlbum: Pager { Pager.album(page: 4).with(\.turn, .free) }

  static let path = FingerPath(Vector2(200, 300), Vector2(-411, 277), Vector2(3_000, 290))

  // Where the pages wrap around, what is seen is where they are: that of the page it goes to.
  var coordinates: [Double] { [layout.wraps && count > 0 ? start(of: targetPage) : offset] }

  // Of the pages that wrap around one is as good as the same a round on: a fast turn passes many.
  func way(from before: Pager) -> Double {
    guard layout.wraps, count == before.count, count > 0 else {
      return Self.distance(coordinates, before.coordinates)
    }
    let way = start(of: targetPage) - before.start(of: targetPage)
    let round = pages.totalExtent + Double(count) * layout.spacing
    return abs(way - (way / round).rounded() * round)
  }

  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] {
    guard isMoving else { return coordinates }
    return [layout.wraps && count > 0 ? Pager.settledStart(self) : destination]
  }

  private static func settledStart(_ pager: Pager) -> Double {
    var pager = pager
    pager.advance(to: pager.time)
    pager.advance(to: pager.restTime)
    return pager.start(of: pager.page)
  }

  var settlingSpring: DampedSpring? { layout.wraps ? nil : spring }

  mutating func program() -> [Word] {
    count > 0 ? scroll(toPage: min(targetPage == 5 ? 2 : 5, count - 1)).words() : []
  }

  mutating func goBack(to other: Self) -> [Word] { words(scroll(toPage: other.page)) }

  mutating func rearrange() -> [Word]? {
    // The page shown and all after it go, the one before comes.
    page > 0 ? remove(page..<count).words() : nil
  }

  static func fingerVelocity(_ release: PagerRelease) -> [Double] { [release.velocity] }
}

extension PictureInPicture: LawfulModel {
  static var situations: [(model: PictureInPicture, flick: FingerPath)] {
    var window = PictureInPicture.window()
    window.spring = DampedSpring(stiffness: 200, dampingRatio: 0.5)
    return [
      (window, FingerPath(Vector2(300, 780), Vector2(220, 640))),
      (.window(place: 0), FingerPath(Vector2(60, 40), Vector2(80, 140))),
    ]
  }

  static let path = FingerPath(Vector2(300, 780), Vector2(-120, 300), Vector2(500, 900))

  var coordinates: [Double] { [corner.x, corner.y, size.width, size.height] }

  // How fast the size changes is nobody's to ask.
  func way(from before: Self) -> Double { Self.distance(corner.parts, before.corner.parts) }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { destination.parts + [targetSize.width, targetSize.height] }

  var settlingSpring: DampedSpring? { spring }

  mutating func program() -> [Word] {
    words(move(to: targetPlace == .resting(1) ? .resting(2) : .resting(1)))
  }

  mutating func goBack(to other: Self) -> [Word] { words(move(to: other.place)) }

  mutating func rearrange() -> [Word]? {
    keyboardInset = keyboardInset == 0 ? 300 : 0
    return []
  }

  static func fingerVelocity(_ release: PictureInPictureRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}

extension Dial: LawfulModel {
  static var situations: [(model: Dial, flick: FingerPath)] {
    let free = Dial(center: Vector2(200, 200), limits: -1...3)
    var snapping = Dial(center: Vector2(200, 200)).with(\.detents, .every(1))
    snapping.spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
    let flick = FingerPath(Vector2(300, 200), Vector2(295, 260))
    let back = FingerPath(flick.corners[1], flick.corners[0])
    return [(free, flick), (snapping, flick), (free, back)]
  }

  /// Once round and a bit, beyond both limits.
  static let path = FingerPath(
    Vector2(300, 200), Vector2(200, 320), Vector2(90, 180), Vector2(210, 80), Vector2(320, 190),
    Vector2(200, 60), Vector2(60, 210), Vector2(190, 310), Vector2(310, 215), Vector2(200, 70))

  var coordinates: [Double] { [angle] }
  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] { [destination] }

  var settlingSpring: DampedSpring? { detents == .none ? nil : spring }

  mutating func program() -> [Word] { words(turn(to: destination == 2.5 ? 0.5 : 2.5)) }
  mutating func goBack(to other: Self) -> [Word] { words(turn(to: other.angle)) }

  mutating func rearrange() -> [Word]? { nil }

  static func fingerVelocity(_ release: DialRelease) -> [Double] { [release.velocity] }
}

extension Throw<Vector2>: LawfulModel {
  static var situations: [(model: Throw<Vector2>, flick: FingerPath)] {
    var thrown = Throw(
      Vector2(0, 10), perPoint: (Vector2(1, 0), Vector2(0, 0.5)),
      spring: DampedSpring(stiffness: 90, dampingRatio: 0.3))
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

  var settlingSpring: DampedSpring? { candidates.isEmpty ? nil : spring }

  mutating func program() -> [Word] {
    words(move(to: destination == Vector2(300, 40) ? Vector2(0, 10) : Vector2(300, 40)))
  }

  mutating func goBack(to other: Self) -> [Word] { words(move(to: other.value)) }

  mutating func rearrange() -> [Word]? { nil }

  static func fingerVelocity(_ release: ThrowRelease<Vector2>) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
