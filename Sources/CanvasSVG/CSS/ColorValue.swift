/// A colour, or the one of the property `color`.
enum ColorValue: Sendable, Hashable {
  case color(Color)
  case current
  indirect case mix(ColorMix)

  /// Reads a colour, or nil. A profile's colour behind it is left out.
  ///
  /// - Parameter depth: The number of mixed colours that it is inside of.
  init?(_ text: String, depth: Int = 0) {
    let text = text.trimmed
    let lower = text.utf8.first == UInt8(ascii: "#") ? text : text.lowercased()
    if lower == "currentcolor" {
      self = .current
    } else if lower.hasPrefix("color-mix("), lower.hasSuffix(")"), depth < 8 {
      guard let mix = ColorMix(String(lower.dropFirst(10).dropLast()), depth: depth) else { return nil }
      self = .mix(mix)
    } else {
      guard let color = Self.color(lower) else { return nil }
      self = .color(color)
    }
  }

  func color(_ current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .current: current
    case .mix(let mix): mix.color(current)
    }
  }

  private static func color(_ text: String) -> Color? {
    var text = text
    if text.first == "#" {
      let digits = text.utf8.contains(0x20) ? text.prefix { $0 != " " } : text[...]
      // Each digit of the short form with alpha is repeated.
      text = digits.utf8.count == 5 ? "#" + String(digits.dropFirst().flatMap { [$0, $0] }) : String(digits)
      return Color(css: text)
    }
    guard let open = text.firstIndex(of: "(") else { return Color(css: String(text.prefix { $0 != " " })) }
    guard let close = text.firstIndex(of: ")"), open < close else { return nil }
    let name = String(text[..<open])
    guard name.hasPrefix("rgb") || name.hasPrefix("hsl"), !text.contains("none") else {
      return ColorFunction(name, String(text[text.index(after: open)..<close]))?.color
    }
    return Color(css: plain(String(text[...close])))
  }

  /// A function with the white space and the angles that `Color` takes: single spaces and degrees.
  private static func plain(_ text: String) -> String {
    var scanner = ValueScanner(text)
    var result = scanner.name() ?? ""
    while let byte = scanner.next {
      if let number = scanner.number() {
        let unit = scanner.unit() ?? ""
        let factor = Angles.degrees(of: unit) ?? 1
        result += "\(number * factor)" + (factor == 1 && unit != "deg" ? unit : "")
      } else {
        _ = scanner.take(Unicode.Scalar(byte))
        let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
        result.unicodeScalars.append(isSpace ? " " : Unicode.Scalar(byte))
      }
    }
    return result
  }
}
