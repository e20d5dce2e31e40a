internal import Canvas
internal import CanvasGoldens

/// One name of two sides, and the files that bear it.
struct PicturePair: Sendable {
  let name: String
  /// Nil where the side lacks the name; - for standard input.
  let actual: String?
  let expected: String?

  /// All names of two folders, in the order of their bytes. Throws where a folder can't be read, or neither has a
  /// picture: nothing would be compared.
  static func ofFolders(actual: String, expected: String) throws(ToolError) -> [PicturePair] {
    let inActual = Set(try PNGFolder.names(in: actual))
    let inExpected = Set(try PNGFolder.names(in: expected))
    let names = inActual.union(inExpected).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !names.isEmpty else {
      throw ToolError(.unreadable, "\(actual), \(expected): no PNG file in either; at least one is needed")
    }
    return names.map { name in
      PicturePair(
        name: name, actual: inActual.contains(name) ? path(actual, name) : nil,
        expected: inExpected.contains(name) ? path(expected, name) : nil)
    }
  }

  static func path(_ folder: String, _ name: String) -> String { folder + (folder.hasSuffix("/") ? "" : "/") + name }
}

/// The two pictures of a pair, read and decoded.
struct LoadedPair: Sendable {
  let actual: LoadedPicture
  let expected: LoadedPicture

  /// A file and its samples.
  struct LoadedPicture: Sendable {
    let bytes: [UInt8]
    let picture: StraightImage
  }

  /// Files of equal bytes hold equal pictures, so one is decoded for both: that it decodes is still needed. Two large
  /// files are decoded at the same time where there are two workers.
  init(actual: String, expected: String, workers: Int, in environment: ToolEnvironment) throws(ToolError) {
    let bytes = [
      try InputFile.bytes(actual, in: environment), try InputFile.bytes(expected, in: environment),
    ]
    if bytes[0] == bytes[1] {
      let picture = LoadedPicture(bytes: bytes[0], picture: try InputFile.straightPicture(bytes[0], of: actual))
      self.init(actual: picture, expected: picture)
      return
    }
    // Below, a thread costs more than it saves.
    let isLarge = bytes.allSatisfy { $0.count > 1 << 15 }
    let names = [actual, expected]
    let pictures = parallelMap(count: 2, workers: isLarge ? workers : 1) { side in
      Result { () throws(ToolError) in try InputFile.straightPicture(bytes[side], of: names[side]) }
    }
    self.init(
      actual: LoadedPicture(bytes: bytes[0], picture: try pictures[0].get()),
      expected: LoadedPicture(bytes: bytes[1], picture: try pictures[1].get()))
  }

  private init(actual: LoadedPicture, expected: LoadedPicture) {
    self.actual = actual
    self.expected = expected
  }
}
