/// A format of pictures' files. The raw value is the ending of their names.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Pixels, without loss.
  case png
  /// Pixels of photographs and share images, without alpha.
  case jpeg = "jpg"
  /// Pixels for web pages, without loss or with less bytes.
  case webP = "webp"
  /// Shapes for web pages, whose unit is the point.
  case svg
  /// Shapes for documents and printers, with pages.
  case pdf

  /// The format of an ending in lower case, also of another one that is usual: `jpeg`. Nil for others.
  public init?(ending: String) { self.init(rawValue: ending == "jpeg" ? "jpg" : ending) }

  /// Whether a picture has pixels, rather than shapes.
  package var hasPixels: Bool { self != .svg && self != .pdf }

  /// The media type, such as that of an HTTP response.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webP: "image/webp"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}

/// How texts are written in SVG and PDF files.
public enum PictureText: String, Sendable, Hashable, CaseIterable {
  /// As outlines: the same everywhere.
  case outlines
  /// As text: in PDF with the fonts, in SVG with their names.
  case text
}

/// A standard that a PDF file says to follow.
public enum PDFStandard: String, Sendable, Hashable, CaseIterable {
  /// PDF/A-2u, for archives.
  case a2u = "a-2u"
  /// PDF/UA-1, for screen readers.
  case ua1 = "ua-1"
}
