public enum UIUserInterfaceStyle: Int, Sendable { case light = 1, dark }

open class UIColor: NSObject, @unchecked Sendable {
  /// How bright it is to the eye, 0 to 1 (WCAG's relative luminance); of a colour that depends on the style, in light.
  public let standInLuminance: CGFloat
  private var provider: (@MainActor (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let linear = [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    standInLuminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ place: CGFloat) -> CGFloat {
      let turn = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
    self.init(white: 1, alpha: 1)
    provider = dynamicProvider
  }

  @MainActor open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  private static func system(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }

  public static let white = UIColor(white: 1, alpha: 1)
  public static let systemBackground = system(1, 0)
  public static let label = system(0, 1)
  public static let secondaryLabel = system(0.4, 0.6)
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}
