import Overscroll
import SwiftUI

import enum Overscroll.ScrollPhase
import struct Overscroll.Spring

/// A file that names a type in its imports has that one, whatever SwiftUI has by the same name.
enum ScopedImports {
  static let spring = Spring(duration: 0.5, bounce: 0.3)
  static let phase: ScrollPhase = Scroller(viewport: .zero, content: .zero).phase

  /// SwiftUI's are still there, by the name of their module.
  typealias Theirs = (SwiftUI.Spring, SwiftUI.ScrollPhase)
}
