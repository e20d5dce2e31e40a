extension Font {
  /// The weight of letters, as in CSS and in font files: 400 is regular, 700 is bold.
  ///
  ///     let title = try Font.system(size: 20, weight: .bold)
  ///     let request = FontRequest("Inter", weight: Font.Weight(450))
  public struct Weight: Sendable, Hashable {
    /// The number of the weight, 1…1000.
    public let value: Double

    /// Creates a weight from a number, clamped to 1…1000. NaN counts as 400.
    public init(_ value: Double) { self.value = value.isNaN ? 400 : min(max(value, 1), 1000) }

    /// A weight of 100.
    public static let thin = Weight(100)
    /// A weight of 200. It is bolder than `thin`, as in font files. In UIKit the two are the other way round.
    public static let ultraLight = Weight(200)
    /// A weight of 300.
    public static let light = Weight(300)
    /// A weight of 400: the usual one.
    public static let regular = Weight(400)
    /// A weight of 500.
    public static let medium = Weight(500)
    /// A weight of 600.
    public static let semibold = Weight(600)
    /// A weight of 700.
    public static let bold = Weight(700)
    /// A weight of 800.
    public static let heavy = Weight(800)
    /// A weight of 900.
    public static let black = Weight(900)
  }
}

extension Font.Weight: Comparable {
  /// Whether the first weight is lighter.
  public static func < (a: Font.Weight, b: Font.Weight) -> Bool { a.value < b.value }
}

extension SystemFonts {
  /// The name of Inter's file for a weight.
  package static func interFile(_ weight: Font.Weight, isItalic: Bool = false) -> String {
    let names: [(Double, String)] = [
      (150, "Thin"), (250, "ExtraLight"), (350, "Light"), (450, "Regular"), (550, "Medium"), (650, "SemiBold"),
      (750, "Bold"), (850, "ExtraBold"), (.infinity, "Black"),
    ]
    let name = names.first { weight.value < $0.0 }?.1 ?? "Regular"
    guard isItalic else { return "Inter-\(name).otf" }
    return name == "Regular" ? "Inter-Italic.otf" : "Inter-\(name)Italic.otf"
  }
}
