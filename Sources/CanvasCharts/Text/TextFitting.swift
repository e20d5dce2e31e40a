package import Canvas

/// A text in lines that are no wider than there is room.
public struct FittedText: Sendable, Hashable {
  /// The lines, from the top.
  public var lines: [String]
  /// Of the widest line, in points.
  public var width: Double
  /// Whether a part is left out, and an ellipsis stands for it.
  public var isCut: Bool
  /// Whether a line ends elsewhere than at a space, in a script that has spaces between its words.
  var breaksWords = false
  // One a line; empty where all of the text goes right.
  private var surroundings: [TextSurroundings?] = []

  init(lines: [String] = [], width: Double = 0, isCut: Bool = false) {
    self.lines = lines
    self.width = width
    self.isCut = isCut
  }

  /// What decides, beside a line's own letters, about its directions.
  package func surroundings(ofLine line: Int) -> TextSurroundings? {
    surroundings.indices.contains(line) ? surroundings[line] : nil
  }

  /// Notes where lines stand in a text. A line that is cut ends the paragraph.
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

extension TextMeasurer {
  // What of a longer text no chart could show.
  private static let mostCharacters = 1000

  /// Breaks a text into lines: where Unicode's rules allow it, and inside of a word where that is too wide alone.
  /// Korean breaks at its spaces, as long as it has them. What is more than the lines hold ends in an ellipsis. Line
  /// ends in the text are spaces.
  public func fit(_ text: String, _ style: ChartTextStyle, width: Double, lineCount: Int = 1) -> FittedText {
    let whole = text.prefix(Self.mostCharacters).split(whereSeparator: \.isBreakingSpace).joined(separator: " ")
    var rest = whole[...]
    var places: [String.Index]?
    var ranges: [Range<String.Index>] = []
    var fitted = FittedText(isCut: !text.dropFirst(Self.mostCharacters).isEmpty)
    while !rest.isEmpty, fitted.lines.count < max(lineCount, 1) {
      let start = rest.startIndex
      var line = String(rest)
      var length = self.width(of: line, style)
      if length <= width, !fitted.isCut || fitted.lines.count + 1 < lineCount {
        rest = ""
      } else if fitted.lines.count + 1 < lineCount {
        let known = places ?? Self.places(in: whole)
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

  /// Where a line may end, but inside of a character, as before a skin tone, and between syllables of a Korean word.
  private static func places(in text: String) -> [String.Index] {
    LineBreaks.places(in: text).filter { place in
      guard String.Index(place, within: text) != nil else { return false }
      guard place > text.startIndex, place < text.endIndex else { return true }
      return !(text[text.index(before: place)].isHangulSyllable && text[place].isHangulSyllable)
    }
  }

  /// Where a line ends that is as full as can be: at one of the places, else behind a hyphen, else after the last
  /// character that fits, at least one. No letter is left alone on a line.
  private func taken(
    of text: Substring, _ style: ChartTextStyle, width: Double, places: [String.Index], breaksWords: inout Bool
  ) -> Substring.Index {
    let end = longest(of: text, style, width: width, ending: "")
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
    // Inside of a word: at least three letters of it go on to the next line.
    let rest = text[end...].prefix { !$0.isBreakingSpace }.prefix(3).count
    let taken = text.distance(from: start, to: end)
    return rest < 3 && taken > 2 * (3 - rest) ? text.index(end, offsetBy: rest - 3) : end
  }

  private func cut(_ text: Substring, _ style: ChartTextStyle, width: Double) -> String {
    var kept = text[..<longest(of: text, style, width: width, ending: "…")]
    while let last = kept.last, last.isBreakingSpace || ",;:،、，".contains(last) { kept.removeLast() }
    return kept + "…"
  }

  /// The end of the longest start, of one character at least, that fits with an ending.
  private func longest(
    of text: Substring, _ style: ChartTextStyle, width: Double, ending: String
  ) -> Substring.Index {
    let places = Array(text.indices.dropFirst()) + [text.endIndex]
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(of: text[..<places[middle]] + ending, style) <= width { low = middle } else { high = middle - 1 }
    }
    return places[low]
  }
}

extension Character {
  /// White space at which a line may end; not a space that carries a mark or a skin tone.
  var isBreakingSpace: Bool {
    unicodeScalars.allSatisfy(\.properties.isWhitespace) && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  fileprivate var isHangulSyllable: Bool { unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }

  /// Of Thai and the scripts around it, or of Chinese and Japanese: these have no spaces between words.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0xE00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x2E80...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
