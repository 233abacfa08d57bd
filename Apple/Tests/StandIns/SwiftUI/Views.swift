// A stand-in for SwiftUI on Linux, for tests: the views and modifiers that the sample uses, as declarations. It is
// never compiled on an Apple platform.

import UIKit

public struct AnyView: PrimitiveView { public init<V: View>(_ view: V) {} }

public struct Text: PrimitiveView {
  public init(_ text: String) {}
}

public struct Color: PrimitiveView {
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  {}
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public nonisolated init(white: Double, opacity: Double = 1) {}
  public nonisolated init(uiColor: UIColor) {}
  public nonisolated static var primary: Color { Color(white: 0) }
  public nonisolated static var secondary: Color { Color(white: 0.4) }
  public nonisolated static var blue: Color { Color(white: 0.4) }
  public nonisolated static var gray: Color { Color(white: 0.4) }
  public nonisolated static var clear: Color { Color(white: 0, opacity: 0) }
  public nonisolated static var white: Color { Color(white: 1) }
  public nonisolated static var black: Color { Color(white: 0) }
  public func opacity(_ opacity: Double) -> Color { self }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let top = UnitPoint(x: 0.5, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public struct Alignment: Sendable {
  public static let center = Alignment(), leading = Alignment(), topLeading = Alignment()
  public static let bottom = Alignment(), top = Alignment()
}

public struct VStack<Content: View>: PrimitiveView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Content) {}
}
public struct NavigationLink<Destination: View>: PrimitiveView {
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {}
}
public struct ForEach<Data, ID, Content>: PrimitiveView {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content: View {}
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, ID: Hashable, Content: View {}
}
public struct Button<Label: View>: PrimitiveView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {}
}
public struct ShareLink: PrimitiveView {
  public init(_ title: String, item: String) {}
}
public struct Slider: PrimitiveView {
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>) {}
}

public protocol Shape: View {}
public struct Circle: Shape, PrimitiveView { public init() {} }
public struct Capsule: Shape, PrimitiveView { public init() {} }
public struct RoundedRectangle: Shape, PrimitiveView {
  public init(cornerRadius: CGFloat) {}
}
extension Shape { public func fill(_ color: Color) -> some View { self } }

public struct Font: Sendable {
  public static let headline = Font(), caption = Font(), title = Font(), body = Font()
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension View {
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    self
  }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle(_ style: Color) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App { public static func main() {} }

@MainActor public protocol Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
public struct TimelineViewDefaultContext { public let date: Date }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  public typealias Context = TimelineViewDefaultContext
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
}
extension View {
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func clipped() -> some View { self }
}
