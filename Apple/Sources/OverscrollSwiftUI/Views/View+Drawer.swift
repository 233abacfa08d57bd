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
    ///   - headerHeight: the height of the header, in points.
    ///   - header: what always drags the drawer.
    ///   - content: what scrolls once the drawer is open.
    public func drawer<Header: View, Content: View>(
      anchors: [DrawerAnchor], anchor: Binding<Int>, headerHeight: CGFloat = 44,
      @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content
    ) -> some View {
      let (header, content) = (AnyView(header()), AnyView(content()))
      return overlay {
        DrawerOverlay(
          anchors: anchors, anchor: anchor, headerHeight: headerHeight, header: header,
          content: content)
      }
    }
  }

  /// The drawer itself, as large as the view it lies over.
  struct DrawerOverlay: UIViewControllerRepresentable {
    let anchors: [DrawerAnchor]
    let anchor: Binding<Int>
    let headerHeight: CGFloat
    let header: AnyView
    let content: AnyView

    func makeUIViewController(context: Context) -> HostedController<DrawerView, AnyView> {
      let view = DrawerView(anchors: anchors, anchor: anchor.wrappedValue)
      view.headerHeight = headerHeight
      let list = UIView(frame: .zero)
      view.setContent(list, height: 0)
      let controller = HostedController<DrawerView, AnyView>(view)
      controller.host(header, in: view.header)
      controller.host(content, in: list)
      controller.layout = { [unowned controller] in resize(controller) }
      return controller
    }

    func updateUIViewController(
      _ controller: HostedController<DrawerView, AnyView>, context: Context
    ) {
      controller.update(header, content)
      let view = controller.hosted
      view.onEvent = { event in
        if case .didChangeAnchor(let change) = event { anchor.wrappedValue = change.to }
      }
      if view.drawer.anchors != anchors { view.drawer.setAnchors(anchors) }
      // While a finger has it, the drawer decides.
      let wanted = anchor.wrappedValue
      if wanted != view.drawer.anchor, wanted != view.drawer.targetAnchor, !view.drawer.isTracking,
        !view.drawer.isMoving, anchors.indices.contains(wanted)
      {
        view.move(to: wanted)
      }
      resize(controller)
    }

    private func resize(_ controller: HostedController<DrawerView, AnyView>) {
      let width = controller.hosted.bounds.width
      guard width > 0, let list = controller.hosted.content else { return }
      let height = controller.fit(1, width: width).height
      if height != list.bounds.height { controller.hosted.setContent(list, height: height) }
    }
  }
#endif
