/// What a text could not show: the characters that neither its font nor a fallback font has, and what would help.
///
///     if let missing = MissingGlyphs(layout.missingCharacters, font: font) { print("warning: \(missing)") }
public struct MissingGlyphs: Sendable, Hashable, CustomStringConvertible {
  /// Each once, in the order of the text; not empty.
  public let characters: [Unicode.Scalar]
  /// The name of the text's font.
  public let fontFamily: String

  /// Nil where nothing is missing.
  public init?(_ characters: [Unicode.Scalar], font: Font) {
    guard !characters.isEmpty else { return nil }
    self.characters = characters
    fontFamily = font.familyName
  }

  /// One line, as "DejaVu Sans lacks U+CF5C and U+B77C: drawn as a box". The first eight characters are named.
  public var description: String {
    let shown = 8
    let names = characters.prefix(shown).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let rest = characters.count - shown
    return "\(fontFamily) lacks \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""): drawn as a box"
  }
}
