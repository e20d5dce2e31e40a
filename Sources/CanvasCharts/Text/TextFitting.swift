/// A text in lines that are no wider than there is room.
public struct FittedText: Sendable, Hashable {
  public var lines: [String]
  /// Of the widest line, in points.
  public var width: Double
  /// Whether a part is left out, and an ellipsis stands for it.
  public var isCut: Bool
}

extension TextMeasurer {
  // What of a longer text no chart could show.
  private static let mostCharacters = 1000

  /// Breaks a text into lines, at its spaces where it has them and inside of a word where that is too wide alone. What is
  /// more than the lines hold ends in an ellipsis. Line ends in the text are spaces.
  public func fit(_ text: String, _ style: ChartTextStyle, width: Double, lineCount: Int = 1) -> FittedText {
    var rest = text.prefix(Self.mostCharacters).split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    var fitted = FittedText(lines: [], width: 0, isCut: text.count > Self.mostCharacters)
    while !rest.isEmpty, fitted.lines.count < max(lineCount, 1) {
      var line = String(rest)
      var length = self.width(of: line, style)
      if length <= width, !fitted.isCut || fitted.lines.count + 1 < lineCount {
        rest = ""
      } else if fitted.lines.count + 1 < lineCount {
        let taken = self.taken(of: rest, style, width: width)
        line = String(rest[..<taken])
        rest = rest[taken...].drop(while: \.isWhitespace)
        length = self.width(of: line, style)
      } else {
        line = cut(rest, style, width: width)
        length = self.width(of: line, style)
        fitted.isCut = true
        rest = ""
      }
      while line.last?.isWhitespace == true { line.removeLast() }
      fitted.lines.append(line)
      fitted.width = max(fitted.width, length)
    }
    return fitted
  }

  /// Where a line ends that is as full as can be: at a space or behind a hyphen, else after the last character that fits,
  /// at least one. No letter is left alone on a line.
  private func taken(of text: Substring, _ style: ChartTextStyle, width: Double) -> Substring.Index {
    let end = longest(of: text, style, width: width, ending: "")
    guard end < text.endIndex, !text[end].isWhitespace else { return end }
    let start = text.startIndex
    let space = text[..<end].lastIndex(where: \.isWhitespace) ?? start
    let hyphen = text[..<end].lastIndex { "-‐–/".contains($0) }.map(text.index(after:)) ?? start
    let best = max(space, hyphen)
    if best > start, text.distance(from: start, to: best) > 1 { return best }
    // Inside of a word: at least three letters of it go on to the next line.
    let rest = text[end...].prefix { !$0.isWhitespace }.prefix(3).count
    let taken = text.distance(from: start, to: end)
    return rest < 3 && taken > 2 * (3 - rest) ? text.index(end, offsetBy: rest - 3) : end
  }

  private func cut(_ text: Substring, _ style: ChartTextStyle, width: Double) -> String {
    var kept = text[..<longest(of: text, style, width: width, ending: "…")]
    while let last = kept.last, last.isWhitespace || ",;:،、，".contains(last) { kept.removeLast() }
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
