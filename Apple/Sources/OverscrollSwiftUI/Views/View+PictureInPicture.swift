#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  extension View {
    /// Lets a small window float over the view; thrown, it goes to a corner.
    ///
    /// ```swift
    /// Article().pictureInPicture(size: CGSize(width: 160, height: 90)) { Video() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: whether the window is there.
    ///   - size: the window's, in points.
    ///   - margin: distance kept from the edges, in points.
    ///   - onPlaceChange: is given where it goes.
    ///   - content: what the window shows.
    public func pictureInPicture<Content: View>(
      isPresented: Binding<Bool> = .constant(true), size: CGSize, margin: CGFloat = 12,
      onPlaceChange: @escaping (PictureInPicturePlace) -> Void = { _ in },
      @ViewBuilder content: () -> Content
    ) -> some View {
      let window = content()
      return overlay {
        FloatingOverlay(
          isPresented: isPresented.wrappedValue, size: size, margin: margin,
          onPlaceChange: onPlaceChange, content: window)
      }
    }
  }

  /// The window itself, in a space as large as the view it floats over.
  struct FloatingOverlay<Content: View>: UIViewControllerRepresentable {
    let isPresented: Bool
    let size: CGSize
    let margin: CGFloat
    let onPlaceChange: (PictureInPicturePlace) -> Void
    let content: Content

    func makeUIViewController(context: Context) -> HostedController<FloatingWindow, Content> {
      let view = FloatingWindow(size: size, margin: margin)
      let controller = HostedController<FloatingWindow, Content>(view)
      controller.host(content, context.environment, in: view.content)
      return controller
    }

    func updateUIViewController(
      _ controller: HostedController<FloatingWindow, Content>, context: Context
    ) {
      controller.update(context.environment, content)
      let view = controller.hosted
      view.isHidden = !isPresented
      if Size2(size) != view.floating.targetSize { view.floating.setSize(Size2(size)) }
      if Double(margin) != view.floating.margin { view.floating.margin = Double(margin) }
      view.onEvent = { event in
        if case .willChangePlace(let change) = event { onPlaceChange(change.to) }
      }
    }
  }
#endif
