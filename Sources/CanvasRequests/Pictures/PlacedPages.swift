/// The pictures that a request asks for: laid out, and not yet drawn.
public struct PlacedPages: Sendable {
  /// The pages in their order. Each has the number of pixels per point that is asked for.
  public let pages: Pages

  let facts: PictureFacts

  /// The resolution to write to files, or nil for none.
  public var pixelsPerInch: Double? { facts.pixelsPerInch }

  /// The compression that is asked for.
  public var compression: PNGCompression { facts.settings.compression }

  /// The format that is asked for, or nil if none is.
  public var format: PictureFormat? { facts.settings.format }

  /// The title of a PDF file of all pages: the one that is asked for, or their own.
  public var title: String { facts.settings.fileTitle ?? facts.ownTitle }

  /// What the reader of the pictures should know.
  public var warnings: [RequestNote] { facts.warnings }

  /// What was decided in reading the request.
  public var notes: [RequestNote] { facts.notes }

  init(_ pages: Pages, _ facts: PictureFacts) { (self.pages, self.facts) = (pages, facts) }

  /// Each page with those of other sets that have its index, such as a front with its back.
  package func interleaved(with others: [PlacedPages]) -> PlacedPages {
    guard !others.isEmpty else { return self }
    let sets = [pages] + others.map(\.pages)
    let count = sets.map(\.count).min() ?? 0
    return PlacedPages(Pages(count: count * sets.count) { sets[$0 % sets.count][$0 / sets.count] }, facts)
  }

  /// The pages in their size on paper.
  var paperPages: Pages { facts.onPaper(pages) }

  /// Draws a page. An index out of range is a programming error.
  package func image(at index: Int) throws(RequestError) -> Image { try facts.image(of: pages[index]) }

  /// Returns the bytes of a page's PNG file, as it is asked for. An index out of range is a programming error.
  public func png(at index: Int) throws(RequestError) -> [UInt8] { try encoded(at: index, as: .png) }

  /// Returns the bytes of a page's file. An index out of range is a programming error.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - format: The format. If nil, the one that is asked for, or else PNG.
  /// - Throws: For a size that no picture can have, and if there is not enough memory or time.
  public func encoded(at index: Int, as format: PictureFormat? = nil) throws(RequestError) -> [UInt8] {
    try file(at: index, as: format ?? self.format ?? .png).bytes
  }

  /// Draws and encodes a page.
  package func file(at index: Int, as format: PictureFormat) throws(RequestError) -> EncodedPicture {
    let page = pages[index]
    return try facts.encoded(
      page, as: format, title: facts.settings.fileTitle ?? page.name, number: pages.count > 1 ? index + 1 : nil,
      "drawing the page")
  }

  /// Returns all pages as one PDF file, with the boxes of those that are cut.
  ///
  /// - Throws: For a size that no page can have, and if there is not enough time.
  public func pdf() throws(RequestError) -> [UInt8] { try pdf(progress: {}).bytes }

  /// - Parameter progress: Called after each page.
  package func pdf(progress: () -> Void) throws(RequestError) -> EncodedPicture {
    try facts.pdf(of: pages, title: title, progress: progress)
  }
}
