/// Finds the fonts of texts. Those of the system are found once for a process, and others once for a layout.
final class FontResolver {
  private var found: [ViewFont: Font] = [:]
  /// Remarks for the user: families that stand in for others.
  private(set) var notes: [Note] = []

  private static let system = Locked<[ViewFont: Font]>([:])
  private static let collection = FontCollection(directories: SystemFonts.directories)

  /// The font of a choice.
  ///
  /// - Throws: `FontError` if it can't be found or read.
  func font(for choice: ViewFont) throws(FontError) -> Font {
    var key = choice
    (key.size, key.features) = (1, [])
    if let known = found[key] { return featured(known, choice).withSize(choice.size) }
    let font = try read(key)
    found[key] = font
    return featured(font, choice).withSize(choice.size)
  }

  private func featured(_ font: Font, _ choice: ViewFont) -> Font {
    guard !choice.features.isEmpty else { return font }
    for lack in choice.features.compactMap({ font.lack(of: $0) }) {
      note(Note(lack.isReplaced ? .replaced : .ignored, lack.message))
    }
    return font.withFeatures(font.features + choice.features)
  }

  private func note(_ note: Note) {
    if !notes.contains(note) { notes.append(note) }
  }

  private static func systemFont(_ choice: ViewFont) throws(FontError) -> Font {
    if let known = system.withLock({ $0[choice] }) { return known }
    let font = try readSystemFont(choice)
    system.withLock { $0[choice] = font }
    return font
  }

  private static func readSystemFont(_ choice: ViewFont) throws(FontError) -> Font {
    let family = choice.face == .monospaced ? SystemFonts.monospacedFamily : SystemFonts.family
    if choice.face == .system, !choice.isItalic { return try Font.system(size: 1, weight: choice.weight) }
    guard let match = match(family, choice) else { return try Font.system(size: 1, weight: choice.weight) }
    return try match.font(size: 1)
  }

  private static func match(_ family: String, _ choice: ViewFont) -> FontMatch? {
    collection.match(FontRequest(family, weight: choice.weight, slant: choice.isItalic ? .italic : .upright))
  }

  private func read(_ choice: ViewFont) throws(FontError) -> Font {
    switch choice.face {
    case .family(let name): try family(name, choice)
    case .file(let path, let index): try weighted(Font(path: path, faceIndex: index, size: 1), choice)
    case .exact(let font): try weighted(font, choice)
    case .system, .monospaced: try Self.systemFont(choice)
    }
  }

  private func family(_ name: String, _ choice: ViewFont) throws(FontError) -> Font {
    guard let match = Self.match(name, choice), match.reason != .unknown else {
      throw .invalid(source: name, reason: "no such font is installed; use .file(path, size:), or install it")
    }
    if let message = match.note { note(Note(.replaced, message)) }
    return try match.font(size: 1)
  }

  /// A font with the fallback of its weight, in the weight if it is variable, and slanted for italics.
  private func weighted(_ font: Font, _ choice: ViewFont) throws(FontError) -> Font {
    let varied = choice.weight == .regular ? font : try font.withVariation(["wght": choice.weight.value])
    let isRead = if case .exact = choice.face { true } else { false }
    let whole = isRead ? varied : varied.withStandardFallback(weight: choice.weight)
    return choice.isItalic ? try whole.slanted() : whole
  }
}
