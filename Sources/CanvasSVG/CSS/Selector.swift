/// A selector of CSS: compounds, each with how it relates to the one before it.
struct Selector: Sendable {
  enum Combinator: Sendable { case descendant, child, next, sibling }

  /// What one element must be.
  struct Compound: Sendable {
    var name: String?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var isFirstChild = false
    /// How the compound before it is related.
    var combinator = Combinator.descendant
  }

  struct AttributeTest: Sendable {
    var name: String
    /// The operator before the equals sign; nil if the attribute must only be there.
    var comparison: Character?
    var value = ""
  }

  var compounds: [Compound] = []

  /// Of two selectors, the one with the higher number wins.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      sum + compound.ids.count * 1_000_000
        + (compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0)) * 1_000
        + (compound.name == nil ? 0 : 1)
    }
  }

  /// Reads a selector; nil if it has anything that the reader doesn't know.
  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    var combinator = Combinator.descendant
    while !scanner.isAtEnd {
      guard compounds.count < 100, var compound = Self.compound(&scanner) else { return nil }
      compound.combinator = combinator
      compounds.append(compound)
      scanner.skipSpace()
      combinator = .descendant
      if scanner.take(">") {
        combinator = .child
      } else if scanner.take("+") {
        combinator = .next
      } else if scanner.take("~") {
        combinator = .sibling
      } else {
        continue
      }
      scanner.skipSpace()
      if scanner.isAtEnd { return nil }
    }
    if compounds.isEmpty { return nil }
  }

  private static func compound(_ scanner: inout ValueScanner) -> Compound? {
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
        guard scanner.name() == "first-child" else { return nil }
        compound.isFirstChild = true
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
    let value = scanner.text(before: "]").trimmed
    guard scanner.take("]") else { return nil }
    test.value = value.filter { $0 != "\"" && $0 != "'" }
    return test
  }
}
