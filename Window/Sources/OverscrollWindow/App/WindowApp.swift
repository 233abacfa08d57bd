import CSDL2
import Foundation
import Overscroll
import OverscrollSDL

/// The window: a stage with one scene, curves next to it, a strip to choose scenes below.
struct WindowApp {
  private let window: OpaquePointer
  private let canvas: Canvas
  private let options: Options
  private var host: SDLHost
  private var theme: Theme
  private var isDark: Bool
  private var reducesMotion: Bool
  private var layout: WindowLayout
  private var index: Int
  private var scenes: [any StageScene]
  private var trace = Trace()
  /// Where fingers went down: what they do goes to the stage, or to nobody.
  private var stageFingers: Set<Int> = []
  private var needsFrame = true
  /// How long before it was shown each frame was begun, for the record.
  private var leads: [Double: Double] = [:]

  /// Opens the window; nil, after saying why, when that cannot be done.
  init?(_ options: Options) {
    guard let opened = OpenWindow(options) else { return nil }
    (window, canvas, self.options) = (opened.window, opened.canvas, options)
    host = SDLHost(
      window, pointsPerUnit: 1 / options.scale, isSynchronized: opened.isSynchronized)
    if options.trackpadMomentum == .engine { host.liftInterval = SDLHost.usualLiftInterval }
    isDark = options.isDark ?? SystemSettings.isDark
    reducesMotion = options.reducesMotion ?? SystemSettings.reducesMotion
    theme = isDark ? .dark : .light
    layout = WindowLayout(opened.size)
    index = options.scene
    scenes = []
    makeScenes()
  }

  private mutating func makeScenes() {
    let settings = StageSettings(
      size: layout.stage.size, displayScale: canvas.scale, reducesMotion: reducesMotion,
      trackpadMomentum: options.trackpadMomentum,
      records: options.record != nil || options.trace != nil)
    scenes = SceneList.all.map { $0.make(settings) }
  }

  private var scene: any StageScene { scenes[index] }

  /// Runs until the window is closed.
  mutating func run() {
    while true {
      switch host.next(isMoving: needsFrame || scene.isMoving) {
      case .frame(let time): show(at: time)
      case .event(.other(let event, let time)):
        if !take(event, at: time) { return }
      case .event(let event):
        if let event = onStage(event) {
          scene.handle(event)
          needsFrame = true
        }
      }
    }
  }

  /// Writes what was requested.
  func finish() throws {
    let order =
      [scenes[options.scene]] + scenes.indices.filter { $0 != options.scene }.map { scenes[$0] }
    for (number, log) in order.flatMap(\.logs).enumerated() where number == 0 || !log.isEmpty {
      let suffix = number == 0 ? "" : "-\(log.name)"
      try log.write(
        scene: options.record.map { $0.named(suffix) },
        trace: options.trace.map { $0.named(suffix) }, leads: leads)
    }
  }

  // MARK: - Events

  /// Takes what is not the scene's; false to quit.
  private mutating func take(_ event: SDL_Event, at time: Double) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return false
    case SDL_KEYDOWN:
      needsFrame = true
      return press(event, at: time)
    case SDL_RENDER_DEVICE_RESET:
      canvas.texts.removeAll()
      needsFrame = true
    case SDL_WINDOWEVENT:
      needsFrame = true
      let kind = SDL_WindowEventID(UInt32(event.window.event))
      if kind == SDL_WINDOWEVENT_SIZE_CHANGED { resize(at: time) }
      if kind == SDL_WINDOWEVENT_FOCUS_LOST {
        stageFingers = []
        scene.handle(.touch(TouchEvent(.allCancelled, time: time)))
      }
    default: break
    }
    return true
  }

  private mutating func press(_ event: SDL_Event, at time: Double) -> Bool {
    switch event.key.keysym.scancode {
    case SDL_SCANCODE_ESCAPE: return false
    case SDL_SCANCODE_D:
      isDark.toggle()
      theme = isDark ? .dark : .light
    case SDL_SCANCODE_M:
      reducesMotion.toggle()
      for scene in scenes { scene.setReducesMotion(reducesMotion, at: time) }
    case let key where SDL_SCANCODE_1.rawValue...SDL_SCANCODE_7.rawValue ~= key.rawValue:
      choose(Int(key.rawValue - SDL_SCANCODE_1.rawValue), at: time)
    default: scene.handle(.other(event, time: time))
    }
    return true
  }

  private mutating func choose(_ number: Int, at time: Double) {
    guard number != index else { return }
    scene.handle(.touch(TouchEvent(.allCancelled, time: time)))
    stageFingers = []
    index = number
    scene.resize(to: layout.stage.size, at: time)
    trace.clear()
  }

  private mutating func resize(at time: Double) {
    layout = WindowLayout(OpenWindow.measure(window, canvas, options.scale))
    scene.resize(to: layout.stage.size, at: time)
  }

  /// An event as the stage sees it; nil for one that is not for it.
  private mutating func onStage(_ event: HostEvent) -> HostEvent? {
    let origin = layout.stage.origin
    switch event {
    case .touch(var touch):
      guard let place = touch.position else { return event }
      if touch.phase == .began {
        if layout.stage.contains(place) { stageFingers.insert(touch.id) }
        if let number = layout.tab(at: place) {
          choose(number, at: touch.time)
          needsFrame = true
        }
      }
      guard stageFingers.contains(touch.id) else { return nil }
      if touch.phase == .ended { stageFingers.remove(touch.id) }
      touch.position = place - origin
      return .touch(touch)
    case .wheel(let wheel, let place):
      return layout.stage.contains(place) ? .wheel(wheel, at: place - origin) : nil
    case .zoom(let delta, let place, let time):
      return layout.stage.contains(place)
        ? .zoom(byWheel: delta, at: place - origin, time: time) : nil
    case .keyDown, .keyUp, .other: return event
    }
  }

  // MARK: - Frames

  private mutating func show(at time: Double) {
    needsFrame = false
    if options.record != nil { leads[time] = host.lead }
    scene.advance(to: time, now: host.now)
    trace.note(scene, at: time)
    canvas.texts.beginFrame()
    layout.draw(scene, index: index, trace, now: time, on: canvas, theme)
    host.present(canvas.renderer)
  }
}

extension String {
  /// A file's name with something before its extension.
  fileprivate func named(_ suffix: String) -> String {
    let url = URL(fileURLWithPath: self)
    guard !suffix.isEmpty else { return self }
    return url.deletingPathExtension().path + suffix
      + (url.pathExtension.isEmpty ? "" : "." + url.pathExtension)
  }
}
