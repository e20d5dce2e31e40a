import Canvas

/// A number of an object in a file.
struct PDFReference: Hashable {
  let number: Int

  /// As it stands in other objects.
  var text: String { "\(number) 0 R" }
}

/// The objects of a PDF file, in the order of their numbers, and the file that they make: objects that aren't streams
/// are in compressed object streams (PDF 1.7, 7.5.7), and the table of places is a stream (7.5.8).
struct PDFFile {
  private enum Object {
    case plain(String)
    case stream(dictionary: String, bytes: [UInt8])
  }

  private var objects: [Object?] = []

  /// A number for an object that is added later.
  mutating func reserve() -> PDFReference {
    objects.append(nil)
    return PDFReference(number: objects.count)
  }

  mutating func set(_ reference: PDFReference, _ text: String) { objects[reference.number - 1] = .plain(text) }

  mutating func add(_ text: String) -> PDFReference {
    objects.append(.plain(text))
    return PDFReference(number: objects.count)
  }

  /// Adds a stream.
  ///
  /// - Parameters:
  ///   - dictionary: The entries of its dictionary, without length and filter.
  ///   - bytes: The content, which is compressed.
  mutating func addStream(_ dictionary: String = "", _ bytes: [UInt8]) -> PDFReference {
    let reference = reserve()
    setStream(reference, dictionary, bytes)
    return reference
  }

  mutating func setStream(_ reference: PDFReference, _ dictionary: String = "", _ bytes: [UInt8]) {
    setCompressedStream(reference, dictionary + "/Filter/FlateDecode", Flate.compressed(bytes))
  }

  mutating func addCompressedStream(_ dictionary: String, _ bytes: [UInt8]) -> PDFReference {
    let reference = reserve()
    setCompressedStream(reference, dictionary, bytes)
    return reference
  }

  private mutating func setCompressedStream(_ reference: PDFReference, _ dictionary: String, _ bytes: [UInt8]) {
    objects[reference.number - 1] = .stream(dictionary: dictionary, bytes: bytes)
  }

  /// The whole file.
  consuming func bytes(catalog: PDFReference, information: PDFReference) -> [UInt8] {
    // The second line tells that the file is not text.
    var file: [UInt8] = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    // For each object its type, and its offset or the number of its object stream, and its index there.
    var places: [(type: UInt8, first: Int, second: Int)] = [(0, 0, 0xFFFF)]
    for _ in objects { places.append((1, 0, 0)) }
    var packed: [(number: Int, text: String)] = []
    for (index, object) in objects.enumerated() {
      switch object {
      case .stream(let dictionary, let bytes):
        places[index + 1].first = file.count
        Self.append(index + 1, dictionary, bytes, to: &file)
      case .plain(let text): packed.append((index + 1, text))
      case nil: packed.append((index + 1, "null"))
      }
    }
    var next = objects.count + 1
    for start in stride(from: 0, to: packed.count, by: 200) {
      var (header, body) = ("", "")
      for (index, object) in packed[start..<min(start + 200, packed.count)].enumerated() {
        header += "\(object.number) \(body.utf8.count) "
        body += object.text + "\n"
        places[object.number] = (2, next, index)
      }
      let count = min(200, packed.count - start)
      places.append((1, file.count, 0))
      Self.append(
        next, "/Type/ObjStm/N \(count)/First \(header.utf8.count)/Filter/FlateDecode",
        Flate.compressed(Array((header + body).utf8)), to: &file)
      next += 1
    }
    let start = file.count
    places.append((1, start, 0))
    let rows = places.flatMap { place in
      [place.type] + UInt32(truncatingIfNeeded: place.first).bigEndianBytes
        + UInt32(truncatingIfNeeded: place.second).bigEndianBytes[2...]
    }
    let identifier = Self.hexadecimal(FileHash.hash(file))
    Self.append(
      next,
      "/Type/XRef/Size \(next + 1)/W[1 4 2]/Root \(catalog.text)/Info \(information.text)"
        + "/ID[<\(identifier)><\(identifier)>]/Filter/FlateDecode",
      Flate.compressed(rows), to: &file)
    file.append(contentsOf: "startxref\n\(start)\n%%EOF\n".utf8)
    return file
  }

  private static func append(_ number: Int, _ dictionary: String, _ bytes: [UInt8], to file: inout [UInt8]) {
    file.append(contentsOf: "\(number) 0 obj<<\(dictionary)/Length \(bytes.count)>>stream\n".utf8)
    file.append(contentsOf: bytes)
    file.append(contentsOf: "\nendstream endobj\n".utf8)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}

/// The compression of streams (RFC 1950).
enum Flate {
  /// If there is not enough memory, the bytes are stored without compression.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var checksum = Deflate.Checksum()
    let deflate = Deflate(effort: .thorough, pixelSize: 1, rowSize: 1, kernels: .best)
    var result = Deflate.header
    // Parts of a bounded size, so that a long page needs little memory.
    let size = 1 << 22
    let count = max(1, (bytes.count + size - 1) / size)
    for index in 0..<count {
      let slice = bytes[min(index * size, bytes.count)..<min((index + 1) * size, bytes.count)]
      let part = deflate.part(byteCount: slice.count, isLast: index == count - 1) { input in
        slice.withUnsafeBufferPointer { bytes in
          if let start = bytes.baseAddress { unsafe input.update(from: start, count: bytes.count) }
        }
      }
      guard let part else { return stored(bytes) }
      result.append(contentsOf: part.bytes)
      checksum.add(part)
    }
    return result + checksum.bytes
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] { result.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)]) }
      result.append(contentsOf: bytes[start..<end])
      start = end
    } while start < bytes.count
    return result + (high << 16 | low).bigEndianBytes
  }
}

/// A hash of a file's content, for its identifier: the same content has the same. It is no protection.
enum FileHash {
  /// FNV-1a (Fowler, Noll and Vo) with 64 bits, from two starts.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F].flatMap { (start: UInt64) -> [UInt8] in
      var hash = start
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return UInt32(truncatingIfNeeded: hash >> 32).bigEndianBytes + UInt32(truncatingIfNeeded: hash).bigEndianBytes
    }
  }
}
