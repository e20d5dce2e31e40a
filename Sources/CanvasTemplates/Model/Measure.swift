internal import CanvasPrint

/// A length of a template: a number of points, `3mm`, `1/8in`, `36px`, `40%` of the container, or `fill`.
enum Measure: Sendable, Hashable {
  case length(Length)
  /// A part of the container's length.
  case fraction(Double)
  /// All that there is.
  case fill

  static let allowed = "a length such as 12, 3mm, 1/8in, 36px, 40% or fill"

  init?(_ text: String) {
    if text == "fill" {
      self = .fill
    } else if text.hasSuffix("%") {
      guard let number = Measure.number(String(text.dropLast())), abs(number) <= 1000 else { return nil }
      self = .fraction(number / 100)
    } else if let number = Measure.number(text) {
      self = .length(Length(number, .points))
    } else if text.hasPrefix("-"), let length = try? Length(String(text.dropFirst())), length.value < Measure.limit {
      self = .length(Length(-length.value, length.unit))
    } else if let length = try? Length(text), length.value < Measure.limit {
      self = .length(length)
    } else {
      return nil
    }
  }

  private static let limit = 1e6

  /// A finite decimal number below a million.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-e".utf8.contains($0) }), let number = Double(text),
      abs(number) < limit
    else { return nil }
    return number
  }

  /// The length in points.
  ///
  /// - Parameters:
  ///   - whole: The container's length in points; nil if it isn't known.
  ///   - pixel: The size of a pixel in points.
  /// - Returns: Infinity for `fill`, and nil for a part of a length that isn't known.
  func points(of whole: Double?, pixel: Double) -> Double? {
    switch self {
    case .length(let length): length.unit == .pixels ? length.value * pixel : length.pixels(perInch: 72)
    case .fraction(let fraction): whole.map { $0 * fraction }
    case .fill: .infinity
    }
  }
}
