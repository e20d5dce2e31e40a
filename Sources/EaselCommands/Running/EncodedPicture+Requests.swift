internal import Canvas
internal import CanvasPDF
internal import CanvasRequests
internal import CanvasSVG
internal import EaselShared

extension EncodedPicture {
  /// Draws and encodes the picture of a request. SVG and PDF have its size in points, and no pixels.
  init(_ picture: RequestedPicture, as format: PictureFormat) throws(ToolError) {
    switch format {
    case .png:
      try self.init(compression: picture.compression, pixelsPerInch: picture.pixelsPerInch) {
        do throws(RequestError) { return try picture.image() } catch { throw ToolError(error) }
      }
    case .svg:
      let options = SVGOptions(description: picture.alternativeText ?? "")
      let text = try asTool { () throws(RequestError) in
        do throws(PictureError<RequestError>) { return try picture.svg(options: options) } catch {
          throw RequestError(error)
        }
      }
      self.init(Array(text.utf8), picture.idealSize, format)
    case .pdf:
      let page = Page(picture, name: "", bleedBox: picture.bleedBox, trimBox: picture.trimBox)
      self = try EncodedPicture(pdf: Pages([page]))
    }
  }

  /// Draws pages as one PDF file.
  init(pdf pages: Pages, progress: () -> Void = {}) throws(ToolError) {
    var document = PDFDocument()
    for page in pages {
      try asTool { () throws(RequestError) in
        do throws(PictureError<any Error>) { try document.addPage(page) } catch { throw RequestError(error) }
      }
      progress()
    }
    self.init(document.bytes(), pages.first?.idealSize ?? .zero, .pdf, pageCount: pages.count)
  }
}
