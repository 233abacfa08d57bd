import Overscroll
import RandomModels
import ScrollScenes
import ScrollTestSupport

/// What may happen in a random scene.
extension RandomScrollerScene {
  private mutating func say(_ what: String, places: Bool = false) {
    log.append(what)
    if places { isPlaced = true }
  }

  mutating func act() {
    switch dice.below(26) {
    case 0...4: touchDown()
    case 5...6: lift(isCancelled: false)
    case 7: lift(isCancelled: true)
    case 8: if dice.chance(0.3) { cancelAll() }
    case 9...11: changeSizes()
    case 12...14: zoom()
    case 15...16: turnWheel()
    case 17...20: runProgram()
    default: changeProperty()
    }
  }

  private mutating func touchDown() {
    guard fingers.count < 2 else { return }
    let (id, position) = (dice.below(4), Vector2(dice.within(0...390), dice.within(0...844)))
    say("down \(id) \(position)")
    script.add("down", at: time, [("id", "\(id)")] + position.fields)
    pairs.take(scroller.touchDown(id, at: position, time: time).words())
    fingers[id] = (position, dice.vector(2_000, 3_000))
  }

  private mutating func lift(isCancelled: Bool) {
    guard let id = fingers.keys.sorted().first else { return }
    say(isCancelled ? "cancel \(id)" : "up \(id)")
    script.add(isCancelled ? "cancel" : "up", at: time, [("id", "\(id)")])
    let release =
      isCancelled
      ? scroller.touchCancelled(id, time: time) : scroller.touchUp(id, time: time)
    pairs.take(release.events.words())
    fingers[id] = nil
  }

  private mutating func cancelAll() {
    say("cancelAll")
    script.add("cancelAll", at: time)
    pairs.take(scroller.cancelTouches(time: time).events.words())
    fingers = [:]
  }

  private mutating func changeSizes() {
    // Only where an axis does not bounce may a bound that moves place content immediately, or where small content lies
    // in a place of its own.
    let places =
      !(scroller.bouncesHorizontally && scroller.bouncesVertically)
      || scroller.contentAlignmentPoint != .zero
    switch dice.below(4) {
    case 0:
      scroller.contentSize = Size2(
        dice.pick([0, 100, 390, 2_000]), dice.pick([0, 50, 844, 3_000]))
      say("content \(scroller.contentSize)", places: places)
      script.set("contentSize", of: scroller, at: time)
    case 1:
      scroller.viewport = Size2(dice.pick([100, 320, 390, 844]), dice.pick([100, 200, 600]))
      say("viewport \(scroller.viewport)", places: places)
      script.set("viewport", of: scroller, at: time)
    case 2:
      scroller.contentInset = Insets(
        top: dice.within(0...100), left: 0, bottom: dice.within(0...300), right: 0)
      say("inset \(scroller.contentInset)", places: places)
      script.set("contentInset", of: scroller, at: time)
    default:
      say("insert", places: true)
      let height = dice.within(-100...200)
      script.add("insertContent", at: time, [("width", "0"), ("height", "\(height)")])
      scroller.insertContent(before: Size2(0, height))
    }
  }

  private mutating func zoom() {
    switch dice.below(3) {
    case 0:
      let (scale, isAnimated) = (dice.within(0.2...5), dice.chance(0.6))
      say(
        "zoom \(scale) \(isAnimated)",
        places: !isAnimated || scroller.reducesMotion || scroller.isDragging)
      script.add(
        "setZoomScale", at: time, [("scale", "\(scale)"), ("animated", "\(isAnimated)")])
      pairs.take(scroller.setZoomScale(scale, animated: isAnimated).words())
    case 1:
      say("limits", places: true)
      if dice.chance(0.5) {
        scroller.minimumZoomScale = dice.pick([0.25, 0.5, 1, 2])
        script.set("minimumZoomScale", of: scroller, at: time)
      } else {
        scroller.maximumZoomScale = dice.pick([0.5, 1, 2, 4])
        script.set("maximumZoomScale", of: scroller, at: time)
      }
    default:
      say("wheel zoom", places: true)
      script.lack("wheel zoom", at: time)
      let point = Vector2(dice.within(0...300), dice.within(0...300))
      pairs.take(scroller.zoom(byWheel: dice.within(-200...200), about: point, time: time).words())
    }
  }

