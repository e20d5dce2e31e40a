internal import Canvas
internal import CanvasCards

/// The files of a sheet, beside each other: the picture, and what is called after it.
struct SheetFiles {
  /// The picture's path.
  let picture: String
  /// The path without `.png`.
  private let stem: String

  init(picture: String) {
    self.picture = picture
    stem = picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
  }

  /// The picture of the back, for programs that want it apart.
  var back: String { stem + "-back.png" }

  /// The file that says what is where; nil where a sheet needs none.
  func data(_ kind: SheetOptions.Kind) -> String? {
    switch kind {
    case .contact: nil
    case .program, .atlas(.texturepacker): stem + ".json"
    case .atlas(.css): stem + ".css"
    }
  }
}
