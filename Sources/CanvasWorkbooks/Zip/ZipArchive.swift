/// The directory of a zip file, also of zip64, in memory.
struct ZipArchive: Sendable {
  let bytes: [UInt8]
  /// The files by their names in lower case.
  private let entries: [String: ZipEntry]

  /// The maximum number of files. A workbook with pictures has some hundreds.
  private static let entryLimit = 10_000

  /// Reads the directory. It is the one that the end of the file tells of; local headers count only for the places of
  /// the data. Files that share bytes are refused, as in a zip bomb.
  init(_ bytes: [UInt8]) throws(DataError) {
    let file = ByteFields(bytes: bytes)
    let directory = try ZipDirectory(in: file)
    guard directory.entryCount <= Self.entryLimit else {
      throw .file(found: "\(directory.entryCount) parts", allowed: "at most \(Self.entryLimit)")
    }
    var list: [ZipEntry] = []
    var offset = directory.offset
    for _ in 0..<directory.entryCount {
      guard offset < directory.end, var entry = ZipEntry(in: file, at: &offset) else { throw .damagedDirectory }
      entry.data = try Self.data(of: entry, in: file, end: directory.offset)
      list.append(entry)
    }
    list.sort { $0.headerOffset < $1.headerOffset }
    for (entry, next) in zip(list, list.dropFirst()) where entry.data.upperBound > next.headerOffset {
      throw DataError(.part(next.name), found: "bytes of another part", allowed: "bytes of its own")
    }
    var entries: [String: ZipEntry] = [:]
    for entry in list {
      guard entries.updateValue(entry, forKey: entry.name.lowercased()) == nil else {
        throw DataError(.part(entry.name), found: "another part of this name", allowed: "one")
      }
    }
    self.bytes = bytes
    self.entries = entries
  }

  /// The file with a name, or nil. Case doesn't count, and neither does a slash in front.
  subscript(name: String) -> ZipEntry? {
    entries[(name.hasPrefix("/") ? String(name.dropFirst()) : name).lowercased()]
  }

  /// The range of the compressed bytes, behind the local header.
  private static func data(of entry: ZipEntry, in file: ByteFields, end: Int) throws(DataError) -> Range<Int> {
    let header = entry.headerOffset
    guard header <= file.bytes.count, file.number32(at: header) == 0x0403_4B50,
      let nameCount = file.number16(at: header + 26), let extraCount = file.number16(at: header + 28)
    else { throw .damagedDirectory }
    let start = header + 30 + nameCount + extraCount
    guard start <= end, entry.compressedByteCount <= end - start else { throw .damagedDirectory }
    return start..<start + entry.compressedByteCount
  }
}

/// The place of the directory, from the end of a zip file.
private struct ZipDirectory {
  let offset: Int
  /// The end of the directory.
  let end: Int
  let entryCount: Int

  private static let endByteCount = 22

  /// Finds the last end record. A comment may follow it.
  init(in file: ByteFields) throws(DataError) {
    let last = file.bytes.count - Self.endByteCount
    let first = max(last - 0xFFFF, 0)
    var place = last
    while place >= first, file.number32(at: place) != 0x0605_4B50 { place -= 1 }
    guard place >= first, place >= 0, let disk = file.number16(at: place + 4),
      var count = file.number16(at: place + 10), var byteCount = file.number32(at: place + 12),
      var offset = file.number32(at: place + 16)
    else { throw .cutOff }
    guard disk == 0 || disk == 0xFFFF else {
      throw .file(found: "a file in several parts", allowed: "a workbook in one")
    }
    var end = place
    if count == 0xFFFF || byteCount == 0xFFFF_FFFF || offset == 0xFFFF_FFFF {
      guard file.number32(at: place - 20) == 0x0706_4B50, let record = file.number64(at: place - 12),
        record <= place - 20, file.number32(at: record) == 0x0606_4B50, let wideCount = file.number64(at: record + 32),
        let wideByteCount = file.number64(at: record + 40), let wideOffset = file.number64(at: record + 48)
      else { throw .damagedDirectory }
      (count, byteCount, offset, end) = (wideCount, wideByteCount, wideOffset, record)
    }
    guard offset <= end, byteCount <= end - offset else { throw .damagedDirectory }
    (self.offset, self.end, entryCount) = (offset, offset + byteCount, count)
  }
}
