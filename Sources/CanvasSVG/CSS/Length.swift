/// A length or a percentage of one that is known later.
struct Length: Sendable, Hashable {
  enum Unit: Sendable, Hashable {
    /// Points of user space.
    case user
    /// Percent of the viewport, or of a bounding box.
    case percent
  }

  var value: Double
  var unit: Unit
  /// The points that are added to a percentage, as by `calc(50% + 4px)`.
  var extra = 0.0

  init(_ value: Double, _ unit: Unit = .user) { (self.value, self.unit) = (value, unit) }

  static let zero = Length(0)

  /// Reads a length alone in a text, or nil.
  ///
  /// - Parameter fontSize: The lengths of `em` and `rem`.
  init?(_ text: String, fontSize: FontUnits) {
    var scanner = ValueScanner(text.trimmed)
    guard let length = scanner.length(fontSize: fontSize), scanner.isAtEnd else { return nil }
    self = length
  }

  /// Whether it is below 0, whatever 100 percent are.
  var isNegative: Bool { value < 0 && extra <= 0 }

  /// The length in points of user space.
  ///
  /// - Parameter whole: What 100 percent are.
  func points(of whole: Double) -> Double { unit == .percent ? value / 100 * whole + extra : value }

  /// The lengths of a list; nil if there is anything else in it.
  static func list(_ text: String, fontSize: FontUnits) -> [Length]? {
    ValueScanner.list(text) { $0.length(fontSize: fontSize) }
  }

  /// The points of units. CSS has 96 pixels in an inch, whatever the screen has.
  static let points: [String: Double] = [
    "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
  ]
}

/// The lengths that depend on fonts.
struct FontUnits: Sendable, ExpressibleByIntegerLiteral {
  /// The size of the element's font.
  var em: Double
  /// The size of the root's font.
  var rem = 16.0

  init(em: Double, rem: Double) { (self.em, self.rem) = (em, rem) }

  init(integerLiteral value: Int) { em = Double(value) }

  /// The points of a unit, or nil for one that has nothing to do with fonts.
  func points(of unit: String) -> Double? {
    switch unit {
    case "em": em
    case "ex": em / 2
    case "rem": rem
    default: nil
    }
  }
}

extension ValueScanner {
  /// Takes a number with or without a unit, or `calc()` of such; nil if there is none, or if the unit is unknown.
  mutating func length(fontSize: FontUnits) -> Length? {
    guard let number = number() else {
      var inner = self
      guard next == UInt8(ascii: "c"), inner.name() == "calc", inner.take("("),
        let length = Calculation("calc", &inner, depth: 0)?.length(fontSize)
      else { return nil }
      self = inner
      return length
    }
    if take("%") { return Length(number, .percent) }
    guard let unit = unit()?.lowercased() else { return Length(number) }
    return (Length.points[unit] ?? fontSize.points(of: unit)).map { Length(number * $0) }
  }
}
