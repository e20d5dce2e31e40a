internal import CanvasCLibrary

/// A folder with pictures of cards. Pictures are found by their names and not yet read.
///
///     let folder = try CardPictureFolder("pictures")
///     print(folder.missing)      // the cards that have none
///     let pictures = try folder.pictures()
///
/// Files have the names of cards, as `CardName` reads them, and the extension of a PNG, JPEG or WebP file: `J♠️.png`,
/// `JS.jpg`, `10♥.png`, `queen_of_hearts.png`, `cardback.png`, `back.jpeg`, and as decks of others have them, `heart_king.png`
/// and `1S.png`. If a card has pictures for several
/// scales, such as `JS.png`, `JS@2x.png` and `JS@3x.png`, the one for the drawing's scale is used, chosen like those
/// of `ImageFolder`. Other files, folders, pipes and devices are ignored.
public struct CardPictureFolder: Sendable, Hashable {
  /// The folder's path as it was given.
  public let path: String
  /// The name of the file of each card that has a picture.
  public private(set) var files: [CardName: String] = [:]
  /// The number of pictures whose name is not a card's.
  public private(set) var unrecognizedCount = 0
  /// The first few of these names, in byte order.
  public private(set) var unrecognized: [String] = []

  /// The extensions of pictures of pixels.
  package static let endings: Set<String> = ["png", "jpg", "jpeg", "jpe", "jfif", "webp"]
  private static let shownCount = 3

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - scale: The number of pixels per point of the drawing.
  /// - Throws: If the folder can't be read, or two files are pictures of the same card for the same scale.
  public init(_ path: String, scale: Double = 1) throws(CardPicturesError) {
    try self.init(path, scale: scale, endings: Self.endings)
  }

  /// - Parameter endings: The extensions of pictures, in lower case.
  package init(_ path: String, scale: Double, endings: Set<String>) throws(CardPicturesError) {
    self.path = path
    guard let names = FilePath.names(in: path) else { throw .folder(path: path, errorNumber: errno) }
    // The first two files, in byte order, of a card for a scale. The system's own order differs between disks.
    var pairs: [CardName: [Int: (String, String?)]] = [:]
    // Those with the names of other decks, of which a card may have several.
    var others: [(name: CardName, file: String, scale: Int)] = []
    for file in names.map(\.text) {
      guard let stem = Self.stem(of: file, endings), isNotOther(file) else { continue }
      let (text, fileScale) = ImageFolder.parts(of: stem)
      guard let name = try? CardName(text) else {
        if let name = CardName(ofArtwork: text) {
          others.append((name, file, fileScale))
        } else {
          unrecognizedCount += 1
          unrecognized = Array((unrecognized + [file]).sorted(by: Self.precedes).prefix(Self.shownCount))
        }
        continue
      }
      let known = pairs[name]?[fileScale]
      let found = ([file] + [known?.0, known?.1].compactMap(\.self)).sorted(by: Self.precedes)
      pairs[name, default: [:]][fileScale] = (found[0], found.count > 1 ? found[1] : nil)
    }
    for other in others.sorted(by: { Self.precedes($0.file, $1.file) }) where pairs[other.name]?[other.scale] == nil {
      pairs[other.name, default: [:]][other.scale] = (other.file, nil)
    }
    let order = ImageFolder.scales(for: scale)
    for name in pairs.keys.sorted(by: { Self.precedes($0.description, $1.description) }) {
      // Two files for one scale are an error, whichever scale is drawn.
      guard let found = pairs[name], let best = order.first(where: { found[$0] != nil }) else { continue }
      let twice = order.sorted().compactMap { found[$0] }.first { $0.1 != nil }
      if case (let first, let second?)? = twice { throw .twoPictures(of: name, file(first), second) }
      files[name] = found[best]?.0
    }
  }

  /// Whether the folder has no picture of a card.
  public var isEmpty: Bool { files.isEmpty }

  /// The cards of a deck with two jokers, and the back, that have no picture in the folder.
  public var missing: [CardName] { CardName.deck().filter { files[$0] == nil } }

  /// Reads the pictures.
  ///
  /// The format is detected from the first bytes of a file, not from its name.
  ///
  /// - Parameter isNeeded: Returns whether to read a card's picture. Decoding those of a whole deck for one card
  ///   takes long.
  /// - Throws: If a file can't be read or is not a picture. If there are several, the first in the deck's order is
  ///   reported.
  public func pictures(where isNeeded: (CardName) -> Bool = { _ in true }) throws(CardPicturesError) -> CardPictures {
    var pictures = CardPictures()
    for name in CardName.deck() where isNeeded(name) {
      guard let file = files[name] else { continue }
      pictures[name] = try CardPictures.image(contentsOf: self.file(file))
    }
    return pictures
  }

  /// Returns whether the name is that of a regular file, or of something that reading reports as an error: a folder,
  /// or nothing. Pipes and devices, including links to them, may have no end.
  private func isNotOther(_ name: String) -> Bool {
    var status = stat()
    guard stat(file(name).fileSystemName, &status) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Returns the path of a card's picture, or nil if it has none.
  package func file(of card: CardName) -> String? { files[card].map { file($0) } }

  private func file(_ name: String) -> String { name.path(in: path) }

  /// Returns the name without its extension, or nil if the extension is not that of a picture.
  private static func stem(of file: String, _ endings: Set<String>) -> String? {
    // Hidden files, such as "._QH.png", are metadata of other files.
    guard !file.hasPrefix("."), let dot = file.lastIndex(of: "."),
      endings.contains(file[file.index(after: dot)...].lowercased())
    else { return nil }
    return String(file[..<dot])
  }

  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}

extension CardName {
  /// Reads the name of a picture in a deck that others have made: also those with the suit first, such as `spade_1`,
  /// `heart_king` and `SPADE-1-KING`, and `1S` for an ace. A digit after the suit, as in `king_of_hearts2`, counts the
  /// drawings of one card. Nil for other names.
  package init?(ofArtwork text: String) {
    if let name = try? CardName(text) {
      self = name
      return
    }
    var words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }.map(String.init)
    if let last = words.last, last.count > 2, last.last?.isNumber == true { words[words.count - 1].removeLast() }
    let candidates: [String]
    switch words.count {
    case 1 where words[0].hasPrefix("1") && words[0].count == 2: candidates = ["a" + words[0].dropFirst()]
    case 1: candidates = words
    case 2: candidates = [words.joined(separator: " "), "\(words[1]) \(words[0])"]
    case 3: candidates = [words.joined(separator: " "), "\(words[2]) \(words[0])"]
    default: return nil
    }
    guard let name = candidates.lazy.compactMap({ try? CardName($0) }).first else { return nil }
    self = name
  }
}
