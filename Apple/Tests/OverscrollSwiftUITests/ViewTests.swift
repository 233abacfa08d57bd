import Overscroll
import OverscrollUIKit
import SwiftUI
import Testing
import UIKit

@testable import OverscrollSwiftUI

/// SwiftUI's views are made once and updated; state and engine follow each other.
@MainActor @Suite struct ViewTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    controller.viewDidLayoutSubviews()
    window.layoutIfNeeded()
    return window
  }

  private func refresh(_ count: Int = 300, from start: Double = 0) {
    for refresh in 0..<count {
      let now = start + Double(refresh) / 120
      StandInDisplay.refresh(at: now, showing: now + 1.0 / 120)
    }
  }

  private func flick(_ window: UIWindow, from start: CGPoint, by distance: CGPoint) {
    let screen = StandInTouchscreen(window)
    screen.began(1, .init(start.x, start.y, at: 0))
    for step in 1...6 {
      let share = CGFloat(step) / 6
      screen.moved(
        1, .init(start.x + distance.x * share, start.y + distance.y * share, at: Double(step) / 90))
    }
    screen.ended(1, .init(start.x + distance.x, start.y + distance.y, at: 0.068))
  }

  @Test func `a scroller shows its content as high as it is, and tells its phases`() {
    StandInDisplay.reset()
    var phases: [MotionPhase] = []
    var offsets: [CGPoint] = []
    let view = ScrollerView { Text("a long text") }
      .scroller { $0.decelerationRate = .fast }
      .onScrollerPhaseChange { phases.append($1) }
      .onScroll { offsets.append($0) }
    var host = StandInHost(view)
    let window = show(host.controller)
    let list = host.controller.hosted
    #expect(list.contentSize == CGSize(width: 390, height: 5_000))
    #expect(list.scroller.decelerationRate == .fast)
    #expect(host.controller.children.count == 1)
    #expect(host.controller.view(of: 0).frame.size == list.contentSize)
    flick(window, from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -120))
    refresh()
    #expect(phases == [.tracking, .dragging, .decelerating, .idle])
    #expect(offsets.last == list.contentOffset && list.contentOffset.y > 120)
    // Another update keeps what the engine does.
    let before = list.contentOffset
    host.update(view)
    #expect(list.contentOffset == before)
  }

  @Test func `a drawer goes where its state says, and says where it went`() {
    StandInDisplay.reset()
    var anchor = 0
    let binding = Binding(get: { anchor }, set: { anchor = $0 })
    let anchors: [DrawerAnchor] = [.fromBottom(120), .fraction(0.5), .fromTop(60)]
    func overlay() -> DrawerOverlay {
      DrawerOverlay(
        anchors: anchors, anchor: binding, headerHeight: 44, header: AnyView(Text("head")),
        content: AnyView(Text("list")))
    }
    var host = StandInHost(overlay())
    let window = show(host.controller)
    let drawer = host.controller.hosted
    #expect(drawer.sheet.frame.minY == 724)
    #expect(drawer.adapter.model.list.contentSize.height == 5_000)
    #expect(host.controller.children.count == 2)

    flick(window, from: CGPoint(x: 200, y: 760), by: CGPoint(x: 0, y: -130))
    refresh()
    #expect(anchor == drawer.drawer.anchor && anchor > 0)

    anchor = 0
    host.update(overlay())
    #expect(drawer.drawer.targetAnchor == 0)
    refresh(from: 10)
    #expect(drawer.drawer.anchor == 0 && drawer.sheet.frame.minY == 724 && anchor == 0)
  }

  @Test func `an anchor set while the drawer moves is taken, and a changed header too`() {
    StandInDisplay.reset()
    var anchor = 0
    let binding = Binding(get: { anchor }, set: { anchor = $0 })
    func overlay(_ height: CGFloat = 44) -> DrawerOverlay {
      DrawerOverlay(
        anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], anchor: binding,
        headerHeight: height, header: AnyView(Text("head")), content: AnyView(Text("list")))
    }
    var host = StandInHost(overlay())
    let window = show(host.controller)
    let drawer = host.controller.hosted
    flick(window, from: CGPoint(x: 200, y: 760), by: CGPoint(x: 0, y: -40))
    refresh(8, from: 0.07)
    #expect(drawer.drawer.isMoving && drawer.drawer.targetAnchor != 2)
    anchor = 2
    host.update(overlay())
    refresh(from: 0.2)
    #expect(anchor == 2 && drawer.drawer.anchor == 2)
    // An update without a change is no wish: what the finger chose stays.
    flick(window, from: CGPoint(x: 200, y: 80), by: CGPoint(x: 0, y: 300))
    host.update(overlay())
    refresh(from: 5)
    #expect(anchor == drawer.drawer.anchor && anchor < 2)
    host.update(overlay(80))
    window.layoutIfNeeded()
    #expect(drawer.header.frame.height == 80)
  }

  @Test func `content has the environment around it, and keeps clear of nothing by itself`() {
    StandInDisplay.reset()
    let view = ScrollerView { Text("a long text") }
    var host = StandInHost(view)
    var isEnabled: Bool { host.controller.parts[0].rootView.environment.isEnabled }
    #expect(isEnabled && host.controller.parts[0].safeAreaRegions == [])
    var environment = EnvironmentValues()
    environment.isEnabled = false
    host.update(view, in: environment)
    #expect(!isEnabled)
  }

  @Test func `the app's position is the view's, and goes to elements`() async {
    StandInDisplay.reset()
    var position = ScrollerPosition()
    let binding = Binding(get: { position }, set: { position = $0 })
    let view = ScrollerView { Text("a long text").scrollerElement(7) }.scrollerPosition(binding)
    var host = StandInHost(view)
    let window = show(host.controller)
    let list = host.controller.hosted
    func update(from start: Double) {
      host.update(view)
      refresh(from: start)
    }
    flick(window, from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -120))
    refresh(600)
    let flicked = list.contentOffset
    #expect(flicked.y > 120 && position.offset == flicked)
    // What is not laid out yet is gone to as soon as it is, once.
    position.scrollTo(7)
    update(from: 5)
    #expect(list.contentOffset == flicked)
    host.controller.elements = [7: CGRect(x: 0, y: 3_000, width: 390, height: 100)]
    refresh(10, from: 10)
    #expect(list.scroller.isMoving && position.offset == list.contentOffset)
    refresh(from: 10.1)
    #expect(list.contentOffset.y == 2_256 && position.offset.y == 2_256)
    position.offset.y = 40
    update(from: 15)
    #expect(list.contentOffset.y == 40)
    host.controller.elements = [7: CGRect(x: 0, y: 4_000, width: 390, height: 100)]
    #expect(list.contentOffset.y == 40)
    // Beyond the end it stops there, and so does the state, after the update.
    position.offset.y = 9_000
    host.update(view)
    #expect(list.contentOffset.y == 4_156 && position.offset.y == 9_000)
    for _ in 0..<10 { await Task.yield() }
    #expect(position.offset.y == 4_156)
    position.scrollTo(7, animated: false)
    host.update(view)
    for _ in 0..<10 { await Task.yield() }
    #expect(list.contentOffset.y == 4_000 && position.offset.y == 4_000)
    // A point of the element comes to the same point of what is free of insets.
    list.contentInset = UIEdgeInsets(top: 100, bottom: 44)
    for (anchor, offset) in [(UnitPoint.top, 3_900), (.center, 3_600), (.bottom, 3_300)] {
      position.scrollTo(7, anchor: anchor, animated: false)
      host.update(view)
      #expect(list.contentOffset.y == CGFloat(offset))
    }
  }

  @Test func `a drawer's list is where the app's position says, and goes to elements`() async {
    StandInDisplay.reset()
    var position = ScrollerPosition()
    let overlay = DrawerOverlay(
      anchors: [.fromBottom(120), .fromTop(60)], anchor: .constant(1),
      position: Binding(get: { position }, set: { position = $0 }), headerHeight: 44,
      header: AnyView(Text("head")), content: AnyView(Text("list")))
    var host = StandInHost(overlay)
    let window = show(host.controller)
    var list: Scroller { host.controller.hosted.adapter.model.list }
    flick(window, from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -120))
    refresh(600)
    #expect(list.contentOffset.y > 120 && position.offset == CGPoint(list.contentOffset))
    host.controller.elements = [7: CGRect(x: 0, y: 3_000, width: 390, height: 100)]
    position.scrollTo(7, anchor: .top)
    host.update(overlay)
    refresh(from: 10)
    #expect(list.contentOffset.y == 3_000 && position.offset.y == 3_000)
  }

  @Test func `a floating window says where it goes, and can be hidden`() {
    StandInDisplay.reset()
    var places: [PictureInPicturePlace] = []
    func overlay(_ isPresented: Bool, margin: CGFloat = 12) -> FloatingOverlay<Text> {
      FloatingOverlay(
        isPresented: isPresented, size: CGSize(width: 160, height: 90), margin: margin,
        onPlaceChange: { places.append($0) }, content: Text("video"))
    }
    var host = StandInHost(overlay(true))
    let window = show(host.controller)
    #expect(host.controller.hosted.content.frame.origin == CGPoint(x: 218, y: 742))
    flick(window, from: CGPoint(x: 300, y: 780), by: CGPoint(x: -120, y: -10))
    refresh()
    #expect(places == [.resting(2)])
    #expect(host.controller.hosted.content.frame.origin == CGPoint(x: 12, y: 742))
    host.update(overlay(true, margin: 20))
    refresh(from: 10)
    #expect(host.controller.hosted.content.frame.origin == CGPoint(x: 20, y: 734))
    host.update(overlay(false))
    #expect(host.controller.hosted.isHidden)
  }

  @Test func `the modifiers take the builders of SwiftUI`() {
    let anchor = Binding.constant(0)
    let view = Text("map")
      .drawer(anchors: [.fromBottom(120), .fromTop(60)], anchor: anchor) {
        Text("head")
      } content: {
        Text("one")
        Text("two")
      }
      .pictureInPicture(size: CGSize(width: 160, height: 90)) { Text("video") }
    #expect(String(describing: type(of: view)).isEmpty == false)
  }
}
