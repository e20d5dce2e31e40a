/// The braces of a pattern: `{a,b}c` means `ac` and `bc`. They can be nested. Braces without a comma, and a brace
/// without its partner, are ordinary characters, and so are all braces in a set.
enum Braces {
  /// The maximum number of characters of a pattern, which is that of a path.
  static let lengthLimit = 4096
  /// The maximum number of patterns without braces.
  static let countLimit = 256
  /// The maximum number of their characters.
  static let sizeLimit = 16_384

  /// The patterns without braces.
  static func expanded(_ pattern: ArraySlice<Unicode.Scalar>) throws(GlobError) -> [[Unicode.Scalar]] {
    var results: [[Unicode.Scalar]] = [[]]
    var rest = pattern
    while let scalar = rest.first {
      var plain = rest.prefix(1)
      if scalar == "[", let end = endOfSet(rest.dropFirst()) {
        plain = rest[..<end]
      } else if scalar == "{", let (choices, end) = choices(rest) {
        var added: [[Unicode.Scalar]] = []
        for choice in choices {
          added += try expanded(choice)
          try check(added)
        }
        guard results.count * added.count <= countLimit else { throw .braces }
        results = results.flatMap { start in added.map { start + $0 } }
        try check(results)
        rest = rest[end...]
        continue
      }
      for i in results.indices { results[i] += plain }
      rest = rest[plain.endIndex...]
    }
    try check(results)
    return results
  }

  private static func check(_ patterns: [[Unicode.Scalar]]) throws(GlobError) {
    guard patterns.count <= countLimit, patterns.reduce(0, { $0 + $1.count }) <= sizeLimit else { throw .braces }
  }

  /// The parts between the commas of a pattern that begins with a brace, and the place after the closing one.
  private static func choices(
    _ pattern: ArraySlice<Unicode.Scalar>
  ) -> (choices: [ArraySlice<Unicode.Scalar>], end: Int)? {
    var choices: [ArraySlice<Unicode.Scalar>] = []
    var start = pattern.startIndex + 1
    var depth = 0
    var i = start
    while i < pattern.endIndex {
      switch pattern[i] {
      case "[":
        if let end = endOfSet(pattern[(i + 1)...]) {
          i = end
          continue
        }
      case "{": depth += 1
      case "," where depth == 0:
        choices.append(pattern[start..<i])
        start = i + 1
      case "}":
        guard depth == 0 else {
          depth -= 1
          break
        }
        return choices.isEmpty ? nil : (choices + [pattern[start..<i]], i + 1)
      default: break
      }
      i += 1
    }
    return nil
  }

  /// The place after the closing bracket of a set, which begins after the opening one. A closing bracket at the start
  /// is a member of the set. Nil if the set isn't closed.
  static func endOfSet(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    let isNegated = rest.first == "!" || rest.first == "^"
    let first = rest.startIndex + (isNegated ? 1 : 0)
    return rest[min(first, rest.endIndex)...].dropFirst().firstIndex(of: "]").map { $0 + 1 }
  }
}
