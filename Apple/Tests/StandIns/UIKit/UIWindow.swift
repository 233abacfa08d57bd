open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open var screen = UIScreen()
}

@MainActor open class UIScreen: NSObject {
  // Windows fill the screen.
  public let coordinateSpace: any UICoordinateSpace = UIView(frame: .zero)
}

@MainActor open class UITraitCollection: NSObject {
  public let displayScale: CGFloat = 1
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! {
    get {
      if loaded == nil { loadView() }
      return loaded
    }
    set { loaded = newValue }
  }

  open private(set) var children: [UIViewController] = []
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  open func loadView() { loaded = UIView(frame: .zero) }
  open func viewDidLayoutSubviews() {}

  open func addChild(_ childController: UIViewController) { children.append(childController) }

  open func didMove(toParent parent: UIViewController?) {}
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()
}

public enum NSTextAlignment: Int, Sendable { case center = 1, natural = 4 }

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  public required init(coder: NSCoder) { fatalError("made in code") }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
