/// Conditions that rows must meet: `product = Cola and sales >= 100`.
///
///     condition  = comparison { "and" comparison }
///     comparison = name ( "=" | "!=" | "<" | "<=" | ">" | ">=" ) value
///
/// Names and values may be in single or double quotes. The quotes are required if they contain an operator or the
/// word `and`. Texts can only be compared for equality; numbers and dates also have an order. A date is equal to a
/// month, quarter or year that contains it, and less or greater if it is before or after it. A missing cell is
/// unequal to every value, and neither less nor greater. A time without seconds is its whole minute.
struct RowFilter {
  enum Operator: String, CaseIterable {
    // Longer operators come first, because `<=` begins with `<`.
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case equal = "="
    case less = "<"
    case greater = ">"
  }

  struct Comparison: Equatable {
    var column: String
    var comparator: Operator
    var value: String
  }

  let comparisons: [Comparison]

  init(_ text: String) throws(DataError) {
    let fault = DataError.choice(
      .conditions, found: DataError.quoted(text), allowed: "conditions such as \"product = Cola and sales >= 100\"")
    var words = FilterWords(text)
    var comparisons: [Comparison] = []
    repeat {
      let column = words.phrase(until: { Operator(rawValue: $0) != nil })
      guard case .mark(let mark)? = words.next(), let comparator = Operator(rawValue: mark), !column.isEmpty else {
        throw fault
      }
      let value = words.phrase(until: { Operator(rawValue: $0) != nil || $0.lowercased() == "and" })
      comparisons.append(Comparison(column: column, comparator: comparator, value: value))
    } while words.takeAnd()
    guard words.isAtEnd else { throw fault }
    self.comparisons = comparisons
  }
}

/// The tokens of a condition.
private struct FilterWords {
  enum Word {
    case mark(String)
    case plain(String)
    case quoted(String)
  }

  private var words: [Word] = []
  private var position = 0

  init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if let mark = RowFilter.Operator.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        words.append(.mark(mark.rawValue))
        rest = rest.dropFirst(mark.rawValue.count)
      } else if first == "\"" || first == "'", let end = rest.dropFirst().firstIndex(of: first) {
        words.append(.quoted(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"=<>!".contains($0) }
        // A single exclamation mark belongs to a word.
        let length = max(1, word.count)
        words.append(.plain(String(rest.prefix(length))))
        rest = rest.dropFirst(length)
      }
    }
  }

  var isAtEnd: Bool { position == words.count }

  mutating func next() -> Word? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return words[position]
  }

  /// The words up to an end token, joined with single spaces.
  mutating func phrase(until isEnd: (String) -> Bool) -> String {
    var parts: [String] = []
    while position < words.count {
      switch words[position] {
      case .mark(let text) where isEnd(text), .plain(let text) where isEnd(text): return parts.joined(separator: " ")
      case .mark(let text), .plain(let text), .quoted(let text): parts.append(text)
      }
      position += 1
    }
    return parts.joined(separator: " ")
  }

  mutating func takeAnd() -> Bool {
    guard position < words.count, case .plain(let word) = words[position], word.lowercased() == "and" else {
      return false
    }
    position += 1
    return true
  }
}
