import Testing

@testable import OverscrollABI

/// The table of ids, by itself.
@Suite struct RegistryTests {
  private func box() -> Box { Number.box(0) }

  private func add(_ box: Box, to table: inout Registry) throws -> UInt32 {
    let id = table.insert(box)
    return try #require(id)
  }

  @Test("A preview a frame for weeks never runs out of ids, and none comes back early")
  func recycled() throws {
    var table = Registry()
    let (kept, destroyed) = (try add(box(), to: &table), try add(box(), to: &table))
    let wasThere = table.remove(destroyed)
    #expect(wasThere)
    let one = box()
    // More than the generations of one place, which an id came back after once.
    for _ in 0..<300_000 {
      let id = try add(one, to: &table)
      #expect(id != kept && id != destroyed)
      #expect(unsafe table.slots.value(destroyed, 1) == nil)
      let wasThere = table.remove(id)
      #expect(wasThere)
    }
    #expect(unsafe table.slots.value(kept, 1) != nil)
  }

  @Test("A place is used on after its last generation, and no id in use is given twice")
  func generations() throws {
    var table = Registry()
    let one = box()
    // A full table but for one place: that is the only one left.
    var ids = Set<UInt32>()
    for _ in 0..<65_534 { ids.insert(try add(one, to: &table)) }
    #expect(ids.count == 65_534)
    for _ in 0..<70_000 {
      let id = try add(one, to: &table)
      #expect(id != 0 && !ids.contains(id))
      let wasThere = table.remove(id)
      #expect(wasThere)
    }
  }

  @Test("One more than 65,535 is refused, until one is destroyed") func full() throws {
    var table = Registry()
    let one = box()
    var last: UInt32 = 0
    for _ in 0..<65_535 { last = try add(one, to: &table) }
    let refused = table.insert(one)
    #expect(refused == nil)
    var (was, id) = (table.remove(last), table.insert(one))
    #expect(was && id != nil)
    (was, id) = (table.remove(last), table.insert(one))
    #expect(!was && id == nil)
  }

  @Test("Values stay where they are while others come") func places() throws {
    var table = Registry()
    let first = try add(box(), to: &table)
    let place = unsafe table.slots.value(first, 1)
    for _ in 0..<5_000 { _ = table.insert(box()) }
    #expect(unsafe table.slots.value(first, 1) == place)
    #expect(unsafe table.slots.value(first, 2) == nil)
    for id: UInt32 in [0, 1, 0xffff, 0x1_ffff, .max] where id != first {
      #expect(unsafe table.slots.value(id, 1) == nil)
    }
  }
}

/// A number with an id.
private struct Number: OverscrollABI.Handle {
  typealias Value = Int

  static var kind: UInt8 { 1 }

  let id: UInt32
}
