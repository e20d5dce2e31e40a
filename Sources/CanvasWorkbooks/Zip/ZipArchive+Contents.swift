internal import CanvasData

#if Full || XLSX
  internal import CZlib

  extension ZipArchive {
    /// Passes the content of a file on, piece by piece. Throws if it isn't exactly as long as the directory says, if its
    /// checksum differs, or if it is larger than the limit.
    ///
    /// The limit also holds for the ratio of compression: the content of more than 64 MiB is at most 250 times its
    /// compressed bytes.
    func read(
      _ entry: ZipEntry, limit: Int, _ body: (UnsafeRawBufferPointer) throws(DataError) -> Void
    ) throws(DataError) {
      guard !entry.isEncrypted else { throw entry.error("encrypted bytes", allowed: "a workbook without a password") }
      guard entry.byteCount <= limit else { throw entry.error("\(entry.byteCount) bytes", allowed: "at most \(limit)") }
      guard entry.byteCount <= Self.freeByteCount || entry.byteCount / Self.ratioLimit <= entry.compressedByteCount
      else {
        throw entry.error(
          "\(entry.byteCount) bytes", allowed: "at most \(Self.ratioLimit) times the compressed ones")
      }
      var count = 0
      var checksum = crc32(0, nil, 0)
      func take(_ piece: UnsafeRawBufferPointer) throws(DataError) {
        guard piece.count > 0 else { return }
        count += piece.count
        guard count <= entry.byteCount else {
          throw entry.error("more bytes", allowed: "\(entry.byteCount), as the directory says")
        }
        checksum = crc32(checksum, piece.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt(piece.count))
        try body(piece)
      }
      try bytes.withUnsafeBufferPointer { (bytes) throws(DataError) in
        let packed = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[entry.data]))
        switch entry.method {
        case 0:
          var rest = packed[...]
          while !rest.isEmpty {
            try take(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.pieceByteCount)))
            rest = rest.dropFirst(Self.pieceByteCount)
          }
        case 8:
          guard try Self.inflate(packed, take) else {
            throw entry.error("damaged compression", allowed: "a complete workbook")
          }
        case let method: throw entry.error("compression method \(method)", allowed: "Deflate, or none")
        }
      }
      guard count == entry.byteCount else {
        throw entry.error("\(count) bytes", allowed: "\(entry.byteCount), as the directory says")
      }
      guard UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
        throw entry.error("a wrong checksum", allowed: "a workbook without damage")
      }
    }

    /// Decompresses bytes. Returns false if they are damaged or cut off, or if others follow.
    private static func inflate(
      _ packed: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(DataError) -> Void
    ) throws(DataError) -> Bool {
      var stream = z_stream()
      // Negative bits mean that there is no header.
      guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
        return false
      }
      defer { inflateEnd(&stream) }
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceByteCount, alignment: 16)
      defer { piece.deallocate() }
      var rest = packed[...]
      while true {
        if stream.avail_in == 0, !rest.isEmpty {
          let input = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
          // zlib doesn't change its input.
          stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
          stream.avail_in = uInt(input.count)
          rest = rest.dropFirst(input.count)
        }
        stream.next_out = piece.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = uInt(piece.count)
        let status = CZlib.inflate(&stream, Z_NO_FLUSH)
        let count = piece.count - Int(stream.avail_out)
        try body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        switch status {
        case Z_STREAM_END: return stream.avail_in == 0 && rest.isEmpty
        case Z_OK where count > 0 || !rest.isEmpty: continue
        default: return false
        }
      }
    }

    private static let pieceByteCount = 1 << 16
    private static let freeByteCount = 64 << 20
    private static let ratioLimit = 250
  }

  extension ZipEntry {
    fileprivate func error(_ found: String, allowed: String) -> DataError {
      DataError(.part(name), found: found, allowed: allowed)
    }
  }
#endif

extension DataError {
  /// An error of the whole file.
  static func file(found: String, allowed: String) -> DataError { DataError(.part(""), found: found, allowed: allowed) }

  static let damagedDirectory = file(found: "a damaged directory", allowed: "a complete workbook")
  static let cutOff = file(found: "a file that is cut off", allowed: "a complete workbook")
}
