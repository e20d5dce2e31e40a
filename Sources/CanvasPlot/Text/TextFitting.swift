/// A text broken into lines of a maximum width.
package struct FittedText: Sendable, Hashable {
  /// The lines, from the top.
  package var lines: [String]
  /// The width of the widest line, in points.
  package var width: Double
  /// Whether the text is truncated with an ellipsis.
  package var isCut: Bool
  /// Whether a line ends inside a word, in a script with spaces between words.
  package var breaksWords = false
  // One for each line, or empty if all of the text is left-to-right.
  private var surroundings: [TextSurroundings?] = []

  package init(lines: [String] = [], width: Double = 0, isCut: Bool = false) {
    (self.lines, self.width, self.isCut) = (lines, width, isCut)
  }

  /// The text around a line, which affects the line's directions.
  package func surroundings(ofLine line: Int) -> TextSurroundings? {
    surroundings.indices.contains(line) ? surroundings[line] : nil
  }

  /// Records the text around each line. A truncated line ends the paragraph.
  fileprivate mutating func surround(_ ranges: [Range<String.Index>], of text: String) {
    guard ranges.count > 1 else { return }
    let found = zip(ranges, lines.indices).map { range, line in
      TextSurroundings(
        before: text[..<range.lowerBound], line: lines[line][...],
        after: isCut && line == lines.count - 1 ? "" : text[range.upperBound...])
    }
    surroundings = found.contains { $0 != nil } ? found : []
  }
}

extension Character {
  /// Whether a line may end at this white space. A space with a combining mark or a skin tone doesn't count.
  package var isBreakingSpace: Bool {
    unicodeScalars.allSatisfy(\.properties.isWhitespace) && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether the character is of a script without spaces between words: Thai and its neighbours, Chinese, Japanese.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0xE00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x2E80...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// Measures the width of a line of text. Tests of layouts can use one that needs no fonts.
public struct TextMeasurer: Sendable {
  private let measure: @Sendable (String, ChartTextStyle) -> Double

  /// A measurer with a function from a line and its style to a width in points.
  public init(_ measure: @escaping @Sendable (String, ChartTextStyle) -> Double) { self.measure = measure }

  /// A measurer with a chart's fonts.
  public init(_ fonts: ChartFonts) {
    self.init { line, style in
      StyledText(line, font: fonts.font(for: style)).size().width
    }
  }

  /// The width in points; 0 for an empty line. Of a line with more than 10 000 characters only the start is measured,
  /// which is already wider than any chart.
  public func width(of line: String, _ style: ChartTextStyle) -> Double {
    line.isEmpty ? 0 : measure(LabelLimit.start(of: line), style)
  }

  // A longer text wouldn't fit in any chart.
  private static let maximumCharacters = 1000

  /// Breaks a text into lines according to Unicode's rules, and inside a word only if the word is wider than a line.
  /// Korean breaks at its spaces, if it has any. Text that doesn't fit ends in an ellipsis. Line breaks in the text
  /// count as spaces.
  package func fit(_ text: String, _ style: ChartTextStyle, width: Double, lineCount: Int = 1) -> FittedText {
    // A character can have any number of marks, so the text is first cut by its scalars.
    let whole = LabelLimit.start(of: text).prefix(Self.maximumCharacters).split(whereSeparator: \.isBreakingSpace)
      .joined(
        separator: " ")
    var rest = whole[...]
    var places: [String.Index]?
    var ranges: [Range<String.Index>] = []
    var fitted = FittedText(isCut: !text.dropFirst(Self.maximumCharacters).isEmpty)
    while !rest.isEmpty, fitted.lines.count < max(lineCount, 1) {
      let start = rest.startIndex
      var line = String(rest)
      var length = self.width(of: line, style)
      if length <= width, !fitted.isCut || fitted.lines.count + 1 < lineCount {
        rest = ""
      } else if fitted.lines.count + 1 < lineCount {
        let known = places ?? LineBreaks.places(in: whole).filter { String.Index($0, within: whole) != nil }
        places = known
        let taken = self.taken(of: rest, style, width: width, places: known, breaksWords: &fitted.breaksWords)
        line = String(rest[..<taken])
        rest = rest[taken...].drop(while: \.isBreakingSpace)
        length = self.width(of: line, style)
      } else {
        line = cut(rest, style, width: width)
        length = self.width(of: line, style)
        fitted.isCut = true
        rest = ""
      }
      while line.last?.isBreakingSpace == true { line.removeLast() }
      fitted.lines.append(line)
      ranges.append(start..<(rest.isEmpty ? whole.endIndex : rest.startIndex))
      fitted.width = max(fitted.width, length)
    }
    fitted.surround(ranges, of: whole)
    return fitted
  }

  /// The longest start of a text that fits on a line. It ends at one of the places, otherwise after a hyphen,
  /// otherwise after the last character that fits, but has at least one. No letter is left alone on a line.
  private func taken(
    of text: Substring, _ style: ChartTextStyle, width: Double, places: [String.Index], breaksWords: inout Bool
  ) -> Substring.Index {
    let end = longest(of: text, style, width: width)
    guard end < text.endIndex, !text[end].isBreakingSpace else { return end }
    let start = text.startIndex
    let place = places.last { $0 <= end } ?? start
    let hyphen = text[..<end].lastIndex { "-‐–/".contains($0) }.map(text.index(after:)) ?? start
    for best in [place, hyphen] where best > start && text.distance(from: start, to: best) > 1 {
      let last = text[text.index(before: best)]
      if !last.isBreakingSpace, !last.isOfScriptWithoutSpaces { breaksWords = true }
      return best
    }
    breaksWords = true
    // Inside a word, at least three letters go on the next line.
    let rest = text[end...].prefix { !$0.isBreakingSpace }.prefix(3).count
    let taken = text.distance(from: start, to: end)
    return rest < 3 && taken > 2 * (3 - rest) ? text.index(end, offsetBy: rest - 3) : end
  }

  private func cut(_ text: Substring, _ style: ChartTextStyle, width: Double) -> String {
    var kept = text[..<longest(of: text, style, width: width, ending: "…")]
    while let last = kept.last, last.isBreakingSpace || ",;:،、，".contains(last) { kept.removeLast() }
    return kept + "…"
  }

  /// A line cut to a width, with an ellipsis. Nothing else may fit.
  package func cut(_ line: String, _ style: ChartTextStyle, to limit: Double) -> String {
    guard width(of: line, style) > limit else { return line }
    return line[..<longest(of: line[...], style, width: limit, ending: "…", least: 0)] + "…"
  }

  /// The end of the longest prefix, of at least a number of characters, that fits together with an ending.
  private func longest(
    of text: Substring, _ style: ChartTextStyle, width: Double, ending: String = "", least: Int = 1
  ) -> Substring.Index {
    let places = Array(text.indices) + [text.endIndex]
    var (low, high) = (least, places.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(of: text[..<places[middle]] + ending, style) <= width { low = middle } else { high = middle - 1 }
    }
    return places[low]
  }
}
