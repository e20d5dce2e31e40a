/// A field of a row, with Vega-Lite's syntax: `price`, `car.price`, `list[0]`, `car["unit price"]`. A backslash takes
/// the meaning from a dot or a bracket: `car\.price` is one name.
package struct FieldPath: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The path as it was written.
  package let text: String

  /// The names from the outside to the inside, at least one.
  package let steps: [String]

  /// Reads a path. An unclosed bracket or quote ends with the text.
  package init(_ text: String) {
    self.text = text
    let isPlain = text.utf8.allSatisfy { $0 != 0x2E && $0 != 0x5B && $0 != 0x5C && $0 != 0x5D }
    steps = isPlain ? [text] : Self.steps(of: text)
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// The name of the column that a transform makes of the field: the whole path, or its only name without backslashes.
  package var name: String { steps.count == 1 ? steps.first ?? text : text }

  private static func steps(of text: String) -> [String] {
    var splitter = PathSplitter()
    for character in text.unicodeScalars { splitter.add(character) }
    splitter.endStep()
    return splitter.steps.isEmpty ? [text] : splitter.steps
  }
}

/// Splits a path at its dots and brackets.
private struct PathSplitter {
  private(set) var steps: [String] = []
  private var step = ""
  private var quote: Unicode.Scalar?
  private var isEscaped = false
  private var isInBracket = false
  private var hasQuoted = false

  mutating func add(_ character: Unicode.Scalar) {
    if isEscaped {
      step.unicodeScalars.append(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else if let quote {
      if character == quote { self.quote = nil } else { step.unicodeScalars.append(character) }
    } else {
      addPlain(character)
    }
  }

  private mutating func addPlain(_ character: Unicode.Scalar) {
    switch character {
    case "\"" where isInBracket && step.isEmpty, "'" where isInBracket && step.isEmpty:
      quote = character
      hasQuoted = true
    case ".": if isInBracket { step.unicodeScalars.append(character) } else { endStep() }
    case "[":
      endStep()
      isInBracket = true
    case "]":
      endStep()
      isInBracket = false
    default: step.unicodeScalars.append(character)
    }
  }

  mutating func endStep() {
    if !step.isEmpty || hasQuoted { steps.append(step) }
    step = ""
    hasQuoted = false
  }
}
