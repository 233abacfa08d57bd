import Overscroll
import Photos
import Testing

/// What a photo viewer owes its user.
@Suite struct PhotosTests {
  var viewer = Photos(
    screen: Size2(390, 844),
    sizes: [Size2(4_000, 3_000), Size2(3_000, 4_000), Size2(1_000, 1_000)], photo: 1)
  var time = 0.0

  var photo: Scroller { viewer.page[viewer.photos[viewer.shown]] }

  /// Fingers go from places by distances in steps at 120 Hz, and lift unless told otherwise.
  mutating func drag(
    _ fingers: [(from: Vector2, by: Vector2)], steps: Int = 12, lifts: Bool = true,
    _ seen: (borrowing PhotosTests) -> Void = { _ in }
  ) {
    for (id, finger) in fingers.enumerated() {
      viewer.touch(TouchEvent(.began, id: id, position: finger.from, time: time))
    }
    for step in 1...steps {
      time += 1.0 / 120
      for (id, finger) in fingers.enumerated() {
        let place = finger.from + finger.by * (Double(step) / Double(steps))
        viewer.touch(TouchEvent(.moved, id: id, position: place, time: time))
      }
      _ = viewer.frame(at: time)
      seen(self)
    }
    guard lifts else { return }
    for id in fingers.indices.reversed() {
      viewer.touch(TouchEvent(.ended, id: id, time: time + 0.2))
    }
    time += 0.2
  }

  mutating func tap(_ place: Vector2) {
    viewer.touch(TouchEvent(.began, id: 1, position: place, time: time))
    viewer.touch(TouchEvent(.ended, id: 1, position: place, time: time + 0.05))
    time += 0.1
  }

  mutating func rest() {
    repeat { time += 1.0 / 60 } while viewer.frame(at: time) && time < 30
    #expect(time < 30)
  }

  /// Two fingers zoom the photo to twice its size, about its middle.
  mutating func zoom() {
    let (left, right) = (Vector2(145, 422), Vector2(245, 422))
    drag([(left, Vector2(-50, 0)), (right, Vector2(50, 0))])
    rest()
  }

  @Test("a photo is as large as it fits, in the middle, and stays there when pinched smaller")
  mutating func fitting() {
    for (index, height) in [292.5, 520, 390].enumerated() {
      let photo = viewer.page[viewer.photos[index]]
      #expect(abs(photo.contentOffset.y + (844 - height) / 2) <= 0.5)
    }
    drag([(Vector2(95, 422), Vector2(30, 0)), (Vector2(295, 422), Vector2(-30, 0))])
    #expect(photo.zoomScale < 1)
    rest()
    #expect(photo.zoomScale == 1 && viewer.shown == 1)
    #expect(abs(photo.contentOffset.y + 162) <= 0.5 && photo.contentOffset.x == 0)
  }

  @Test("a swipe turns the strip to the next photo, never past it")
  mutating func turning() {
    drag([(Vector2(300, 400), Vector2(-260, 0))])
    rest()
    #expect(viewer.shown == 2)
    drag([(Vector2(300, 400), Vector2(-260, 0))])
    rest()
    #expect(viewer.shown == 2)
  }

  @Test("two fingers zoom about themselves")
  mutating func zooming() {
    zoom()
    #expect(abs(photo.zoomScale - 2) < 0.25)
    let middle = photo.contentPoint(at: Vector2(195, 422))
    #expect(abs(middle.x - 195) < 1 && abs(middle.y - 260) < 1)
  }

  @Test("a zoomed photo moves as far as it goes, then the strip turns")
  mutating func edges() {
    zoom()
    drag([(Vector2(300, 400), Vector2(-120, 0))])
    rest()
    #expect(viewer.shown == 1 && photo.contentOffset.x > 200)
    drag([(Vector2(380, 400), Vector2(-360, 0))])
    rest()
    #expect(viewer.shown == 2)
    // Turned away from, it is whole again.
    #expect(viewer.page[viewer.photos[1]].zoomScale == 1)
  }

  @Test("a strip between two photos comes back before the photo moves")
  mutating func between() {
    zoom()
    // To the photo's edge and 100 pt of the strip further; then back.
    drag([(Vector2(380, 400), Vector2(-370, 0))], lifts: false)
    let (edge, off) = (photo.contentOffset.x, viewer.strip.offset)
    #expect(edge == photo.maximumOffset.x)
    var hasReturned = false
    for step in 1...37 {
      time += 1.0 / 120
      let place = Vector2(10 + 10 * Double(step), 400)
      viewer.touch(TouchEvent(.moved, id: 0, position: place, time: time))
      let isBetween = abs(viewer.strip.offset - 410) > 1e-9
      if isBetween { #expect(photo.contentOffset.x == edge) }
      if !isBetween { hasReturned = true }
    }
    #expect(off > 410 && hasReturned && photo.contentOffset.x < edge)
  }

  @Test("two taps zoom in and out, one toggles the bars once no second one follows")
  mutating func tapping() {
    tap(Vector2(195, 422))
    tap(Vector2(195, 422))
    rest()
    #expect(photo.zoomScale == 2 && !viewer.hidesBars)
    time += 1
    tap(Vector2(195, 422))
    #expect(!viewer.hidesBars)
    rest()
    #expect(photo.zoomScale == 2 && viewer.hidesBars)
    time += 1
    tap(Vector2(195, 422))
    tap(Vector2(195, 422))
    rest()
    #expect(photo.zoomScale == 1 && viewer.hidesBars)
  }
}
