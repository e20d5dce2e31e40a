public import Canvas

/// The pictures that a request asks for: laid out, and not yet drawn.
public struct RequestedPages: Sendable {
  /// The pages in their order. Each has the number of pixels per point that is asked for.
  public let pages: Pages

  /// The resolution to write to files, or nil for none.
  public let pixelsPerInch: Double?

  /// The compression that is asked for.
  public let compression: PNGCompression

  /// What the reader of the pictures should know, one sentence each.
  public internal(set) var warnings: [RequestText] = []

  /// What was decided for the request, one sentence each.
  public internal(set) var notes: [RequestText] = []

  init(_ pages: Pages, pixelsPerInch: Double?, compression: PNGCompression) {
    (self.pages, self.pixelsPerInch, self.compression) = (pages, pixelsPerInch, compression)
  }

  /// Returns the bytes of a page's PNG file, as it is asked for. An index out of range is a programming error.
  public func png(at index: Int) throws(RequestError) -> [UInt8] {
    let page = pages[index]
    do {
      return try page.png(scale: page.scale, pixelsPerInch: pixelsPerInch, compression: compression)
    } catch {
      throw RequestError(error)
    }
  }
}
