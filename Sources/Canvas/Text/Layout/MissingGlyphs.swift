/// The characters that a text could not show: those that neither its font nor a fallback font has, with packages that
/// would help, control characters, surplus marks on letters, the colours of letters, and italics.
///
///     if let missing = layout.missingGlyphs { print("warning: \(missing)") }
public struct MissingGlyphs: Sendable, Hashable, CustomStringConvertible {
  /// The characters that no font has, drawn as boxes, each once, in the order of the text.
  public let characters: [Unicode.Scalar]
  /// The control characters of the text, such as U+0007, each once, in the order of the text. They draw nothing. Tabs
  /// and line ends are not included.
  public let controlCharacters: [Unicode.Scalar]
  /// The number of marks left out, beyond the first 64 on a letter.
  public let surplusMarkCount: Int
  /// The characters that their font has in colours that aren't drawn, COLR of version 1 or SVG, each once, in the order of
  /// the text. They have the text's own colour.
  public let uncoloredCharacters: [Unicode.Scalar]
  /// The families without italics whose letters are slanted, each once, in the order of the text.
  public let slantedFamilies: [String]
  /// The name of the text's font.
  public let fontFamily: String
  /// The Debian packages whose fonts have the missing characters, each once, such as "fonts-nanum". Packages whose
  /// font is already a fallback of the text's font are not included.
  public let debianPackages: [String]

  /// Creates a report; nil if nothing is missing.
  public init?(
    _ characters: [Unicode.Scalar], controlCharacters: [Unicode.Scalar] = [], surplusMarkCount: Int = 0,
    uncoloredCharacters: [Unicode.Scalar] = [], slantedFamilies: [String] = [], font: Font
  ) {
    let isComplete = characters.isEmpty && controlCharacters.isEmpty && surplusMarkCount <= 0
    guard !isComplete || !uncoloredCharacters.isEmpty || !slantedFamilies.isEmpty else { return nil }
    self.characters = characters
    self.controlCharacters = controlCharacters
    self.surplusMarkCount = surplusMarkCount
    self.uncoloredCharacters = uncoloredCharacters
    self.slantedFamilies = slantedFamilies
    fontFamily = font.familyName
    var packages: [String] = []
    for scalar in characters {
      guard let script = ScriptFonts.first(for: scalar), !packages.contains(script.debianPackage),
        font.fallback?.hasFace(of: script) != true
      else { continue }
      packages.append(script.debianPackage)
    }
    debianPackages = packages
  }

  /// Combines the reports of several texts; nil if nothing is missing.
  ///
  /// - Parameters:
  ///   - parts: The report of each text.
  ///   - font: The font named in the description.
  public init?(joining parts: some Sequence<MissingGlyphs?>, font: Font) {
    var characters: [Unicode.Scalar] = []
    var (controls, uncolored, families): ([Unicode.Scalar], [Unicode.Scalar], [String]) = ([], [], [])
    var seen: Set<Unicode.Scalar> = []
    var surplusMarkCount = 0
    for part in parts {
      guard let part else { continue }
      characters += part.characters.filter { seen.insert($0).inserted }
      controls += part.controlCharacters.filter { seen.insert($0).inserted }
      uncolored += part.uncoloredCharacters.filter { seen.insert($0).inserted }
      families += part.slantedFamilies.filter { !families.contains($0) }
      surplusMarkCount += part.surplusMarkCount
    }
    self.init(
      characters, controlCharacters: controls, surplusMarkCount: surplusMarkCount, uncoloredCharacters: uncolored,
      slantedFamilies: families, font: font)
  }

  /// A one-line description, such as "DejaVu Sans lacks U+CF5C, U+B77C: drawn as a box; the Debian package
  /// fonts-nanum may help". It lists the first eight characters.
  public var description: String {
    var parts: [String] = []
    if !characters.isEmpty { parts.append("\(fontFamily) lacks \(Self.list(characters)): drawn as a box") }
    if !debianPackages.isEmpty {
      let names = debianPackages.joined(separator: ", ")
      parts.append("the Debian package\(debianPackages.count > 1 ? "s" : "") \(names) may help")
    }
    if !controlCharacters.isEmpty {
      let what = controlCharacters.count > 1 ? "are control characters" : "is a control character"
      parts.append("\(Self.list(controlCharacters)) \(what): left out")
    }
    if surplusMarkCount > 0 {
      let what = surplusMarkCount > 1 ? "\(surplusMarkCount) marks are" : "a mark is"
      parts.append("\(what) left out: a letter has at most \(ClusterPart.maximumMarks)")
    }
    if !uncoloredCharacters.isEmpty {
      let what = uncoloredCharacters.count > 1 ? "have colours" : "has colours"
      parts.append(
        "\(Self.list(uncoloredCharacters)) \(what) in a font's table COLR (version 1) or SVG, which aren't drawn")
    }
    parts += slantedFamilies.map { "no italics of \($0) were found: its letters are slanted" }
    return parts.joined(separator: "; ")
  }

  /// Whether it is about more than colours and italics.
  package var lacksCharacters: Bool { !characters.isEmpty || !controlCharacters.isEmpty || surplusMarkCount > 0 }

  private static func list(_ characters: [Unicode.Scalar]) -> String {
    let shown = 8
    let names = characters.prefix(shown).map(\.codePoint)
    let rest = characters.count - shown
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension TextLayout {
  /// The characters that could not be shown; nil if there are none.
  public var missingGlyphs: MissingGlyphs? {
    styles.first.flatMap {
      MissingGlyphs(
        missingCharacters, controlCharacters: controlCharacters, surplusMarkCount: surplusMarkCount,
        uncoloredCharacters: uncoloredCharacters, slantedFamilies: slantedFamilies, font: $0.font)
    }
  }
}

extension Font {
  /// The characters of a text that neither the font nor a fallback font has, each once.
  package func missingCharacters(in text: String) -> [Unicode.Scalar] {
    StyledText(text, font: withSize(1)).missingCharacters
  }
}

extension StyledText {
  /// The characters that could not be shown; nil if there are none.
  public var missingGlyphs: MissingGlyphs? { layout().missingGlyphs }
}
