import ScrollGestures
@_spi(Formulas) import ScrollPhysics

/// Whose pages they are.
extension Pager {
  /// How it chooses a page, resists and reads fingers: UIKit's feel, or any other platform's.
  ///
  /// Takes effect immediately; a page in flight keeps the motion it has. Sets ``pan`` to the feel's where that
  /// reads fingers otherwise, and takes a ``spring`` away. ``decelerationRate`` is a part of it.
  ///
  /// - Complexity: O(1); setting another feel than UIKit's allocates once, and so does the first touch by it.
  public var feel: ScrollFeel {
    get { body.line.feel.feel }
    set {
      guard newValue != feel else { return }
      pan.change(from: feel, to: newValue)
      body.line.setFeel(
        newValue, keeping: &feelOwner, at: time, .change(from: feel, to: newValue))
      spring = nil
    }
  }

  /// Goes to the page that a feel's rule chooses.
  ///
  /// - Parameters:
  ///   - velocity: the finger's, in pt/s.
  ///   - last: that of its last move, by which UIKit chooses, in pt/s.
  ///   - own: what the pager itself moves with, in pt/s.
  mutating func fling(velocity: Double, last: Double, own: Double) {
    let reason = velocity == 0 ? ChangeReason.drag : .fling
    chain = chain == PageChoice.fast(last) ? chain : .none
    switch feel.pages {
    case .uiKit:
      turn(to: allowed(uiKitPage(last: last)), last: last, velocity: velocity, own: own, reason)
    case .projected:
      let law = body.line.feel.law.deceleration
      let reach = law.curve(from: 0, velocity: velocity, dimension: body.line.dimension).limit
      settle(after: reach, velocity: own, reason: reason)
    case .flutter:
      let (pitch, slowest) = (pitch, FlutterTargets.slowest)
      let page = FlutterTargets.page(
        at: body.line.position, velocity: velocity, viewport: pitch, slowest: slowest)
      settle(after: page * pitch - body.line.position, velocity: own, reason: reason)
    case .flutterWheel:
      flingWheel(velocity: velocity, own: own, reason: reason)
    case .adwaita:
      let page = allowed(strip.placed(adwaitaPage(velocity: velocity)))
      settle(on: page.copy, at: page.coordinate, velocity: own, reason: reason)
    }
  }

  /// Goes to the page nearest to where a distance from here leads, of those that a release may go to.
  private mutating func settle(after distance: Double, velocity: Double, reason: ChangeReason) {
    let page = allowed(nearest(after: distance))
    settle(on: page.copy, at: page.coordinate, velocity: velocity, reason: reason)
  }

  /// The page nearest to where a distance from here leads.
  func nearest(after distance: Double) -> PlacedPage {
    let place = body.line.range.nearest(to: body.line.position + distance)
    return strip.nearest(to: place, preferring: target)
  }

  /// From the page it lies on to the one after it, in points; the base's, where pages differ.
  private var pitch: Double {
    max(strip.extent(of: strip.base) + strip.layout.spacing, PagerLayout.shortestLap)
  }

  /// Flutter's wheel: a friction that ends on the item at its slowest speed, or the spring.
  private mutating func flingWheel(velocity: Double, own: Double, reason: ChangeReason) {
    let (pitch, first) = (pitch, body.line.range.lowerBound)
    let range = 0...(body.line.range.upperBound - first)
    let landing = FlutterTargets.landing(
      from: body.line.position - first, velocity: velocity, extent: pitch, in: range)
    switch landing {
    case .freely:
      settle(after: velocity / FlutterTargets.decay, velocity: own, reason: reason)
    case .none:
      // Less than a pixel away: a list stays there, a pager's page is put in its place.
      settle(after: 0, velocity: own, reason: reason)
    case .spring(let item):
      settle(after: first + item * pitch - body.line.position, velocity: own, reason: reason)
    case .friction(let item):
      let page = allowed(nearest(after: first + item * pitch - body.line.position))
      let distance = page.coordinate - body.line.position
      let decay = (velocity - (velocity < 0 ? -1 : 1) * FlutterTargets.slowest) / distance
      guard decay > 0, decay.isFinite, !reducesMotion, body.line.range.contains(body.line.position)
      else {
        return settle(on: page.copy, at: page.coordinate, velocity: own, reason: reason)
      }
      depart(to: page.copy, reason: reason)
      let motion = Deceleration(from: body.line.position, velocity: velocity, decay: decay)
      let duration = motion.time(toSpeed: FlutterTargets.slowest)
      let start = body.start
      let isOver = reportingMove {
        $0.run(.deceleration(motion, for: duration, to: page.coordinate), at: start)
      }
      if isOver { arrive() }
    }
  }

  /// libadwaita's choice, counted in pages from the one the finger took hold of.
  private func adwaitaPage(velocity: Double) -> PageCopy {
    let pitch = pitch
    let reach: Int =
      switch turn {
      case .atMost(let pages): min(max(pages, 0), Self.farthestProjection)
      case .neighbor: 1
      case .free: Self.farthestProjection
      }
    // Where rounds are counted no further, the page after is behind.
    let low = min(0, steps(from: grabbed, to: strip.page(-reach, after: grabbed)))
    let high = max(0, steps(from: grabbed, to: strip.page(reach, after: grabbed)))
    let progress = (body.line.position - coordinate(of: grabbed)) / pitch
    let target = AdwaitaProjection.target(
      among: (low...high).lazy.map(Double.init), velocity: velocity / 1000, progress: progress,
      initial: 0, isTouchpad: false, allowsLongSwipes: reach > 1
    ).target
    return strip.page(Int(target), after: grabbed)
  }

  /// How many pages lie from one to another.
  private func steps(from a: PageCopy, to b: PageCopy) -> Int {
    b.page - a.page + (b.lap - a.lap) * strip.count
  }

  /// The most pages that a projection looks at either way, 64.
  ///
  /// Source: chosen; libadwaita's farthest swipe at 8 pt/ms carries 27. Grade D.
  private static let farthestProjection = 64
}
