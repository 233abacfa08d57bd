/// A headless UIScrollView: touches and time go in, content offsets and events come out.
///
/// ```swift
/// var scroll = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))
/// scroll.touchDown(1, at: Vector2(200, 700), time: 0)
/// scroll.touchMoved(1, to: Vector2(200, 640), time: 0.016)
/// let release = scroll.touchUp(1, time: 0.032)
/// while scroll.isMoving { draw(scroll.advance(to: clock.next()).offset) }
/// ```
///
/// ## A value
///
/// A scroller knows no view, no clock and no delegate. Every function that changes it returns what
/// happened; what setting a property causes is returned by the next call. Copy it to take a snapshot, to
/// ask what would happen, or to undo; the same events give the same offsets on every machine, at any
/// display rate.
///
/// ## Time
///
/// Touches and frames carry times, in seconds: see ``Draggable``. Programs and properties carry none:
/// what they set in motion starts at the next frame or touch, whichever comes first, and what moves
/// already goes on from what is shown. NaN and infinite numbers are ignored and counted in
/// ``diagnostics``. Ask for frames while ``isMoving``; at rest nothing needs to run.
///
/// ## Conventions
///
/// Offset grows as content moves up or left; velocity is its derivative. Both in points, of the
/// content as shown (zoomed). A finger moving down by +v scrolls by -v.
///
/// - Complexity: O(1) and no allocation for every event and every frame.
public struct Scroller: Draggable {
  // MARK: What there is to scroll

  /// Size of the visible part, UIKit's `bounds.size`, in points.
  ///
  /// Where ``contentSize`` changes with it, before the next frame or event, either may be set first; where nothing bounces,
  /// the content where it grows, else the viewport.
  public var viewport: Size2 {
    get { extent.viewport }
    set { setExtent { $0.viewport = newValue } }
  }

  /// Size of the content at zoom scale 1, in points.
  public var contentSize: Size2 {
    get { extent.content }
    set { setExtent { $0.content = newValue } }
  }

  /// Extra distance that may be scrolled beyond each side, in points.
  ///
  /// Bars and the screen's edges are ``safeAreaInset``, a keyboard is ``keyboardInset``: both are added to it.
  public var contentInset: Insets {
    get { extent.inset }
    set { setExtent { $0.inset = newValue } }
  }

  /// Pixels per point, from 0 to 1e6; dragged and resting offsets lie on whole pixels, those in flight do not.
  ///
  /// 0: no rounding, the default. Below 1 a pixel is larger than a point: 0.05 for cells of 20 points.
  public var displayScale: Double {
    get { extent.grid.displayScale }
    set {
      guard body.admits(abs(newValue) <= PixelGrid.finest) else { return }
      setExtent { $0.grid = PixelGrid(displayScale: newValue) }
    }
  }

  // MARK: How it behaves

  /// How quickly a flick loses speed; a flight under way goes on from where it is.
  ///
  /// A word for a part of ``feel``: the rate of its deceleration, `.normal` where that is not exponential.
  /// Setting it makes the deceleration exponential, of this rate.
  public var decelerationRate: DecelerationRate {
    get { body.lines.x.feel.law.decelerationRate }
    set {
      if body.lines.x.feel.law.decelerates(at: newValue) { return }
      changeFeel { $0.law.decelerationRate = newValue }
    }
  }

  /// Which of UIKit's and the articles' laws moves it after a release; a flight under way goes on from where it is.
  ///
  /// A word for a part of ``feel``: springs become its edge; the others say how it is evaluated, where it
  /// decelerates and returns as UIKit does, and are continuous elsewhere.
  public var dynamics: ScrollDynamics {
    get { body.lines.x.feel.law.dynamics }
    set { if newValue != dynamics { changeFeel { $0.law.dynamics = newValue } } }
  }

  /// Whether motion that no finger causes is reduced.
  ///
  /// Programmatic scrolls and zooms happen immediately, releases end on an edge without a bounce, what is
  /// stretched returns without oscillation, and landings take the spring without overshoot. Dragging, its
  /// rubber band and the deceleration stay: the finger causes those.
  public var reducesMotion: Bool {
    get { body.lines.x.isReduced }
    set { setReduced(newValue) }
  }

  /// Whether fingers, wheels and keys scroll; turned off in a drag or a stroke it ends it.
  public var isScrollEnabled: Bool {
    get { body.isEnabled }
    set { setEnabled(newValue) }
  }

  /// Where the horizontal axis may come to rest after a release.
  public var snapHorizontal: SnapRule {
    get { snaps[.horizontal] }
    set { if body.admits(newValue.isValid) { snaps[.horizontal] = newValue } }
  }

  /// Where the vertical axis may come to rest after a release.
  public var snapVertical: SnapRule {
    get { snaps[.vertical] }
    set { if body.admits(newValue.isValid) { snaps[.vertical] = newValue } }
  }

  /// Whether repeated fast flicks add up, as UIScrollView's do, and strokes of a wheel (`FlickSeries`); on unless
  /// turned off.
  ///
  /// A word for a part of ``feel``: its ``ScrollFeel/momentum`` is `.buildUp`. Turning it off leaves another
  /// platform's rule as it is.
  public var buildsUpFlicks: Bool {
    get { body.lines.x.feel.momentum == .buildUp }
    set {
      if newValue != buildsUpFlicks {
        changeFeel(.bounds) { $0.momentum = newValue ? .buildUp : .none }
      }
    }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set { body.fingers.configuration = newValue }
  }

  // MARK: State

  package internal(set) var extent: ScrollExtent
  package var snaps = SnapRules()
  var feelOwner = FeelOwner.uiKit
  var zoom = ZoomState()
  /// How far two fingers spread.
  var pinch = Pinch()
  var body: Body<AxisPair<Line>, ScrollEvents>
  var wheel = WheelInput()
  var wheelMomentum = WheelMomentum()
  var strokeRule = StrokeRule.system
  /// What is shown as soon as the sizes are known.
  var awaited = ScrollerState.nothing
  // In this order the bytes fill no words of their own.
  var memory = FlingMemory(.buildUp)
  var switches = ScrollSwitches()
  var turns = AxisPair(x: PageChain(), y: PageChain())

  /// Creates a scroller at its origin; with a safe area, at the top of its content.
  ///
  /// - Parameters:
  ///   - viewport: size of the visible part, in points.
  ///   - content: size of the content at zoom scale 1, in points.
  ///   - inset: extra distance that may be scrolled beyond each side, in points.
  ///   - safeAreaInset: what bars and the screen's edges cover of the viewport, in points.
  ///   - displayScale: pixels per point; 0 for no rounding.
  public init(
    viewport: Size2, content: Size2, inset: Insets = .zero, safeAreaInset: Insets = .zero,
    displayScale: Double = 0
  ) {
    let extent = ScrollExtent(
      viewport: viewport, content: content, inset: inset,
      grid: PixelGrid(displayScale: displayScale), safeArea: safeAreaInset)
    self.extent = extent
    body = Body(
      AxisPair(x: Self.line(.horizontal, of: extent), y: Self.line(.vertical, of: extent)))
    updateBounds()
  }

  /// An axis' line where its content begins: clear of a safe area, else at the origin or as near to it as its
  /// range allows.
  private static func line(_ axis: ScrollAxis, of extent: ScrollExtent) -> Line {
    let limits = extent.limits(axis)
    let start = extent.startsAtInset(axis) ? limits.range.lowerBound : 0
    return Line(limits.range.nearest(to: start), limits: limits, kind: .content)
  }
}
