import Testing

/// What is said of a model's properties in its table holds for each of them.
@Suite struct PropertyTests {
  @Test func `every property is read, set by its event, and written as it was read`() throws {
    for table in Description.tables { try table.check() }
  }
}
