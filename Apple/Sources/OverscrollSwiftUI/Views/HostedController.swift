#if os(iOS) || os(Linux)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A controller whose view is one of ours, with SwiftUI's content in parts of it.
  public final class HostedController<Hosted: UIView, Content: View>: UIViewController {
    /// Our view.
    let hosted: Hosted

    /// The content, each part with the view it lies in.
    private var parts: [UIHostingController<Content>] = []

    init(_ hosted: Hosted) {
      self.hosted = hosted
      super.init(nibName: nil, bundle: nil)
    }

    /// Storyboards do not make it.
    public required init?(coder: NSCoder) { fatalError("made by SwiftUI, not by a storyboard") }

    public override func loadView() { view = hosted }

    /// Shows content in a part of our view.
    func host(_ content: Content, in container: UIView) {
      let part = UIHostingController(rootView: content)
      part.view.backgroundColor = nil
      parts.append(part)
      embed(part, in: container)
    }

    /// Shows other content.
    func update(_ contents: Content...) {
      for (part, content) in zip(parts, contents) { part.rootView = content }
    }

    /// How large a part wants to be in a width.
    func fit(_ part: Int, width: CGFloat) -> CGSize {
      parts[part].sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The view of a part.
    func view(of part: Int) -> UIView { parts[part].view }

    /// Called when our view has its size.
    var layout: () -> Void = {}

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layout()
    }
  }
#endif
