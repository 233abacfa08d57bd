import COverscroll
import Foundation
import Overscroll
import Testing

@testable import OverscrollABI

/// Each number of each struct of settings arrives, and one that is none is refused or has no effect.
extension InterfaceTests {
  @Suite struct DefTests {
    /// The table of all structs, by which JavaScript reads and writes them; compilers check it.
    private static let table = try? String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Web/js/plumbing/layout.js"), encoding: .utf8)

    /// The names and places of the numbers of a struct, those of structs in it included.
    private static func numbers(of type: some StringProtocol) throws -> [(String, Int)] {
      if type == "Value" { return (0..<4).map { ("parts[\($0)]", 8 * $0) } }
      let lines = try #require(table).split(separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix("export const \(type) = ") })
      return try line.matches(of: /(\w+): \[(\w+), (\d+)/).flatMap { match in
        let (name, place) = (String(match.1), try #require(Int(match.3)))
        if match.2 == "0" { return [(name, place)] }
        guard match.2.contains(where: \.isLowercase) else { return [] }
        return try numbers(of: match.2).map { ("\(name).\($0)", place + $1) }
      }
    }

    /// Each number of a def is replaced; `body` gets its name, what it is, and such a def with another.
    private static func each<Given: Def>(
      _ def: Given, _ body: (String, KeyPath<Given, Double>, (Double) -> Given) throws -> Void
    ) throws {
      let fields = try numbers(of: "\(Given.self)".dropFirst("Overscroll".count))
      #expect(!fields.isEmpty)
      for (name, place) in fields {
        try body("\(Given.self).\(name)", \.[numberAt: place]) {
          var other = def
          other[numberAt: place] = $0
          return other
        }
      }
    }

    private static let invalidNumbers = [Double.nan, .infinity, -.infinity]

    /// - Parameter unread: what the configuration does not say.
    private static func check<ID: OverscrollABI.Handle, Given: Settings & BitwiseCopyable>(
      _ def: Given, unread: [String] = [],
      _ create: (UnsafePointer<Given>, UnsafeMutablePointer<ID>) -> OverscrollStatus
    ) throws where ID.Value == Given.Value {
      /// What is read of one with these settings; nil if they are refused.
      func made(_ given: Given) -> Given? {
        var (given, id, read) = (given, ID(id: 0), Given())
        let status = create(&given, &id)
        #expect(status == OVERSCROLL_OK || status == OVERSCROLL_INVALID_ARGUMENT)
        guard status == OVERSCROLL_OK else { return nil }
        #expect(overscroll_configuration(id.id, 0, &read) == OVERSCROLL_OK)
        #expect(overscroll_destroy(id.id) == OVERSCROLL_OK)
        return read
      }
      var (right, id, read) = (def, ID(id: 0), Given())
      #expect(create(&right, &id) == OVERSCROLL_OK)
      let before = try #require(made(def))
      try each(def) { name, number, with in
        for wrong in invalidNumbers {
          var spoilt = with(wrong)
          let status = overscroll_configure(id.id, 0, &spoilt)
          #expect(status == OVERSCROLL_OK || status == OVERSCROLL_INVALID_ARGUMENT, "\(name)")
          #expect(overscroll_configuration(id.id, 0, &read) == OVERSCROLL_OK)
          #expect(read.bytes == before.bytes, "\(name) = \(wrong)")
          #expect(made(spoilt)?.bytes ?? before.bytes == before.bytes, "\(name) = \(wrong)")
        }
        let old = def[keyPath: number]
        let others = [old / 2, old + 1, old - 1, 0.5, 2, 9_000].filter { $0 != old }
        let arrives = others.contains { other in
          made(with(other)).map { abs($0[keyPath: number] - other) < 1e-9 } ?? false
        }
        #expect(arrives || unread.contains { name.contains(".\($0)") }, "\(name) does not arrive")
      }
      #expect(overscroll_destroy(id.id) == OVERSCROLL_OK)
    }

    @Test func `each number arrives, and what is none is refused or has no effect`() throws {
      var list = overscroll_scroller_def()
      list.dynamics.kind = Int32(OVERSCROLL_DYNAMICS_SPRINGS)
      list.snap_horizontal.kind = Int32(OVERSCROLL_SNAP_STRIDE)
      list.snap_vertical.kind = Int32(OVERSCROLL_SNAP_STRIDE)
      try Self.check(list, unread: ["dynamics.frameInterval"], overscroll_scroller_create)
      var window = overscroll_picture_in_picture_def()
      window.stashes = 1
      try Self.check(window) { overscroll_picture_in_picture_create($0, nil, 0, $1) }
      var dial = overscroll_dial_def()
      (dial.minimum, dial.maximum, dial.detent_step) = (-9, 9, 1)
      try Self.check(dial, overscroll_dial_create)
      try Self.check(overscroll_throw_def(), unread: ["perX", "perY"], overscroll_throw_create)
      let anchors = [OverscrollDrawerAnchor(value: 100, kind: 0, reserved: 0)]
      try Self.check(overscroll_drawer_def()) { overscroll_drawer_create($0, anchors, 1, $1) }
      var pager = overscroll_pager_def()
      pager.spring = OverscrollSpring(mass: 1, stiffness: 200, damping_ratio: 1)
      try Self.check(pager) { overscroll_pager_create($0, [200, 300], 2, $1) }
      let outermost = Handle()
      var (page, member) = (overscroll_nested_def(), overscroll_nested_member_def())
      page.is_locked = 1
      try Self.check(page) { overscroll_nested_create($0, outermost.id.id, &member, $1) }
    }

    @Test func `a def is what the engine begins with`() {
      func check<Given: Settings & BitwiseCopyable>(_ def: Given, _ value: Given.Value) {
        var known = Given()
        known.header = .current(Given.self)
        known.read(value)
        #expect(def.bytes == known.bytes, "\(Given.self)")
      }
      let scroller = Scroller(viewport: .zero, content: .zero)
      let page = NestedScroll(scroller, order: .innerFirst)
      check(overscroll_scroller_def(), scroller)
      let closed = DrawerLayout(container: .zero)
      check(overscroll_drawer_def(), Drawer(anchors: [.dismissed, .contentHeight], layout: closed))
      check(overscroll_pager_def(), Pager(count: 0, layout: PagerLayout(viewport: .zero)))
      check(overscroll_pager_uikit_def(), Pager.uiKit(count: 0, viewport: .zero))
      check(overscroll_picture_in_picture_def(), PictureInPicture(size: .zero, container: .zero))
      check(overscroll_dial_def(), Dial(center: .zero))
      let sheet = Drawer(anchors: [.dismissed, .contentHeight], layout: closed)
      check(overscroll_scrolling_drawer_def(), ScrollingDrawer(drawer: sheet, list: scroller))
      check(overscroll_throw_def(), Throw(SIMD4<Double>()))
      check(overscroll_nested_def(), page)
      var member = OverscrollNestedMember(page, 0)
      member.parent = 0
      #expect(overscroll_nested_member_def().bytes == member.bytes)
      var stream = MomentumStream()
      #expect(overscroll_momentum_stream_def().apply(to: &stream) && stream == MomentumStream())
      let flight = OverscrollFlightDef(
        header: .current(OverscrollFlightDef.self), offset: 0, velocity: 0, minimum: 0, maximum: 0,
        deceleration_rate: DecelerationRate.normal.keptPerMillisecond,
        stop_speed: StopRule.uiKit.speed, stop_distance: StopRule.uiKit.distance,
        dynamics: OverscrollDynamics(FrameRule.continuous))
      #expect(overscroll_flight_def().bytes == flight.bytes)
      let tracks = overscroll_pop_track_def()
      #expect(tracks.layout == PopTrackLayout(width: 1, trackCount: 1, trackHeight: 0, gap: 0))
      #expect(tracks.spring.spring == PopTrack.spring && tracks.capacity == 256)
    }

    @Test func `what is planned or placed with numbers that are none is refused`() throws {
      let refused = OverscrollStatus(OVERSCROLL_INVALID_ARGUMENT)
      try Self.each(overscroll_pop_track_def()) { name, _, with in
        for wrong in Self.invalidNumbers {
          var (def, track) = (with(wrong), OverscrollPopTrack())
          #expect(overscroll_pop_track_create(&def, &track) == refused, "\(name) = \(wrong)")
        }
      }
      let (page, _) = OverscrollNested.profile()
      defer { _ = overscroll_destroy(page.id) }
      var (member, same) = (overscroll_nested_member_def(), overscroll_nested_member_def())
      #expect(overscroll_nested_member(page, 2, &member) == OVERSCROLL_OK)
      try Self.each(member) { name, _, with in
        let mayBeInfinite = ["minimumSpeed", "returnDistance", "returnSpeed"].contains(
          name.split(separator: ".").last)
        for wrong in Self.invalidNumbers where !mayBeInfinite || wrong != .infinity {
          var invalid = with(wrong)
          #expect(overscroll_nested_set_member(page, 2, &invalid) == refused, "\(name) = \(wrong)")
          #expect(overscroll_nested_member(page, 2, &same) == OVERSCROLL_OK)
          #expect(same.bytes == member.bytes, "\(name) = \(wrong)")
        }
      }
      var springs = overscroll_flight_def()
      springs.dynamics.kind = Int32(OVERSCROLL_DYNAMICS_SPRINGS)
      try Self.each(springs) { name, _, with in
        for wrong in Self.invalidNumbers where !name.hasSuffix("frameInterval") {
          var (def, flight) = (with(wrong), OverscrollFlight())
          #expect(overscroll_flight_plan(&def, &flight) == refused, "\(name) = \(wrong)")
        }
      }
    }
  }
}

extension Def {
  fileprivate subscript(numberAt place: Int) -> Double {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: place, as: Double.self) } }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: place, as: Double.self)
      }
    }
  }

  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }
}
