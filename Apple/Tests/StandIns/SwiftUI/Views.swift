import UIKit

public struct AnyView: PrimitiveView { public init<V: View>(_ view: V) {} }

public struct Text: PrimitiveView { public init(_ text: String) {} }

public struct Color: PrimitiveView {
  public nonisolated init(uiColor: UIColor) {}
  public nonisolated static var primary: Color { Color(uiColor: .label) }
  public nonisolated static var secondary: Color { primary }
  public nonisolated static var blue: Color { primary }
  public nonisolated static var gray: Color { primary }
  public nonisolated static var clear: Color { primary }
  public nonisolated static var white: Color { primary }
  public nonisolated static var black: Color { primary }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let top = UnitPoint(x: 0.5, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
public enum HorizontalAlignment: Sendable { case leading, center }
public struct Alignment: Sendable {
  public static let center = Alignment(), topLeading = Alignment()
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
public struct ShareLink: PrimitiveView { public init(_ title: String, item: String) {} }
public struct Slider: PrimitiveView {
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>) {}
}

public protocol Shape: View {}
public struct Circle: Shape, PrimitiveView { public init() {} }
public struct Capsule: Shape, PrimitiveView { public init() {} }
public struct RoundedRectangle: Shape, PrimitiveView { public init(cornerRadius: CGFloat) {} }
extension Shape { public func fill(_ color: Color) -> some View { self } }

public struct Font: Sendable { public static let headline = Font(), caption = Font() }

extension View {
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  public func background<V: View>(_ background: V) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> some View { self }
  public func padding() -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle(_ style: Color) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App { public static func main() {} }

@MainActor public protocol Scene {}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
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
