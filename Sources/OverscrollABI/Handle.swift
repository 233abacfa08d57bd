internal import COverscroll
internal import Overscroll

/// What C calls a value by: a struct around an id, one for each kind, so that C's compiler tells a
/// drawer from a scroller.
protocol Handle {
  /// What is called so.
  associatedtype Value

  /// The id in the table.
  var id: UInt32 { get }

  init(id: UInt32)

  /// The values of this kind that exist.
  ///
  /// These tables are the library's only state. Unguarded: the header says which calls must not happen
  /// at the same time.
  @unsafe static var registry: Registry<Value> { get set }
}

extension OverscrollScroller: Handle {
  nonisolated(unsafe) static var registry = Registry<Scroller>()
}

/// Where a value is; nil for an id that is not, or no longer, one.
///
/// One function for all calls from C, where small code matters.
@inline(never)
private func find<ID: Handle>(_ id: ID) -> UnsafeMutablePointer<ID.Value>? {
  unsafe ID.registry.find(id.id)
}

/// Does something with a value.
func with<ID: Handle>(
  _ id: ID, _ body: (inout ID.Value) -> OverscrollStatus
) -> OverscrollStatus {
  guard let value = unsafe find(id) else { return Status.staleID }
  return unsafe body(&value.pointee)
}

/// Keeps a value, and writes its id.
func insert<ID: Handle>(
  _ value: ID.Value, _ out: UnsafeMutablePointer<ID>?
) -> OverscrollStatus {
  guard unsafe out != nil else { return Status.nullPointer }
  guard let id = unsafe ID.registry.insert(value) else { return Status.tooMany }
  return unsafe answer(ID(id: id), out)
}

/// Gives a value the state of another.
func assign<ID: Handle>(_ id: ID, _ source: ID) -> OverscrollStatus {
  guard let from = unsafe find(source) else { return Status.staleID }
  let copy = unsafe from.pointee
  return with(id) {
    $0 = copy
    return Status.ok
  }
}

/// Destroys a value.
func destroy<ID: Handle>(_ id: ID) -> OverscrollStatus {
  unsafe ID.registry.remove(id.id) ? Status.ok : Status.staleID
}
