internal import Canvas
internal import CanvasSVG

/// A request for an SVG picture, or for one of its elements.
///
///     var request = SVGRequest(data: .file("logo.svg"))
///     request.picture.width = 400
///     let png = try request.drawable(in: Resources(root: "art")).png()
///
/// Pictures that the document names are read only below its folder.
public struct SVGRequest: DrawableRequest {
  /// The document: SVG, which may be packed with gzip, or the name of its file.
  public var data: RequestData
  /// The id of the element to draw, or nil for the whole document.
  public var element: String?
  /// The colour behind the picture, or nil for none.
  public var background: RequestBackground?
  /// The size and encoding. A size of another ratio has the picture in its middle.
  public var picture = PictureSettings()

  /// A picture in the size of its document.
  public init(data: RequestData) { self.data = data }

  public var command: String { Self.command }

  static let command = "svg"

  public static let members: [RequestMember<SVGRequest>] =
    [id, background] + PictureSettings.members.within(\.picture)

  public func check() throws(RequestError) {
    // The height for a width is that of the document, which isn't read yet.
    guard let size = picture.size else { return }
    try picture.check(default: size)
  }
}

extension SVGRequest {
  package static let id = RequestMember<SVGRequest>(
    "id", \.element, .text, value: "name", help: "Element to draw, by its id. (default: the whole picture)",
    example: "a")
  package static let background = RequestMember<SVGRequest>(
    "background", \.background, .background, value: "color",
    help: "Colour behind the picture, or none. (default: none)", example: "white")

  public func drawable(in resources: Resources) throws(RequestError) -> RequestedPicture {
    try resources.limited { () throws(RequestError) in
      try check()
      let label = resources.label(data)
      let document = try resources.document(data)
      guard let element else { return try requested(document, document.size, label) }
      guard let part = document.element(id: element) else {
        throw RequestError(.content, "\(label): \(unknown(element, in: document))")
      }
      return try requested(part, part.bounds.size, label)
    }
  }

  /// What is said about an element that can't be drawn.
  private func unknown(_ id: String, in document: SVGDocument) -> String {
    let ids = document.ids
    let found = ids.contains(id) ? "the element '\(id)' draws nothing" : "no element '\(id)'"
    guard !ids.isEmpty else { return "\(found); no element has an id" }
    if let near = ids.nearest(to: id) { return "\(found); did you mean '\(near)'?" }
    return "\(found); the ids are \(ids.prefix(20).joined(separator: ", "))\(ids.count > 20 ? ", …" : "")"
  }

  private func requested<Part: Drawable & Sendable>(
    _ part: Part, _ own: Size, _ label: String
  ) throws(RequestError) -> RequestedPicture where Part.Failure == Never {
    do { _ = try ImageSizeError.pixelSize(of: picture.pictureSize(default: own), scale: picture.scale) } catch {
      throw RequestError(.content, "\(label): \(error)")
    }
    let (size, scale) = (picture.pictureSize(default: own), picture.scale)
    let drawing = FittedDrawing(part: part, size: size, color: background?.color)
    var result = RequestedPicture(
      size: size, scale: scale, settings: picture,
      rendered: { () throws(RequestError) in
        do throws(PictureError<Never>) { return try drawing.image(scale: scale) } catch { throw RequestError(error) }
      }, drawing: { (rect, context) throws(RequestError) in drawing.draw(in: rect, on: context) })
    result.ownTitle = label == "-" ? "" : label.withoutFolder
    return result
  }
}

extension Resources {
  /// Reads an SVG document. Files that it names are read only below its folder.
  func document(_ data: RequestData) throws(RequestError) -> SVGDocument {
    let bytes = try bytes(data)
    let folder = folder(of: data)
    do throws(SVGError) {
      return try SVGDocument(data: bytes, folder: files == .none ? nil : folder.isEmpty ? "." : folder)
    } catch {
      let label = label(data)
      // The line and the column follow the name directly, as in compiler messages.
      throw RequestError(.content, "\(label): \(error)")
    }
  }
}
