internal import Canvas
internal import CanvasRequests
internal import EaselShared

extension EncodedPicture {
  /// Draws and encodes the picture of a request. SVG and PDF have its size in points, and no pixels.
  init(_ picture: RequestedPicture, as format: PictureFormat) throws(ToolError) {
    guard !format.hasPixels else {
      try self.init(picture.settings, as: format, pixelsPerInch: picture.pixelsPerInch) {
        do throws(RequestError) { return try picture.image() } catch { throw ToolError(error) }
      }
      return
    }
    let bytes = try asTool { () throws(RequestError) in try picture.encoded(as: format) }
    self.init(bytes, format == .pdf ? picture.paperPage.idealSize : picture.idealSize, format)
  }

  /// Draws and encodes a page.
  init(_ pages: RequestedPages, page index: Int, as format: PictureFormat) throws(ToolError) {
    let page = pages.pages[index]
    guard !format.hasPixels else {
      try self.init(pages.settings, as: format, pixelsPerInch: pages.pixelsPerInch) {
        try pages.image(at: index)
      }
      return
    }
    let bytes = try asTool { () throws(RequestError) in try pages.encoded(at: index, as: format) }
    self.init(bytes, page.idealSize, format)
  }
}
