/// The value of `calc()`, `min()`, `max()` or `clamp()`: a sum of numbers with units, or a number without one.
struct Calculation {
  /// The numbers by their units; that of a plain number by an empty one. Fixed lengths are in `px`, angles in `deg`.
  private(set) var terms: [String: Double]

  private static let functions: Set = ["calc", "min", "max", "clamp"]

  private init(_ terms: [String: Double]) { self.terms = terms }

  /// Whether a value has such a function.
  static func isIn(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "(")) && functions.contains { text.contains($0 + "(") }
  }

  /// A value in which those functions are numbers, as far as these are known before they are used. Nil if one of them isn't
  /// valid.
  static func reduced(_ text: String) -> String? {
    var scanner = ValueScanner(text)
    var result = ""
    while let byte = scanner.next {
      if let name = scanner.name() {
        guard functions.contains(name), scanner.take("(") else {
          result += name
          continue
        }
        guard let value = Calculation(name, &scanner, depth: 0) else { return nil }
        result += value.text
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let quote = Unicode.Scalar(byte)
        _ = scanner.take(quote)
        result += "\(quote)\(scanner.text(before: quote))\(quote)"
        _ = scanner.take(quote)
      } else {
        _ = scanner.take(Unicode.Scalar(byte))
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }

  /// Takes the function whose name and parenthesis were taken.
  init?(_ name: String, _ scanner: inout ValueScanner, depth: Int) {
    var values: [Calculation] = []
    repeat {
      guard let value = Self.sum(&scanner, depth) else { return nil }
      values.append(value)
    } while scanner.take(",")
    guard scanner.take(")"), values.count == 1 || name != "calc" else { return nil }
    self = values[0]
    guard values.count > 1 else { return }
    // Units whose ratio isn't known yet can't be compared.
    let numbers = values.compactMap {
      $0.terms.count == 1 && $0.terms.keys == values[0].terms.keys ? $0.terms.first : nil
    }
    guard numbers.count == values.count, name != "clamp" || values.count == 3 else { return nil }
    let sizes = numbers.map(\.value)
    let result =
      switch name {
      case "min": sizes.min() ?? 0
      case "max": sizes.max() ?? 0
      default: max(sizes[0], min(sizes[1], sizes[2]))
      }
    terms = [numbers[0].key: result]
  }

  private static func sum(_ scanner: inout ValueScanner, _ depth: Int) -> Calculation? {
    guard depth < 16, var sum = product(&scanner, depth) else { return nil }
    while true {
      scanner.skipSpace()
      let isDifference = scanner.next == UInt8(ascii: "-")
      guard scanner.take("+") || scanner.take("-") else { return sum }
      guard let next = product(&scanner, depth), (sum.terms[""] == nil) == (next.terms[""] == nil) else { return nil }
      sum.terms.merge(next.terms.mapValues { isDifference ? -$0 : $0 }) { $0 + $1 }
    }
  }

  private static func product(_ scanner: inout ValueScanner, _ depth: Int) -> Calculation? {
    guard var product = factor(&scanner, depth) else { return nil }
    while true {
      scanner.skipSpace()
      let isQuotient = scanner.next == UInt8(ascii: "/")
      guard scanner.take("*") || scanner.take("/") else { return product }
      guard let next = factor(&scanner, depth) else { return nil }
      if let number = next.terms[""] {
        product.terms = product.terms.mapValues { isQuotient ? $0 / number : $0 * number }
      } else {
        guard !isQuotient, let number = product.terms[""] else { return nil }
        product.terms = next.terms.mapValues { $0 * number }
      }
    }
  }

  private static func factor(_ scanner: inout ValueScanner, _ depth: Int) -> Calculation? {
    scanner.skipSpace()
    if scanner.take("(") { return Calculation("calc", &scanner, depth: depth + 1) }
    guard let number = scanner.number() else {
      guard let name = scanner.name(), functions.contains(name), scanner.take("(") else { return nil }
      return Calculation(name, &scanner, depth: depth + 1)
    }
    if scanner.take("%") { return Calculation(["%": number]) }
    guard let unit = scanner.unit()?.lowercased() else { return Calculation(["": number]) }
    if let points = Length.points[unit] { return Calculation(["px": number * points]) }
    if ["em", "ex", "rem"].contains(unit) { return Calculation([unit: number]) }
    return Angles.degrees(of: unit).map { Calculation(["deg": number * $0]) }
  }

  /// The length that it is; nil for a number or an angle.
  func length(_ font: FontUnits) -> Length? {
    var length = Length.zero
    for (unit, number) in terms {
      switch unit {
      case "%": (length.value, length.extra, length.unit) = (number, length.value, .percent)
      case "px", "em", "ex", "rem":
        let points = number * (font.points(of: unit) ?? 1)
        if length.unit == .percent { length.extra += points } else { length.value += points }
      default: return nil
      }
    }
    return length.value.isFinite && length.extra.isFinite ? length : nil
  }

  /// A single term, or the sum as CSS writes it.
  private var text: String {
    let parts = terms.sorted { $0.key < $1.key }.map { "\($0.value)\($0.key)" }
    return parts.count == 1 ? parts[0] : "calc(\(parts.joined(separator: " + ")))"
  }
}
