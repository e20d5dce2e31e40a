internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// How a person's own pictures are used; part of `CardOptions`.
struct ArtworkOptions: ParsableArguments {
  @Flag(help: "Fill the whole face with each picture of --faces. (default: only with pictures of the card's ratio)")
  var facesCover = false

  @Flag(help: "Never fill the whole face with a picture of --faces: draw the indices over it.")
  var facesInset = false

  @Option(
    help: ArgumentHelp("PNG or JPEG picture for the back, used instead of the one in --faces.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg"]), transform: PathArgument.path)
  var backPicture: String?

  /// Throws where the options contradict each other.
  func check(hasFaces: Bool) throws(ValidationError) {
    if facesCover, facesInset {
      throw ValidationError("--faces-cover and --faces-inset were given; only one of them is allowed")
    }
    if facesCover || facesInset, !hasFaces {
      throw ValidationError(
        "\(facesCover ? "--faces-cover" : "--faces-inset") was given without --faces; allowed is --faces with a folder")
    }
  }
}

/// A person's own pictures, as they are asked for.
struct ArtworkFiles: Sendable, Hashable {
  /// The folder of faces and back; nil for none.
  var faces: String?
  /// The back's file, used instead of the folder's.
  var back: String?
  var faceMode = CardPictures.FaceMode.automatic
  /// The part of the card that a face's picture takes; nil for the usual one.
  var faceScale: Double?
}

/// The pictures that were asked for, and what there is to say of their folder.
struct OwnArtwork {
  var pictures = CardPictures()
  let faceScale: Double?
  /// What was found and what not, on one line; nil where there is nothing to say.
  var note: String?

  /// Reads the pictures; only the ones that are needed.
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
      "\(folder.path): no picture of a card\(others); allowed are names such as QH.png, \"10♠.jpg\" and back.png")
  }

  private static func unrecognized(_ folder: CardPictureFolder) -> String {
    let count = folder.unrecognizedCount
    return "\(count) not recognised: \(listed(folder.unrecognized, of: count))"
  }

  /// The first few, and whether there are more.
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
