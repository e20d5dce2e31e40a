internal import CanvasXML

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
          guard try Inflater.inflate(packed, .none, take) else {
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
