/// What a module has beyond what a list needs, so that settings may ask for it.
///
/// A library has all of it. A module of the web begins without; one that exports the functions below has it once they
/// are called, as soon as it is loaded. Where nothing calls them the linker sees that these stay false, and leaves out
/// what is done where they are true.
enum MoreSettings {
  /// Whether it has UIKit's frames one by one, springs beyond an edge, limits of the scale, and ways to judge a release.
  static var hasScrollers: Bool {
    #if arch(wasm32)
      unsafe scrollersTaken
    #else
      true
    #endif
  }

  /// Whether it has what other platforms judge a release by.
  static var hasFeels: Bool {
    #if arch(wasm32)
      unsafe feelsTaken
    #else
      true
    #endif
  }
}

#if arch(wasm32)
  nonisolated(unsafe) private var scrollersTaken = false
  nonisolated(unsafe) private var feelsTaken = false

  /// Called by pages whose module scrolls more than lists.
  @c(web_take_scrollers)
  public func takeScrollers() { unsafe scrollersTaken = true }

  /// Called after it by pages whose module has the feels of other platforms.
  @c(web_take_feels)
  public func takeFeels() { unsafe feelsTaken = true }
#endif
