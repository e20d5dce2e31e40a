public import Canvas
internal import CanvasPDF
internal import CanvasSVG

/// The picture that a request asks for: laid out, and not yet drawn.
public struct RequestedPicture: Drawable {
  /// The size that is asked for, in points.
  public let idealSize: Size

  /// The number of pixels per point that is asked for.
  public let scale: Double

  /// The resolution to write to a file, or nil for none.
  public let pixelsPerInch: Double?

  /// The compression that is asked for.
  public var compression: PNGCompression { settings.compression }

  /// The format that is asked for, or nil if none is.
  public var format: PictureFormat? { settings.format }

  /// The title of a file: the one that is asked for, the picture's own, or the first sentence of its description.
  public var title: String {
    if let title = settings.fileTitle { return title }
    guard ownTitle.isEmpty, let alternativeText else { return ownTitle }
    let sentence = alternativeText.firstRange(of: ". ").map { alternativeText[..<$0.lowerBound] }
    return sentence.map(String.init)
      ?? (alternativeText.hasSuffix(".") ? String(alternativeText.dropLast()) : alternativeText)
  }

  /// What the picture is called, if no title is asked for.
  var ownTitle = ""

  /// The settings that are asked for.
  package let settings: PictureSettings

  /// What the reader of the picture should know, such as missing fonts and labels without room.
  public private(set) var warnings: [RequestNote] = []

  /// What was decided in reading the request, such as the columns of a table and rows that are left out.
  public private(set) var notes: [RequestNote] = []

  /// A sentence about the picture for an `alt` attribute, or nil for a picture without one.
  public internal(set) var alternativeText: String?

  /// The part of a printed card that is printed before it is cut, in points from the upper left corner; nil for the whole.
  public internal(set) var bleedBox: Rect?

  /// The part of a printed card that remains after the cut, in points from the upper left corner; nil for the whole.
  public internal(set) var trimBox: Rect?

  /// The size on paper divided by that in points.
  var paperScale = 1.0

  /// The picture as a page in its size on paper.
  package var paperPage: Page {
    let page = Page(self, name: "", bleedBox: bleedBox, trimBox: trimBox)
    return paperScale == 1 ? page : page.scaled(by: paperScale)
  }

  private let seconds = StepTimer.seconds
  private let rendered: @Sendable () throws(RequestError) -> Image
  private let drawing: @Sendable (Rect, DrawingContext) throws(RequestError) -> Void

  /// - Parameters:
  ///   - rendered: Makes the image at the size and the scale that are asked for.
  ///   - drawing: Draws the picture so that it fills a rectangle.
  init(
    size: Size, scale: Double, pixelsPerInch: Double? = nil, settings: PictureSettings,
    rendered: @escaping @Sendable () throws(RequestError) -> Image,
    drawing: @escaping @Sendable (Rect, DrawingContext) throws(RequestError) -> Void
  ) {
    (idealSize, self.scale, self.pixelsPerInch, self.settings) = (size, scale, pixelsPerInch, settings)
    (self.rendered, self.drawing) = (rendered, drawing)
  }

  /// Sets the notes. Throws if one of them is an error.
  mutating func say(warnings: [RequestNote], notes: [RequestNote] = []) throws(RequestError) {
    try settings.check(warnings + notes)
    (self.warnings, self.notes) = (warnings, notes)
  }

  public func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) { try drawing(rect, context) }

  /// Returns the picture as an image, at the size and the scale that are asked for.
  public func image() throws(RequestError) -> Image { try timed { (_) throws(RequestError) in try rendered() } }

  /// Runs the steps of drawing and encoding, and throws if they took too long.
  private func timed<Value>(
    _ steps: (StepTimer) throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    let timer = StepTimer(seconds: seconds)
    let value = try steps(timer)
    try timer.check("drawing the picture")
    return value
  }

  /// Returns the picture as the bytes of a PNG file, as it is asked for.
  public func png() throws(RequestError) -> [UInt8] { try encoded(as: .png) }

  /// Returns the picture as the bytes of a file, as it is asked for.
  ///
  /// - Parameter format: The format. If nil, the one that is asked for, or else PNG.
  /// - Throws: The error of drawing, for a size that no picture can have, and if there is not enough memory or time.
  public func encoded(as format: PictureFormat? = nil) throws(RequestError) -> [UInt8] {
    try timed { (timer) throws(RequestError) in try encoded(as: format ?? self.format ?? .png, timer) }
  }

  private func encoded(as format: PictureFormat, _ timer: StepTimer) throws(RequestError) -> [UInt8] {
    switch format {
    case .png, .jpeg, .webP:
      let image = try rendered()
      try timer.check("drawing the picture")
      return try settings.encoded(image, as: format, pixelsPerInch: pixelsPerInch)
    case .svg:
      do throws(PictureError<RequestError>) {
        return Array(try svg(options: settings.svgOptions(title: title, description: alternativeText ?? "")).utf8)
      } catch {
        throw RequestError(error)
      }
    case .pdf:
      return try settings.pdf(of: Pages([paperPage]), title: title)
    }
  }
}

extension PictureSettings {
  func svgOptions(title: String, description: String = "") -> SVGOptions {
    var options = SVGOptions(title: title, description: description)
    if text == .text { options.text = .text }
    if let resolution { options.resolution = resolution }
    if let idPrefix { options.idPrefix = idPrefix }
    return options
  }

  /// Returns pages as a PDF file.
  func pdf(
    of pages: Pages, title: String, seconds: Double = .infinity, progress: () -> Void = {}
  ) throws(RequestError) -> [UInt8] {
    var document = PDFDocument(title: title)
    if text == .outlines { document.text = .outlines }
    if let resolution { document.resolution = resolution }
    let timer = StepTimer(seconds: seconds)
    for page in pages {
      do throws(PictureError<any Error>) { try document.addPage(page) } catch { throw RequestError(error) }
      try timer.check("drawing the pages")
      progress()
    }
    return document.bytes()
  }
}

extension RequestError {
  /// The error of a picture that can't be made.
  package init<Failure>(_ error: PictureError<Failure>) {
    switch error {
    case .size(let error): self.init(.request, RequestText(error.description))
    case .drawing(let error): self = error as? RequestError ?? RequestError(.failure, "the picture couldn't be drawn")
    case .png(let error): self.init(.failure, "the picture couldn't be encoded: \(error)")
    case .file(let error): self.init(error)
    }
  }
}
