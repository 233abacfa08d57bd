import Overscroll
import Testing

@Suite struct ScrollIndicatorTests {
  /// An indicator of 1,600 pt of places in a viewport of 400.
  private func indicator(
    at offset: Double, start: Double = 0, end: Double = 0
  ) throws -> ScrollIndicator {
    try #require(
      ScrollIndicator(
        offset: offset, range: 0...1600, viewport: 400, startInset: start, endInset: end))
  }

  @Test func `never shorter than 36 pt inside the bounds, or longer than its track`() throws {
    let long = try #require(ScrollIndicator(offset: 5e6, range: 0...1e7, viewport: 844))
    #expect(long.length == 36 && abs(long.position + 18 - 422) < 1e-9)
    let narrow = try #require(ScrollIndicator(offset: 10, range: 0...20, viewport: 30))
    #expect(narrow.length == 30 && narrow.position == 0)
  }

  @Test func `it keeps to its track over the widest range there is`() throws {
    let most = Double.greatestFiniteMagnitude
    for (offset, share) in [(-most, 0.0), (0, 0.5), (most, 1), (.infinity, 1)] {
      let bar = try #require(ScrollIndicator(offset: offset, range: -most...most, viewport: 400))
      #expect(bar.position == share * (400 - bar.length))
    }
  }

  @Test func `beyond an edge it is squeezed and pinned there, down to 7 pt`() throws {
    for overscroll in [0.0, 1, 30, 77, 78, 500, .infinity] {
      let before = try indicator(at: -overscroll, start: 5)
      #expect(before.position == 5 && abs(before.length - max(395 * 0.2 - overscroll, 7)) < 1e-12)
      let after = try indicator(at: 1600 + overscroll, end: 5)
      #expect(abs(after.length - before.length) < 1e-12)
      #expect(abs(after.position + after.length - 395) < 1e-12)
    }
  }

  @Test func `length and position lie on pixels`() throws {
    for offset in stride(from: 0.0, through: 1_600, by: 37) {
      let indicator = try #require(
        ScrollIndicator(
          offset: offset, range: 0...1_600, viewport: 401, grid: PixelGrid(displayScale: 3)))
      for number in [indicator.length * 3, indicator.position * 3] {
        #expect(abs(number - number.rounded()) < 1e-9)
      }
    }
  }

  @Test func `mirroring the offset mirrors the indicator`() throws {
    for offset in stride(from: -300.0, through: 1900, by: 50) {
      let a = try indicator(at: offset, start: 7, end: 11)
      let b = try indicator(at: 1600 - offset, start: 11, end: 7)
      #expect(abs(a.length - b.length) < 1e-12)
      #expect(abs(a.position + a.length - (400 - b.position)) < 1e-12)
    }
  }

  @Test func `no indicator when there is nothing to scroll, no track, or no offset`() {
    for (offset, end, viewport) in [
      (0, 0, 400), (0, 4, 400), (0, 100, 0), (.nan, 100, 400),
    ] as [(Double, Double, Double)] {
      #expect(ScrollIndicator(offset: offset, range: 0...end, viewport: viewport) == nil)
    }
    #expect(ScrollIndicator(offset: 0, range: 0...(400 / 99.0 + 1e-9), viewport: 400) != nil)
    #expect(ScrollIndicator(offset: 0, range: 0...100, viewport: 40, startInset: 40) == nil)
  }

  @Test func `a scroller's indicator keeps clear of bars and keyboard, not of insets`() throws {
    var list = Scroller(
      viewport: Size2(390, 844), content: Size2(390, 6_000), inset: Insets(top: 30),
      safeAreaInset: Insets(top: 59, bottom: 34))
    #expect(list.indicator(.horizontal) == nil)
    let top = try #require(list.indicator(.vertical))
    #expect(top.position == 59)
    list.setContentOffset(list.maximumOffset, animated: false)
    let end = try #require(list.indicator(.vertical))
    #expect(abs(end.position + end.length - (844 - 34)) < 1e-9)
    list.keyboardInset = 336
    list.setContentOffset(list.maximumOffset, animated: false)
    let typing = try #require(list.indicator(.vertical, inset: Insets(bottom: 4)))
    #expect(abs(typing.position + typing.length - (844 - 340)) < 1e-9)
    let expected = ScrollIndicator(
      offset: list.contentOffset.y, range: -89...(6_000 + 336 - 844), viewport: 844,
      startInset: 59, endInset: 340)
    #expect(typing == expected)
  }

  @Test func `of a turned list it is the same`() {
    let tall = Scroller(
      viewport: Size2(390, 844), content: Size2(390, 6_000),
      safeAreaInset: Insets(top: 59, bottom: 34))
    let wide = Scroller(
      viewport: Size2(844, 390), content: Size2(6_000, 390),
      safeAreaInset: Insets(left: 59, right: 34))
    let indicator = tall.indicator(.vertical, inset: Insets(top: 3, bottom: 5))
    #expect(indicator == wide.indicator(.horizontal, inset: Insets(left: 3, right: 5)))
  }

  @Test func `opaque while moving and for the delay, gone at the end, falling in between`() {
    let fade = IndicatorFade(delay: 1, duration: 0.5)
    #expect(fade.fadeEnd == 1.5)
    for time in [-.infinity, -1, 0, 0.5, 1, .nan] { #expect(fade.opacity(at: time) == 1) }
    for time in [1.5, 2, .infinity] { #expect(fade.opacity(at: time) == 0) }
    #expect(abs(fade.opacity(at: 1.25) - 0.5) < 1e-12)
    let steps = (0...100).map { fade.opacity(at: 1 + Double($0) * 0.005) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    #expect(steps.allSatisfy { (0...1).contains($0) })
  }

  @Test func `without a duration it vanishes after the delay`() {
    let fade = IndicatorFade(delay: 0.2, duration: 0)
    #expect(fade.opacity(at: 0.2) == 1 && fade.opacity(at: 0.2.nextUp) == 0)
  }
}
