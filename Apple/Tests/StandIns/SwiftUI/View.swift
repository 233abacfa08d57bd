// A stand-in for SwiftUI on Linux, for tests: Apple's public signatures in our own words, with just enough behaviour
// to drive what is built on them. It is never compiled on an Apple platform.

import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("a view of the system has no body") } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent()
  }
}

public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError("a view of the system has no body") }
}

public struct EmptyView: PrimitiveView { public nonisolated init() {} }
public struct TupleView<T>: PrimitiveView {
  public nonisolated init(_ value: T) {}
}
public struct _ConditionalContent<T: View, F: View>: PrimitiveView { nonisolated init() {} }
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a view of the system has no body") }
}

@propertyWrapper public struct State<Value> {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
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
  public var projectedValue: Binding { self }
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment = EnvironmentValues()
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("a view of the system has no body") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A view in an environment of its own.
public struct StandInEnvironment<Content: View>: PrimitiveView {
  public let environment: EnvironmentValues
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    var environment = EnvironmentValues()
    environment[keyPath: keyPath] = value
    return StandInEnvironment<Self>(environment: environment)
  }
}

open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  /// What of the safe area the content keeps clear of by itself.
  open var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  /// What the content would take, as a test says.
  public static var standInFit: CGSize { CGSize(width: 390, height: 5_000) }
  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: min(size.width, Self.standInFit.width), height: Self.standInFit.height)
  }
}

/// Holds a representable view as SwiftUI does: made once, updated whenever the state changes.
@MainActor public struct StandInHost<Representable: UIViewControllerRepresentable> {
  public let controller: Representable.UIViewControllerType
  private var context: UIViewControllerRepresentableContext<Representable>

  public init(_ representable: Representable, in environment: EnvironmentValues = .init()) {
    context = UIViewControllerRepresentableContext(
      coordinator: representable.makeCoordinator(), environment: environment)
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

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { fatalError("a view of the system has no body") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