  private mutating func turnWheel() {
    let phase = dice.pick(WheelEvent.Phase.allCases)
    say("wheel \(phase)", places: true)
    let (delta, isPrecise) = (
      dice.vector(300, 300), dice.chance(0.5) ? nil : dice.chance(0.7)
    )
    script.add(
      "wheel", at: time,
      [("dx", "\(delta.x)"), ("dy", "\(delta.y)"), ("phase", "\"\(phase)\"")]
        + (isPrecise.map { [("precise", "\($0)")] } ?? []))
    let event = WheelEvent(delta: delta, phase: phase, isPrecise: isPrecise, time: time)
    pairs.take(scroller.wheel(event).words())
  }

  private mutating func runProgram() {
    let isAnimated = dice.chance(0.7)
    let places = !isAnimated || scroller.reducesMotion
    let target = Vector2(dice.within(-200...1_000), dice.within(-500...5_000))
    let animated = [("animated", "\(isAnimated)")]
    switch dice.below(5) {
    case 0:
      say("set \(target) \(isAnimated)", places: places)
      script.add("setContentOffset", at: time, target.fields + animated)
      pairs.take(scroller.setContentOffset(target, animated: isAnimated).words())
    case 1:
      say("rect", places: places)
      let rect = Rect2(x: target.x, y: target.y, width: 50, height: 40)
      let size = [("width", "50"), ("height", "40")]
      script.add("scrollRectToVisible", at: time, target.fields + size + animated)
      pairs.take(scroller.scrollRectToVisible(rect, animated: isAnimated).words())
    case 2:
      say("top", places: places)
      script.add("scrollToTop", at: time, animated)
      pairs.take(scroller.scrollToTop(animated: isAnimated).words())
    case 3:
      useKeys()
    default:
      say("land \(target)")
      script.add("land", at: time, target.fields)
      pairs.take(scroller.land(on: target).words())
    }
  }

  /// Presses a key, holds one down, or lets it go up, also one that is not down.
  private mutating func useKeys() {
    let key = dice.pick(KeyCommand.allCases)
    let (does, isRepeat) = (dice.pick(["key", "keyDown", "keyDown", "keyUp"]), dice.chance(0.1))
    say("\(does) \(key)", places: scroller.reducesMotion)
    let name = [("key", "\"\(key)\"")]
    switch does {
    case "keyDown":
      script.add(does, at: time, name + [("repeat", "\(isRepeat)")])
      pairs.take(scroller.keyDown(key, isRepeat: isRepeat, time: time).words())
      heldKey = key
    case "keyUp":
      let key = heldKey ?? key
      script.add(does, at: time, [("key", "\"\(key)\"")])
      pairs.take(scroller.keyUp(key, time: time).words())
    default:
      script.add(does, at: time, name)
      pairs.take(scroller.key(key).words())
    }
  }

  private mutating func changeProperty() {
    var name = "physics"
    if dice.chance(0.08) {
      scroller.dynamics = dice.pick(Self.dynamics)
    } else {
      let property = dice.pick(Self.changing)
      name = property.name
      try? property.set(&scroller, to: dice.pick(property.samples))
    }
    say("property \(name)", places: true)
    script.set(name, of: scroller, at: time)
  }
}

extension Vector2 {
  /// The fields of a place in a scene.
  var fields: [(String, String)] { [("x", "\(x)"), ("y", "\(y)")] }
}

extension SeededGenerator {
  mutating func vector(_ width: Double, _ height: Double) -> Vector2 {
    Vector2(within(-width...width), within(-height...height))
  }
}
