extension Color {
  /// A colour in the notation of one of CSS's functions: `rgb(194, 81, 64)`, `rgb(100% 0% 0% / 50%)`, `rgba(…)`,
  /// `hsl(210, 50%, 40%)`, `hsla(…)`. Parts out of range are limited. Nil for anything else.
  init?(cssFunction text: String) {
    guard text.utf8.count <= 100, let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    let inside = text[text.index(after: open)...].dropLast()
    // Commas throughout, or spaces with a slash before the alpha.
    let hasCommas = inside.contains(",")
    let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
    let words =
      hasCommas
      ? inside.split(separator: ",", omittingEmptySubsequences: false)
      : halves[0].split(separator: " ") + halves.dropFirst()
    let parts = words.map(Self.part)
    guard parts.count == 3 || parts.count == 4, hasCommas || parts.count == halves.count + 2,
      parts.allSatisfy({ $0.value.isFinite })
    else { return nil }
    let alpha = parts.count == 4 ? Self.unit(parts[3].value / (parts[3].isPercent ? 100 : 1)) : 1
    switch name {
    case "rgb", "rgba":
      // With commas, all three are numbers or all are percentages.
      guard !hasCommas || parts.prefix(3).allSatisfy({ $0.isPercent == parts[0].isPercent }) else { return nil }
      let rgb = parts.prefix(3).map { Self.unit($0.value / ($0.isPercent ? 100 : 255)) }
      self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    case "hsl", "hsla":
      guard !parts[0].isPercent, !hasCommas || parts[1].isPercent && parts[2].isPercent else { return nil }
      let (saturation, light) = (Self.unit(parts[1].value / 100), Self.unit(parts[2].value / 100))
      func component(_ n: Double) -> Double {
        Self.component(n, hue: parts[0].value, saturation: saturation, light: light)
      }
      self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    default: return nil
    }
  }

  /// A number with or without a percent sign or `deg`. NaN if it is none.
  /// A component of a colour by its hue in degrees: 0 is red, 8 green and 4 blue (CSS Color 4, section 7.1).
  package static func component(_ n: Double, hue: Double, saturation: Double, light: Double) -> Double {
    let turn = (n + hue / 30).truncatingRemainder(dividingBy: 12)
    let k = turn < 0 ? turn + 12 : turn
    return light - saturation * min(light, 1 - light) * max(-1, min(k - 3, 9 - k, 1))
  }

  private static func part(_ text: Substring) -> (value: Double, isPercent: Bool) {
    let text = text.drop { $0 == " " }.prefix { $0 != " " }
    let isPercent = text.last == "%"
    let digits = isPercent ? text.dropLast() : text.hasSuffix("deg") ? text.dropLast(3) : text
    let isPlain = digits.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
    return (isPlain ? Double(digits) ?? .nan : .nan, isPercent)
  }

  private static func unit(_ part: Double) -> Double { min(max(part, 0), 1) }
}
