public import Canvas
public import Foundation

extension Image {
  /// A picture from a PNG or JPEG file, told apart by how it begins and not by its name.
  ///
  /// Throws a `CocoaError` if the URL is not that of a file, a `FileError` if the file can't be read, and an
  /// `ImageFormatError` if it is not a picture.
  ///
  /// - Parameters:
  ///   - url: The URL of a file.
  ///   - scale: Pixels per point; a positive number.
  ///   - limits: What is refused before memory is taken for it.
  public init(contentsOf url: URL, scale: Double = 1, limits: PNGLimits = .default) throws {
    try self.init(contentsOf: url.filePath(.fileReadUnsupportedScheme), scale: scale, limits: limits)
  }

  /// Writes the picture as a PNG file, whole or not at all. Missing folders are made.
  ///
  /// Throws a `CocoaError` if the URL is not that of a file, and otherwise what `writePNG(to:)` with a path throws.
  ///
  /// - Parameters:
  ///   - url: The URL of a file, which is replaced if it exists.
  ///   - pixelsPerInch: A resolution to note in the file; nil notes none.
  ///   - compression: How much effort is spent on a small file.
  ///   - sync: Whether to wait until the file is on the disk.
  public func writePNG(
    to url: URL, pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced, sync: Bool = false
  ) throws {
    try writePNG(
      to: url.filePath(.fileWriteUnsupportedScheme), pixelsPerInch: pixelsPerInch, compression: compression,
      sync: sync)
  }
}

extension URL {
  /// The path of a file's URL. Any other URL throws: nothing here uses a network.
  func filePath(_ code: CocoaError.Code) throws -> String {
    guard isFileURL else { throw CocoaError(code, userInfo: [NSURLErrorKey: self]) }
    return path
  }
}
