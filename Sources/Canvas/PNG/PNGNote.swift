/// What is odd about a PNG that was read all the same.
package enum PNGNote: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// It has 16 bits a channel, of which pixels keep 8.
  case sixteenBits
  /// The chunk that ends every PNG is missing.
  case withoutEnd
  /// Much compressed data, more than 16 KiB, follows the last row; it was not read to its end.
  case surplusData

  package var description: String {
    switch self {
    case .sixteenBits: "16 bits a channel, read as 8"
    case .withoutEnd: "the PNG has no IEND chunk, and may have been cut off"
    case .surplusData: "much image data follows the PNG's last row"
    }
  }
}
