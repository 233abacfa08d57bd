import Overscroll
import Testing

@Suite struct PagerProgramTests {
  @Test func `a program can put it somewhere immediately, and not under a finger`() {
    var album = Pager.album()
    let change = PageChange(from: 0, to: 5, reason: .program)
    let told = Array(album.scroll(toPage: 5, animated: false))
    #expect(told == [.willChangePage(change), .didMove, .didChangePage(change), .didSettle])
    #expect(album.offset == album.offset(of: 5) && !album.isMoving)
    album.drag(from: Vector2(200, 0), to: Vector2(100, 0))
    let offset = album.offset
    #expect(album.scroll(toPage: 0).isEmpty && album.turnPage(by: 1).isEmpty)
    #expect(album.offset == offset)
  }

  @Test func `a page beyond the first or the last counts as that one`() {
    var album = Pager.album()
    for (asked, page) in [(9, 8), (-1, 0)] {
      album.scroll(toPage: asked)
      #expect(album.targetPage == page)
    }
  }
}
