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
  /// What is an image in a file of shapes.
  package let notes: [RequestNote]

  init(_ bytes: [UInt8], _ extent: Extent, images: [String: Int] = [:]) {
    (self.bytes, self.extent) = (bytes, extent)
    notes = images.sorted { $0.key < $1.key }.map {
      RequestNote(.chosen, RequestText("\($0.key) is an image in the file"), count: $0.value)
    }
  }
}
