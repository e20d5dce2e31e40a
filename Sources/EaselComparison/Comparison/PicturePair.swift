/// A name, and its files on the two sides.
struct PicturePair: Sendable {
  let name: String
  /// The file, or nil if the side doesn't have the name; - for standard input.
  let actual: String?
  let expected: String?
  /// The path for a new picture on the expected side, or nil if there is already one.
  var newExpected: String?

  /// The expected file, whether it exists or not, or else the actual one. Nil for standard input.
  var file: String? { [expected, newExpected, actual].compactMap(\.self).first { $0 != "-" } }

  /// The pairs of two folders, and what to say about them.
  struct Found {
    /// All names, sorted by their bytes.
    let pairs: [PicturePair]
    /// Notes about files and links that were left out.
    let leftOut: [String]
    /// Other notes.
    let notes: [String]
  }

  /// Returns the chosen names of two folders. Throws if a folder can't be read, or if neither has a picture.
  ///
  /// - Parameter isNew: Whether the expected folder doesn't exist yet.
  static func ofFolders(
    actual: String, expected: String, isNew: Bool, choice: NameChoice
  ) throws(ToolError) -> Found {
    let folders = (
      try PictureTree(actual, endings: endings), isNew ? PictureTree() : try PictureTree(expected, endings: endings)
    )
    let (inActual, inExpected) = (Set(folders.0.files), Set(folders.1.files))
    let names = inActual.union(inExpected).sorted()
    guard !names.isEmpty else {
      let others = (folders.0.leftOut + folders.1.leftOut).contains { $0.reason == .otherFormat }
      throw ToolError(
        .unreadable,
        "\(actual), \(expected): there is no \(others ? formats : "picture") in either folder")
    }
    let pairs = names.map { name in
      PicturePair(
        name: name.text, actual: inActual.contains(name) ? name.text.path(in: actual) : nil,
        expected: inExpected.contains(name) ? name.text.path(in: expected) : nil,
        newExpected: inExpected.contains(name) ? nil : name.text.path(in: expected))
    }
    let leftOut = [(actual, folders.0), (expected, folders.1)].flatMap { notes($0, $1.leftOut, choice) }
    return Found(
      pairs: try choice.chosen(of: pairs, in: "\(actual) or \(expected)") { [$0.name] }, leftOut: leftOut,
      notes: sameInUnicode(names) + sameButForCase(inActual, inExpected))
  }

  /// Returns notes about what was left out in a folder.
  private static func notes(_ folder: String, _ leftOut: [PictureTree.LeftOut], _ choice: NameChoice) -> [String] {
    var notes: [String] = []
    var others: [String] = []
    for item in leftOut {
      let path = item.path.text.path(in: folder)
      switch item.reason {
      // Pictures may lie behind these links, whatever the names of the links are.
      case .cycle: notes.append("\(path): a link to a folder that contains it; skipped")
      case .nowhere: notes.append("\(path): a link to nothing; skipped")
      case .notRegular where choice.includes(item.path.text): notes.append("\(path): not a regular file; skipped")
      case .otherFormat where choice.includes(item.path.text): others.append(item.path.text)
      case .notRegular, .otherFormat: break
      }
    }
    guard !others.isEmpty else { return notes }
    let listed = others.prefix(10).joined(separator: ", ")
    let more = others.count > 10 ? " and \(others.count - 10) more" : ""
    return notes + ["\(folder): only \(formats) is compared, not \(listed)\(more)"]
  }

  /// Returns a warning for names that are canonically equivalent but have different bytes.
  private static func sameInUnicode(_ names: [FilePath]) -> [String] {
    // Strings are equal if they are canonically equivalent.
    let groups = Dictionary(grouping: names.filter { name in name.bytes.contains { $0 >= 0x80 } }, by: \.text)
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map { same in
      let spelled = same.map { name in
        name.text.unicodeScalars.map { $0.isASCII ? String($0) : $0.escaped(asASCII: true) }.joined()
      }
      return "\(same[0].text): \(spelled.joined(separator: " and ")) are names of different files"
    }
  }

  /// Returns a note for each name that is on one side only, if a name on the other side differs from it in the case of
  /// letters alone.
  private static func sameButForCase(_ actual: Set<FilePath>, _ expected: Set<FilePath>) -> [String] {
    let onlyInExpected = Dictionary(grouping: expected.subtracting(actual)) { $0.text.lowercased() }
    return actual.subtracting(expected).sorted().compactMap { name in
      guard let other = onlyInExpected[name.text.lowercased()]?.min(),
        name.text.unicodeScalars.count == other.text.unicodeScalars.count
      else { return nil }
      return "\(name.text): the expected name is \(other.text); the names differ only in upper and lower case"
    }
  }

  private static let endings = ["png"] + (Image.readsJPEG ? ["jpg", "jpeg"] : []) + (Image.readsWebP ? ["webp"] : [])
  private static let formats =
    switch (Image.readsJPEG, Image.readsWebP) {
    case (true, true): "PNG, JPEG or WebP"
    case (true, false): "PNG or JPEG"
    case (false, true): "PNG or WebP"
    case (false, false): "PNG"
    }

  /// Returns the name of a PNG file that is derived from a picture.
  static func pngName(_ name: String) -> String { name.lowercased().hasSuffix(".png") ? name : name + ".png" }
}
