import CSDL2
import Foundation
import Overscroll
import OverscrollSDL

/// A small picture that floats over a page, thrown from corner to corner.
final class PictureScene: PlottedScene {
  private static let paragraph = 168.0
  private static let count = 40

  private var picture: RecordedModel<PictureInPicture>
  private var page: RecordedModel<Scroller>
  private var fingers = FingerRouter()

  init(_ settings: StageSettings) {
    let size = settings.size
    var picture = PictureInPicture(
      size: Size2(132, 176), container: size, insets: Insets(top: 8, bottom: 8), margin: 16)
    picture.alternateSize = Size2(190, 253)
    picture.stashing = StashRule()
    self.picture = RecordedModel(picture, name: "picture", settings)
    let page = Scroller(viewport: size, content: Self.content(size))
    self.page = RecordedModel(page, name: "page", settings)
  }

  private static func content(_ size: Size2) -> Size2 {
    Size2(size.width, Double(count) * paragraph)
  }

  var logs: [SceneLog] { [picture.log, page.log] }

  var isMoving: Bool { picture.model.isMoving || page.model.isMoving }

  func resize(to size: Size2, at time: Double) {
    page.resize(size, content: Self.content(size), time: time)
    guard size != picture.model.container else { return }
    picture.change(time, "setContainer", ["container": size.json]) { $0.setContainer(size) }
  }

  func setReducesMotion(_ isReduced: Bool, at time: Double) {
    page.setReducesMotion(isReduced, at: time)
    picture.setReducesMotion(isReduced, at: time)
  }

  func handle(_ event: HostEvent) {
    guard case .touch(let touch) = event else { return page.handle(event) }
    fingers.route(touch, isAbove: picture.model.frame.contains) {
      picture.touch($0)
    } below: {
      page.touch($0)
    }
  }

  func advance(to time: Double, now: Double) {
    page.advance(to: time)
    picture.advance(to: time) {
      [.init("corner", $0.corner.json), .init("size", $0.size.json)]
    }
  }

  // MARK: - What is seen

  func draw(on canvas: Canvas, _ theme: Theme) {
    let scroller = page.model
    canvas.fill(Rect2(origin: .zero, size: scroller.viewport), theme.page)
    RowDrawing.draw(
      Self.count, offset: scroller.contentOffset.y, viewport: scroller.viewport, on: canvas,
      height: Self.paragraph
    ) { index, size in drawParagraph(index, size, on: canvas, theme) }
    RowDrawing.indicator(scroller, on: canvas, theme)
    drawPicture(on: canvas, theme)
  }

  private func drawParagraph(_ index: Int, _ size: Size2, on canvas: Canvas, _ theme: Theme) {
    canvas.text(
      "\(index + 1). " + Messages.text(7 * index), at: Vector2(22, 30), .head, theme.ink,
      maximum: size.width - 44)
    for line in 0..<4 {
      canvas.text(
        Messages.text(31 * index + 5 * line), at: Vector2(22, 58 + Double(line) * 23), .body,
        theme.quiet, maximum: size.width - 44)
    }
  }

  /// Hills under a sun: what plays in the small picture.
  private func drawPicture(on canvas: Canvas, _ theme: Theme) {
    let frame = picture.model.frame
    for spread in 1...5 {
      canvas.fill(frame.inset(-Double(spread)), radius: 16, theme.shadow.faded(0.3))
    }
    canvas.fill(frame, radius: 14, Color(0x27415f))
    canvas.inside(frame.inset(2)) {
      let (wide, tall) = (frame.size.width - 4, frame.size.height - 4)
      canvas.fill(circle: Vector2(wide * 0.68, tall * 0.34), radius: wide * 0.14, Color(0xf4b860))
      for (layer, color) in [Color(0x3f6a7d), Color(0x2f5560), Color(0x1f3d45)].enumerated() {
        let base = tall * (0.56 + 0.14 * Double(layer))
        for step in 0..<Int(wide / 6) + 1 {
          let x = Double(step) * 6
          let hill = sin(x / wide * 5 + Double(layer) * 2.1) * tall * 0.06
          let top = base + hill
          let slope = sin((x + 6) / wide * 5 + Double(layer) * 2.1) * tall * 0.06 + base
          let right = min(x + 6.5, wide)
          canvas.fill(
            convex: [
              Vector2(x, top), Vector2(right, slope), Vector2(right, tall), Vector2(x, tall),
            ],
            color)
        }
      }
    }
    canvas.stroke(
      Shape.rounded(frame.inset(1), radius: 13, scale: canvas.scale), width: 2, Color(0xffffff),
      isClosed: true)
  }

  // MARK: - Curves

  var plotted: PictureInPicture { picture.model }

  func motion(of picture: PictureInPicture) -> PlottedMotion {
    PlottedMotion(value: picture.corner.y, velocity: picture.velocity.y, phase: picture.phase)
  }
}
