public import Overscroll

/// A photo viewer: photos in a strip, each zoomed by two fingers or a double tap.
///
/// A zoomed photo is moved as far as it goes, then the strip turns; a strip between two photos comes back first.
public struct Photos {
  /// The strip, and in it a scroller for each photo.
  public private(set) var page: NestedScroll

  /// The index of each photo's scroller in the page.
  public private(set) var photos: [Int] = []

  /// Whether bars are hidden: a single tap shows and hides them.
  public private(set) var hidesBars = false

  /// When a tap was that no second one has followed yet, in seconds.
  private var tap: Double?

  /// How long a second tap may take, 0.35 s, and how far photos are zoomed, twice the screen.
  ///
  /// Source: chosen. Grade D.
  private static let (tapInterval, greatestZoom) = (0.35, 2.0)

  /// Creates a viewer of photos of so many pixels.
  public init(screen: Size2, sizes: [Size2], photo first: Int = 0) {
    let layout = PagerLayout(viewport: screen, spacing: 20, alignment: .start)
    page = NestedScroll(Pager(count: sizes.count, layout: layout, page: first))
    for size in sizes { photos.append(page.add(Self.photo(size, on: screen), to: page.root)) }
  }

  /// A photo in the middle of the screen, as large as it fits.
  private static func photo(_ size: Size2, on screen: Size2) -> Scroller {
    let fit = min(screen.width / size.width, screen.height / size.height)
    var photo = Scroller(viewport: screen, content: Size2(size.width * fit, size.height * fit))
    photo.contentAlignmentPoint = Vector2(0.5, 0.5)
    photo.maximumZoomScale = greatestZoom
    photo.zoomsOnDoubleTap = true
    return photo
  }

  /// The strip.
  public var strip: Pager { page[pager: page.root] }

  /// The photo that is shown, or turned to.
  public var shown: Int { strip.page }

  /// Takes a finger.
  public mutating func touch(_ event: TouchEvent) {
    if event.phase == .began { place() }
    let photo = event.position.flatMap { self.photo(at: $0) } ?? shown
    let release = page.handle(event, in: photos[photo])
    guard event.phase == .ended else { return }
    let isTap = !release.didDrag && !release.didStopMotion
    // A second tap zooms; the first one was no wish for bars.
    tap = isTap && tap == nil ? event.time : nil
  }

  /// Moves to a frame; true while more are needed.
  public mutating func frame(at time: Double) -> Bool {
    page.advance(to: time)
    if let tap, time > tap + Self.tapInterval {
      self.tap = nil
      hidesBars.toggle()
    }
    // What has been turned away from is whole again when it comes back.
    if !strip.isMoving && !strip.isTracking {
      for (index, photo) in photos.enumerated() where index != shown && page[photo].zoomScale != 1 {
        page[photo].setZoomScale(1, animated: false)
      }
    }
    return page.isMoving || tap != nil
  }

  /// The photo at a point of the screen.
  private func photo(at point: Vector2) -> Int? {
    var found: Int?
    strip.forEachVisiblePage { visible in
      if point.x >= visible.start, point.x < visible.start + visible.extent { found = visible.page }
    }
    return found
  }

  /// Tells the page where the photos are, for fingers zoom about places of the screen.
  private mutating func place() {
    var places: [(photo: Int, left: Double)] = []
    strip.forEachVisiblePage { places.append(($0.page, $0.start)) }
    for place in places { page.setViewportOrigin(Vector2(place.left, 0), of: photos[place.photo]) }
  }
}
