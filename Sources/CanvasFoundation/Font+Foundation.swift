public import Canvas
public import Foundation

extension Font {
  /// A font from the bytes of a font file.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - faceIndex: Which face of a collection, from 0.
  ///   - size: In points per em.
  public init(data: Data, faceIndex: Int = 0, size: Double) throws(FontError) {
    try self.init(bytes: Array(data), faceIndex: faceIndex, size: size)
  }

  /// A font from a font file. Throws a `CocoaError` if the URL is not that of a file, and a `FontError` if the file is
  /// not a font.
  ///
  /// - Parameters:
  ///   - url: The URL of a file.
  ///   - faceIndex: Which face of a collection, from 0.
  ///   - size: In points per em.
  public init(contentsOf url: URL, faceIndex: Int = 0, size: Double) throws {
    try self.init(path: url.filePath(.fileReadUnsupportedScheme), faceIndex: faceIndex, size: size)
  }
}
