import Overscroll
import ScrollTestSupport
import Testing

/// A scene's mirror image, one with its axes exchanged, one elsewhere, one later or one of another size: the same motion.
struct SceneImage {
  var mirrors = Vector2(1, 1)
  var isTurned = false
  var shift = 0.0
  var scale = 1.0
  var delay = 0.0

  /// Of what a step is, where it has a direction and no place.
  func vector(_ v: Vector2) -> Vector2 {
    let mirrored = Vector2(v.x * mirrors.x, v.y * mirrors.y) * scale
    return isTurned ? Vector2(mirrored.y, mirrored.x) : mirrored
  }

  func size(_ s: Size2) -> Size2 {
    let image = vector(Vector2(s.width, s.height))
    return Size2(abs(image.x), abs(image.y))
  }

  func place(_ p: Vector2, in room: Size2) -> Vector2 {
    vector(p + Vector2(mirrors.x < 0 ? -room.width : 0, mirrors.y < 0 ? -room.height : 0))
  }

  /// Of an offset, at a zoom scale; that of now if nil.
  func offset(_ offset: Vector2, of list: Scroller, at scale: Double? = nil) -> Vector2 {
    let scale = scale ?? list.zoomScale
    let room = Size2(
      list.contentSize.width * scale - list.viewport.width,
      list.contentSize.height * scale - list.viewport.height)
    return place(offset, in: room) + Vector2(shift, shift)
  }

  func key(_ key: KeyCommand) -> KeyCommand {
    let ways: [KeyCommand: Vector2] = [
      .arrowUp: Vector2(0, -1), .arrowDown: Vector2(0, 1), .arrowLeft: Vector2(-1, 0),
      .arrowRight: Vector2(1, 0),
    ]
    return ways.first { $0.value == vector(ways[key] ?? .zero) / scale }?.key ?? key
  }

  /// Of a scroller at rest at its least offset.
  func scroller(_ list: Scroller) -> Scroller {
    var image = list
    (image.viewport, image.contentSize) = (size(list.viewport), size(list.contentSize))
    image.contentInset = Insets(top: -shift, left: -shift, bottom: shift, right: shift)
    // What is measured in points is so many times as far.
    image.feel.law.stop.speed *= scale
    image.feel.law.stop.distance *= scale
    image.feel.law.stop.edgeSpeed *= scale
    image.pan.slop *= scale
    image.pan.minimumFlingSpeed *= scale
    image.pan.maximumFlingSpeed *= scale
    image.setContentOffset(offset(list.contentOffset, of: list), animated: false)
    return image
  }
}

/// Two scrollers, the second the first's image, to which the same happens.
struct SymmetricScene {
  let image: SceneImage
  var list: Scroller
  var other: Scroller
  private var dice: SeededGenerator
  private var now = 1.0
  private var finger: Vector2?
  var log: [String] = []

  init(_ image: SceneImage, seed: Int) {
    self.image = image
    dice = SeededGenerator(seed)
    list = Scroller(
      viewport: Size2(dice.pick([320, 390]), dice.pick([400, 844])),
      content: Size2(dice.pick([390, 1_170]), dice.pick([844, 2_532, 9_000])))
    if image.shift == 0, dice.chance(0.3) { list.maximumZoomScale = 3 }
    if image.scale == 1 {
      list.dynamics = dice.pick(RandomScrollerScene.dynamics)
    } else {
      // Springs end within 0.1 pt, UIKit's frames within 0.5 pt, and flicks count by their speed, at every size.
      list.dynamics = dice.pick([.continuous, .uiKit(frameInterval: 1.0 / 60)])
      list.feel.momentum = .none
    }
    other = image.scroller(list)
  }

