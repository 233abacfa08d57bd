/// A member that goes from place to place along one axis.
class PlacedBox<Model: RestingLine>: SharingBox<Model>, @unchecked Sendable {
  override func noteMoved() { model.body.events.append(.didMove) }

  override func canDrag(_ axis: ScrollAxis) -> Bool {
    model.isDragEnabled && axis == model.screenAxis
  }

  override func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    if axis == model.screenAxis { model.release(velocity: finger * model.sign) }
  }

  override func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard axis == model.screenAxis else { return }
    model.stopDragging()
    let velocity = velocity * model.sign
    model.fling(velocity: velocity, own: model.body.line.velocity + velocity)
  }

  override func isPaged(along axis: ScrollAxis) -> Bool { true }
}
