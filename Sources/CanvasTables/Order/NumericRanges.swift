/// Names of ranges of numbers, by their starts: `<18`, `18-24`, `25 to 34`, `65+`.
enum NumericRanges {
  /// The places of names in the order of their starts, or nil if not all are ranges. More names than a chart can show
  /// aren't ranges.
  static func places(of names: [String]) -> [Int]? {
    guard (2...60).contains(names.count) else { return nil }
    guard let starts = names.mapAll(rangeStart), Set(starts).count == starts.count else { return nil }
    return names.indices.sorted { starts[$0] < starts[$1] }.sortedIndices
  }

  /// Whether a text is a range of numbers.
  static func isRange(_ text: String) -> Bool { rangeStart(text) != nil }

  /// The words around the numbers of a range.
  private static let words = Set(
    words:
      "to|bis|under|over|up|and|unter|über|ab|below|above|less|more|than|or|older|younger|years|year|yrs|age|ages|aged|jahre|und|älter|jünger|mehr|als|oder|weniger|ans|años|anos|anni|à|a|de|moins|plus|et|y|más|menos|세|대|代|세이상|이상|이하|미만|초과|歳|以上|以下|未満|岁|从|k|m|km|kg|cm|min|h"
  )

  private static let lowerWords = Set(words: "under|unter|below|up|bis|less|moins|menos|미만|이하|以下|未満")

  /// The start of a range, or nil if the name isn't a range. A single number isn't a range.
  private static func rangeStart(_ name: String) -> Double? {
    var numbers: [Double] = []
    var (isOpen, isBelow) = (false, false)
    // `1,000–4,999` is a range of two numbers.
    let plain = String(name.prefix(40)).replacing(/([0-9]),([0-9]{3})/) { "\($0.1)\($0.2)" }
    for token in DateToken.tokens(of: plain) {
      switch token {
      case .number(let value, _): numbers.append(Double(value))
      case .word(let word):
        // `18 a 24` is a range, `A-1` isn't.
        guard words.contains(word), word.utf8.count > 1 || !numbers.isEmpty else { return nil }
        isOpen = true
        // English words come before the number, Korean and Japanese ones after it.
        isBelow = isBelow || lowerWords.contains(word) && (numbers.isEmpty || !word.utf8.allSatisfy { $0 < 0x80 })
      case .mark(let mark):
        guard "-–—~+<>≤≥$€£₩〜～".unicodeScalars.contains(mark) else { return nil }
        isOpen = isOpen || !"$€£₩".unicodeScalars.contains(mark)
        isBelow = isBelow || "<≤".unicodeScalars.contains(mark)
      }
    }
    guard isOpen, let first = numbers.first, numbers.count <= 2, numbers.count == 1 || first <= numbers[1] else {
      return nil
    }
    // Below 18 comes before a range that begins at 18, and above 65 comes after 65 to 74.
    return isBelow ? first - 1e-3 - (numbers.count == 1 ? 1e6 : 0) : numbers.count == 1 ? first + 0.5 : first
  }
}
