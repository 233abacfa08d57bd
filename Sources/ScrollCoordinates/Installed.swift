/// A function that is kept in a value: as plain as a number, and the same where it is the same function.
///
/// What starts a motion brings its functions along; so a motion that nobody starts is not linked, and no `switch` names
/// them all. A type of these holds one function of `@convention(thin)`: an address of 8 bytes that carries nothing with
/// it. The convention is undocumented. What is documented costs: a closure 16 bytes, a reference count and 3 ns a frame;
/// `@convention(c)` 2.4 ns a frame, raw pointers and casts. `InstalledTests` pins what is relied on.
///
/// In such a function a static member of the type needs its full name (`Formula.glide`): with an implicit one
/// the compiler of Swift 6.3 stops.
package protocol Installed: Hashable, Sendable {}

extension Installed {
  private var address: UInt { unsafe unsafeBitCast(self, to: UInt.self) }

  /// Two values are the same when they have the same function.
  public static func == (a: Self, b: Self) -> Bool { a.address == b.address }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
