/// A colour as a function of CSS Color 4 writes it. A coordinate is nil if it is `none`.
struct ColorFunction: Sendable, Hashable {
  var space: ColorSpace
  var coordinates: [Double?]
  var alpha: Double?

  init(space: ColorSpace, coordinates: [Double?], alpha: Double?) {
    (self.space, self.coordinates, self.alpha) = (space, coordinates, alpha)
  }

  /// Reads `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` or `color()` without commas; nil for anything else.
  init?(_ name: String, _ inside: String) {
    var words = Self.words(inside)
    if name == "color" {
      guard let word = words.first, let space = ColorSpace(rawValue: word), space.isPredefined else { return nil }
      self.space = space
      words.removeFirst()
    } else {
      let plain = name == "rgba" || name == "hsla" ? String(name.dropLast()) : name
      guard let space = plain == "rgb" ? .srgb : ColorSpace(rawValue: plain), plain == "rgb" || !space.isPredefined
      else { return nil }
      self.space = space
    }
    let unit = name.hasPrefix("rgb") ? 255.0 : 1
    let slash = words.firstIndex(of: "/") ?? words.count
    guard slash == 3, words.count == 3 || words.count == 5 else { return nil }
    coordinates = []
    for i in 0..<3 {
      guard let value = Self.coordinate(words[i], whole: space.whole[i] * unit, isHue: i == space.hue) else {
        return nil
      }
      coordinates.append(value.map { $0 / unit })
    }
    guard let alpha = words.count == 3 ? 1 : Self.coordinate(words[4], whole: 1, isHue: false) else { return nil }
    self.alpha = alpha.map { min(max($0, 0), 1) }
    if [.lab, .lch, .oklab, .oklch].contains(space) {
      coordinates[0] = coordinates[0].map { min(max($0, 0), space.whole.x) }
    }
  }

  /// A colour in another space.
  init(_ color: Color, in space: ColorSpace) {
    let coordinates = space.coordinates(ofRGB: SIMD3(color.red, color.green, color.blue))
    self.init(space: space, coordinates: (0..<3).map { coordinates[$0] }, alpha: color.alpha)
    // A grey has no hue.
    if let hue = space.hue, max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 1e-9 {
      self.coordinates[hue] = nil
    }
  }

  /// The colour in sRGB. What sRGB doesn't have is limited channel by channel, as browsers draw it.
  var color: Color {
    let plain = SIMD3(coordinates[0] ?? 0, coordinates[1] ?? 0, coordinates[2] ?? 0)
    let rgb = space.rgb(of: plain)
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return Color(red: part(rgb.x), green: part(rgb.y), blue: part(rgb.z), alpha: alpha ?? 0)
  }

  /// The words between spaces, with a slash as one of its own.
  private static func words(_ text: String) -> [String] {
    String(text.flatMap { $0 == "/" ? [" ", $0, " "] : [$0] }).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A number, a percentage or an angle; `.some(nil)` for `none`, and nil for anything else.
  private static func coordinate(_ word: String, whole: Double, isHue: Bool) -> Double?? {
    if word == "none" { return .some(nil) }
    var scanner = ValueScanner(word)
    guard var number = scanner.number() else { return nil }
    if isHue {
      guard let factor = Angles.degrees(of: scanner.unit()) else { return nil }
      number *= factor
    } else if scanner.take("%") {
      number *= whole / 100
    }
    return scanner.isAtEnd ? .some(number) : nil
  }
}

/// The units of angles.
enum Angles {
  /// The degrees of a unit; those of numbers without any are degrees too. Nil for another unit.
  static func degrees(of unit: String?) -> Double? {
    switch unit?.lowercased() {
    case nil, "deg": 1
    case "rad": 180 / .pi
    case "grad": 0.9
    case "turn": 360
    default: nil
    }
  }
}

/// Two colours that `color-mix()` mixes.
struct ColorMix: Sendable, Hashable {
  private enum HuePath: String { case shorter, longer, increasing, decreasing }

  private var space: ColorSpace
  private var path = HuePath.shorter
  private var first: ColorValue
  private var second: ColorValue
  /// The share of the second, and what the sum of both shares makes of the alpha.
  private var share: Double
  private var opacity: Double

  /// Reads what is inside of `color-mix()`; nil for anything else.
  init?(_ text: String, depth: Int) {
    let parts = StyleSheet.pieces(text, separator: ",").map { String($0).trimmed }
    guard parts.count == 3, let (first, own) = Self.part(parts[1], depth),
      let (second, other) = Self.part(parts[2], depth)
    else { return nil }
    let words = parts[0].split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count >= 2, words[0] == "in", let space = ColorSpace(rawValue: words[1]) else { return nil }
    (self.space, self.first, self.second) = (space, first, second)
    if words.count > 2 {
      guard words.count == 4, words[3] == "hue", space.hue != nil, let path = HuePath(rawValue: words[2]) else {
        return nil
      }
      self.path = path
    }
    let (one, two) = (own ?? other.map { 1 - $0 } ?? 0.5, other ?? own.map { 1 - $0 } ?? 0.5)
    guard one >= 0, two >= 0, one + two > 0, one <= 1, two <= 1 else { return nil }
    (share, opacity) = (two / (one + two), min(one + two, 1))
  }

  /// A colour and its share, in either order.
  private static func part(_ text: String, _ depth: Int) -> (ColorValue, Double?)? {
    guard let place = text.lastIndex(of: "%"), !text[place...].contains(")") else {
      return ColorValue(text, depth: depth + 1).map { ($0, nil) }
    }
    let after = text[text.index(after: place)...]
    let start = text[..<place].lastIndex { $0.isWhitespace } ?? text.startIndex
    guard let share = ValueScanner.fraction(String(text[start...place])),
      let color = ColorValue(String(text[..<start] + after), depth: depth + 1)
    else { return nil }
    return (color, share)
  }

  /// The mixed colour (CSS Color 5, section 2, and CSS Color 4, section 12).
  func color(_ current: Color) -> Color {
    var (a, b) = (ColorFunction(first.color(current), in: space), ColorFunction(second.color(current), in: space))
    for i in 0..<3 where a.coordinates[i] == nil || b.coordinates[i] == nil {
      (a.coordinates[i], b.coordinates[i]) = (
        a.coordinates[i] ?? b.coordinates[i], b.coordinates[i] ?? a.coordinates[i]
      )
    }
    let (from, to) = (a.alpha ?? 1, b.alpha ?? 1)
    let alpha = from * (1 - share) + to * share
    var mixed = ColorFunction(space: space, coordinates: [], alpha: alpha * opacity)
    for i in 0..<3 {
      let (one, two) = (a.coordinates[i] ?? 0, b.coordinates[i] ?? 0)
      if i == space.hue {
        mixed.coordinates.append(one + way(from: one, to: two) * share)
      } else {
        mixed.coordinates.append(alpha > 0 ? (one * from * (1 - share) + two * to * share) / alpha : 0)
      }
    }
    return mixed.color
  }

  /// The way from one hue to another, in degrees.
  private func way(from one: Double, to two: Double) -> Double {
    let turn = two - one - ((two - one) / 360).rounded(.down) * 360
    switch path {
    case .shorter: return turn > 180 ? turn - 360 : turn
    case .longer: return turn > 0 && turn < 180 ? turn - 360 : turn
    case .increasing: return turn
    case .decreasing: return turn > 0 ? turn - 360 : 0
    }
  }
}
