/// A selector of CSS: compounds, each with how it relates to the one before it.
struct Selector: Sendable {
  enum Combinator: Sendable { case descendant, child, next, sibling }

  /// What one element must be.
  struct Compound: Sendable {
    var name: String?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var pseudos: [PseudoClass] = []
    /// What it takes to compare an element with it.
    var cost: Int { 1 + 8 * (classes.count + attributes.count) + pseudos.count }
    /// How the compound before it is related.
    var combinator = Combinator.descendant
  }

  /// What follows a colon.
  indirect enum PseudoClass: Sendable {
    case root
    case empty
    /// The only child of an element, or the only one with its name.
    case only(ofType: Bool)
    /// The first, and each further one after a number of others, of the children of an element; of those with its name.
    case nth(step: Int, first: Int, fromEnd: Bool, ofType: Bool)
    case any([Selector], weighs: Bool)
    case not([Selector])

    var specificity: Int {
      switch self {
      case .root, .empty, .only, .nth: 1_000
      case .any(let selectors, let weighs): weighs ? selectors.map(\.specificity).max() ?? 0 : 0
      case .not(let selectors): selectors.map(\.specificity).max() ?? 0
      }
    }

    /// Reads the name behind a colon with what is in its parentheses.
    init?(_ scanner: inout ValueScanner, _ depth: Int) {
      guard let name = scanner.name()?.lowercased() else { return nil }
      let inside = scanner.take("(") ? scanner.balancedText().trimmed : ""
      switch name {
      case "root": self = .root
      case "empty": self = .empty
      case "only-child", "only-of-type": self = .only(ofType: name == "only-of-type")
      case "first-child", "first-of-type", "last-child", "last-of-type":
        self = .nth(step: 0, first: 1, fromEnd: name.hasPrefix("last"), ofType: name.hasSuffix("type"))
      case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
        guard let (step, first) = Self.formula(inside) else { return nil }
        self = .nth(step: step, first: first, fromEnd: name.hasPrefix("nth-last"), ofType: name.hasSuffix("type"))
      case "is", "where", "matches", "not":
        let parts = StyleSheet.pieces(inside, separator: ",").map { Selector(String($0), depth: depth + 1) }
        let selectors = parts.compactMap(\.self)
        // An unknown selector of `not` makes the whole unknown; `is` forgives it.
        guard name != "not" || selectors.count == parts.count else { return nil }
        self = name == "not" ? .not(selectors) : .any(selectors, weighs: name != "where")
      default: return nil
      }
    }

    /// The numbers of `odd`, `even`, `3`, `2n+1` and `-n + 3`.
    private static func formula(_ text: String) -> (step: Int, first: Int)? {
      if text == "odd" { return (2, 1) }
      if text == "even" { return (2, 0) }
      let plain = text.filter { !$0.isWhitespace }
      func number(_ text: Substring) -> Int? { Int(text).flatMap { $0.magnitude < 1 << 30 ? $0 : nil } }
      guard let n = plain.firstIndex(of: "n") else { return number(plain[...]).map { (0, $0) } }
      let (before, after) = (plain[..<n], plain[plain.index(after: n)...])
      let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : number(before)
      guard let step, let first = after.isEmpty ? 0 : number(after) else { return nil }
      return (step, first)
    }
  }

  struct AttributeTest: Sendable {
    var name: String
    /// The operator before the equals sign; nil if the attribute must only be there.
    var comparison: Character?
    var value = ""
    /// Whether letters count as the same in both cases. The value is in small ones.
    var ignoresCase = false
  }

  var compounds: [Compound] = []

  /// Of two selectors, the one with the higher number wins.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      sum + compound.ids.count * 1_000_000 + (compound.classes.count + compound.attributes.count) * 1_000
        + (compound.name == nil ? 0 : 1) + compound.pseudos.reduce(0) { $0 + $1.specificity }
    }
  }

  /// Reads a selector; nil if it has anything that the reader doesn't know.
  ///
  /// - Parameter depth: The number of selectors that it is inside of.
  init?(_ text: String, depth: Int = 0) {
    guard depth < 8 else { return nil }
    var scanner = ValueScanner(text.trimmed)
    var combinator = Combinator.descendant
    while !scanner.isAtEnd {
      guard compounds.count < 100, var compound = Self.compound(&scanner, depth) else { return nil }
      compound.combinator = combinator
      compounds.append(compound)
      scanner.skipSpace()
      let written = Self.combinators.first { scanner.take($0.sign) }
      combinator = written?.combinator ?? .descendant
      if written == nil { continue }
      scanner.skipSpace()
      if scanner.isAtEnd { return nil }
    }
    if compounds.isEmpty { return nil }
  }

  private static let combinators: [(sign: Unicode.Scalar, combinator: Combinator)] = [
    (">", .child), ("+", .next), ("~", .sibling),
  ]

  private static func compound(_ scanner: inout ValueScanner, _ depth: Int) -> Compound? {
    var compound = Compound()
    let start = scanner.offset
    if !scanner.take("*") { compound.name = scanner.name() }
    while true {
      if scanner.take("#") {
        guard let id = scanner.name() else { return nil }
        compound.ids.append(id)
      } else if scanner.take(".") {
        guard let name = scanner.name() else { return nil }
        compound.classes.append(name)
      } else if scanner.take("[") {
        guard let test = attributeTest(&scanner) else { return nil }
        compound.attributes.append(test)
      } else if scanner.take(":") {
        guard let pseudo = PseudoClass(&scanner, depth) else { return nil }
        compound.pseudos.append(pseudo)
      } else {
        return scanner.offset > start ? compound : nil
      }
    }
  }

  private static func attributeTest(_ scanner: inout ValueScanner) -> AttributeTest? {
    scanner.skipSpace()
    guard let name = scanner.name() else { return nil }
    var test = AttributeTest(name: name)
    scanner.skipSpace()
    if scanner.take("]") { return test }
    test.comparison = "="
    for character in ["~", "|", "^", "$", "*"] as [Unicode.Scalar] where scanner.take(character) {
      test.comparison = Character(character)
    }
    guard scanner.take("=") else { return nil }
    scanner.skipSpace()
    if let quote = ["\"", "'"].first(where: { scanner.take($0) }) {
      test.value = scanner.text(before: quote)
      guard scanner.take(quote) else { return nil }
    } else {
      guard let value = scanner.name() else { return nil }
      test.value = value
    }
    scanner.skipSpace()
    if let flag = scanner.name()?.lowercased() {
      guard flag == "i" || flag == "s" else { return nil }
      test.ignoresCase = flag == "i"
      if test.ignoresCase { test.value = test.value.lowercased() }
    }
    scanner.skipSpace()
    return scanner.take("]") ? test : nil
  }
}
