public import Canvas
internal import CanvasSVG

/// The pictures that a request asks for: laid out, and not yet drawn.
public struct RequestedPages: Sendable {
  /// The pages in their order. Each has the number of pixels per point that is asked for.
  public let pages: Pages

  /// The resolution to write to files, or nil for none.
  public let pixelsPerInch: Double?

  /// The compression that is asked for.
  public var compression: PNGCompression { settings.compression }

  /// The format that is asked for, or nil if none is.
  public var format: PictureFormat? { settings.format }

  /// The title of a PDF file of all pages: the one that is asked for, or their own.
  public var title: String { settings.fileTitle ?? ownTitle }

  /// What the pages are called, if no title is asked for.
  private let ownTitle: String

  /// The settings that are asked for.
  package let settings: PictureSettings

  /// What the reader of the pictures should know.
  public private(set) var warnings: [RequestNote] = []

  /// What was decided in reading the request.
  public private(set) var notes: [RequestNote] = []

  /// Sets the notes. Throws if one of them is an error.
  mutating func say(warnings: [RequestNote], notes: [RequestNote] = []) throws(RequestError) {
    try settings.check(warnings + notes)
    (self.warnings, self.notes) = (warnings, notes)
  }

  /// Each page with those of other sets that have its index, such as a front with its back.
  package func interleaved(with others: [RequestedPages]) -> RequestedPages {
    guard !others.isEmpty else { return self }
    let sets = [pages] + others.map(\.pages)
    let count = sets.map(\.count).min() ?? 0
    var result = RequestedPages(
      Pages(count: count * sets.count) { sets[$0 % sets.count][$0 / sets.count] }, pixelsPerInch: pixelsPerInch,
      title: ownTitle, ground: ground, settings: settings)
    (result.warnings, result.notes, result.paperScale) = (warnings, notes, paperScale)
    return result
  }

  /// The size on paper divided by that of the pages in points.
  var paperScale = 1.0

  /// The pages in their size on paper.
  package var paperPages: Pages {
    guard paperScale != 1 else { return pages }
    return Pages(count: pages.count) { pages[$0].scaled(by: paperScale) }
  }

  private let seconds = StepTimer.seconds

  /// The colour of the paper in files of pixels, or nil for none. In PDF and SVG, paper is what nothing is drawn on.
  private let ground: Color?

  init(
    _ pages: Pages, pixelsPerInch: Double?, title: String, ground: Color? = nil, settings: PictureSettings
  ) {
    (self.pages, self.pixelsPerInch, ownTitle, self.settings) = (pages, pixelsPerInch, title, settings)
    self.ground = ground
  }

  /// Draws a page. An index out of range is a programming error.
  package func image(at index: Int) throws(RequestError) -> Image {
    let page = pages[index]
    do {
      guard let ground else { return try page.image(scale: page.scale) }
      return try PageOnPaper(page: page, color: ground).image(scale: page.scale)
    } catch {
      throw RequestError(error)
    }
  }

  /// Returns the bytes of a page's PNG file, as it is asked for. An index out of range is a programming error.
  public func png(at index: Int) throws(RequestError) -> [UInt8] { try encoded(at: index, as: .png) }

  /// Returns the bytes of a page's file. An index out of range is a programming error.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - format: The format. If nil, the one that is asked for, or else PNG.
  /// - Throws: For a size that no picture can have, and if there is not enough memory or time.
  public func encoded(at index: Int, as format: PictureFormat? = nil) throws(RequestError) -> [UInt8] {
    let timer = StepTimer(seconds: seconds)
    let bytes = try encodedPage(at: index, as: format)
    try timer.check("drawing the page")
    return bytes
  }

  private func encodedPage(at index: Int, as format: PictureFormat?) throws(RequestError) -> [UInt8] {
    let page = pages[index]
    switch format ?? self.format ?? .png {
    case .png, .jpeg, .webP:
      return try settings.encoded(image(at: index), as: format ?? self.format ?? .png, pixelsPerInch: pixelsPerInch)
    case .svg:
      var options = settings.svgOptions(title: settings.fileTitle ?? page.name)
      if pages.count > 1, let prefix = settings.idPrefix { options.idPrefix = "\(prefix)-\(index + 1)" }
      do { return Array(try page.svg(options: options).utf8) } catch { throw RequestError(error) }
    case .pdf: return try settings.pdf(of: Pages([paperPages[index]]), title: settings.fileTitle ?? page.name)
    }
  }

  /// Returns all pages as one PDF file, with the boxes of those that are cut.
  ///
  /// - Throws: For a size that no page can have, and if there is not enough time.
  public func pdf() throws(RequestError) -> [UInt8] { try pdf(progress: {}) }

  /// - Parameter progress: Called after each page.
  package func pdf(progress: () -> Void) throws(RequestError) -> [UInt8] {
    try settings.pdf(of: paperPages, title: title, seconds: seconds, progress: progress)
  }
}

extension Page {
  /// The page with its boxes in another size.
  func scaled(by factor: Double) -> Page {
    let transform = Transform(scaleX: factor, y: factor)
    var page = self
    page.idealSize = idealSize.scaled(by: factor)
    page.scale = scale / factor
    (page.bleedBox, page.trimBox) = (bleedBox?.applying(transform), trimBox?.applying(transform))
    return page
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
