/// Published palettes by name, and palettes from text with one colour on each line.
public enum ChartPalette {
  /// The maximum number of colours. More can't be told apart.
  public static let maximumColorCount = 256

  /// The names of published palettes: that of Okabe and Ito, and Vega's collection, which has those for names by Tableau,
  /// ColorBrewer, d3 and Observable, and ramps for numbers such as `viridis`.
  public static let names = ["okabe-ito"] + ColorScheme.categoryNames + rampNames

  private static let rampNames = ColorScheme.names.filter { !ColorScheme.categoryNames.contains($0) }

  /// The colours of a ramp for numbers, from the least to the greatest, or nil for another name. Case is ignored.
  public static func ramp(_ name: String) -> [Color]? {
    let name = name.lowercased()
    return rampNames.contains(name) ? ColorScheme(name)?.colors : nil
  }

  /// The colours of a published palette, or nil for another name. Case is ignored. Those of a ramp are six at equal
  /// distances.
  ///
  ///     theme.palette = ChartPalette.named("okabe-ito") ?? theme.palette
  public static func named(_ name: String) -> [Color]? {
    let name = name.lowercased()
    // Black comes last, as it looks like text.
    let okabe: [UInt32] = [0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00, 0xCC79A7, 0x000000]
    if name == "okabe-ito" { return okabe.map(Color.init(hex:)) }
    // The part of a ramp that is told from grounds.
    if rampNames.contains(name) { return ColorScheme(name)?.colors(count: 6, extent: (0.08, 0.92)) }
    return names.contains(name) ? ColorScheme(name)?.colors(count: nil, extent: nil) : nil
  }

  /// The colours of a palette file: one on each line, as `Color(css:)` reads them (#RGB, #RRGGBB, or a name). Empty
  /// lines are ignored.
  ///
  ///     let colors = try ChartPalette.colors(of: Array("teal\n#2F5D9B\n".utf8))
  public static func colors(of bytes: [UInt8]) throws(ChartPaletteError) -> [Color] {
    let text = String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    var colors: [Color] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let word = trimmed(line)
      guard !word.isEmpty else { continue }
      guard colors.count < maximumColorCount else { throw .tooMany(line: number + 1) }
      guard let color = Color(css: word) else { throw .noColor(line: number + 1, found: word) }
      colors.append(color)
    }
    guard !colors.isEmpty else { throw .noColors }
    return colors
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.first?.isWhitespace == true { line.removeFirst() }
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}

/// An error in a palette file. The description is one line, to be written after the file's name and a colon.
public enum ChartPaletteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A line, counted from 1, that isn't a colour.
  case noColor(line: Int, found: String)
  /// The first line beyond the maximum number of colours.
  case tooMany(line: Int)
  /// A file without colours.
  case noColors

  public var description: String {
    switch self {
    case .noColor(let line, let found):
      "\(line): \(DataError.quoted(found)) is not a colour; use #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
    case .tooMany(let line): "\(line): too many colours; use at most \(ChartPalette.maximumColorCount)"
    case .noColors: "1: no colours; add a line with #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
    }
  }
}
