#if os(iOS) || os(Linux)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// SwiftUI's content in a view of ours, in the environment of the place where it was written.
  struct HostedContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues
    /// The axes that it scrolls along: there it is as large as it wants to be, and not as there is space.
    let free: Axis.Set
    let measure: @MainActor @Sendable ([AnyHashable: CGRect]) -> Void
    /// Called when its size has changed by itself.
    let resized: @MainActor @Sendable () -> Void

    var body: some View {
      content.environment(\.self, environment)
        .fixedSize(horizontal: free.contains(.horizontal), vertical: free.contains(.vertical))
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { [resized] _ in resized() }
        .coordinateSpace(.named(ElementFrames.space))
        .onPreferenceChange(ElementFrames.self) { [measure] in
          nonisolated(unsafe) let frames = $0
          MainActor.assumeIsolated { measure(frames) }
        }
    }
  }

  /// A controller whose view is one of ours, with SwiftUI's content in parts of it.
  public final class HostedController<Hosted: UIView, Content: View>: UIViewController {
    /// Our view.
    let hosted: Hosted

    /// The content, each part with the view it lies in.
    private(set) var parts: [UIHostingController<HostedContent<Content>>] = []

    init(_ hosted: Hosted) {
      self.hosted = hosted
      super.init(nibName: nil, bundle: nil)
    }

    /// Storyboards do not make it.
    public required init?(coder: NSCoder) { fatalError("made by SwiftUI, not by a storyboard") }

    public override func loadView() { view = hosted }

    /// Shows content in a part of our view.
    ///
    /// The engine counts safe area and keyboard itself: the content is not to keep clear of them once more.
    ///
    /// - Parameter free: the axes that it scrolls along.
    func host(
      _ content: Content, _ environment: EnvironmentValues, in container: UIView,
      free axes: Axis.Set = []
    ) {
      free.append(axes)
      let part = UIHostingController(rootView: wrap(content, environment, part: parts.count))
      part.safeAreaRegions = []
      part.view.backgroundColor = nil
      parts.append(part)
      embed(part, in: container)
    }

    /// Shows other content, or the same in another environment.
    func update(_ environment: EnvironmentValues, _ contents: Content...) {
      for (index, content) in contents.enumerated() {
        parts[index].rootView = wrap(content, environment, part: index)
      }
    }

    private func wrap(
      _ content: Content, _ environment: EnvironmentValues, part: Int
    ) -> HostedContent<Content> {
      HostedContent(
        content: content, environment: environment, free: free[part],
        measure: { [weak self] in
          guard let self, part == parts.count - 1 else { return }
          elements = $0
        }, resized: { [weak self] in self?.layout() })
    }

    private var free: [Axis.Set] = []

    /// Where the elements with an id lie in the last part, which scrolls, in points.
    var elements: [AnyHashable: CGRect] = [:] { didSet { layout() } }

    /// How large a part wants to be in a width.
    func fit(_ part: Int, width: CGFloat) -> CGSize {
      parts[part].sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// Called when our view has its size, and when elements have moved.
    var layout: () -> Void = {}

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layout()
    }
  }
#endif
