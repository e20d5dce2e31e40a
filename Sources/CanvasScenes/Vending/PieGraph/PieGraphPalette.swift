/// The default colours of the segments in the app's pie graph.
public enum PieGraphPalette {
  /// The colours of Okabe and Ito, which colour-blind readers can distinguish, without black, plus a grey.
  public static let base: [Color] = [
    Color(red8: 0xE6, green8: 0x9F, blue8: 0x00), Color(red8: 0x56, green8: 0xB4, blue8: 0xE9),
    Color(red8: 0x00, green8: 0x9E, blue8: 0x73), Color(red8: 0xF0, green8: 0xE4, blue8: 0x42),
    Color(red8: 0x00, green8: 0x72, blue8: 0xB2), Color(red8: 0xD5, green8: 0x5E, blue8: 0x00),
    Color(red8: 0xCC, green8: 0x79, blue8: 0xA7), Color(red8: 0x99, green8: 0x99, blue8: 0x99),
  ]

  /// Returns the colour of the segment at an index from 0. Each further round of the eight is mixed with another
  /// third of white, for at most four rounds, so that neighbours always differ. A negative index counts as 0.
  public static func color(at index: Int) -> Color {
    let index = max(index, 0)
    let color = base[index % base.count]
    var rest = 1.0
    for _ in 0..<min(index / base.count, 4) { rest *= 2.0 / 3 }
    let white = 1 - rest
    return Color(
      red: color.red * rest + white, green: color.green * rest + white, blue: color.blue * rest + white)
  }

  /// Returns the random colours of a graph whose colours were drawn again a number of times, or nil if it still has
  /// those of the palette.
  ///
  /// The first hue is random, and the others are a golden section apart, so that neighbours differ. Each has a random
  /// strength.
  ///
  /// - Parameter isRandom: Whether its first colours are random, too.
  static func drawn(count: Int, seed: UInt64, changes: Int, isRandom: Bool) -> [Color]? {
    let drawing = isRandom ? changes : changes - 1
    guard drawing >= 0 else { return nil }
    var generator = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: drawing))
    func next() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    var hue = next()
    return (0..<count).map { _ in
      hue += 0.6180339887498949
      if hue >= 1 { hue -= 1 }
      return Color(hue: hue, saturation: 0.45 + 0.4 * next(), brightness: 0.75 + 0.25 * next())
    }
  }
}
