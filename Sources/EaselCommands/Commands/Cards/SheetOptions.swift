/// The purpose and the layout of a sheet; `sheet` has these options.
struct SheetOptions: ParsableArguments, GivenMembers {
  @OptionGroup var members: PartOptions<SheetSettings>

  @Option(.picturesAddress) var url: String?

  var settings: [MemberSetting] { members.settings }

  func validate() throws {
    if url != nil, !members.has(SheetSettings.program) { throw ValidationError("--url requires --for") }
  }
}

extension PathForm {
  static let picturesAddress = any(
    "Program: base URL of the pictures, such as https://example.org/cards. (default: only file names)",
    named: "address")
}

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
  func data(_ sheet: SheetSettings) -> String? {
    guard sheet.program != nil || sheet.atlas != nil else { return nil }
    return stem + (sheet.program == nil && sheet.atlas == .css ? ".css" : ".json")
  }
}
