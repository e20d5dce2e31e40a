package import Canvas
internal import CanvasBatch
package import CanvasRequests

/// The bytes of a picture's file.
package struct EncodedPicture: Sendable {
  /// How large a picture is, in what its format counts.
  package enum Extent: Sendable {
    case pixels(width: Int, height: Int, PictureFormat)
    /// Points, and the number of pages.
    case points(Size, PictureFormat, pageCount: Int)
  }

  package let bytes: [UInt8]
  package let extent: Extent

  /// Creates a picture without pixels.
  package init(_ bytes: [UInt8], _ size: Size, _ format: PictureFormat, pageCount: Int = 1) {
    self.bytes = bytes
    extent = .points(size, format, pageCount: pageCount)
  }

  /// Draws and encodes a picture. Throws if its size or content is invalid, or if memory runs out. A batch job that has
  /// reached its time limit ends between drawing and encoding.
  package init(
    _ settings: PictureSettings, as format: PictureFormat = .png, pixelsPerInch: Double? = nil,
    drawing: () throws -> Image
  ) throws(ToolError) {
    do {
      try Self.checkIsWanted()
      let image = try drawing()
      try Self.checkIsWanted()
      bytes = try settings.encoded(image, as: format, pixelsPerInch: pixelsPerInch)
      extent = .pixels(width: image.pixelWidth, height: image.pixelHeight, format)
    } catch let error as ToolError {
      throw error
    } catch let error as RequestError {
      throw ToolError(error)
    } catch {
      // The size was checked with the command line, so the only other reason is a lack of memory.
      throw ToolError(.internalFault, "the picture couldn't be encoded: \(error)")
    }
  }

  private static func checkIsWanted() throws(ToolError) {
    if JobStop.isCurrentSet { throw ToolError(.internalFault, "the picture is no longer needed") }
  }
}
