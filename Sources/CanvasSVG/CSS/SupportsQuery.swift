/// The conditions of `@supports`, for what is drawn here.
enum SupportsQuery {
  /// Whether a condition is met. What isn't one is not.
  static func isMet(_ text: String) -> Bool {
    var scanner = ValueScanner(text.trimmed)
    return condition(&scanner, depth: 0) ?? false
  }

  /// CSS Conditional Rules 3, section 6: tests with `not`, and lists of them with `and` or `or`.
  private static func condition(_ scanner: inout ValueScanner, depth: Int) -> Bool? {
    guard depth < 16, var result = test(&scanner, depth) else { return nil }
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return result }
      let word = scanner.name()?.lowercased()
      guard word == "and" || word == "or", let next = test(&scanner, depth) else { return nil }
      result = word == "and" ? result && next : result || next
    }
  }

  private static func test(_ scanner: inout ValueScanner, _ depth: Int) -> Bool? {
    scanner.skipSpace()
    let name = scanner.name()?.lowercased()
    scanner.skipSpace()
    if name == "not" { return test(&scanner, depth + 1).map { !$0 } }
    guard scanner.take("(") else { return nil }
    let inside = scanner.balancedText().trimmed
    if name == "selector" { return Selector(inside) != nil }
    // Functions that aren't known are never met.
    guard name == nil else { return false }
    var inner = ValueScanner(inside)
    if inside.first != "(", !inside.hasPrefix("not"), let colon = inside.firstIndex(of: ":") {
      let value = String(inside[inside.index(after: colon)...]).trimmed
      let property = StyleProperty(name: String(inside[..<colon]).trimmed.lowercased())
      return inside.hasPrefix("--") || property.map { $0.valid(value) != nil && !value.isEmpty } ?? false
    }
    return condition(&inner, depth: depth + 1)
  }
}
