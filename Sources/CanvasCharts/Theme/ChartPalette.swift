public import Canvas
internal import CanvasData

/// Reading palettes: a text with a colour on each line.
public enum ChartPalette {
  /// More colours than these no one can tell apart.
  public static let mostColors = 256

  /// The colours of a palette file: one on each line, as `Color(css:)` reads them (#RGB, #RRGGBB, or a name). Empty
  /// lines are passed over.
  ///
  ///     let colors = try ChartPalette.colors(of: Array("teal\n#2F5D9B\n".utf8))
  public static func colors(of bytes: [UInt8]) throws(ChartPaletteError) -> [Color] {
    let text = String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    var colors: [Color] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let word = trimmed(line)
      guard !word.isEmpty else { continue }
      guard colors.count < mostColors else { throw .tooMany(line: number + 1) }
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

/// What is wrong with a palette file. The description is one line that the file's name and a colon can stand before.
public enum ChartPaletteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A line, counted from 1, that is no colour.
  case noColor(line: Int, found: String)
  /// The line after the last that is allowed.
  case tooMany(line: Int)
  /// A file without any colour.
  case noColors

  public var description: String {
    switch self {
    case .noColor(let line, let found):
      "\(line): \(DataError.quoted(found)); #RGB, #RRGGBB, #RRGGBBAA or a colour name of CSS"
    case .tooMany(let line): "\(line): another colour; at most \(ChartPalette.mostColors) are allowed"
    case .noColors: "1: no colour; at least one line with #RGB, #RRGGBB, #RRGGBBAA or a colour name of CSS"
    }
  }
}
