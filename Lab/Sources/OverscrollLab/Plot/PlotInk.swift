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
  /// A fourth thing to compare.
  case violet
  /// A fifth.
  case red
  /// A sixth.
  case teal
  /// A seventh.
  case brown

  /// The colour on light ground.
  var light: String {
    switch self {
    case .ground: "#ffffff"
    case .text: "#1d1d1f"
    case .faint: "#66666b"
    case .hairline: "#dcdce0"
    case .band: "#f4f4f7"
    case .offset: "#0060d0"
    case .velocity: "#b85000"
    case .prediction: "#1a7a35"
    case .violet: "#7d3fb0"
    case .red: "#c4002b"
    case .teal: "#00727f"
    case .brown: "#7a5c2e"
    }
  }

  /// The colour on dark ground.
  var dark: String {
    switch self {
    case .ground: "#161618"
    case .text: "#f2f2f5"
    case .faint: "#a3a3aa"
    case .hairline: "#3a3a3e"
    case .band: "#1f1f23"
    case .offset: "#58a6ff"
    case .velocity: "#ff9f45"
    case .prediction: "#4fd07a"
    case .violet: "#c79bf2"
    case .red: "#ff7a85"
    case .teal: "#4fc3cf"
    case .brown: "#d1ad72"
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
