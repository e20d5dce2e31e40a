/// One function of the property `filter`.
enum FilterFunction {
  case reference(id: String)
  case blur(Double)
  case dropShadow(dx: Double, dy: Double, deviation: Double, color: ColorValue)
  case brightness(Double)
  case contrast(Double)
  case grayscale(Double)
  case hueRotate(degrees: Double)
  case invert(Double)
  case opacity(Double)
  case saturate(Double)
  case sepia(Double)

  /// Reads the property; nil if it has anything that isn't a filter.
  static func list(_ text: String, fontSize: FontUnits) -> [FilterFunction]? {
    if text == "none" { return [] }
    var scanner = ValueScanner(text.trimmed)
    var list: [FilterFunction] = []
    while !scanner.isAtEnd, list.count < 32 {
      guard let name = scanner.name(), scanner.take("(") else { return nil }
      let inside = scanner.balancedText()
      guard let function = FilterFunction(name, inside.trimmed, fontSize: fontSize) else { return nil }
      list.append(function)
      scanner.skipSpace()
    }
    return list
  }

  private init?(_ name: String, _ text: String, fontSize: FontUnits) {
    switch name {
    case "url":
      let address = text.filter { $0 != "\"" && $0 != "'" }.trimmed
      self = .reference(id: address.first == "#" ? String(address.dropFirst()) : "")
    case "blur":
      guard let length = text.isEmpty ? .zero : Length(text, fontSize: fontSize), length.unit == .user,
        length.value >= 0
      else { return nil }
      self = .blur(length.value)
    case "drop-shadow":
      guard let shadow = Self.shadow(text, fontSize: fontSize) else { return nil }
      self = shadow
    case "hue-rotate":
      guard let degrees = text.isEmpty ? 0 : Self.degrees(text) else { return nil }
      self = .hueRotate(degrees: degrees)
    default:
      guard let (most, make) = Self.amounts[name] else { return nil }
      guard let value = text.isEmpty ? 1 : ValueScanner.fraction(text), value >= 0 else { return nil }
      self = make(min(value, most))
    }
  }

  /// The functions of an amount, with the largest one that has an effect.
  private static let amounts: [String: (most: Double, make: @Sendable (Double) -> FilterFunction)] = [
    "brightness": (.infinity, { .brightness($0) }), "contrast": (.infinity, { .contrast($0) }),
    "saturate": (.infinity, { .saturate($0) }), "grayscale": (1, { .grayscale($0) }), "invert": (1, { .invert($0) }),
    "opacity": (1, { .opacity($0) }), "sepia": (1, { .sepia($0) }),
  ]

  private static func degrees(_ text: String) -> Double? {
    var scanner = ValueScanner(text)
    guard let number = scanner.number() else { return nil }
    switch scanner.unit() {
    case "deg": return number
    case "rad": return number * 180 / .pi
    case "grad": return number * 0.9
    case "turn": return number * 360
    case nil: return number == 0 ? 0 : nil
    default: return nil
    }
  }

  /// A colour and two or three lengths, in either order.
  private static func shadow(_ text: String, fontSize: FontUnits) -> FilterFunction? {
    var scanner = ValueScanner(text)
    var lengths: [Double] = []
    var color: ColorValue?
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { break }
      if let length = scanner.length(fontSize: fontSize) {
        guard length.unit == .user, lengths.count < 3 else { return nil }
        lengths.append(length.value)
      } else {
        guard color == nil, var word = scanner.take("#") ? scanner.name().map({ "#" + $0 }) : scanner.name() else {
          return nil
        }
        if scanner.take("(") { word += "(" + scanner.balancedText() + ")" }
        guard let read = ColorValue(word) else { return nil }
        color = read
      }
    }
    guard lengths.count >= 2 else { return nil }
    return .dropShadow(
      dx: lengths[0], dy: lengths[1], deviation: lengths.count > 2 ? lengths[2] : 0, color: color ?? .current)
  }
}

extension ValueScanner {
  /// Takes everything up to the parenthesis that closes the one before, and that one.
  mutating func balancedText() -> String {
    var text = ""
    var depth = 0
    while !isAtEnd {
      let part = self.text(before: ")")
      depth += part.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : 0) }
      text += part
      guard take(")"), depth > 0 else { break }
      depth -= 1
      text += ")"
    }
    return text
  }
}