  mutating func act() {
    // Whole parts of a second that a later clock tells as exactly.
    if !dice.chance(0.1) { now += Double(dice.below(40_000)) / 1_048_576 }
    let later = now + image.delay
    switch dice.below(24) {
    case 0...8: (_, _) = (list.advance(to: now), other.advance(to: later))
    case 9...17: moveFinger()
    case 18:
      let (target, isAnimated) = (dice.vector(1_500, 4_000), dice.chance(0.8))
      log.append("to \(target)")
      // A program in a zoom goes to a place at the scale that the zoom ends at.
      let there = image.offset(target, of: list, at: list.destinationZoomScale)
      list.setContentOffset(target, animated: isAnimated)
      other.setContentOffset(there, animated: isAnimated)
    case 19:
      let key = dice.pick([KeyCommand.arrowUp, .arrowDown, .arrowLeft, .arrowRight])
      guard image.scale == 1 else { return }
      log.append("\(key)")
      if dice.chance(0.5) {
        (_, _) = (list.keyDown(key, time: now), other.keyDown(image.key(key), time: later))
      } else {
        (_, _) = (list.keyUp(key, time: now), other.keyUp(image.key(key), time: later))
      }
    case 20:
      let (delta, isPrecise) = (dice.vector(60, 200), image.scale != 1 || dice.chance(0.5))
      log.append("wheel \(delta)")
      list.wheel(WheelEvent(delta: delta, isPrecise: isPrecise, time: now))
      other.wheel(WheelEvent(delta: image.vector(delta), isPrecise: isPrecise, time: later))
    case 21:
      guard list.maximumZoomScale != 1 else { return }
      let (scale, place) = (dice.pick([1, 1.5, 2.5]), Vector2(100, 200))
      log.append("zoom \(scale)")
      let there = image.place(place, in: list.viewport)
      list.zoom(to: scale, about: place, animated: true)
      other.zoom(to: scale, about: there, animated: true)
    case 22:
      log.append("reduces")
      list.reducesMotion.toggle()
      other.reducesMotion.toggle()
    default:
      log.append("cancel")
      (_, _) = (list.cancelTouches(time: now), other.cancelTouches(time: later))
      finger = nil
    }
  }

  private mutating func moveFinger() {
    let later = now + image.delay
    guard let position = finger else {
      finger = Vector2(200, 300)
      list.touchDown(1, at: Vector2(200, 300), time: now)
      other.touchDown(1, at: image.place(Vector2(200, 300), in: list.viewport), time: later)
      return log.append("down")
    }
    if dice.chance(0.15) {
      finger = nil
      (_, _) = (list.touchUp(1, time: now), other.touchUp(1, time: later))
      return log.append("up")
    }
    let moved = position + dice.vector(40, 90)
    finger = moved
    list.touchMoved(1, to: moved, time: now)
    other.touchMoved(1, to: image.place(moved, in: list.viewport), time: later)
    log.append("move")
  }

  /// Whether both do the same: one that bounces by what is rounded is as good as one that rests.
  private var isAlike: Bool {
    if other.phase == list.phase { return true }
    return [list, other].allSatisfy {
      !$0.isTracking
        && (($0.destination - $0.contentOffset).length < 1e-9
          || $0.isDecelerating && $0.overscroll.length < 1e-9)
    }
  }

  /// How the second differs from the first's image; nil if it does not.
  func difference(within tolerance: Double) -> String? {
    let miss = other.contentOffset - image.offset(list.contentOffset, of: list)
    // While the scale changes, a mirror at the far edge moves itself.
    let isMeasured = !list.isZooming && list.phase != .zooming
    let speed = !isMeasured ? .zero : other.velocity - image.vector(list.velocity)
    guard max(abs(miss.x), abs(miss.y)) <= tolerance,
      max(abs(speed.x), abs(speed.y)) <= 100 * tolerance,
      abs(other.zoomScale - list.zoomScale) <= tolerance, isAlike
    else {
      return "off by \(miss), velocity by \(speed), \(list.phase) \(other.phase): \(log.suffix(8))"
    }
    return nil
  }
}

/// Space and time have no places of their own.
@Suite struct SymmetryLaws {
  static let images: [SceneImage] = [
    SceneImage(mirrors: Vector2(-1, 1)), SceneImage(mirrors: Vector2(1, -1)),
    SceneImage(isTurned: true), SceneImage(mirrors: Vector2(-1, -1), isTurned: true),
    SceneImage(shift: 1_024), SceneImage(scale: 4), SceneImage(delay: 4_096),
  ]

  @Test(arguments: images.indices)
  func `a scene's image moves as the image of its motion`(index: Int) {
    // Later clocks tell times less exactly.
    let tolerance = Self.images[index].delay == 0 ? 1e-8 : 1e-6
    for seed in 0..<(environment("OVERSCROLL_SCENES") ?? 300) {
      var scene = SymmetricScene(Self.images[index], seed: seed)
      for step in 0..<120 {
        scene.act()
        guard let flaw = scene.difference(within: tolerance) else {
          // One that moves by what is rounded catches the next finger, without a slop; one that rests does not.
          if scene.list.isMoving != scene.other.isMoving { break }
          continue
        }
        Issue.record("seed \(seed), step \(step): \(flaw)")
        return
      }
    }
  }
}
