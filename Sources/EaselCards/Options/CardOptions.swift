package import ArgumentParser
internal import Canvas
internal import CanvasCards
package import EaselShared

/// Pictures on cards, and the reader's text size; `card`, `deck` and boards with cards have these.
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
    help: ArgumentHelp("Part of the card that a picture of --faces takes. (default: 0.75)", valueName: "factor"),
    transform: NumberArgument.factor)
  var faceScale: Double?

  @OptionGroup package var text: TextSizeOptions

  /// The pictures that the command line names.
  var artworkFiles: ArtworkFiles {
    ArtworkFiles(
      faces: faces, back: artwork.backPicture,
      faceMode: artwork.facesCover ? .cover : artwork.facesInset ? .inset : .automatic, faceScale: faceScale)
  }

  static let usualSize = Size(width: 250, height: 350)

  package func validate() throws {
    try artwork.check(hasFaces: faces != nil)
    guard faceScale != nil else { return }
    if faces == nil {
      throw ValidationError("--face-scale was given without --faces; allowed is --faces with a folder")
    }
    if artwork.facesCover {
      throw ValidationError("--faces-cover and --face-scale were given; only one of them is allowed")
    }
  }
}
