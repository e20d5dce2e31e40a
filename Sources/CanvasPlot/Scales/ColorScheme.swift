/// A named list or ramp of colours of Vega.
///
///     ColorScheme("tableau10")?.colors.count    // 10
///     ColorScheme("blues")?.ramp().color(at: 1)
///     ColorScheme("blues-5")?.colors(count: nil)
///
/// The figures are Vega's, as drawn by version 6.2.
package struct ColorScheme: Sendable, Hashable {
  /// The name, in lower case and without a number.
  package let name: String
  /// The colours of a list, or the stops of a ramp at equal distances.
  package let colors: [Color]
  /// Whether there are colours between the stops.
  package let isRamp: Bool
  /// The number of colours in the name, such as 5 in `blues-5`.
  package let count: Int?

  /// A scheme by its name, in any case, and optionally a number of colours: `Blues-5`. Nil for other names.
  package init?(_ text: String) {
    var name = text.lowercased()
    var count: Int?
    if let dash = name.lastIndex(of: "-"), let number = Int(name[name.index(after: dash)...]), number > 0 {
      count = min(number, BinnedScale.limit)
      name = String(name[..<dash])
    }
    guard let entry = Self.entries[name] else { return nil }
    self.name = name
    self.count = count
    isRamp = entry.isRamp
    colors = entry.colors
  }

  /// A scheme of given colours.
  package init(colors: [Color], isRamp: Bool) {
    name = ""
    count = nil
    self.isRamp = isRamp
    self.colors = colors
  }

  /// The names of all schemes in alphabetical order.
  package static let names = entries.keys.sorted()

  /// The names of lists of colours for names, in the order of the table.
  package static let categoryNames = categoryTable.split(separator: "\n").map { String($0.prefix { $0 != " " }) }

  /// The ramp, or a part of it. A list of colours is taken as the stops.
  ///
  /// - Parameters:
  ///   - extent: The ends of the part, from 0 to 1.
  ///   - reverse: Whether the ramp goes from its end to its start.
  package func ramp(extent: (start: Double, end: Double)? = nil, reverse: Bool = false) -> ColorRamp {
    let ramp = ColorRamp(colors)
    let (start, end) = extent ?? (0, 1)
    return reverse ? ramp.part(from: end, to: start) : ramp.part(from: start, to: end)
  }

  /// Colours for classes: a number of colours of a ramp at equal distances, or the first of a list. Without a number,
  /// that of the name, or 5 for a ramp and all for a list.
  package func colors(
    count: Int?, extent: (start: Double, end: Double)? = nil, reverse: Bool = false
  ) -> [Color] {
    let chosen =
      isRamp
      ? ramp(extent: extent).colors(count: count ?? self.count ?? 5)
      : Array(colors.prefix(max(count ?? self.count ?? colors.count, 0)))
    return reverse ? chosen.reversed() : chosen
  }

  /// Colours for names: as many of a ramp, or the whole list, which is recycled.
  package func colors(
    forNames count: Int, extent: (start: Double, end: Double)? = nil, reverse: Bool = false
  ) -> [Color] {
    colors(count: isRamp ? self.count ?? count : self.count, extent: extent, reverse: reverse)
  }

  private static let entries: [String: (colors: [Color], isRamp: Bool)] = changing([:]) { entries in
    for (table, isRamp) in [(categoryTable, false), (sequenceTable, true), (oppositeTable, true)] {
      for line in table.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let name = words.first, let digits = words.last, words.count == 2 else { continue }
        entries[String(name)] = (colors(hex: digits), isRamp)
      }
    }
  }

  /// The colours of hexadecimal digits, six each.
  private static func colors(hex: Substring) -> [Color] {
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count - 5, by: 6).compactMap { start in
      UInt32(String(decoding: digits[start..<(start + 6)], as: UTF8.self), radix: 16).map(Color.init(hex:))
    }
  }

  /// The scheme if a theme names none.
  static let fallback = ColorScheme("tableau10") ?? ColorScheme(colors: [.black], isRamp: false)
}
