public import Canvas
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
}
