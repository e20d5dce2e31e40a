internal import CanvasSystem

/// Decodes any PNG into premultiplied pixels.
///
/// Palettes, greys, 16 bits, interlaced rows and transparent colours all become 8-bit RGBA. Values are treated as
/// sRGB bytes: gamma and colour profiles are not applied.
package struct PNGDecoder {
  package var limits: ImageLimits
  /// Whether a missing IEND chunk is an error. Other programs read such files.
  package var needsEnd: Bool
  /// What decodes the rows of ordinary files. Nil for libpng, which also decodes all others: the results are the same.
  package var kernels: Kernels?

  package init(limits: ImageLimits = .default, needsEnd: Bool = true, kernels: Kernels? = .best) {
    self.limits = limits
    self.needsEnd = needsEnd
    self.kernels = kernels
  }

  /// Throws unless the bytes are a complete PNG within the limits. Bytes after its end are ignored.
  package func decode(_ bytes: [UInt8]) throws(PNGError) -> PixelBuffer {
    var (pixels, _) = try decodeStraight(bytes)
    pixels.premultiply()
    return pixels
  }

  /// The samples as stored in the file, not multiplied by alpha, and notes about oddities of the file. Throws as
  /// `decode` does.
  package func decodeStraight(_ bytes: [UInt8]) throws(PNGError) -> (pixels: PixelBuffer, notes: [PNGNote]) {
    let header = try PNGHeader(.memory(bytes), needsEnd: needsEnd)
    var notes: [PNGNote] = header.isDeep ? [.sixteenBits] : []
    if header.isAnimation { notes.append(.animation) }
    if let end = header.missingEnd {
      notes.append(.withoutEnd)
      return try decodeStraight(Array(bytes[..<end]) + PNGHeader.end, header, notes)
    }
    return try decodeStraight(bytes, header, notes)
  }

  /// Reads the rows of an ordinary PNG, straight, one after another. Nil for any other bytes, and if the picture would be
  /// turned or has notes: decode it, which also tells what is wrong with damaged bytes.
  ///
  /// - Parameter pieceSize: The number of compressed bytes that are read at once, at least 2048.
  package func rows(
    of bytes: StoredBytes, pieceSize: Int = 1 << 16
  ) -> (width: Int, height: Int, reader: PNGRowReader)? {
    guard let kernels, let header = try? PNGHeader(bytes), !header.isAnimation, header.orientation == 1,
      (try? check(header)) != nil, let reader = PNGRowReader(bytes, header, kernels: kernels, pieceSize: pieceSize)
    else { return nil }
    return (header.width, header.height, reader)
  }

  private func check(_ header: PNGHeader) throws(PNGError) {
    let (width, height, limits) = (header.width, header.height, limits.inTask)
    guard limits.allow(width: width, height: height) else {
      throw .outOfLimits(pixelWidth: width, pixelHeight: height, limits: limits)
    }
    // Each 2 bits of deflate data give at most 258 bytes. If the declared pixels need more, no memory is allocated.
    guard width * height * header.bitsPerPixel / 8 <= header.compressedCount * (258 * 4) else {
      throw .tooFewBytes(pixelWidth: width, pixelHeight: height, compressed: header.compressedCount)
    }
  }

  private func decodeStraight(
    _ bytes: [UInt8], _ header: PNGHeader, _ notes: [PNGNote]
  ) throws(PNGError) -> (pixels: PixelBuffer, notes: [PNGNote]) {
    try check(header)
    var notes = notes
    let (width, height) = (header.width, header.height)
    let decoded = unsafe PixelBuffer.decoded(width: width, height: height) { pixels, message, room in
      if let kernels, let rows = PNGRowReader(.memory(bytes), header, kernels: kernels), let pixels = unsafe pixels,
        unsafe rows.read(height, into: pixels.assumingMemoryBound(to: UInt32.self))
      {
        return CK_PNG_OK
      }
      return unsafe ck_png_decode(bytes, bytes.count, UInt32(width), UInt32(height), pixels, message, room)
    }
    guard let (pixels, status, message) = decoded else { throw .outOfMemory }
    switch status {
    case CK_PNG_OK: break
    case CK_PNG_SURPLUS: notes.append(.surplusData)
    case CK_PNG_NO_MEMORY: throw .outOfMemory
    default: throw .invalid(message)
    }
    // Turning moves pixels and doesn't look at them.
    do { return (try Image(pixels: pixels).turned(byExifOrientation: header.orientation).pixels, notes) } catch {
      throw .badSize(error)
    }
  }
}

extension PixelBuffer {
  /// Premultiplies straight pixels.
  mutating func premultiply() {
    // Most pictures are opaque, and others in most places.
    let step = 64
    unsafe withMutablePixels { pixels in
      for start in stride(from: 0, to: pixels.count, by: step) {
        let part = unsafe UnsafeMutableBufferPointer(rebasing: pixels[start..<min(start + step, pixels.count)])
        if unsafe PNGRow.isOpaque(UnsafeBufferPointer(part)) { continue }
        for i in part.indices {
          let straight = unsafe PremultipliedPixel(bits: part[i])
          guard straight.alpha < 255 else { continue }
          unsafe part[i] =
            PremultipliedPixel(
              straightRed: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha
            ).bits
        }
      }
    }
  }
}

/// An oddity of a PNG that was decoded anyway.
package enum PNGNote: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The PNG has 16 bits a channel; pixels keep 8.
  case sixteenBits = "16 bits a channel, read as 8"
  /// The PNG is an animation with several frames. Only the picture for programs that don't show animations is read.
  case animation = "an animation, of which only the default picture is read"
  /// The IEND chunk is missing.
  case withoutEnd = "the PNG has no IEND chunk, and may have been cut off"
  /// More than 16 KiB of compressed data follows the last row; it was not read to its end.
  case surplusData = "extra image data follows the PNG's last row"

  package var description: String { rawValue }
}
