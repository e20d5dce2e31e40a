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

  /// The Debian packages whose fonts have such characters, each once, as "fonts-nanum".
  public var debianPackages: [String] {
    var packages: [String] = []
    for scalar in characters {
      guard let package = Font.debianPackage(for: scalar)?.package, !packages.contains(package) else { continue }
      packages.append(package)
    }
    return packages
  }

  /// One line, as "DejaVu Sans lacks U+CF5C, U+B77C: drawn as a box; the Debian package fonts-nanum may help". The first
  /// eight characters are named.
  public var description: String {
    let shown = 8
    let names = characters.prefix(shown).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let rest = characters.count - shown
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let packages = debianPackages
    let help =
      packages.isEmpty
      ? "" : "; the Debian package\(packages.count > 1 ? "s" : "") \(packages.joined(separator: ", ")) may help"
    return "\(fontFamily) lacks \(list): drawn as a box\(help)"
  }
}
