internal import CanvasSVG

/// A picture that a template names: pixels, or an SVG drawing.
package struct TemplatePicture: Sendable {
  private enum Content: Sendable {
    case image(Image)
    case drawing(SVGDocument)
  }

  private let content: Content
  /// What the picture lacks of an SVG drawing.
  let notes: [Note]

  /// Reads the bytes of a PNG, JPEG, WebP or SVG file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The number of pixels per point.
  ///   - folder: The folder of the pictures that an SVG file names.
  /// - Throws: `ImageFormatError` or `SVGError`.
  package init(contents bytes: [UInt8], scale: Double, folder: String) throws {
    if SVGDocument.isSVG(bytes) {
      let document = try SVGDocument(data: bytes, folder: folder.isEmpty ? "." : folder)
      (content, notes) = (.drawing(document), document.notes)
    } else {
      (content, notes) = (.image(try Image(contents: bytes, scale: scale)), [])
    }
  }

  /// The picture as a view.
  ///
  /// - Parameter color: The colour of an icon that is drawn with `currentColor`.
  func view(in color: Color) -> Picture {
    switch content {
    case .image(let image): return Picture(image)
    case .drawing(var document):
      document.currentColor = color
      return Picture(document)
    }
  }

  /// The number of pixels that it keeps in memory; for a drawing, about as many.
  var pixelCount: Int {
    switch content {
    case .image(let image): image.pixelWidth * image.pixelHeight
    case .drawing: 1 << 18
    }
  }
}
