/// A script or a kind of symbols, with its characters, the paths of Debian's fonts for it, and their package.
package struct ScriptFonts: Sendable {
  /// The name, as in "the Debian package … has Thai".
  package let name: String
  let ranges: [ClosedRange<UInt32>]
  /// The files in the order in which they are tried, with the index of the face in a collection.
  package let files: [(path: String, index: Int)]
  /// The package that contains the first of the files.
  package let debianPackage: String

  func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

  /// The scripts in the order of the standard fallback.
  ///
  /// Korean comes first: its font also has the Chinese characters and kana of Korean texts, in its own style.
  package static let all: [ScriptFonts] = [
    ScriptFonts(
      "Korean", [0x1100...0x11FF, 0x3000...0x303F, 0x3130...0x318F, 0x3200...0x32FF, 0xA960...0xA97F, 0xAC00...0xD7FF],
      [SystemFonts.korean, SystemFonts.eastAsian + "#1"], "fonts-nanum"),
    ScriptFonts(
      "Japanese", [0x3040...0x30FF, 0x31F0...0x31FF, 0x1AFF0...0x1B16F, 0xFF61...0xFF9F],
      [SystemFonts.eastAsian + "#0"] + SystemFonts.japanese, "fonts-noto-cjk"),
    ScriptFonts(
      "Chinese characters",
      [
        0x2E80...0x2FDF, 0x2FF0...0x303F, 0x3100...0x312F, 0x31A0...0x31EF, 0x3200...0x4DBF, 0x4E00...0x9FFF,
        0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x323AF,
      ],
      [SystemFonts.eastAsian + "#0"] + SystemFonts.chinese, "fonts-noto-cjk"),
    ScriptFonts(
      "emoji",
      [
        0x23...0x23, 0x2A...0x2A, 0x30...0x39, 0xA9...0xA9, 0xAE...0xAE, 0x203C...0x203C, 0x2049...0x2049,
        0x20E3...0x20E3, 0x2122...0x2122, 0x2139...0x2139, 0x2194...0x21AA, 0x231A...0x23FF, 0x24C2...0x24C2,
        0x25AA...0x25FE, 0x2600...0x27BF, 0x2934...0x2935, 0x2B05...0x2B55, 0x3030...0x303D, 0x3297...0x3299,
        0x1F000...0x1FAFF, 0xE0020...0xE007F,
      ], [SystemFonts.emoji], "fonts-noto-color-emoji"),
    noto("Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1EE00...0x1EEFF]),
    noto("Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F]),
    noto("Devanagari", [0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]),
    noto("Bengali", [0x980...0x9FF]),
    noto("Gurmukhi", [0xA00...0xA7F]),
    noto("Gujarati", [0xA80...0xAFF]),
    noto("Oriya", [0xB00...0xB7F]),
    noto("Tamil", [0xB80...0xBFF]),
    noto("Telugu", [0xC00...0xC7F]),
    noto("Kannada", [0xC80...0xCFF]),
    noto("Malayalam", [0xD00...0xD7F]),
    noto("Sinhala", [0xD80...0xDFF]),
    noto("Thai", [0xE00...0xE7F]),
    noto("Lao", [0xE80...0xEFF]),
    noto("Tibetan", [0xF00...0xFFF], file: "NotoSerifTibetan"),
    noto("Myanmar", [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
    noto("Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]),
    noto("Ethiopic", [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
    noto("Cherokee", [0x13A0...0x13FF, 0xAB70...0xABBF]),
    noto("Canadian Aboriginal", [0x1400...0x167F, 0x18B0...0x18FF]),
    noto("Ogham", [0x1680...0x169F]),
    noto("Runic", [0x16A0...0x16FF]),
    noto("Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
    noto("Mongolian", [0x1800...0x18AF]),
    noto("Armenian", [0x530...0x58F, 0xFB13...0xFB17]),
    noto("Syriac", [0x700...0x74F]),
    noto("Thaana", [0x780...0x7BF]),
    noto("NKo", [0x7C0...0x7FF]),
    noto("Tai Le", [0x1950...0x197F]),
    noto("New Tai Lue", [0x1980...0x19DF]),
    noto("Tai Tham", [0x1A20...0x1AAF]),
    noto("Balinese", [0x1B00...0x1B7F]),
    noto("Sundanese", [0x1B80...0x1BBF]),
    noto("Batak", [0x1BC0...0x1BFF]),
    noto("Ol Chiki", [0x1C50...0x1C7F]),
    noto("Glagolitic", [0x2C00...0x2C5F]),
    noto("Coptic", [0x2C80...0x2CFF]),
    noto("Tifinagh", [0x2D30...0x2D7F]),
    noto("Yi", [0xA000...0xA4CF]),
    noto("Lisu", [0xA4D0...0xA4FF]),
    noto("Vai", [0xA500...0xA63F]),
    noto("Javanese", [0xA980...0xA9DF]),
    noto("Cham", [0xAA00...0xAA5F]),
    noto("Meetei Mayek", [0xAAE0...0xAAFF, 0xABC0...0xABFF]),
    noto("Linear B", [0x10000...0x1013F]),
    noto("Gothic", [0x10330...0x1034F]),
    noto("Old Persian", [0x103A0...0x103DF]),
    noto("Deseret", [0x10400...0x1044F]),
    noto("Brahmi", [0x11000...0x1107F]),
    noto("Cuneiform", [0x12000...0x1254F]),
    noto("Egyptian Hieroglyphs", [0x13000...0x1345F]),
    noto("Adlam", [0x1E900...0x1E95F]),
    ScriptFonts("music", [0x1D100...0x1D24F], [SystemFonts.noto("NotoMusic")], "fonts-noto-core"),
    ScriptFonts(
      "mathematics", [0x2200...0x22FF, 0x27C0...0x27EF, 0x2980...0x2AFF, 0x1D400...0x1D7FF],
      [SystemFonts.noto("NotoSansMath")],
      "fonts-noto-core"),
    ScriptFonts(
      "symbols", [0x2000...0x2BFF, 0x4DC0...0x4DFF, 0x10190...0x101FF, 0x1F000...0x1FBFF],
      [SystemFonts.noto("NotoSansSymbols2"), SystemFonts.noto("NotoSansSymbols"), SystemFonts.noto("NotoSansMath")],
      "fonts-noto-core"),
    ScriptFonts(
      "Latin, Greek and Cyrillic",
      [
        0x20...0x52F, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x2BFF, 0xA640...0xA69F, 0xA700...0xA7FF,
        0xAB30...0xAB6F, 0xFB00...0xFB06,
      ],
      [SystemFonts.regular, SystemFonts.noto("NotoSans")], "fonts-dejavu-core"),
  ]

  /// The first script or kind of symbols that has a character; nil if none is known.
  static func first(for scalar: Unicode.Scalar) -> ScriptFonts? {
    // Characters with emoji presentation are in several blocks; they need the emoji font.
    let isEmoji = scalar.properties.isEmojiPresentation
    return all.first { isEmoji ? $0.name == "emoji" : $0.name != "emoji" && $0.contains(scalar) }
  }

  /// A script whose font is named after it.
  @inline(never)
  private static func noto(_ script: String, _ ranges: [ClosedRange<UInt32>], file: String? = nil) -> ScriptFonts {
    let file = file ?? "NotoSans" + script.split(separator: " ").joined()
    return ScriptFonts(script, ranges, [SystemFonts.noto(file)], "fonts-noto-core")
  }

  // The table has many entries, and inlining each would slow down the compiler.
  /// - Parameter files: Paths, with the index of a collection's face after a number sign.
  @inline(never)
  private init(_ name: String, _ ranges: [ClosedRange<UInt32>], _ files: [String], _ package: String) {
    self.name = name
    self.ranges = ranges
    self.files = files.map { file in
      let parts = file.split(separator: "#")
      return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }
    debianPackage = package
  }
}

// MARK: The standard fallback

extension FontFallback {
  /// DejaVu Sans, then for each script the fonts of Debian's packages, starting with Korean. Each is opened when
  /// first needed, and shared by all fonts with this list.
  static func standard(isBold: Bool = false) -> FontFallback { FontFallback(isBold ? boldEntries : standardEntries) }

  // The file names are created once; opened faces belong to each list.
  private static let standardEntries: [Entry] =
    [.file(path: SystemFonts.regular, index: 0, ranges: nil)]
    + ScriptFonts.all.flatMap { script in
      script.files.map { .file(path: $0.path, index: $0.index, ranges: script.ranges) }
    }

  /// Each file is preceded by its bold counterpart, which may be missing.
  private static let boldEntries: [Entry] = standardEntries.flatMap { entry in
    guard case .file(let path, let index, let ranges) = entry else { return [entry] }
    return [.file(path: ScriptFonts.boldPath(path), index: index, ranges: ranges), entry]
  }
}

extension ScriptFonts {
  /// The path of a family's bold face: NotoSans-Bold.ttf for NotoSans-Regular.ttf, and so on.
  fileprivate static func boldPath(_ path: String) -> String {
    guard let point = path.lastIndex(of: ".") else { return path }
    let (name, ending) = (path[..<point], path[point...])
    if name.hasSuffix("-Regular") { return name.dropLast("Regular".count) + "Bold" + ending }
    return name + (name.hasSuffix("NanumGothic") ? "Bold" : "-Bold") + ending
  }
}

extension Font {
  /// The same font with the standard fallback: DejaVu Sans, Nanum for Korean, and Noto for Chinese, Japanese, emoji
  /// and other scripts, if their Debian packages are installed.
  ///
  /// - Parameter weight: The weight. From `semibold`, bold faces come first.
  public func withStandardFallback(weight: Weight = .regular) -> Font {
    Font(face: face, size: size, fallback: .standard(isBold: weight >= .semibold), features: features)
  }

  /// The Debian package whose fonts have a character, and the name of its script or kind of symbols, such as Thai in
  /// fonts-noto-core. Nil if none is known.
  public static func debianPackage(for scalar: Unicode.Scalar) -> (script: String, package: String)? {
    ScriptFonts.first(for: scalar).map { ($0.name, $0.debianPackage) }
  }
}
