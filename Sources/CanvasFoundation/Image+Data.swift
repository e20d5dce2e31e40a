public import Canvas
public import Foundation

extension Image {
  /// A picture from the bytes of a PNG or a JPEG, told apart by how they begin.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - scale: Pixels per point; a positive number.
  ///   - limits: What is refused before memory is taken for it.
  public init(data: Data, scale: Double = 1, limits: PNGLimits = .default) throws(ImageFormatError) {
    try self.init(contents: Array(data), scale: scale, limits: limits)
  }

  /// The picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - pixelsPerInch: A resolution to note in the file; nil notes none.
  ///   - compression: How much effort is spent on a small file.
  public func pngData(
    pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced
  ) throws(PNGError) -> Data {
    Data(try png(pixelsPerInch: pixelsPerInch, compression: compression))
  }
}
