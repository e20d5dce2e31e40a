/// The marks of footnotes behind names and numbers: `India[a]`, `1,450[1]`, `Oslo†`, `82.1*`, `82.1#`, `Rome²`.
enum Footnotes {
  /// Removes the marks at the end of a number, and spaces around them. A text of marks alone stays.
  static func strip(_ text: inout Substring.UnicodeScalarView) {
    var rest = text
    trimEnd(&rest)
    // A number sign is a mark behind numbers only: names end with it.
    while let mark = rest.last == "#" ? 1 : markCount(rest), mark < rest.count {
      rest = rest.dropLast(mark)
      trimEnd(&rest)
      text = rest
    }
  }

  /// The range of a cell without the marks at its end.
  static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, mayEnd(bytes[last]), range.count <= 1000 else { return range }
    let text = String(decoding: bytes[range], as: UTF8.self)
    var rest = text.unicodeScalars[...]
    strip(&rest)
    return rest.endIndex == text.endIndex ? range : range.lowerBound..<(range.lowerBound + Substring(rest).utf8.count)
  }

  /// Whether a byte may be the last one of a mark.
  static func mayEnd(_ byte: UInt8) -> Bool { byte >= 0x80 || "]*#".utf8.contains(byte) }

  /// Names without the marks at their ends. A name stays as it is if it is also there with another mark: `x[1]` and
  /// `x[2]` are different.
  static func plain(_ names: [String]) -> [String] {
    let parts = names.map(parts)
    var marks: [String: Set<String>] = [:]
    for part in parts where !part.mark.isEmpty { marks[part.name, default: []].insert(part.mark) }
    return zip(names, parts).map { marks[$1.name]?.count ?? 2 > 1 ? $0 : $1.name }
  }

  /// A name and the marks at its end. A unit isn't a mark: `m²`, `[km]`.
  private static func parts(_ name: String) -> (name: String, mark: String) {
    guard let last = name.unicodeScalars.last, last == "]" || marks.contains(last), name.utf8.count <= 1000 else {
      return (name, "")
    }
    var rest = name.unicodeScalars[...]
    while let count = markCount(rest), count < rest.count {
      let (before, mark) = (rest.dropLast(count), rest.suffix(count))
      guard let end = before.last,
        end.properties.isAlphabetic || end.properties.numericType != nil || ").]".unicodeScalars.contains(end),
        !ColumnMeasures.isUnit(String(mark.dropFirst().dropLast())), !isPower(before, mark)
      else { break }
      rest = before
    }
    return (String(rest), String(name.unicodeScalars[rest.endIndex...]))
  }

  /// Whether a superscript is the power of a unit, a variable or a number: `km²`, `R²`, `10³`.
  private static func isPower(_ text: Substring.UnicodeScalarView, _ mark: Substring.UnicodeScalarView) -> Bool {
    guard let last = mark.last, last.properties.numericType != nil else { return false }
    let word = String(text.reversed().prefix { $0.properties.isAlphabetic }.reversed().map(Character.init))
    return word.count < 2 || ["km", "hm", "dm", "cm", "mm", "nm", "µm", "ft", "in", "yd", "mi", "sq"].contains(word)
  }

  /// The number of scalars of the mark at the end, or nil if there is none.
  private static func markCount(_ text: Substring.UnicodeScalarView) -> Int? {
    guard let last = text.last else { return nil }
    if marks.contains(last) { return 1 }
    guard last == "]", let open = text.lastIndex(of: "[") else { return nil }
    let content = String(text[text.index(after: open)...].dropLast())
    let pattern = /[0-9]{1,3}|[a-z]{1,2}|(?:note|nb|n|fn|lower-alpha) ?[0-9]{1,2}|citation needed/
    return content.utf8.count <= 20 && content.wholeMatch(of: pattern) != nil ? content.unicodeScalars.count + 2 : nil
  }

  private static let marks = Set("*†‡§⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ".unicodeScalars)

  private static func trimEnd(_ text: inout Substring.UnicodeScalarView) {
    while let last = text.last, last.properties.isWhitespace { text.removeLast() }
  }
}
