/// The colours of a figure, by what they mean.
///
/// Each has a value for light and one for dark ground, with a contrast of at least 4.5 : 1 (WCAG AA) on
/// it.
public enum PlotInk: String, Hashable, Sendable, CaseIterable {
  /// The ground.
  case ground
  /// Words and numbers.
  case text
  /// Names of axes, ticks, bands.
  case faint
  /// Grid and axes.
  case hairline
  /// A phase's strip.
  case band
  /// Offset.
  case offset
  /// Velocity.
  case velocity
  /// What is foretold.
  case prediction
  /// A fourth to seventh thing to compare.
  case violet, red, teal, brown

  /// The colour on light ground, and on dark.
  package var colours: (light: String, dark: String) {
    switch self {
    case .ground: ("#ffffff", "#161618")
    case .text: ("#1d1d1f", "#f2f2f5")
    case .faint: ("#66666b", "#a3a3aa")
    case .hairline: ("#dcdce0", "#3a3a3e")
    case .band: ("#f4f4f7", "#1f1f23")
    case .offset: ("#0060d0", "#58a6ff")
    case .velocity: ("#b85000", "#ff9f45")
    case .prediction: ("#1a7a35", "#4fd07a")
    case .violet: ("#7d3fb0", "#c79bf2")
    case .red: ("#c4002b", "#ff7a85")
    case .teal: ("#00727f", "#4fc3cf")
    case .brown: ("#7a5c2e", "#d1ad72")
    }
  }

  /// Colours for things that stand side by side, in order; they repeat after seven.
  public static func comparison(_ index: Int) -> PlotInk {
    let inks: [PlotInk] = [.offset, .velocity, .prediction, .violet, .red, .teal, .brown]
    return inks[index % inks.count]
  }
}

/// Light, dark, or what the reader prefers.
public enum PlotTheme: String, Hashable, Sendable, CaseIterable {
  /// What the reader's system says (`prefers-color-scheme`), light where nothing does.
  case auto
  /// Light ground.
  case light
  /// Dark ground.
  case dark
}
