#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A scroll view on the engine, with SwiftUI's content.
  ///
  /// ```swift
  /// ScrollerView { ForEach(messages) { Row($0) } }
  ///   .scroller { $0.decelerationRate = .fast }
  ///   .onScrollerPhaseChange { old, new in isHeaderHidden = new == .dragging }
  /// ```
  public struct ScrollerView<Content: View>: UIViewControllerRepresentable {
    private let axis: ScrollAxis
    private let content: Content
    private var configure: (inout Scroller) -> Void = { _ in }
    private var phaseChange: ((MotionPhase, MotionPhase) -> Void)?
    private var offsetChange: ((CGPoint) -> Void)?
    private var refresh: (() async -> Void)?
    private var position: Binding<ScrollerPosition>?

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axis: along which axis the content may be longer than the view.
    ///   - content: what scrolls.
    public init(_ axis: ScrollAxis = .vertical, @ViewBuilder content: () -> Content) {
      self.axis = axis
      self.content = content()
    }

    /// Sets up the engine once: limits of zoom, snapping, rates.
    public func scroller(_ configure: @escaping (inout Scroller) -> Void) -> Self {
      changed { $0.configure = configure }
    }

    /// Calls back when what the scroller does changes: from, to.
    public func onScrollerPhaseChange(
      _ action: @escaping (MotionPhase, MotionPhase) -> Void
    ) -> Self { changed { $0.phaseChange = action } }

    /// Calls back when the offset changes.
    public func onScroll(_ action: @escaping (CGPoint) -> Void) -> Self {
      changed { $0.offsetChange = action }
    }

    /// Turns pull to refresh on.
    public func onScrollerRefresh(_ action: @escaping () async -> Void) -> Self {
      changed { $0.refresh = action }
    }

    /// Connects where it is with state of the app, both ways.
    public func scrollerPosition(_ position: Binding<ScrollerPosition>) -> Self {
      changed { $0.position = position }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    // MARK: - UIViewControllerRepresentable

    /// Hands on what the view tells.
    @MainActor public final class Coordinator: OverscrollViewDelegate {
      var offsetChange: ((CGPoint) -> Void)?
      let follower = PositionFollower()

      /// Hands on the offset.
      public func scrollViewDidScroll(_ scrollView: OverscrollView) {
        let offset = scrollView.contentOffset
        follower.write(offset)
        follower.afterUpdate { [offsetChange] in offsetChange?(offset) }
      }
    }

    /// Makes what hands on the view's events.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// Makes the scroll view.
    public func makeUIViewController(
      context: Context
    ) -> HostedController<OverscrollView, Content> {
      let view = OverscrollView(frame: .zero)
      configure(&view.scroller)
      view.delegate = context.coordinator
      let controller = HostedController<OverscrollView, Content>(view)
      controller.host(
        content, context.environment, in: view.contentView,
        free: axis == .vertical ? .vertical : .horizontal)
      return controller
    }

    /// Hands on the content and what is called back; the engine goes on.
    public func updateUIViewController(
      _ controller: HostedController<OverscrollView, Content>, context: Context
    ) {
      controller.update(context.environment, content)
      context.coordinator.offsetChange = offsetChange
      controller.hosted.onPhaseChange = phaseChange.map { change in
        { [follower = context.coordinator.follower] before, phase in
          follower.afterUpdate { change(before, phase) }
        }
      }
      controller.hosted.onRefresh = refresh.map { refresh in
        { [weak view = controller.hosted] in
          Task { @MainActor in
            await refresh()
            view?.endRefreshing()
          }
        }
      }
      controller.layout = { [unowned controller, follower = context.coordinator.follower] in
        resize(controller)
        let view = controller.hosted
        follower.follow(position, view.scroller, elements: controller.elements) {
          view.setContentOffset(CGPoint($0), animated: $1)
        }
      }
      controller.layout()
    }

    private func resize(_ controller: HostedController<OverscrollView, Content>) {
      let bounds = controller.hosted.bounds.size
      guard bounds.width > 0 else { return }
      let isHigh = axis == .vertical
      let fit = controller.fit(0, width: isHigh ? bounds.width : .greatestFiniteMagnitude)
      let size = CGSize(
        width: isHigh ? bounds.width : fit.width, height: isHigh ? fit.height : bounds.height)
      if size != controller.hosted.contentSize { controller.hosted.contentSize = size }
    }
  }
#endif
