import Overscroll
import OverscrollUIKit
import SwiftUI
import Testing
import UIKit

@testable import OverscrollSwiftUI

/// SwiftUI's views are made once and updated; state and engine follow each other.
@MainActor @Suite struct ViewTests {
  private func show(_ controller: UIViewController) -> Stage {
    let stage = Stage(controller.view)
    controller.viewDidLayoutSubviews()
    stage.window.layoutIfNeeded()
    return stage
  }

  @Test func `a scroller shows its content as high as it is, and tells its phases`() {
    var phases: [MotionPhase] = []
    var offsets: [CGPoint] = []
    let view = ScrollerView { Text("a long text") }
      .scroller { $0.decelerationRate = .fast }
      .onScrollerPhaseChange { phases.append($1) }
      .onScroll { offsets.append($0) }
    var host = StandInHost(view)
    let stage = show(host.controller)
    let list = host.controller.hosted
    #expect(list.contentSize == CGSize(width: 390, height: 5_000))
    #expect(list.scroller.decelerationRate == .fast)
    #expect(host.controller.children.count == 1)
    #expect(host.controller.parts[0].view.frame.size == list.contentSize)
    stage.play(.stroke(from: Vector2(200, 700), to: Vector2(200, 580)))
    #expect(phases == [.tracking, .dragging, .decelerating, .idle])
    #expect(offsets.last == list.contentOffset && list.contentOffset.y > 120)
    // Another update keeps what the engine does.
    let before = list.contentOffset
    host.update(view)
    #expect(list.contentOffset == before)
  }

  @Test func `a drawer follows its state, also in motion, its header and a position`() {
    var anchor = 0
    var position = ScrollerPosition()
    func overlay(_ height: CGFloat = 44) -> DrawerOverlay {
      DrawerOverlay(
        anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)],
        anchor: Binding(get: { anchor }, set: { anchor = $0 }),
        position: Binding(get: { position }, set: { position = $0 }), headerHeight: height,
        header: AnyView(Text("head")), content: AnyView(Text("list")))
    }
    var host = StandInHost(overlay())
    let stage = show(host.controller)
    let drawer = host.controller.hosted
    #expect(drawer.sheet.frame.minY == 724 && host.controller.children.count == 2)
    #expect(drawer.adapter.model.list.contentSize.height == 5_000)

    stage.play(.stroke(from: Vector2(200, 760), to: Vector2(200, 720)), refreshes: 20)
    #expect(drawer.drawer.isMoving && drawer.drawer.targetAnchor != 2)
    anchor = 2
    host.update(overlay())
    Stage.refresh(300, from: 20)
    #expect(anchor == 2 && drawer.drawer.anchor == 2)
    position.scrollTo(7, anchor: .top)
    host.controller.elements = [7: CGRect(x: 0, y: 3_000, width: 390, height: 100)]
    host.update(overlay())
    Stage.refresh(300, from: 320)
    #expect(drawer.adapter.model.list.contentOffset.y == 3_000 && position.offset.y == 3_000)
    // An update without a change is no wish: what the finger chose stays.
    stage.deliver(.stroke(from: Vector2(200, 80), to: Vector2(200, 380), at: 6))
    host.update(overlay())
    Stage.refresh(300, from: 740)
    #expect(anchor == drawer.drawer.anchor && anchor < 2)
    host.update(overlay(80))
    stage.window.layoutIfNeeded()
    #expect(drawer.header.frame.height == 80)
  }

  @Test func `content has the environment around it, and keeps clear of nothing by itself`() {
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
    var position = ScrollerPosition()
    let binding = Binding(get: { position }, set: { position = $0 })
    let view = ScrollerView { Text("a long text").scrollerElement(7) }.scrollerPosition(binding)
    var host = StandInHost(view)
    let stage = show(host.controller)
    let list = host.controller.hosted
    // Other tests, which run where this one waits, show keyboards.
    list.adjustsForKeyboard = false
    stage.play(.stroke(from: Vector2(200, 700), to: Vector2(200, 580)))
    let flicked = list.contentOffset
    #expect(flicked.y > 120 && position.offset == flicked)
    // What is not laid out yet is gone to as soon as it is, once.
    position.scrollTo(7)
    host.update(view)
    Stage.refresh(100, from: 900)
    #expect(list.contentOffset == flicked)
    host.controller.elements = [7: CGRect(x: 0, y: 3_000, width: 390, height: 100)]
    Stage.refresh(10, from: 1_000)
    #expect(list.scroller.isMoving && position.offset == list.contentOffset)
    Stage.refresh(300, from: 1_010)
    #expect(list.contentOffset.y == 2_256 && position.offset.y == 2_256)
    position.offset.y = 40
    host.update(view)
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

  @Test func `a floating window says where it goes, and can be hidden`() {
    var places: [PictureInPicturePlace] = []
    func overlay(_ isPresented: Bool, margin: CGFloat = 12) -> FloatingOverlay<Text> {
      FloatingOverlay(
        isPresented: isPresented, size: CGSize(width: 160, height: 90), margin: margin,
        onPlaceChange: { places.append($0) }, content: Text("video"))
    }
    var host = StandInHost(overlay(true))
    let stage = show(host.controller)
    #expect(host.controller.hosted.content.frame.origin == CGPoint(x: 218, y: 742))
    stage.play(.stroke(from: Vector2(300, 780), to: Vector2(180, 770)))
    #expect(places == [.resting(2)])
    #expect(host.controller.hosted.content.frame.origin == CGPoint(x: 12, y: 742))
    host.update(overlay(true, margin: 20))
    Stage.refresh(300, from: 900)
    #expect(host.controller.hosted.content.frame.origin == CGPoint(x: 20, y: 734))
    host.update(overlay(false))
    #expect(host.controller.hosted.isHidden)
  }
}
