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

  init(_ value: Double, _ unit: Unit = .user) { (self.value, self.unit) = (value, unit) }

  static let zero = Length(0)

  /// Reads a length alone in a text, or nil.
  ///
  /// - Parameter fontSize: The length of `em`.
  init?(_ text: String, fontSize: Double) {
    var scanner = ValueScanner(text.trimmed)
    guard let length = scanner.length(fontSize: fontSize), scanner.isAtEnd else { return nil }
    self = length
  }

  /// The length in points of user space.
  ///
  /// - Parameter whole: What 100 percent are.
  func points(of whole: Double) -> Double { unit == .percent ? value / 100 * whole : value }

  /// The lengths of a list; nil if there is anything else in it.
  static func list(_ text: String, fontSize: Double) -> [Length]? {
    var scanner = ValueScanner(text)
    var lengths: [Length] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let length = scanner.length(fontSize: fontSize) else { return nil }
      lengths.append(length)
      scanner.skipSeparator()
    }
    return lengths
  }
}

extension ValueScanner {
  /// Takes a number with or without a unit; nil if there is none, or if the unit is unknown.
  mutating func length(fontSize: Double) -> Length? {
    guard let number = number() else { return nil }
    if take("%") { return Length(number, .percent) }
    guard let unit = unit() else { return Length(number) }
    // CSS has 96 pixels in an inch, whatever the screen has.
    switch unit.lowercased() {
    case "px": return Length(number)
    case "pt": return Length(number * 96 / 72)
    case "pc": return Length(number * 16)
    case "in": return Length(number * 96)
    case "cm": return Length(number * 96 / 2.54)
    case "mm": return Length(number * 96 / 25.4)
    case "q": return Length(number * 96 / 101.6)
    case "em": return Length(number * fontSize)
    case "ex": return Length(number * fontSize / 2)
    case "rem": return Length(number * 16)
    default: return nil
    }
  }
}
