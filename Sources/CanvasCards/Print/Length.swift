/// A length with its unit, as print shops write it: `1/8in`, `3mm`, `9pt`, `36px`.
///
///     let bleed = try Length("1/8in")
///     bleed.pixels(perInch: 300)      // 37.5
public struct Length: Sendable, Hashable, CustomStringConvertible {
  /// The units in which lengths are written.
  public enum Unit: String, CaseIterable, Sendable, Hashable {
    /// Inches.
    case inches = "in"
    /// Millimetres, 25.4 to the inch.
    case millimetres = "mm"
    /// 72 to the inch.
    case points = "pt"
    /// As many to the inch as the picture has.
    case pixels = "px"
  }

  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// A length of so many units. The value is not checked.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Reads a decimal number or a fraction of two, then a unit in lower or upper case, with spaces between these or
  /// without.
  ///
  /// Throws for anything else, and for what is negative or not finite. 0 needs a unit too.
  public init(_ text: String) throws(LengthError) {
    let trimmed = Self.trimmed(text[...]).lowercased()
    guard let unit = Unit.allCases.first(where: { trimmed.hasSuffix($0.rawValue) }) else { throw .unit(text) }
    let parts = trimmed.dropLast(unit.rawValue.count).split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Self.decimal(Self.trimmed($0)) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { throw .number(text) }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard value >= 0, value.isFinite else { throw .number(text) }
    self.init(value, unit)
  }

  /// The length in pixels, not rounded.
  public func pixels(perInch: Double) -> Double {
    switch unit {
    case .inches: value * perInch
    case .millimetres: value * perInch / 25.4
    case .points: value * perInch / 72
    case .pixels: value
    }
  }

  /// The value and the unit: "0.125in".
  public var description: String {
    (value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)) + unit.rawValue
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// `Double.init` alone also takes `nan`, `inf` and hexadecimal.
  private static func decimal(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-e".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}

/// Why a text is no length.
public enum LengthError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No unit, or one that is not known, at its end.
  case unit(String)
  /// What stands before the unit is no number, or a negative one.
  case number(String)

  /// One line: what is allowed. What was found the caller shows, shortened as it shows others.
  public var description: String {
    switch self {
    case .unit: "allowed is a number with the unit in, mm, pt or px, such as 1/8in, 3mm or 36px"
    case .number: "allowed is a number of at least 0 before the unit, such as 1/8in, 3mm or 36px"
    }
  }
}
