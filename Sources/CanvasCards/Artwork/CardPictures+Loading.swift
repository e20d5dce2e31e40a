internal import Canvas
internal import Glibc

extension CardPictures {
  /// Reads the PNG and JPEG files of a folder whose names are cards', as `CardName` understands them: `J♠️.png`,
  /// `JS.jpg`, `10♥.png`, `queen_of_hearts.png`, `cardback.png`, `back.jpeg`.
  ///
  /// Other files, and folders inside, are left alone. What a file is is told by how it begins and not by its name's
  /// ending. Of two files for the same card the one whose name comes first by its bytes counts.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - isNeeded: Which pictures to read: decoding those of a whole deck for one card takes long.
  /// - Throws: Where the folder or a file cannot be read, and where a file is no sound picture.
  public static func load(
    from folder: String, where isNeeded: (CardName) -> Bool = { _ in true }
  ) throws(CardPicturesError) -> CardPictures {
    var pictures = CardPictures()
    for file in try fileNames(in: folder) {
      guard let dot = file.lastIndex(of: "."), let name = try? CardName(String(file[..<dot])), isNeeded(name) else {
        continue
      }
      let path = folder.hasSuffix("/") ? folder + file : folder + "/" + file
      switch file[file.index(after: dot)...].lowercased() {
      case "png", "jpg", "jpeg", "jpe", "jfif":
        if !pictures.contains(name) { pictures[name] = try image(path) }
      default: break
      }
    }
    return pictures
  }

  private func contains(_ name: CardName) -> Bool { self[name] != nil }

  private subscript(name: CardName) -> Image? {
    get {
      switch name {
      case .card(let card): faces[card]
      case .joker(let joker): jokers[joker]
      case .back: back
      }
    }
    set {
      switch name {
      case .card(let card): faces[card] = newValue
      case .joker(let joker): jokers[joker] = newValue
      case .back: back = newValue
      }
    }
  }

  private static func image(_ path: String) throws(CardPicturesError) -> Image {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: PNGLimits.default.maximumByteCount) } catch {
      throw .file(error)
    }
    do { return try Image(contents: bytes) } catch { throw .picture(path: path, error) }
  }

  /// The names in a folder, in the order of their bytes: the system's own order changes from disk to disk.
  private static func fileNames(in folder: String) throws(CardPicturesError) -> [String] {
    guard let stream = opendir(folder) else { throw .folder(path: folder, errorNumber: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
