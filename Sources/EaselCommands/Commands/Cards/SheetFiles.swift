internal import Canvas
internal import CanvasCards

/// The files of a sheet: the picture, and the files named after it in the same folder.
struct SheetFiles {
  /// The picture's path.
  let picture: String
  /// The path without `.png`.
  private let stem: String

  init(picture: String) {
    self.picture = picture
    stem = picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
  }

  /// The picture of the back, for programs that need it as a separate file.
  var back: String { stem + "-back.png" }

  /// The file with the positions of the cards, or nil if the sheet needs none.
  func data(_ kind: SheetOptions.Kind) -> String? {
    switch kind {
    case .contact: nil
    case .program, .atlas(.texturepacker): stem + ".json"
    case .atlas(.css): stem + ".css"
    }
  }
}
