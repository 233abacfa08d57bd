import Testing

@testable import OverscrollABI

/// The table of ids, by itself.
@Suite struct RegistryTests {
  private func box() -> Box { ValueBox(1, 0) }

  @Test("A preview a frame for weeks never runs out of ids, and none comes back early")
  func recycled() throws {
    var table = Registry()
    let kept = try #require(table.insert(box()))
    let destroyed = try #require(table.insert(box()))
    #expect(table.remove(destroyed))
    let one = box()
    // More than the generations of one place, which an id came back after once.
    for _ in 0..<300_000 {
      let id = try #require(table.insert(one))
      #expect(id != kept && id != destroyed)
      #expect(table.slots.box(destroyed) == nil)
      #expect(table.remove(id))
    }
    #expect(table.slots.box(kept) != nil)
  }

  @Test("A place is used on after its last generation, and no id in use is given twice")
  func generations() throws {
    var table = Registry()
    let one = box()
    // A full table but for one place: that is the only one left.
    var ids = Set<UInt32>()
    for _ in 0..<65_534 { ids.insert(try #require(table.insert(one))) }
    #expect(ids.count == 65_534)
    for _ in 0..<70_000 {
      let id = try #require(table.insert(one))
      #expect(id != 0 && !ids.contains(id))
      #expect(table.remove(id))
    }
  }

  @Test("One more than 65,535 is refused, until one is destroyed")
  func full() throws {
    var table = Registry()
    let one = box()
    var last: UInt32 = 0
    for _ in 0..<65_535 { last = try #require(table.insert(one)) }
    #expect(table.insert(one) == nil)
    #expect(table.remove(last))
    #expect(!table.remove(last))
    #expect(table.insert(one) != nil)
    #expect(table.insert(one) == nil)
  }

  @Test("Values stay where they are while others come")
  func places() throws {
    var table = Registry()
    let first = try #require(table.insert(box()))
    let place = unsafe table.slots.value(first, 1)
    for _ in 0..<5_000 { _ = table.insert(box()) }
    #expect(unsafe table.slots.value(first, 1) == place)
    #expect(unsafe table.slots.value(first, 2) == nil)
    for id: UInt32 in [0, 1, 0xffff, 0x1_ffff, .max] where id != first {
      #expect(unsafe table.slots.value(id, 1) == nil)
    }
  }
}
