import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("a view of the system has no body") } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError("a view of the system has no body") }
}

public struct TupleView<T>: PrimitiveView { public nonisolated init(_ value: T) {} }
extension Optional: View, PrimitiveView where Wrapped: View {}

@propertyWrapper public struct State<Value> {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment = EnvironmentValues()
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: PrimitiveView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3)
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
}

open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  /// What of the safe area the content keeps clear of by itself.
  open var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// All content is 390 points wide and 5,000 high.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 390), height: 5_000)
  }
}

/// Holds a representable view as SwiftUI does: made once, updated whenever the state changes.
@MainActor public struct StandInHost<Representable: UIViewControllerRepresentable> {
  public let controller: Representable.UIViewControllerType
  private var context: UIViewControllerRepresentableContext<Representable>

  public init(_ representable: Representable) {
    context = UIViewControllerRepresentableContext(coordinator: representable.makeCoordinator())
    controller = representable.makeUIViewController(context: context)
    update(representable)
  }

  /// Another state or, where one is given, another environment.
  public mutating func update(
    _ representable: Representable, in environment: EnvironmentValues? = nil
  ) {
    if let environment { context.environment = environment }
    representable.updateUIViewController(controller, context: context)
  }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

@MainActor @preconcurrency public protocol UIViewRepresentable: PrimitiveView {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}
