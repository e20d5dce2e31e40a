package import Canvas

/// Breaks long labels into lines.
package enum LabelWrapping {
  /// Breaks a text of one line at its spaces so that no line is wider than a width, if its words allow it, in as few
  /// lines as that takes, and these as even as can be. A text that has lines already stays as it is, and so does one of
  /// more than 4096 bytes, which no label has room for.
  package static func wrap(_ text: inout StyledText, width: Double) {
    guard text.string.utf8.count <= 4096 else { return }
    let whole = text.layout()
    guard whole.size.width > width, whole.lines.count == 1 else { return }
    let words = text.string.split(separator: " ")
    guard words.count > 1 else { return }
    let font = text.font
    let widths = words.map { StyledText(String($0), font: font).size().width }
    let space = StyledText(" ", font: font).size().width
    let fewest = lines(of: widths, space: space, width: width).count
    // From lines of equal width on in small steps, until they are as few.
    var target = whole.size.width / Double(fewest)
    while target < width, lines(of: widths, space: space, width: target).count > fewest { target += width / 40 }
    text.string = lines(of: widths, space: space, width: min(target, width)).map { line in
      words[line].joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Fills lines with words one after the other.
  private static func lines(of widths: [Double], space: Double, width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (i, wordWidth) in widths.enumerated() {
      if i > start, used + space + wordWidth > width {
        lines.append(start..<i)
        start = i
        used = wordWidth
      } else {
        used += (i > start ? space : 0) + wordWidth
      }
    }
    return lines + [start..<widths.count]
  }
}
