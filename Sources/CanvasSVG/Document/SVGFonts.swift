/// The fonts of the texts in SVG pictures: folders with fonts, and the families behind the general names of CSS.
///
/// A family that isn't installed is replaced by one with equal widths, as Arial by Liberation Sans. If a text names no
/// family that is there, it takes a similar one of those that it names, and then the standard one.
public struct SVGFonts: Sendable {
  /// The families that `serif`, `sans-serif`, `monospace`, `cursive` and `fantasy` stand for.
  public var families: [String: String]
  /// The family of texts that name none, or only such that aren't installed.
  public var standard: String
  /// The font, at any size, of texts that name no family, or only such that nothing is known of; nil for one of the family
  /// `standard` in the weight and slant of the text.
  public var standardFont: Font?
  /// The fonts of a document's own.
  var faces: [SVGFontFace] = []
  /// The folders are read when the first text is drawn.
  private let collection: Locked<(directories: [String], collection: FontCollection?)>

  /// The fonts of folders that aren't the system's, which come before its own for letters that a font doesn't have.
  let added: FontCollection?

  /// Fonts that were opened.
  let opened = Cache<FontRequest, Font?>()

  /// Fonts of folders and their subfolders. See the properties.
  public init(
    directories: [String] = SystemFonts.searched, standard: String? = nil, families: [String: String] = [:]
  ) {
    self.standard = standard ?? SystemFonts.family
    self.families = [
      // Editors write the names of fontconfig.
      "sans": SystemFonts.family, "mono": SystemFonts.monospacedFamily,
      "serif": SystemFonts.serifFamily, "sans-serif": SystemFonts.family, "monospace": SystemFonts.monospacedFamily,
      "ui-serif": SystemFonts.serifFamily, "ui-sans-serif": SystemFonts.family, "ui-rounded": SystemFonts.family,
      "ui-monospace": SystemFonts.monospacedFamily,
    ].merging(families) { $1 }
    collection = Locked((directories, nil))
    let added = directories.filter { !SystemFonts.directories.contains($0) }
    self.added = added.isEmpty ? nil : FontCollection(directories: added)
  }

  /// The fonts that are installed for all users.
  public static var system: SVGFonts { SystemFonts.added.isEmpty ? installed : SVGFonts() }

  private static let installed = SVGFonts(directories: SystemFonts.directories)

  /// The collection of the folders, which is read once.
  var fonts: FontCollection {
    collection.withLock { state in
      if let known = state.collection { return known }
      let made = FontCollection(directories: state.directories)
      state.collection = made
      return made
    }
  }
}
