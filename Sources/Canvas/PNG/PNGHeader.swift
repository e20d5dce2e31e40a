/// The properties of a PNG, read from its chunk headers before anything is decoded.
///
/// libpng allocates memory for a chunk as soon as it has read its length, so a file of 57 bytes could make it
/// allocate gigabytes. Each length is therefore first compared with the available bytes. Checksums are left to
/// libpng.
struct PNGHeader {
  let width: Int
  let height: Int
  let bitsPerPixel: Int
  /// Whether a channel has 16 bits.
  let isDeep: Bool
  /// Whether the file is an animation with more than one frame.
  let isAnimation: Bool
  /// The chunks about colour before the pixels, and where their data is.
  let colorChunks: [(name: String, data: Range<Int>)]
  /// The Exif orientation, 1 to 8; 1 if there is none.
  let orientation: Int
  /// The total number of bytes in IDAT chunks.
  let compressedCount: Int
  /// The offset of the first IDAT chunk.
  let firstPixelChunk: Int
  /// The end of the last whole chunk if the IEND chunk is missing, otherwise nil.
  let missingEnd: Int?

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameter needsEnd: Whether a missing IEND chunk is an error, even if the file ends after a whole chunk of
  ///   pixels.
  init(_ bytes: StoredBytes, needsEnd: Bool = true) throws(PNGError) {
    try Self.checkSignature(bytes)
    var header: (width: Int, height: Int, depth: Int, channelCount: Int)?
    var missingEnd: Int?
    var compressedCount = 0
    var firstPixelChunk: Int?
    var isAnimation = false
    var orientation: Int?
    var colorChunks: [(name: String, data: Range<Int>)] = []
    var offset = Self.signature.count
    while true {
      // Length, name and checksum: 12 bytes around the data.
      guard bytes.count - offset >= 12 else {
        guard !needsEnd, compressedCount > 0 else { throw .endsEarly(offset: bytes.count) }
        missingEnd = offset
        break
      }
      let (name, data) = try Self.chunk(bytes, at: offset)
      if header == nil { header = try Self.imageHeader(bytes, name, data) }
      switch name {
      case "IDAT":
        compressedCount += data.count
        firstPixelChunk = firstPixelChunk ?? offset
      case "acTL": isAnimation = data.count == 8 && bytes[data].prefix(4).bigEndianNumber > 1
      case "eXIf" where orientation == nil:
        // The header of a JPEG's segment is missing.
        let segment = Array("Exif\0\0".utf8) + bytes[data.prefix(Self.exifByteLimit)]
        orientation = ExifOrientation.of(segment[...]) ?? 1
      case "cICP", "iCCP", "sRGB", "gAMA", "cHRM":
        // Each name counts once. A damaged file can repeat it any number of times.
        if compressedCount == 0, !colorChunks.contains(where: { $0.name == name }) {
          colorChunks.append((name, data))
        }
      default: break
      }
      if name == "IEND" { break }
      offset = data.upperBound + 4
    }
    guard let header else { throw .badHeader("missing") }
    guard compressedCount > 0, let firstPixelChunk else { throw .badHeader("no pixels (IDAT) follow it") }
    (width, height) = (header.width, header.height)
    bitsPerPixel = header.depth * header.channelCount
    isDeep = header.depth == 16
    self.isAnimation = isAnimation
    self.orientation = orientation ?? 1
    self.colorChunks = colorChunks
    (self.compressedCount, self.firstPixelChunk, self.missingEnd) = (compressedCount, firstPixelChunk, missingEnd)
  }

  private static func checkSignature(_ bytes: StoredBytes) throws(PNGError) {
    guard bytes.count > 0 else { throw .empty }
    let bytes = bytes[0..<min(64, bytes.count)]
    guard !bytes.starts(with: signature) else { return }
    // A part of the signature is a truncated PNG.
    if signature.starts(with: bytes) { throw .endsEarly(offset: bytes.count) }
    throw .notPNG(format: format(of: bytes))
  }

  /// The name of a chunk and the range of its data.
  private static func chunk(_ bytes: StoredBytes, at offset: Int) throws(PNGError) -> (name: String, data: Range<Int>) {
    let head = bytes[offset..<offset + 8]
    let length = head.prefix(4).bigEndianNumber
    let name = String(
      decoding: head.suffix(4).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    let available = bytes.count - offset - 12
    guard length <= available else {
      throw .chunkPastEnd(name: name, offset: offset, length: length, available: available)
    }
    return (name, offset + 8..<offset + 8 + length)
  }

  /// The bytes of Exif that are read. A JPEG has no more.
  private static let exifByteLimit = 1 << 16

  /// The IEND chunk.
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  private static func imageHeader(
    _ bytes: StoredBytes, _ name: String, _ data: Range<Int>
  ) throws(PNGError) -> (width: Int, height: Int, depth: Int, channelCount: Int) {
    guard name == "IHDR", data.count == 13 else {
      throw .badHeader("the first chunk is \(name) of \(data.count) bytes; it must be IHDR of 13")
    }
    let header = Array(bytes[data])
    let (width, height) = (header[0..<4].bigEndianNumber, header[4..<8].bigEndianNumber)
    let (depth, colorType) = (Int(header[8]), header[9])
    guard width > 0, height > 0 else { throw .badHeader("\(width)x\(height) pixels; each side must be at least 1") }
    let (channels, depths): (Int, [Int])
    switch colorType {
    case 0: (channels, depths) = (1, [1, 2, 4, 8, 16])
    case 2: (channels, depths) = (3, [8, 16])
    case 3: (channels, depths) = (1, [1, 2, 4, 8])
    case 4: (channels, depths) = (2, [8, 16])
    case 6: (channels, depths) = (4, [8, 16])
    default: throw .badHeader("colour type \(colorType); must be 0, 2, 3, 4 or 6")
    }
    guard depths.contains(depth) else {
      throw .badHeader("\(depth) bits with colour type \(colorType); must be one of \(depths)")
    }
    return (width, height, depth, channels)
  }

  /// The name of the file that Git LFS leaves in place of a picture it hasn't downloaded.
  static let pointer = "a Git LFS pointer"

  /// Picture formats that are mistaken for PNG, by their first bytes.
  private static func format(of bytes: ArraySlice<UInt8>) -> String? {
    let beginnings: [(format: String, bytes: [UInt8])] = [
      ("a JPEG", [0xFF, 0xD8, 0xFF]), ("a GIF", Array("GIF8".utf8)), ("a WebP", Array("RIFF".utf8)),
      ("a TIFF", [0x49, 0x49, 0x2A, 0x00]), ("a TIFF", [0x4D, 0x4D, 0x00, 0x2A]), ("a PDF", Array("%PDF".utf8)),
      ("an SVG", Array("<svg".utf8)), ("an XML file", Array("<?xml".utf8)), ("a BMP", Array("BM".utf8)),
      (Self.pointer, Array("version https://git-lfs.github.com/spec/".utf8)),
    ]
    return beginnings.first { bytes.starts(with: $0.bytes) }?.format
  }
}
