internal import Canvas
internal import CanvasCards

/// The user's own pictures, and a note about their folder.
package struct OwnArtwork {
  var pictures = CardPictures()
  let faceScale: Double?
  /// A line about found and missing pictures, or nil if there is nothing to report.
  var note: String?

  /// Reads the pictures that are needed.
  init(
    _ settings: CardArtworkSettings, scale: Double, picturesOf isNeeded: (CardName) -> Bool, in resources: Resources
  ) throws(RequestError) {
    faceScale = settings.faceScale
    do {
      if let faces = settings.faces {
        let folder = try CardPictureFolder(resources.path(faces), scale: scale)
        guard !folder.isEmpty else { throw Self.nothingFound(in: folder) }
        let ownBack = settings.backPicture != nil
        let wanted = CardName.deck().filter { isNeeded($0) && !(ownBack && $0 == .back) }
        for name in wanted { if let file = folder.file(of: name) { try resources.check(file) } }
        pictures = try folder.pictures { wanted.contains($0) }
        note = Self.note(of: folder, wanted)
      }
      if let back = settings.backPicture, isNeeded(.back) {
        pictures.back = try CardPictures.image(contentsOf: resources.path(back))
      }
    } catch let error as RequestError {
      throw error
    } catch let error as CardPicturesError {
      throw RequestError(error)
    } catch {
      throw RequestError(.failure, RequestText(String(describing: error)))
    }
    pictures.faceMode = settings.faceMode ?? .automatic
  }

  private static func note(of folder: CardPictureFolder, _ wanted: [CardName]) -> String? {
    let missing = wanted.filter { folder.files[$0] == nil }
    if wanted.count == 1, missing.isEmpty { return nil }
    var parts = ["\(wanted.count - missing.count) of \(wanted.count) pictures found"]
    if !missing.isEmpty { parts.append("\(missing.count) missing: \(listed(missing.map(\.description)))") }
    if folder.unrecognizedCount > 0 { parts.append(unrecognized(folder)) }
    return "\(folder.path): " + parts.joined(separator: "; ")
  }

  private static func nothingFound(in folder: CardPictureFolder) -> RequestError {
    let others = folder.unrecognizedCount > 0 ? " (\(unrecognized(folder)))" : ""
    return RequestError(
      .content,
      "\(folder.path): no picture of a card\(others); use names such as QH.png, \"10♠.jpg\" and back.png")
  }

  private static func unrecognized(_ folder: CardPictureFolder) -> String {
    let count = folder.unrecognizedCount
    return "\(count) not recognised: \(listed(folder.unrecognized, of: count))"
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
