package import Canvas
internal import CanvasBatch

/// A picture as the bytes of its PNG file.
package struct EncodedPicture: Sendable {
  package let bytes: [UInt8]
  package let pixelWidth: Int
  package let pixelHeight: Int

  /// Draws and encodes; the errors that a picture's size or content can still have here. A job of a batch whose time is
  /// over ends between the two.
  package init(
    compression: PNGCompression, pixelsPerInch: Double? = nil, drawing: () throws -> Image
  ) throws(ToolError) {
    do {
      try Self.checkIsWanted()
      let image = try drawing()
      try Self.checkIsWanted()
      bytes = try image.png(pixelsPerInch: pixelsPerInch, compression: compression)
      pixelWidth = image.pixelWidth
      pixelHeight = image.pixelHeight
    } catch let error as ToolError {
      throw error
    } catch {
      // The size was checked when the command line was read, so what is left is a system without memory.
      throw ToolError(.internalFault, "the picture can't be made: \(error)")
    }
  }

  private static func checkIsWanted() throws(ToolError) {
    if JobStop.isCurrentSet { throw ToolError(.internalFault, "the picture is not wanted any more") }
  }
}
