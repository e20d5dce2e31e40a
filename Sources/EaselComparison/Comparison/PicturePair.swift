internal import Canvas
internal import CanvasGoldens
internal import EaselShared

/// One name of two sides, and the files that bear it.
struct PicturePair: Sendable {
  let name: String
  /// Nil where the side lacks the name; - for standard input.
  let actual: String?
  let expected: String?
  /// Where the picture would stand on the expected side; nil where one stands there.
  var newExpected: String?

  /// All names of two folders, in the order of their bytes, and what is odd about them. Throws where a folder can't be
  /// read, or neither has a picture: nothing would be compared.
  static func ofFolders(
    actual: String, expected: String
  ) throws(ToolError) -> (pairs: [PicturePair], warnings: [String]) {
    let folders = (try PictureTree(actual, endings: endings), try PictureTree(expected, endings: endings))
    let (inActual, inExpected) = (Set(folders.0.files), Set(folders.1.files))
    let names = inActual.union(inExpected).sorted()
    guard !names.isEmpty else {
      throw ToolError(.unreadable, "\(actual), \(expected): no picture in either; at least one is needed")
    }
    let pairs = names.map { name in
      PicturePair(
        name: name.text, actual: inActual.contains(name) ? name.text.path(in: actual) : nil,
        expected: inExpected.contains(name) ? name.text.path(in: expected) : nil,
        newExpected: inExpected.contains(name) ? nil : name.text.path(in: expected))
    }
    let leftOut = [(actual, folders.0), (expected, folders.1)].flatMap { folder, files in
      files.leftOut.map { "\($0.text.path(in: folder)): no regular file; left out" }
    }
    return (pairs, leftOut + sameInUnicode(names))
  }

  /// A line for each name that only its normal form in Unicode tells from another.
  private static func sameInUnicode(_ names: [FilePath]) -> [String] {
    // Strings are equal where Unicode calls them so.
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

  /// The name of a picture that is made of another: with the ending of a PNG file.
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

  /// Files of equal bytes hold equal pictures, so one is decoded for both: that it decodes is still needed. Two large
  /// files are decoded at the same time where there are two workers.
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
    // Below, a thread costs more than it saves.
    let isLarge = bytes.allSatisfy { $0.count > 1 << 15 }
    let names = [actual, expected]
    let pictures = parallelMap(count: 2, workers: isLarge ? workers : 1) { side in
      Result { () throws(ToolError) in try LoadedPicture(bytes[side], of: names[side], isStrict: isStrict) }
    }
    self.actual = try pictures[0].get()
    self.expected = try pictures[1].get()
  }

  /// What is odd about the files, a line each.
  var notes: [String] {
    // Equal files are equal in the bits that are left out too.
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
