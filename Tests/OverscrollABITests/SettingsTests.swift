import COverscroll
@_spi(Fields) import ScrollScenes
import Testing

@testable import OverscrollABI

/// C's structs of settings have what the tables of properties say, both ways.
extension InterfaceTests {
  @Suite struct SettingsTests {
    /// Each property that C has is set to each of its samples, written into C's struct, and set from that.
    private static func check<Model, Def: Settings>(
      _ model: Model, _ properties: [ModelProperty<Model>], _: Def.Type, except: [String] = []
    ) throws where Def.Value == Model {
      try check(model, properties, except: except) {
        var def = Def()
        def.read($0)
        return def.apply(to: &$1)
      }
    }

    private static func check<Model>(
      _ model: Model, _ properties: [ModelProperty<Model>], except: [String] = [],
      copy: (Model, inout Model) -> Bool
    ) throws {
      for property in properties where property.script != nil && !except.contains(property.name) {
        for sample in property.samples where !Self.isList(sample) {
          var (one, other) = (model, model)
          try property.set(&one, to: sample)
          #expect(copy(one, &other), "\(property.name) \(sample)")
          #expect(property.json(of: other) == property.json(of: one), "\(property.name) \(sample)")
        }
      }
    }

    /// Whether C takes it by a function, as it has lists.
    private static func isList(_ sample: JSONValue) -> Bool {
      guard case .object(let members) = sample else { return false }
      return members.contains { if case .array = $0.value { true } else { false } }
    }

    @Test func `every property goes through C's struct and comes back`() throws {
      let box = Size2(390, 844)
      try Self.check(
        Scroller(viewport: box, content: Size2(390, 6_000)),
        Scroller.properties(), OverscrollScrollerDef.self)
      let drawer = Drawer(
        anchors: [.fromBottom(100), .fraction(0.5)], layout: DrawerLayout(container: box))
      try Self.check(drawer, Drawer.properties, OverscrollDrawerDef.self)
      try Self.check(
        ScrollingDrawer(drawer: drawer, list: Scroller(viewport: box, content: box)),
        ScrollingDrawer.properties, OverscrollScrollingDrawerDef.self)
      try Self.check(
        Pager(count: 4, layout: PagerLayout(viewport: box)), Pager.properties,
        OverscrollPagerDef.self)
      try Self.check(
        PictureInPicture(size: Size2(160, 90), container: box), PictureInPicture.properties,
        OverscrollPictureInPictureDef.self)
      try Self.check(Dial(center: .zero), Dial.properties, OverscrollDialDef.self)
      try Self.check(
        Throw(SIMD4<Double>()), Throw<SIMD4<Double>>.properties(), OverscrollThrowDef.self,
        except: ["candidates"])
      let page = NestedScroll(Scroller(viewport: box, content: box), order: .innerFirst)
      try Self.check(page, page.properties, OverscrollNestedDef.self)
      try Self.check(page, NestedScroll.memberProperties(of: 0)) {
        let member = OverscrollNestedMember($0, 0)
        $1.setMember(member, 0)
        return member.isValid
      }
    }
  }
}
