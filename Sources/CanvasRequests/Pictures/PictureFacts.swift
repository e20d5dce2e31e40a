internal import CanvasPDF
internal import CanvasSVG

/// What is known of a request's pictures besides their drawings, and the encoder of both.
struct PictureFacts: Sendable {
  /// The settings that are asked for.
  let settings: PictureSettings
  /// The resolution to write to files, or nil for none.
  let pixelsPerInch: Double?
  /// What the pictures are called, if no title is asked for.
  var ownTitle: String
  /// What the reader of the pictures should know.
  let warnings: [RequestNote]
  /// What was decided in reading the request.
  let notes: [RequestNote]
  /// The size on paper divided by that in points.
  var paperScale = 1.0
  /// The colour of the paper in files of pixels, or nil for none. In PDF and SVG, paper is what nothing is drawn on.
  var ground: Color?
  /// Whether a reader of a PDF file has the texts of a described picture, and not its description in their place.
  var readsTexts = false
  let limit = StepTimer.limit
  /// The name of the file that is drawn, for errors; empty if errors don't need it.
  var label = ""

  /// Throws if a note is an error.
  init(
    _ settings: PictureSettings, pixelsPerInch: Double? = nil, title: String = "", warnings: [RequestNote] = [],
    notes: [RequestNote] = []
  ) throws(RequestError) {
    try settings.check(warnings + notes)
    (self.settings, self.pixelsPerInch, ownTitle) = (settings, pixelsPerInch, title)
    (self.warnings, self.notes) = (warnings, notes)
  }

  /// Draws a page.
  ///
  /// - Parameter progress: Called after each part of a drawing that has parts.
  func image(of page: Page, progress: @escaping @Sendable () -> Void = {}) throws(RequestError) -> Image {
    try metered(Pages([page]), scale: page.scale) { () throws(RequestError) in
      do {
        if let cards = page.drawing as? any CardsDrawing {
          return try cards.image(scale: page.scale, progress: progress)
        }
        guard let ground else { return try page.image(scale: page.scale) }
        return try PageOnPaper(page: page, color: ground).image(scale: page.scale)
      } catch let error as PictureError<any Error> {
        throw RequestError(error)
      } catch {
        throw RequestError(.request, "\(String(describing: error))")
      }
    }
  }

  /// Runs a closure that draws pages, with the limits of their pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - most: The most pixels of a page.
  func metered<Value>(
    _ pages: Pages, scale: Double, most: Double = .infinity, _ body: () throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    let pixelCount = pages.reduce(0) { $0 + min($1.idealSize.width * $1.idealSize.height * scale * scale, most) }
    return try Meter.counting(limit.meter.scaled(pixelCount: pixelCount), label, body)
  }

  /// Draws and encodes a page.
  ///
  /// - Parameters:
  ///   - title: The page's own title in a file.
  ///   - number: The number of the page among several, for the ids of SVG.
  ///   - steps: What is done, in errors.
  func encoded(
    _ page: Page, as format: PictureFormat, title: String, description: String = "", number: Int? = nil,
    _ steps: String, progress: @escaping @Sendable () -> Void = {}
  ) throws(RequestError) -> EncodedPicture {
    let timer = StepTimer(limit)
    try timer.check(steps)
    let picture: EncodedPicture
    switch format {
    case .png, .jpeg, .webP:
      let image = try image(of: page, progress: progress)
      try timer.check(steps)
      picture = EncodedPicture(
        try settings.encoded(image, as: format, pixelsPerInch: pixelsPerInch),
        .pixels(width: image.pixelWidth, height: image.pixelHeight, format))
    case .svg:
      var options = settings.svgOptions(title: title, description: description)
      if let number, let prefix = settings.idPrefix { options.idPrefix = "\(prefix)-\(number)" }
      picture = try metered(Pages([page]), scale: options.resolution / 72, most: Meter.Limits.pagePixelCount) {
        () throws(RequestError) in
        do throws(PictureError<any Error>) {
          let bytes = Array(try page.svg(options: options).utf8)
          return EncodedPicture(bytes, .points(page.idealSize, format), images: Meter.current?.images ?? [:])
        } catch { throw RequestError(error) }
      }
    case .pdf:
      return try pdf(of: Pages([page]), title: title, description: description)
    }
    try timer.check(steps)
    return try picture.checked(settings, as: format)
  }

