/// A member that is anything draggable: fingers that touch it are its own, and its motion too.
@safe class ModelBox<Model: Draggable>: MemberBox, @unchecked Sendable {
  /// The model, at an address: accessors that yield are coroutines, which allocate where they are not inlined.
  private let place: UnsafeMutablePointer<Model>

  private let reported: UnsafeMutablePointer<Model.Events>

  init(_ model: Model) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: model)
    unsafe reported = .allocate(capacity: 1)
    unsafe reported.initialize(to: Model.Events())
    super.init()
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
    unsafe reported.deinitialize(count: 1)
    unsafe reported.deallocate()
  }

  /// What happened to it in the last call.
  final var events: Model.Events {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(reported) }
    @inline(__always) unsafeMutableAddress { unsafe reported }
  }

  /// The model, read and changed where it is.
  final var model: Model {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(place) }
    @inline(__always) unsafeMutableAddress { unsafe place }
  }

  override func copied() -> MemberBox { withEvents(ModelBox(model)) }

  /// A copy's box, with what happened in the last call.
  final func withEvents(_ box: ModelBox) -> MemberBox {
    box.events = events
    return box
  }

  override var isMember: Bool { true }

  override var traits: MemberTraits { model.isMoving ? .isGliding : MemberTraits() }

  override var isEnabled: Bool { model.isDragEnabled }

  override var isTracking: Bool { model.isTracking }

  override var isDragging: Bool { model.isDragging }

  override var time: Double { model.time }

  override var restTime: Double { model.restTime }

  override var diagnostics: InputDiagnostics { model.diagnostics }

  override var reducesMotion: Bool {
    get { model.reducesMotion }
    set { model.reducesMotion = newValue }
  }

  override var feel: ScrollFeel {
    get { model.feel }
    set { model.feel = newValue }
  }

  override func handle(_ event: TouchEvent) -> (didDrag: Bool, didStopMotion: Bool) {
    let release = model.handle(event)
    events.append(release.events)
    return (release.didDrag, release.didStopMotion)
  }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    // It keeps its own clock, by the same rules; where momentum is passed on among others there is no event.
    if !isFrame, clock.present == clock.event { events.append(model.sync(to: clock.event)) }
    if isFrame || time > model.time { events.append(model.advance(to: time).events) }
  }

  override func shiftTime(by difference: Double) {
    model.resume(at: max(0, model.time + difference))
  }

  override func collect() -> Bool { !events.isEmpty }

  override func forgetEvents() { events = Model.Events() }
}

/// One that can be compared: apart, for what compares a model is linked with all that it consists of, and C compares no
/// pages.
final class ComparedBox<Model: Draggable>: ModelBox<Model>, @unchecked Sendable {
  override func copied() -> MemberBox { withEvents(ComparedBox(model)) }

  override func isSame(as other: MemberBox) -> Bool { isSame(as: other, Model.self) }
}
