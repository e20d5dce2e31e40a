package import ArgumentParser
internal import Canvas
internal import CanvasCards
package import EaselShared

/// Pictures on cards, and the reader's text size; `card`, `deck` and boards with cards have these options.
package struct CardOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Folder with PNG or JPEG pictures for faces and back: JS.png, \"J♠️.jpg\", back.png.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var faces: String?

  @OptionGroup var artwork: ArtworkOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Size of pictures from --faces, as a fraction of the card. (default: 0.75)", valueName: "factor"),
    transform: NumberArgument.factor)
  var faceScale: Double?

  @OptionGroup package var text: TextSizeOptions

  /// The pictures that the command line names.
  var artworkFiles: ArtworkFiles {
    ArtworkFiles(
      faces: faces, back: artwork.backPicture,
      faceMode: artwork.facesCover ? .cover : artwork.facesInset ? .inset : .automatic, faceScale: faceScale)
  }

  static let defaultSize = Size(width: 250, height: 350)

  package func validate() throws {
    try artwork.check(hasFaces: faces != nil)
    guard faceScale != nil else { return }
    if faces == nil {
      throw ValidationError("--face-scale requires --faces")
    }
    if artwork.facesCover {
      throw ValidationError("use either --faces-cover or --face-scale, not both")
    }
  }
}