  /// Fails if the document's standard asks for what it lacks.
  private func check(_ document: PDFDocument, _ paper: Pages, description: String) throws(RequestError) {
    let (title, sides) = (document.title, 3.0...14_400)
    guard document.language.isEmpty || TextLanguage(document.language) != nil else {
      throw RequestError(
        .request,
        "\(PictureSettings.fileLanguage): '\(document.language.prefix(40))'; use the tag of a language, such as en or ko"
      )
    }
    switch document.standard {
    case .ua1 where document.language.isEmpty || title.allSatisfy(\.isWhitespace):
      throw RequestError(
        .request, "\(PictureSettings.pdfStandard) ua-1 needs \(PictureSettings.fileLanguage) and a title")
    case .ua1
    where document.text == .outlines && description.isEmpty && paper.contains(where: \.summary.isEmpty):
      throw RequestError(
        .request, "\(PictureSettings.pdfStandard) ua-1 needs texts, so \(PictureSettings.text) can't be outlines")
    case .a2u
    where paper.contains(where: { !sides.contains($0.idealSize.width) || !sides.contains($0.idealSize.height) }):
      throw RequestError(
        .request, "\(PictureSettings.pdfStandard) a-2u needs pages of 3 to 14,400 points on each side")
    default: break
    }
  }

  /// Returns pages as a PDF file, in their size on paper.
  ///
  /// - Parameters:
  ///   - description: What a single page shows, in words.
  ///   - progress: Called after each page.
  func pdf(of pages: Pages, title: String, description: String = "", progress: () -> Void = {}) throws(RequestError)
    -> EncodedPicture
  {
    var document = PDFDocument(title: title)
    if settings.text == .outlines { document.text = .outlines }
    if let resolution = settings.resolution { document.resolution = resolution }
    document.language = (settings.fileLanguage ?? "").replacing("_", with: "-")
    document.standard = settings.pdfStandard.flatMap { PDFDocument.Standard(rawValue: $0.rawValue) }
    let timer = StepTimer(limit)
    let paper = onPaper(pages)
    try check(document, paper, description: description)
    let scale = document.resolution / 72
    var images: [String: Int] = [:]
    func addImages() { images.merge(Meter.current?.images ?? [:], uniquingKeysWith: +) }
    for page in paper {
      try metered(Pages([page]), scale: scale, most: Meter.Limits.pagePixelCount) { () throws(RequestError) in
        do throws(PictureError<any Error>) { try document.addPage(page, description: description) } catch {
          throw RequestError(error)
        }
        addImages()
      }
      try timer.check("drawing the pages")
      progress()
    }
    if readsTexts { document.readTexts() }
    let bytes = try metered(paper, scale: scale, most: Meter.Limits.pagePixelCount) { () throws(RequestError) in
      defer { addImages() }
      return document.bytes()
    }
    return try EncodedPicture(
      bytes, .points(paper.first?.idealSize ?? .zero, .pdf, pageCount: paper.count), images: images
    ).checked(settings, as: .pdf, losses: document.losses)
  }

  /// The pages in their size on paper.
  func onPaper(_ pages: Pages) -> Pages {
    guard paperScale != 1 else { return pages }
    return Pages(count: pages.count) { [paperScale] in pages[$0].scaled(by: paperScale) }
  }
}

/// A page with its paper.
private struct PageOnPaper: Drawable {
  typealias Failure = any Error

  let page: Page
  let color: Color

  var idealSize: Size { page.idealSize }

  func draw(in rect: Rect, on context: DrawingContext) throws {
    context.fill(rect, with: .color(color))
    try page.draw(in: rect, on: context)
  }
}

extension Page {
  /// The page with its boxes in another size.
  func with(scale: Double) -> Page { changing(self) { $0.scale = scale } }

  func scaled(by factor: Double) -> Page {
    let transform = Transform(scaleX: factor, y: factor)
    var page = self
    page.idealSize = idealSize.scaled(by: factor)
    page.scale = scale / factor
    (page.bleedBox, page.trimBox) = (bleedBox?.applying(transform), trimBox?.applying(transform))
    return page
  }
}

extension PictureSettings {
  fileprivate func svgOptions(title: String, description: String) -> SVGOptions {
    var options = SVGOptions(title: title, description: description)
    if text == .text { options.text = .text }
    if let resolution { options.resolution = resolution }
    if let idPrefix { options.idPrefix = idPrefix }
    return options
  }
}

extension RequestError {
  /// The error of a picture that can't be made.
  init<Failure>(_ error: PictureError<Failure>) {
    switch error {
    case .size(let error): self.init(.request, RequestText(error.description))
    case .drawing(let error): self = error as? RequestError ?? RequestError(.content, "\(String(describing: error))")
    case .png(let error): self.init(.failure, "the picture couldn't be encoded: \(error)")
    case .file(let error): self.init(error)
    }
  }
}
