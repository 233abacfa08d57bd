import OverscrollSample
import SwiftUI

/// The app of the sample: all of its screens come with the package.
@main struct SampleApp: App {
  var body: some Scene {
    WindowGroup { SampleMenu() }
  }
}
