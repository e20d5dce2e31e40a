internal import CanvasCLibrary

extension CardPictures {
  /// Reads the pictures of cards in a folder. `CardPictureFolder` describes the names.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isNeeded: Returns whether to read a card's picture. Decoding those of a whole deck for one card takes long.
  /// - Throws: If the folder or a file can't be read, two files are pictures of the same card, or a file is not a
  ///   picture.
  public static func load(
    from folder: String, where isNeeded: (CardName) -> Bool = { _ in true }
  ) throws(CardPicturesError) -> CardPictures {
    try CardPictureFolder(folder).pictures(where: isNeeded)
  }

  /// Reads one picture, a PNG, JPEG or WebP file.
  public static func image(contentsOf path: String) throws(CardPicturesError) -> Image {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: ImageLimits.default.maximumByteCount) } catch {
      throw .file(error)
    }
    do { return try Image(contents: bytes) } catch { throw .picture(path: path, error) }
  }

  package subscript(name: CardName) -> Image? {
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
}

/// An error while loading pictures. The description is one line with the file, the reason and a remedy.
public enum CardPicturesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder is missing, is not a folder, or can't be read; `errorNumber` is the system's `errno`.
  case folder(path: String, errorNumber: Int32)
  /// A folder has two pictures of one card: the path of one and the name of the other.
  case twoPictures(of: CardName, String, String)
  /// A picture of a card could not be read.
  case file(FileError)
  /// A card's file isn't a valid picture.
  case picture(path: String, ImageFormatError)

  public var description: String {
    switch self {
    case .folder(let path, let errorNumber):
      "\(path): \(String(cString: strerror(errorNumber))); use a readable folder of pictures"
    case .twoPictures(let name, let path, let other):
      "\(path): \(other) is also a picture of \(name); keep one picture for each card"
    case .file(let error): error.description
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}
