/// The texts that tables write for a missing number or date: `N/A`, `-`, `null`, `#DIV/0!`, `R$ -`, `#####`.
///
/// In a column of texts they are names like any other.
enum MissingMarker {
  private static let texts: Set<String> = [
    "-", ":", "--", "---", "–", "—", ".", "..", "...", "…", "?", "*", "**", "***", "n/a", "na", "n.a.", "n. a.", "#n/a",
    "#na",
    "#null!",
    "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#error!", "nan", "null", "nil", "none", "(null)", "(none)",
    "(blank)", "\\n", "missing", "no data", "unknown", "undisclosed",
    "not disclosed", "not available", "not reported", "n.a. (est.)", "withheld", "confidential", "n.v.", "k.a.",
    "k. a.", "k.a", "s.o.", "s/d", "n.d.", "nd",
    "n/d",
    "b.d.", "нет", "н/д", "없음", "미상", "해당없음", "해당 없음", "なし", "不明", "无", "無", "暂无", "yok", "ei", "x",
  ]

  /// Those that aren't what programs write for an empty cell.
  private static let words = texts.subtracting(Set(words: "na|nan|null|nil|none|(null)|\\n"))

  /// Whether a marker says in words that a value is missing, unlike a dash.
  static func isWord(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && words.contains(text.lowercased())
  }

  /// The longest marker, in bytes of UTF-8.
  private static let limit = texts.map(\.utf8.count).max() ?? 0

  /// Whether a text without surrounding white space is a marker.
  static func isOne(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return contains(bytes, 0..<bytes.count)
  }

  /// Whether a cell without surrounding white space is a marker. Case is ignored.
  static func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    // Rules between rows, and numbers that don't fit their column.
    if range.count > 2, let first = range.first, bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "#"),
      bytes[range].allSatisfy({ $0 == bytes[first] })
    {
      return true
    }
    // Nearly all cells of a column of numbers or dates have a digit, and all of its markers but one have none.
    guard range.count <= limit, !bytes[range].contains(where: { $0 &- 0x31 < 9 }) else { return false }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if texts.contains(text.lowercased()) { return true }
    // Accounting writes `R$ -`.
    guard let last = text.last, last == "-" || last == "–" else { return false }
    let sign = text.dropLast().unicodeScalars.filter { !$0.properties.isWhitespace }
    return CurrencySigns.prefix(of: Substring(String(String.UnicodeScalarView(sign))).unicodeScalars)?.count
      == sign.count
  }
}
