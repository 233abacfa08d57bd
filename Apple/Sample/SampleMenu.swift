#if os(iOS) || os(Linux)
  import SwiftUI

  /// The sample's screens, one for each system of the articles.
  public struct SampleMenu: View {
    /// Creates the menu.
    public init() {}

    /// The list of screens.
    public var body: some View {
      NavigationStack {
        List {
          NavigationLink("A list of 100,000 rows") { ListScreen() }
          NavigationLink("A metro map") { MapScreen() }
          NavigationLink("A drawer over the map") { DrawerScreen() }
          NavigationLink("Picture in picture") { PictureScreen() }
          NavigationLink("A million pages") { PagerScreen() }
          NavigationLink("A profile") { ProfileScreen() }
          NavigationLink("Comments") { CommentsScreen() }
          NavigationLink("A dial") { DialScreen() }
          NavigationLink("Springs") { SpringsScreen() }
          NavigationLink("Observe the system’s own") { ObserveScreen() }
        }
        .navigationTitle("Overscroll")
      }
    }
  }
#endif
