public import Foundation

extension Font {
  /// Creates a font from the bytes of a font file.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - faceIndex: The index of the face in a collection, from 0.
  ///   - size: The size in points per em.
  public init(data: Data, faceIndex: Int = 0, size: Double) throws(FontError) {
    try self.init(bytes: Array(data), faceIndex: faceIndex, size: size)
  }

  /// Creates a font from a font file. Throws a `CocoaError` if the URL is not a file URL, and a `FontError` if the
  /// file is not a font.
  ///
  /// - Parameters:
  ///   - url: A file URL.
  ///   - faceIndex: The index of the face in a collection, from 0.
  ///   - size: The size in points per em.
  public init(contentsOf url: URL, faceIndex: Int = 0, size: Double) throws {
    try self.init(path: url.filePath(.fileReadUnsupportedScheme), faceIndex: faceIndex, size: size)
  }
}
