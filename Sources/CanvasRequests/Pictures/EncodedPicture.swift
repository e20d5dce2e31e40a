package import Canvas

/// The bytes of a picture's file.
package struct EncodedPicture: Sendable {
  /// How large a picture is, in what its format counts.
  package enum Extent: Sendable {
    case pixels(width: Int, height: Int, PictureFormat)
    /// Points, and the number of pages.
    case points(Size, PictureFormat, pageCount: Int = 1)
  }

  package let bytes: [UInt8]
  package let extent: Extent

  init(_ bytes: [UInt8], _ extent: Extent) { (self.bytes, self.extent) = (bytes, extent) }
}
