import Overscroll
import Profile
import Testing

/// What a profile under a sheet owes its user.
@Suite struct ProfileTests {
  var profile = Profile(screen: Size2(390, 844))
  var time = 0.0

  /// Everything that one finger on the page moves up and down, as one distance.
  var distance: Double { profile.page[0].contentOffset.y + list.contentOffset.y }
  var list: Scroller { profile.page[profile.page.active] }

  /// A finger goes from a point by a distance in steps at 120 Hz, and lifts.
  mutating func drag(from start: Vector2, by way: Vector2, steps: Int = 8) {
    profile.touch(TouchEvent(.began, id: 1, position: start, time: time))
    for step in 1...steps {
      time += 1.0 / 120
      let place = start + way * (Double(step) / Double(steps))
      profile.touch(TouchEvent(.moved, id: 1, position: place, time: time))
    }
    profile.touch(TouchEvent(.ended, id: 1, position: start + way, time: time))
  }

  mutating func tap(_ place: Vector2) {
    profile.touch(TouchEvent(.began, id: 1, position: place, time: time))
    profile.touch(TouchEvent(.ended, id: 1, position: place, time: time + 0.05))
    time += 0.1
  }

  /// Frames at 60 Hz until nothing moves.
  mutating func rest(_ seen: (borrowing ProfileTests) -> Void = { _ in }) {
    repeat { time += 1.0 / 60 } while frame(seen)
  }

  private mutating func frame(_ seen: (borrowing ProfileTests) -> Void) -> Bool {
    let moves = profile.frame(at: time)
    seen(self)
    return moves && time < 30
  }

  @Test("one flick collapses the header and goes on in the list, without a stop")
  mutating func flick() {
    drag(from: Vector2(200, 700), by: Vector2(0, -160))
    var places: [Double] = []
    rest { places.append($0.distance) }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(profile.page[0].contentOffset.y == Profile.header)
    #expect(list.contentOffset.y > 200)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 0.5 && $1 >= -0.01 })
  }

  @Test("sideways turns the tab, whose own list is where it was left")
  mutating func tabs() {
    drag(from: Vector2(200, 700), by: Vector2(0, -400))
    rest()
    let first = list.contentOffset
    drag(from: Vector2(300, 500), by: Vector2(-160, 0))
    rest()
    #expect(profile.page.active == profile.lists[1])
    #expect(list.contentOffset == .zero)
    #expect(profile.page[profile.lists[0]].contentOffset == first)
    #expect(profile.page[0].contentOffset.y == Profile.header)
  }

  @Test("a tap on a post opens its comments, one that stops the list does not")
  mutating func tapping() {
    drag(from: Vector2(200, 700), by: Vector2(0, -200))
    time += 0.1
    _ = profile.frame(at: time)
    let caught = distance
    tap(Vector2(200, 600))
    #expect(profile.post == nil && distance == caught)
    rest()
    let post = profile.post(at: Vector2(200, 300))
    tap(Vector2(200, 300))
    rest()
    #expect(post != nil && profile.post == post)
    #expect(profile.sheet.drawer.position == 422)
  }

  @Test("the sheet takes what is on it, and its list scrolls once it is open")
  mutating func sheet() {
    profile.open(7)
    rest()
    let before = distance
    drag(from: Vector2(200, 600), by: Vector2(0, -500), steps: 60)
    #expect(abs(profile.sheet.drawer.position - 60) < 0.5)
    #expect(abs(profile.sheet.list.contentOffset.y - (500 - 10 - 362)) < 1)
    rest()
    #expect(distance == before)

    // On its handle the finger has the sheet, wherever the list is; thrown down it is gone.
    drag(from: Vector2(200, 70), by: Vector2(0, 500), steps: 10)
    rest()
    #expect(profile.post == nil && profile.sheet.drawer.isDismissed)
    #expect(profile.place(at: Vector2(200, 800)) == .page)
  }

  @Test("a finger that began on the page stays with it when the sheet comes under it")
  mutating func fingers() {
    profile.touch(TouchEvent(.began, id: 1, position: Vector2(200, 700), time: time))
    profile.open(3)
    for step in 1...30 {
      time += 1.0 / 60
      _ = profile.frame(at: time)
      let place = Vector2(200, 700 - 5 * Double(step))
      profile.touch(TouchEvent(.moved, id: 1, position: place, time: time))
    }
    #expect(distance == 140)
    rest()
    #expect(profile.sheet.drawer.position == 422)
  }
}
