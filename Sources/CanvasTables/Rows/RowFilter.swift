/// Conditions that rows must meet: `product = Cola or Water and sales >= 100`.
///
///     condition  = comparison { "and" comparison }
///     comparison = name ( "=" | "!=" ) value { "or" value } | name ( "<" | "<=" | ">" | ">=" ) value
///
/// Names and values may be in single or double quotes. The quotes are required if they contain an operator or the
/// words `and` and `or`. Texts can only be compared for equality; numbers and dates also have an order. A value is equal to
/// several if it is equal to one of them, and unequal if it is to all. A date is equal to a month, quarter or year that
/// contains it, and less or greater if it is before or after it. A missing cell is unequal to every value, and neither
/// less nor greater. A time without seconds is its whole minute.
struct RowFilter {
  enum Operator: String {
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

  /// Comparisons of which a row must meet one in each list.
  let alternatives: [[Comparison]]

  init(_ text: String) throws(DataError) {
    let fault = DataError.choice(
      .conditions, found: DataError.quoted(text),
      allowed: "conditions such as \"product = Cola or Water and sales >= 100\"")
    var words = FilterWords(text)
    var alternatives: [[Comparison]] = []
    repeat {
      let column = words.phrase(until: { Operator(rawValue: $0) != nil })
      guard let comparator = words.comparator(), !column.isEmpty else { throw fault }
      var values: [String] = []
      repeat {
        values.append(
          words.phrase(until: { Operator(rawValue: $0) != nil || ["and", "or"].contains($0.lowercased()) }))
      } while words.take("or")
      let comparisons = values.map { Comparison(column: column, comparator: comparator, value: $0) }
      guard values.count == 1 || comparator == .equal || comparator == .notEqual else { throw fault }
      alternatives += comparator == .notEqual ? comparisons.map { [$0] } : [comparisons]
    } while words.take("and")
    guard words.isAtEnd else { throw fault }
    self.alternatives = alternatives
  }
}

/// The words, marks and quoted texts of a condition.
private struct FilterWords {
  private var words: ArraySlice<(text: String, isQuoted: Bool)>

  init(_ text: String) {
    // Longer operators come first, because `<=` begins with `<`. A single exclamation mark belongs to a word.
    let word = /"([^"]*)"|'([^']*)'|!=|<=|>=|[=<>!]|[^\s=<>!]+/
    words =
      text.matches(of: word).map { match in
        let quoted = match.1 ?? match.2
        return (String(quoted ?? match.0), quoted != nil)
      }[...]
  }

  var isAtEnd: Bool { words.isEmpty }

  /// The next word if it is an operator.
  mutating func comparator() -> RowFilter.Operator? {
    words.popFirst().flatMap { $0.isQuoted ? nil : RowFilter.Operator(rawValue: $0.text) }
  }

  /// The words before an end, joined with single spaces.
  mutating func phrase(until isEnd: (String) -> Bool) -> String {
    let phrase = words.prefix { $0.isQuoted || !isEnd($0.text) }
    words = words[phrase.endIndex...]
    return phrase.map(\.text).joined(separator: " ")
  }

  mutating func take(_ word: String) -> Bool {
    guard let next = words.first, !next.isQuoted, next.text.lowercased() == word else { return false }
    words.removeFirst()
    return true
  }
}
