internal import Canvas
internal import CanvasGoldens
internal import EaselShared

/// A name, and its files on the two sides.
struct PicturePair: Sendable {
  let name: String
  /// The file, or nil if the side doesn't have the name; - for standard input.
  let actual: String?
  let expected: String?
  /// The path for a new picture on the expected side, or nil if there is already one.
  var newExpected: String?

  /// Returns all names of two folders, sorted by their bytes, and warnings about them. Throws if a folder can't be
  /// read, or if neither has a picture.
  static func ofFolders(
    actual: String, expected: String
  ) throws(ToolError) -> (pairs: [PicturePair], warnings: [String]) {
    let folders = (try PictureTree(actual, endings: endings), try PictureTree(expected, endings: endings))
    let (inActual, inExpected) = (Set(folders.0.files), Set(folders.1.files))
    let names = inActual.union(inExpected).sorted()
    guard !names.isEmpty else {
      throw ToolError(.unreadable, "\(actual), \(expected): there is no picture in either folder")
    }
    let pairs = names.map { name in
      PicturePair(
        name: name.text, actual: inActual.contains(name) ? name.text.path(in: actual) : nil,
        expected: inExpected.contains(name) ? name.text.path(in: expected) : nil,
        newExpected: inExpected.contains(name) ? nil : name.text.path(in: expected))
    }
    let leftOut = [(actual, folders.0), (expected, folders.1)].flatMap { folder, files in
      files.leftOut.map { "\($0.text.path(in: folder)): not a regular file; skipped" }
    }
    return (pairs, leftOut + sameInUnicode(names))
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

  #if Full || JPEG
    private static let endings = ["png", "jpg", "jpeg"]
  #else
    private static let endings = ["png"]
  #endif

  /// Returns the name of a PNG file that is derived from a picture.
  static func pngName(_ name: String) -> String { name.lowercased().hasSuffix(".png") ? name : name + ".png" }
}

/// The two pictures of a pair, read and decoded.
struct LoadedPair: Sendable {
  let actual: LoadedPicture
  let expected: LoadedPicture

  /// A file and its samples.
  struct LoadedPicture: Sendable {
    let bytes: [UInt8]
    let picture: StraightImage
    let notes: [PNGNote]

    init(_ bytes: [UInt8], of name: String, isStrict: Bool) throws(ToolError) {
      self.bytes = bytes
      (picture, notes) = try InputFile.straightPicture(bytes, of: name, isStrict: isStrict)
    }
  }

  /// Reads the two pictures. If the files have equal bytes, only one is decoded, to check that it is valid. Two large
  /// files are decoded in parallel if there are two workers.
  init(
    actual: String, expected: String, isStrict: Bool, workers: Int, in environment: ToolEnvironment
  ) throws(ToolError) {
    let bytes = [
      try InputFile.bytes(actual, in: environment), try InputFile.bytes(expected, in: environment),
    ]
    if bytes[0] == bytes[1] {
      self.actual = try LoadedPicture(bytes[0], of: actual, isStrict: isStrict)
      self.expected = self.actual
      return
    }
    // For smaller files, a thread costs more than it saves.
    let isLarge = bytes.allSatisfy { $0.count > 1 << 15 }
    let names = [actual, expected]
    let pictures = parallelMap(count: 2, workers: isLarge ? workers : 1) { side in
      Result { () throws(ToolError) in try LoadedPicture(bytes[side], of: names[side], isStrict: isStrict) }
    }
    self.actual = try pictures[0].get()
    self.expected = try pictures[1].get()
  }

  /// Notes about unusual files, one per line.
  var notes: [String] {
    // Equal files are also equal in the lower bits, which are not compared.
    let isSame = actual.bytes == expected.bytes
    return PNGNote.allCases.filter { !isSame || $0 != .sixteenBits }.compactMap { note in
      switch (actual.notes.contains(note), expected.notes.contains(note)) {
      case (true, true): "\(note) (actual and expected)"
      case (true, false): "\(note) (actual)"
      case (false, true): "\(note) (expected)"
      case (false, false): nil
      }
    }
  }
}
