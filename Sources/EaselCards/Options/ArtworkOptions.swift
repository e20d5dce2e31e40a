internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// Options for the user's own pictures; part of `CardOptions`.
struct ArtworkOptions: ParsableArguments {
  @Flag(
    help: "Fill the whole face with each picture from --faces. (default: only with pictures with the ratio of the card)"
  )
  var facesCover = false

  @Flag(help: "Never fill the whole face with a picture from --faces. Draw the indices over the picture.")
  var facesInset = false

  @Option(
    help: ArgumentHelp("PNG or JPEG picture for the back, instead of the one in --faces.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg"]), transform: PathArgument.path)
  var backPicture: String?

  /// Throws if the options contradict each other.
  func check(hasFaces: Bool) throws(ValidationError) {
    if facesCover, facesInset {
      throw ValidationError("use either --faces-cover or --faces-inset, not both")
    }
    if facesCover || facesInset, !hasFaces {
      throw ValidationError(
        "\(facesCover ? "--faces-cover" : "--faces-inset") requires --faces")
    }
  }
}

/// The pictures that a command line names.
struct ArtworkFiles: Sendable, Hashable {
  /// The folder of faces and back, or nil if there is none.
  var faces: String?
  /// The file of the back, used instead of the folder's.
  var back: String?
  var faceMode = CardPictures.FaceMode.automatic
  /// The part of the card that a face's picture takes, or nil for the default.
  var faceScale: Double?
}

/// The pictures of a command line, and a note about their folder.
struct OwnArtwork {
  var pictures = CardPictures()
  let faceScale: Double?
  /// A line about found and missing pictures, or nil if there is nothing to report.
  var note: String?

  /// Reads the pictures that are needed.
  init(
    _ files: ArtworkFiles, scale: Double, picturesOf isNeeded: (CardName) -> Bool, in environment: ToolEnvironment
  ) throws(ToolError) {
    faceScale = files.faceScale
    do {
      if let faces = files.faces {
        let folder = try CardPictureFolder(faces, scale: scale)
        guard !folder.isEmpty else { throw Self.nothingFound(in: folder) }
        let ownBack = files.back != nil
        let wanted = CardName.deck().filter { isNeeded($0) && !(ownBack && $0 == .back) }
        for name in wanted { folder.file(of: name).map(environment.files.willRead) }
        pictures = try folder.pictures { wanted.contains($0) }
        note = Self.note(of: folder, wanted)
      }
      if let back = files.back, isNeeded(.back) {
        environment.files.willRead(back)
        pictures.back = try CardPictures.image(contentsOf: back)
      }
    } catch let error as ToolError {
      throw error
    } catch let error as CardPicturesError {
      throw ToolError(error)
    } catch {
      throw ToolError(.internalFault, "\(error)")
    }
    pictures.faceMode = files.faceMode
  }

  private static func note(of folder: CardPictureFolder, _ wanted: [CardName]) -> String? {
    let missing = wanted.filter { folder.files[$0] == nil }
    if wanted.count == 1, missing.isEmpty { return nil }
    var parts = ["\(wanted.count - missing.count) of \(wanted.count) pictures found"]
    if !missing.isEmpty { parts.append("\(missing.count) missing: \(listed(missing.map(\.description)))") }
    if folder.unrecognizedCount > 0 { parts.append(unrecognized(folder)) }
    return "\(folder.path): " + parts.joined(separator: "; ")
  }

  private static func nothingFound(in folder: CardPictureFolder) -> ToolError {
    let others = folder.unrecognizedCount > 0 ? " (\(unrecognized(folder)))" : ""
    return ToolError(
      .badContent,
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

extension ToolError {
  init(_ error: CardPicturesError) {
    switch error {
    case .folder: self.init(.unreadable, error.description)
    case .file(let error): self.init(error)
    case .picture(_, let problem) where problem.isOutOfMemory: self.init(.internalFault, error.description)
    case .picture, .twoPictures: self.init(.badContent, error.description)
    }
  }
}
