/// A format of pictures' files. The raw value is the ending of their names.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Pixels.
  case png
  /// Shapes for web pages, whose unit is the point.
  case svg
  /// Shapes for documents and printers, with pages.
  case pdf

  /// The media type, such as that of an HTTP response.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
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
