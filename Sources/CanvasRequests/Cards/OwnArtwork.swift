internal import CanvasSVG

/// The user's own pictures, and notes about them.
package struct OwnArtwork {
  var pictures = CardPictures()
  let faceScale: Double?
  /// A line about found and missing pictures, or nil if there is nothing to report.
  private(set) var note: RequestNote?
  /// What SVG pictures lack.
  private(set) var warnings: [RequestNote] = []

  /// Reads the pictures that are needed.
  ///
  /// - Parameters:
  ///   - cardSize: The size of a card in pixels.
  ///   - scale: The number of pixels per point.
  init(
    _ settings: CardArtworkSettings, cardSize: Size, scale: Double, picturesOf isNeeded: (CardName) -> Bool,
    in resources: Resources
  ) throws(RequestError) {
    faceScale = settings.faceScale
    pictures.faceMode = settings.faceMode ?? .automatic
    let drawings = SVGArtwork(cardSize: cardSize)
    do {
      if let faces = settings.faces {
        let path = try resources.path(faces)
        let ownBack = settings.backPicture != nil
        let wanted = CardName.deck().filter { isNeeded($0) && !(ownBack && $0 == .back) }
        if SVGArtwork.isFile(faces) {
          let found: Set<CardName>
          (pictures, found) = try drawings.pictures(ofDeck: path, notes: &warnings) { wanted.contains($0) }
          pictures.faceMode = settings.faceMode ?? .automatic
          note = Self.note(of: path, wanted, isFound: found.contains)
        } else {
          try read(path, wanted, drawings, scale: scale, in: resources)
        }
      }
      if let back = settings.backPicture, isNeeded(.back) {
        pictures.back = try image(resources.path(back), drawings)
      }
    } catch let error as RequestError {
      throw error
    } catch let error as CardPicturesError {
      throw RequestError(error)
    } catch {
      throw RequestError(.failure, RequestText(String(describing: error)))
    }
  }

  /// Reads the pictures of a folder.
  private mutating func read(
    _ path: String, _ wanted: [CardName], _ drawings: SVGArtwork, scale: Double, in resources: Resources
  ) throws {
    let endings = CardPictureFolder.endings.union(SVGDocument.isAvailable ? ["svg", "svgz"] : [])
    let folder = try CardPictureFolder(path, scale: scale, endings: endings)
    let count = folder.unrecognizedCount
    let others = count > 0 ? "\(count) not recognised: \(Self.listed(folder.unrecognized, of: count))" : nil
    guard !folder.isEmpty else {
      let found = "\(folder.path): no picture of a card\(others.map { " (\($0))" } ?? "")"
      throw RequestError(.content, "\(found); use names such as QH.png, \"10♠.jpg\" and back.png")
    }
    for name in wanted {
      guard let file = folder.file(of: name) else { continue }
      try resources.check(file)
      pictures[name] = try image(file, drawings)
    }
    note = Self.note(of: folder.path, wanted, others) { folder.files[$0] != nil }
  }

  private mutating func image(_ path: String, _ drawings: SVGArtwork) throws -> Image {
    try SVGArtwork.isFile(path)
      ? drawings.image(contentsOf: path, notes: &warnings) : CardPictures.image(contentsOf: path)
  }

  private static func note(
    of path: String, _ wanted: [CardName], _ others: String? = nil, isFound: (CardName) -> Bool
  ) -> RequestNote? {
    let missing = wanted.filter { !isFound($0) }
    if wanted.count == 1, missing.isEmpty { return nil }
    var parts = ["\(wanted.count - missing.count) of \(wanted.count) pictures found"]
    if !missing.isEmpty { parts.append("\(missing.count) missing: \(listed(missing.map(\.description)))") }
    if let others { parts.append(others) }
    let kind: Note.Kind = !missing.isEmpty ? .replaced : others != nil ? .ignored : .chosen
    return RequestNote(kind, at: path, RequestText(parts.joined(separator: "; ")))
  }

  /// The first few names, with "…" if there are more.
  private static func listed(_ names: [String], of count: Int? = nil) -> String {
    let shown = names.prefix(3).map { $0.count > 40 ? $0.prefix(40) + "…" : $0 }
    return shown.joined(separator: ", ") + ((count ?? names.count) > shown.count ? " …" : "")
  }
}

extension RequestError {
  init(_ error: CardPicturesError) {
    switch error {
    case .folder: self.init(.file, "\(error)")
    case .file(let error): self.init(error)
    case .picture(_, let problem) where problem.isOutOfMemory: self.init(.failure, "\(error)")
    case .picture, .twoPictures: self.init(.content, "\(error)")
    }
  }
}
