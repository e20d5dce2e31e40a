internal import CanvasSVG

/// Pictures of cards in SVG: files of a folder, or the elements of one file with a deck.
///
/// They become images of at least 1,050 pixels, so that they are sharp in PDF and SVG files too.
struct SVGArtwork {
  /// The size of a card's image in pixels.
  private let imageSize: Size

  /// - Parameter cardSize: The size of a card in pixels.
  init(cardSize: Size) {
    // A whole number of pixels for each of the card's, so that all are reduced alike.
    let factor = (Self.minimumHeight / cardSize.height).rounded(.up)
    let usable = factor.isFinite ? max(factor, 1) : 1
    imageSize = Size(width: cardSize.width * usable, height: cardSize.height * usable)
  }

  private static let minimumHeight = 1050.0
  private static let endings = [".svg", ".svgz"]

  static func isFile(_ path: String) -> Bool { endings.contains { path.lowercased().hasSuffix($0) } }

  /// The picture in a file, in its own ratio.
  func image(contentsOf path: String, notes: inout [RequestNote]) throws(RequestError) -> Image {
    let document = try Self.document(path, notes: &notes)
    return try image(document, of: document, size: document.size, at: path)
  }

  /// The pictures of the elements with the names of cards, as KDE's and GNOME's card games name them: `king_heart`,
  /// `heart_king`, `1_club`, `joker_red`, `back`.
  ///
  /// Each is as large as it fits on a card. Throws if no element is a card.
  func pictures(
    ofDeck path: String, notes: inout [RequestNote], where isNeeded: (CardName) -> Bool
  ) throws(RequestError) -> (pictures: CardPictures, found: Set<CardName>) {
    let document = try Self.document(path, notes: &notes)
    var ids: [CardName: String] = [:]
    for id in document.ids {
      guard let name = CardName(ofArtwork: id), ids[name].map({ Self.isPlainer(id, $0) }) ?? true else { continue }
      ids[name] = id
    }
    guard !ids.isEmpty else {
      throw RequestError(
        .content, "\(path): no element with the name of a card, such as king_heart, heart_king or 1_club")
    }
    var pictures = CardPictures()
    for (name, id) in ids where isNeeded(name) {
      guard let element = document.element(id: id) else { continue }
      pictures[name] = try image(
        FittedDrawing(part: element, size: imageSize), of: document, size: imageSize, at: path)
    }
    return (pictures, Set(ids.keys))
  }

  /// Whether the first of two ids of a card is rather that of the whole card: games separate words by underscores.
  private static func isPlainer(_ first: String, _ second: String) -> Bool {
    (first.contains("_") ? 0 : 1, first.utf8.count) < (second.contains("_") ? 0 : 1, second.utf8.count)
  }

  private func image<Part: Drawable>(
    _ part: Part, of document: SVGDocument, size: Size, at path: String
  ) throws(RequestError) -> Image where Part.Failure == Never {
    let image: Image
    do throws(PictureError<Never>) { image = try part.image(size: size, scale: imageSize.height / size.height) } catch {
      throw RequestError(.content, "\(path): \(error)")
    }
    try Meter.checkCurrent(path)
    return image
  }

  /// Reads a document, and adds notes about what it lacks.
  private static func document(_ path: String, notes: inout [RequestNote]) throws(RequestError) -> SVGDocument {
    do throws(SVGError) {
      let document = try SVGDocument(contentsOf: path)
      notes += document.notes.map { RequestNote($0, in: path) }
      return document
    } catch {
      throw RequestError(.content, RequestText("\(error)"))
    }
  }
}
