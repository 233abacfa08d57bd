#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  extension View {
    /// Puts a drawer over the view.
    ///
    /// ```swift
    /// MapView()
    ///   .drawer(anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], anchor: $anchor) {
    ///     SearchField()
    ///   } content: {
    ///     Stations()
    ///   }
    /// ```
    ///
    /// - Parameters:
    ///   - anchors: where it may rest.
    ///   - anchor: the index of the anchor it rests on; set it to move the drawer.
    ///   - position: where the content is, both ways, and to which of its elements it scrolls.
    ///   - headerHeight: the height of the header, in points.
    ///   - header: what always drags the drawer.
    ///   - content: what scrolls once the drawer is open.
    public func drawer<Header: View, Content: View>(
      anchors: [DrawerAnchor], anchor: Binding<Int>, position: Binding<ScrollerPosition>? = nil,
      headerHeight: CGFloat = 44, @ViewBuilder header: () -> Header,
      @ViewBuilder content: () -> Content
    ) -> some View {
      let (header, content) = (AnyView(header()), AnyView(content()))
      return overlay {
        DrawerOverlay(
          anchors: anchors, anchor: anchor, position: position, headerHeight: headerHeight,
          header: header, content: content)
      }
    }
  }

  /// The drawer itself, as large as the view it lies over.
  struct DrawerOverlay: UIViewControllerRepresentable {
    let anchors: [DrawerAnchor]
    let anchor: Binding<Int>
    var position: Binding<ScrollerPosition>?
    let headerHeight: CGFloat
    let header: AnyView
    let content: AnyView

    /// Remembers what the app's state was: a change of it is a wish, also while the drawer moves.
    @MainActor final class Coordinator {
      var anchor: Int
      let follower = PositionFollower()
      init(_ anchor: Int) { self.anchor = anchor }
    }

    func makeCoordinator() -> Coordinator { Coordinator(anchor.wrappedValue) }

    func makeUIViewController(context: Context) -> HostedController<DrawerView, AnyView> {
      let view = DrawerView(anchors: anchors, anchor: anchor.wrappedValue)
      view.headerHeight = headerHeight
      let list = UIView(frame: .zero)
      view.setContent(list, height: 0)
      let controller = HostedController<DrawerView, AnyView>(view)
      controller.host(header, context.environment, in: view.header)
      controller.host(content, context.environment, in: list, free: .vertical)
      return controller
    }

    func updateUIViewController(
      _ controller: HostedController<DrawerView, AnyView>, context: Context
    ) {
      controller.update(context.environment, header, content)
      let view = controller.hosted
      let known = context.coordinator
      view.onEvent = { [unowned view, anchor] event in
        switch event {
        case .didChangeAnchor, .didSettle:
          known.anchor = view.drawer.targetAnchor
          if anchor.wrappedValue != known.anchor { anchor.wrappedValue = known.anchor }
        default: break
        }
      }
      if view.headerHeight != headerHeight { view.headerHeight = headerHeight }
      // A change is a wish, also in motion; while a finger drags, its release decides.
      let wanted = anchor.wrappedValue
      let isRequest = wanted != known.anchor && anchors.indices.contains(wanted)
      known.anchor = wanted
      if view.drawer.anchors != anchors {
        view.drawer.setAnchors(anchors, anchor: isRequest ? wanted : nil)
      } else if isRequest {
        view.move(to: wanted)
      }
      view.onListEvent = { [unowned view] in
        if $0 == .didScroll { known.follower.write(CGPoint(view.adapter.model.list.contentOffset)) }
      }
      controller.layout = { [unowned controller] in
        resize(controller)
        let view = controller.hosted
        known.follower.follow(
          position, view.adapter.model.list, elements: controller.elements, scroll: view.scrollList)
      }
      controller.layout()
    }

    private func resize(_ controller: HostedController<DrawerView, AnyView>) {
      let width = controller.hosted.bounds.width
      guard width > 0, let list = controller.hosted.content else { return }
      let height = controller.fit(1, width: width).height
      if height != list.bounds.height { controller.hosted.setContent(list, height: height) }
    }
  }
#endif
