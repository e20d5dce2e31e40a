/// A format of files that the tool writes. A file's name must not have the extension of another format, because other
/// programs would misread the file.
package enum FileFormat: Sendable {
  case png, html, json, xml
  /// A picture in one of the formats of `PictureFormat`.
  case picture

  /// Returns what is wrong with a file's name if it has the extension of another format, or nil. Unknown extensions are
  /// valid.
  package func problem(ofName name: String) -> String? {
    guard let found = Self.fileExtension(of: name), !facts.extensions.contains(found),
      Self.pictures.contains(found) || Self.others.contains(found)
    else { return nil }
    return "easel writes \(facts.noun), not .\(found); use a name that ends in \(endings)"
  }

  /// Returns whether a name has the extension of a picture, which is a mistake in a folder's name.
  package static func isPicture(_ name: String) -> Bool {
    fileExtension(of: name).map(pictures.contains) ?? false
  }

  /// What the files are called, and the extensions that they may have.
  private var facts: (noun: String, extensions: [String]) {
    switch self {
    case .png: ("PNG files", ["png"])
    case .html: ("an HTML file", ["html", "htm"])
    case .json: ("a JSON file", ["json"])
    case .xml: ("an XML file", ["xml"])
    case .picture: ("PNG, JPEG, WebP, SVG and PDF files", PictureFormat.allCases.map(\.rawValue) + ["jpeg"])
    }
  }

  private var endings: String { self == .picture ? ".png, .jpg, .webp, .svg or .pdf" : ".\(facts.extensions[0])" }

  /// The extensions of pictures.
  private static let pictures: Set<String> = [
    "ai", "avif", "bmp", "eps", "gif", "heic", "heif", "ico", "jp2", "jpe", "jpeg", "jpg", "jxl", "pdf", "png", "ps",
    "psd", "qoi", "svg", "svgz", "tga", "tif", "tiff", "webp",
  ]

  /// The extensions of other well-known formats.
  private static let others: Set<String> = [
    "css", "csv", "htm", "html", "js", "json", "jsonl", "md", "ndjson", "tsv", "txt", "xml", "zip",
  ]

  /// The format that the ending of a picture's name says, or nil if it says none.
  package static func picture(ofName name: String) -> PictureFormat? {
    name == "-" ? nil : fileExtension(of: name).flatMap(PictureFormat.init(ending:))
  }

  /// The format of a picture's file: the one that is asked for, or that of the name's ending, or else PNG. Throws if they
  /// differ.
  package static func picture(ofName name: String, asked: PictureFormat?) throws(ToolError) -> PictureFormat {
    let named = picture(ofName: name)
    if let asked, let named, asked != named {
      throw ToolError(
        .usage, "\(name): --output-format is \(asked.rawValue); use a name that ends in .\(asked.rawValue)")
    }
    return asked ?? named ?? .png
  }

  /// The characters after the last point of a name, in lowercase.
  private static func fileExtension(of name: String) -> String? {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }
}
