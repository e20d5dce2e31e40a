internal import CanvasSVG

/// A request for an SVG picture, or for one of its elements.
///
///     var request = SVGRequest(data: .file("logo.svg"))
///     request.picture.width = 400
///     let png = try request.drawable(in: Resources(root: "art")).png()
///
/// Pictures and style sheets that the document names are read only below its folder, or below `root`.
public struct SVGRequest: DrawableRequest, OwnMembers {
  /// The document: SVG, which may be packed with gzip, or the name of its file.
  public var data: RequestData
  /// The id of the element to draw, or nil for the whole document.
  public var element: String?
  /// What `currentColor` is where the document sets no `color`, or nil for black.
  public var color: Color?
  /// The name of a file of CSS that is read after the document's own style sheets, or nil.
  public var styleSheet: String?
  /// The folder that the pictures and style sheets which the document names must be below, or nil for its own folder.
  public var root: String?
  /// The colour behind the picture, or nil for none.
  public var background: RequestBackground?
  /// The size and encoding. A size of another ratio has the picture in its middle.
  public var picture = PictureSettings()

  /// A picture in the size of its document.
  public init(data: RequestData) { self.data = data }

  public var command: String { Self.command }

  static let command = "svg"

  package static let own = [id, background, color, styleSheet, root]

  public static let members = own + PictureSettings.members.within(\.picture)

  public func check() throws(RequestError) {
    // The height for a width is that of the document, which isn't read yet.
    guard let size = picture.size else { return }
    try picture.check(default: size)
  }

  package static let id = RequestMember<SVGRequest>(
    "id", \.element, .text, value: "name", help: "Element to draw, by its id. (default: the whole picture)",
    example: "a")
  package static let background = RequestMember<SVGRequest>(
    "background", \.background, .background, value: "color",
    help: "Colour behind the picture, or none. (default: none)", example: "white")

  package static let color = RequestMember<SVGRequest>(
    "color", \.color, .color, value: "color",
    help: "What currentColor is where the document sets no color. (default: black)", example: "red")
  package static let styleSheet = RequestMember<SVGRequest>(
    "stylesheet", \.styleSheet, .file("css"), value: "file",
    help: "CSS to read after the document's own style sheets.", example: "dark.css")
  package static let root = RequestMember<SVGRequest>(
    "root", \.root, .path, value: "folder",
    help: "Folder that pictures and style sheets which the document names must be below. (default: its own folder)",
    example: "art")

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      let label = resources.label(data)
      let (fonts, warning) = try fonts(in: resources)
      let document = try document(fonts, in: resources)
      let name = label == "-" ? "" : label.fileName
      let isUntitled = document.title.isEmpty && document.alternativeText.isEmpty && picture.fileTitle == nil
      let untitled = RequestNote(
        .replaced, at: label, "the picture has no title for screen readers but its file's name")
      var facts = try PictureFacts(
        picture, title: document.title.isEmpty ? name : document.title,
        warnings: [warning, picture.pdfStandard == .ua1 && isUntitled ? untitled : nil].compactMap(\.self)
          + document.notes.map { RequestNote($0, in: label) })
      facts.readsTexts = true
      guard let element else {
        var whole = try placed(document, document.size, of: document, label, facts)
        if !document.alternativeText.isEmpty { whole.alternativeText = document.alternativeText }
        return whole
      }
      guard let part = document.element(id: element) else {
        throw RequestError(.content, "\(label): \(unknown(element, in: document))")
      }
      return try placed(part, part.bounds.size, of: document, label, facts)
    }
  }

  /// Reads the document. Files that it names are read only below its folder, or below a root.
  private func document(_ fonts: SVGFonts, in resources: Resources) throws(RequestError) -> SVGDocument {
    let sheet = try styleSheet.map { (name) throws(RequestError) in
      String(decoding: try resources.bytes(name), as: UTF8.self)
    }
    let root = try root.map { (name) throws(RequestError) in try resources.path(name) }
    let bytes = try resources.bytes(data)
    let folder = resources.folder(of: data)
    do throws(SVGError) {
      var document = try SVGDocument(
        data: bytes, folder: resources.files == .none ? nil : folder.isEmpty ? "." : folder, root: root, fonts: fonts,
        styleSheet: sheet)
      if let color { document.currentColor = color }
      return document
    } catch {
      throw RequestError(.content, "\(resources.label(data)): \(error)")
    }
  }

  /// The fonts of texts: those of the system, and the one that is asked for where a text names none. And what is said about
  /// it.
  private func fonts(in resources: Resources) throws(RequestError) -> (fonts: SVGFonts, warning: RequestNote?) {
    var fonts = SVGFonts.system
    guard let name = picture.font else { return (fonts, nil) }
    let named = try NamedFont(name, in: resources)
    // A family has the weights and the slants of texts too.
    if resources.isFontFile(name) { fonts.standardFont = named.font } else { fonts.standard = name }
    return (fonts, named.warning)
  }

  /// What is said about an element that can't be drawn.
  private func unknown(_ id: String, in document: SVGDocument) -> String {
    guard !document.contains(id: id) else { return "the element '\(id)' draws nothing" }
    let (ids, found) = (document.ids, "no element '\(id)'")
    guard !ids.isEmpty else { return "\(found); no element has an id" }
    if let near = ids.nearest(to: id) { return "\(found); did you mean '\(near)'?" }
    return "\(found); the ids are \(ids.prefix(20).joined(separator: ", "))\(ids.count > 20 ? ", …" : "")"
  }

  private func placed<Part: Drawable>(
    _ part: Part, _ own: Size, of document: SVGDocument, _ label: String, _ facts: PictureFacts
  ) throws(RequestError) -> PlacedPicture where Part.Failure == Never {
    let size = picture.pictureSize(default: own)
    try RequestError.check(size, scale: picture.scale, .content, of: label)
    let drawing = FittedDrawing(part: part, size: size, color: background?.color)
    return PlacedPicture(
      WholeDrawing(drawing: drawing, document: document, label: label), scale: picture.scale, facts)
  }
}

/// A drawing of a document that must not end early, and the name of its file in errors.
private struct WholeDrawing<Drawing: Drawable>: Drawable where Drawing.Failure == Never {
  let drawing: Drawing
  let document: SVGDocument
  let label: String

  var idealSize: Size { drawing.idealSize }

  func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) {
    drawing.draw(in: rect, on: context)
    try Meter.checkCurrent(label)
  }
}
