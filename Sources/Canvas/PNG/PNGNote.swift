/// An oddity of a PNG that was decoded anyway.
package enum PNGNote: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The PNG has 16 bits a channel; pixels keep 8.
  case sixteenBits
  /// The PNG is an animation with several frames. Only the picture for programs that don't show animations is read.
  case animation
  /// The IEND chunk is missing.
  case withoutEnd
  /// More than 16 KiB of compressed data follows the last row; it was not read to its end.
  case surplusData

  package var description: String {
    switch self {
    case .sixteenBits: "16 bits a channel, read as 8"
    case .animation: "an animation, of which only the default picture is read"
    case .withoutEnd: "the PNG has no IEND chunk, and may have been cut off"
    case .surplusData: "extra image data follows the PNG's last row"
    }
  }
}
