/// A length with its unit, as print shops write it: `1/8in`, `3mm`, `9pt`, `36px`.
///
///     let bleed = try Length("1/8in")
///     bleed.pixels(perInch: 300)      // 37.5
public struct Length: Sendable, Hashable, CustomStringConvertible {
  /// The units of lengths.
  public enum Unit: String, CaseIterable, Sendable, Hashable {
    /// Inches.
    case inches = "in"
    /// Millimetres, 25.4 to the inch.
    case millimetres = "mm"
    /// Points, 72 to the inch.
    case points = "pt"
    /// Pixels of the picture, at its resolution.
    case pixels = "px"
  }

  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Creates a length from a value and a unit. The value is not checked.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Reads a decimal number or a fraction of two, then a unit in lower or upper case. Spaces between them are
  /// optional.
  ///
  /// Throws for any other text, and for values that are negative or not finite. 0 needs a unit too.
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

  /// Returns the length in pixels, not rounded.
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

  /// `Double.init` alone would also accept `nan`, `inf` and hexadecimal numbers.
  private static func decimal(_ text: Substring) -> Double? {
    text.utf8.allSatisfy { "0123456789.+-e".utf8.contains($0) } ? Double(text) : nil
  }
}

/// An error for a text that isn't a length.
public enum LengthError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The unit at the end is missing or unknown.
  case unit(String)
  /// The text before the unit is not a number, or it is negative.
  case number(String)

  /// A one-line description of valid lengths. The caller adds the invalid text.
  public var description: String {
    switch self {
    case .unit: "must be a number with the unit in, mm, pt or px, such as 1/8in, 3mm or 36px"
    case .number: "must be a number of at least 0 with a unit, such as 1/8in, 3mm or 36px"
    }
  }
}
