/// Exif's tag 274: how to rotate or flip a stored picture for display (Exif 2.3, JEITA CP-3451).
enum ExifOrientation {
  /// The number 1…8 from an APP1 segment, or nil if the segment is something else or damaged.
  static func of(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = TIFFBytes(Array(segment.dropFirst(6)))
    guard let tiff, let directory = tiff.number(at: 4, size: 4), let count = tiff.number(at: directory, size: 2) else {
      return nil
    }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = tiff.number(at: offset, size: 2) else { return nil }
      guard tag == 274 else { continue }
      // Type 3: a number of two bytes, which is in the entry itself.
      guard tiff.number(at: offset + 2, size: 2) == 3, let value = tiff.number(at: offset + 8, size: 2) else {
        return nil
      }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  /// TIFF data, whose first two bytes give the byte order of numbers.
  private struct TIFFBytes {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool

    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
        isLittleEndian = true
      } else if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
        isLittleEndian = false
      } else {
        return nil
      }
      self.bytes = bytes
    }

    /// A number of 2 or 4 bytes, or nil if the bytes end before it.
    func number(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - size else { return nil }
      let digits = bytes[offset..<offset + size]
      return isLittleEndian ? digits.reversed().bigEndianNumber : digits.bigEndianNumber
    }
  }
}

extension Image {
  /// The picture, rotated or flipped for display according to its Exif orientation.
  func turned(byExifOrientation orientation: Int) throws(ImageSizeError) -> Image {
    switch orientation {
    case 2: try flippedHorizontally()
    case 3: try rotated(byQuarterTurns: 2)
    case 4: try flippedVertically()
    case 5: try rotated(byQuarterTurns: 1).flippedHorizontally()
    case 6: try rotated(byQuarterTurns: 1)
    case 7: try rotated(byQuarterTurns: 3).flippedHorizontally()
    case 8: try rotated(byQuarterTurns: 3)
    default: self
    }
  }
}
