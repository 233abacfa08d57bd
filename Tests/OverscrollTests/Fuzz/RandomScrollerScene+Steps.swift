import Overscroll
import RandomModels
@_spi(Fields) import ScrollScenes
import ScrollTestSupport
import StrictJSON

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
    case 12: changeLimits()
    case 13...20: runProgram()
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
    // A program that has waited for the sizes is done with them.
    let places =
      !(scroller.bouncesHorizontally && scroller.bouncesVertically)
      || scroller.contentAlignmentPoint != .zero
      || max(scroller.contentSize.width, scroller.contentSize.height) == 0
    switch dice.below(3) {
    case 0:
      scroller.contentSize = Size2(
        dice.pick([0, 100, 390, 2_000]), dice.pick([0, 50, 844, 3_000]))
      say("content \(scroller.contentSize)", places: places)
      script.set("contentSize", of: scroller, at: time)
    case 1:
      scroller.viewport = Size2(dice.pick([100, 320, 390, 844]), dice.pick([100, 200, 600]))
      say("viewport \(scroller.viewport)", places: places)
      script.set("viewport", of: scroller, at: time)
    default:
      scroller.contentInset = Insets(
        top: dice.within(0...100), left: 0, bottom: dice.within(0...300), right: 0)
      say("inset \(scroller.contentInset)", places: places)
      script.set("contentInset", of: scroller, at: time)
    }
  }

  private mutating func changeLimits() {
    say("limits", places: true)
    if dice.chance(0.5) {
      scroller.minimumZoomScale = dice.pick([0.25, 0.5, 1, 2])
      script.set("minimumZoomScale", of: scroller, at: time)
    } else {
      scroller.maximumZoomScale = dice.pick([0.5, 1, 2, 4])
      script.set("maximumZoomScale", of: scroller, at: time)
    }
  }

  /// A wheel, a key or a program, also for a key that is not down.
  private mutating func runProgram() {
    let program = dice.pick(Scroller.programs)
    guard let call = program.draw(for: scroller, from: &dice) else { return }
    let takesTime =
      call.fields?["animated"] == true
      || ["land", "key", "keyDown", "keyUp"].contains(program.type)
    say(
      "\(program.type) \(call.fields.map(JSONWriter.line) ?? "")",
      places: !takesTime || scroller.reducesMotion || scroller.isDragging)
    if case .object(let members) = call.fields {
      script.add(program.type, at: time, members.map { ($0.name, JSONWriter.line($0.value)) })
    } else {
      script.lack(program.type, at: time)
    }
    pairs.take(Word.words(of: call.run(&scroller, time)))
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
