public import Foundation

extension Image {
  /// Creates a picture from the bytes of a PNG or a JPEG. The format is detected from the first bytes.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The limits that are checked before memory is allocated.
  public init(data: Data, scale: Double = 1, limits: ImageLimits = .default) throws(ImageFormatError) {
    try self.init(contents: Array(data), scale: scale, limits: limits)
  }

  /// Returns the picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - pixelsPerInch: The resolution recorded in the file, or nil for none.
  ///   - compression: The effort spent on a small file.
  public func pngData(
    pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced
  ) throws(PNGError) -> Data {
    Data(try png(pixelsPerInch: pixelsPerInch, compression: compression))
  }

  /// Creates a picture from a PNG, JPEG or WebP file. The format is detected from the first bytes, not the name.
  ///
  /// Throws a `CocoaError` if the URL is not a file URL, and an `ImageFileError` if the file can't be read or is not a
  /// picture.
  ///
  /// - Parameters:
  ///   - url: A file URL.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The limits that are checked before memory is allocated.
  public init(contentsOf url: URL, scale: Double = 1, limits: ImageLimits = .default) throws {
    try self.init(contentsOf: url.filePath(.fileReadUnsupportedScheme), scale: scale, limits: limits)
  }

  /// Writes the picture as a PNG file, completely or not at all. Missing folders are created.
  ///
  /// Throws a `CocoaError` if the URL is not a file URL, and otherwise the errors of `writePNG(to:)` with a path.
  ///
  /// - Parameters:
  ///   - url: A file URL. An existing file is replaced.
  ///   - pixelsPerInch: The resolution recorded in the file, or nil for none.
  ///   - compression: The effort spent on a small file.
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
  /// Returns the path of a file URL. Any other URL throws, because nothing here uses a network.
  func filePath(_ code: CocoaError.Code) throws -> String {
    guard isFileURL else { throw CocoaError(code, userInfo: [NSURLErrorKey: self]) }
    return path
  }
}
