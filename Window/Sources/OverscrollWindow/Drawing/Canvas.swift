import CSDL2
import Overscroll

/// Draws with SDL's geometry calls, in points; edges are smooth by a fringe one pixel wide.
final class Canvas {
  let renderer: OpaquePointer
  /// Pixels per point.
  var scale = 1.0
  /// Where the origin of what is drawn lies in the window, in points.
  private(set) var origin = Vector2.zero
  /// What may be drawn on, in points of the window; nil for everything.
  private var clip: Rect2?
  let texts: TextCache
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  init(renderer: OpaquePointer, texts: TextCache) {
    self.renderer = renderer
    self.texts = texts
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  }

  /// Fills the whole window.
  func clear(_ color: Color) {
    setColor(color)
    SDL_RenderClear(renderer)
  }

  /// Draws with another origin and, if wanted, inside a rectangle only.
  func inside(_ rect: Rect2, clips: Bool = true, _ draw: () -> Void) {
    let (outerOrigin, outerClip) = (origin, clip)
    origin = origin + rect.origin
    if clips {
      let here = Rect2(origin: origin, size: rect.size)
      clip = outerClip.map { $0.intersection(here) } ?? here
      setClip()
    }
    draw()
    (origin, clip) = (outerOrigin, outerClip)
    if clips { setClip() }
  }

  /// Draws shifted.
  func shifted(by distance: Vector2, _ draw: () -> Void) {
    inside(Rect2(origin: distance, size: .zero), clips: false, draw)
  }

  private func setClip() {
    guard let clip else {
      SDL_RenderSetClipRect(renderer, nil)
      return
    }
    var rect = pixels(clip)
    // SDL takes an empty rectangle for none.
    if rect.w <= 0 || rect.h <= 0 { rect = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
    SDL_RenderSetClipRect(renderer, &rect)
  }

  private func setColor(_ color: Color) {
    let color = color.sdl
    SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a)
  }

  /// A rectangle of the window in whole pixels.
  private func pixels(_ rect: Rect2) -> SDL_Rect {
    let (x, y) = ((rect.minX * scale).rounded(), (rect.minY * scale).rounded())
    let (right, bottom) = ((rect.maxX * scale).rounded(), (rect.maxY * scale).rounded())
    return SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(right - x), h: Int32(bottom - y))
  }

  /// Where a point is in the window, in pixels.
  func pixel(_ point: Vector2) -> Vector2 { (origin + point) * scale }

  /// Fills a rectangle; its edges lie on pixels.
  func fill(_ rect: Rect2, _ color: Color) {
    setColor(color)
    var pixels = pixels(Rect2(origin: origin + rect.origin, size: rect.size))
    SDL_RenderFillRect(renderer, &pixels)
  }

  /// Fills a rectangle with round corners.
  func fill(_ rect: Rect2, radius: Double, _ color: Color) {
    fill(convex: Shape.rounded(rect, radius: radius, scale: scale), color)
  }

  /// Fills a circle.
  func fill(circle center: Vector2, radius: Double, _ color: Color) {
    let corner = center - Vector2(radius, radius)
    let square = Rect2(origin: corner, size: Size2(2 * radius, 2 * radius))
    fill(square, radius: radius, color)
  }

  // MARK: - Triangles

  /// Fills a convex polygon.
  func fill(convex points: [Vector2], _ color: Color) {
    guard points.count > 2 else { return }
    begin()
    let normals = Shape.normals(points, isClosed: true)
    let (full, none) = (color.sdl, color.faded(0).sdl)
    for (point, normal) in zip(points, normals) {
      let pixel = pixel(point)
      add(pixel - normal * 0.5, full)
      add(pixel + normal * 0.5, none)
    }
    let count = Int32(points.count)
    for index in 0..<count {
      let next = (index + 1) % count
      if index > 0, next > 0 { indices += [0, 2 * index, 2 * next] }
      indices += [
        2 * index, 2 * index + 1, 2 * next + 1, 2 * index, 2 * next + 1, 2 * next,
      ]
    }
    flush()
  }

  /// Draws a line along points, with pointed corners.
  func stroke(_ points: [Vector2], width: Double, _ color: Color, isClosed: Bool = false) {
    guard points.count > 1 else { return }
    begin()
    let normals = Shape.normals(points, isClosed: isClosed)
    let (full, none) = (color.sdl, color.faded(0).sdl)
    let half = max(width * scale, 1) / 2
    for (point, normal) in zip(points, normals) {
      let pixel = pixel(point)
      add(pixel - normal * (half + 0.5), none)
      add(pixel - normal * (half - 0.5), full)
      add(pixel + normal * (half - 0.5), full)
      add(pixel + normal * (half + 0.5), none)
    }
    let count = Int32(points.count)
    for index in 0..<(isClosed ? count : count - 1) {
      let (here, next) = (4 * index, 4 * ((index + 1) % count))
      for side in 0..<Int32(3) {
        indices += [here + side, here + side + 1, next + side + 1]
        indices += [here + side, next + side + 1, next + side]
      }
    }
    flush()
  }

  /// Fills what is between a corner and an arc around its inside: the outside of a round corner.
  func fill(fan center: Vector2, _ points: [Vector2], _ color: Color) {
    begin()
    add(pixel(center), color.sdl)
    for point in points { add(pixel(point), color.sdl) }
    for index in 1..<Int32(points.count) { indices += [0, index, index + 1] }
    flush()
  }

  private func begin() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  private func add(_ pixel: Vector2, _ color: SDL_Color) {
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: Float(pixel.x), y: Float(pixel.y)), color: color,
        tex_coord: SDL_FPoint(x: 0, y: 0)))
  }

  private func flush() {
    SDL_RenderGeometry(
      renderer, nil, vertices, Int32(vertices.count), indices, Int32(indices.count))
  }
}
