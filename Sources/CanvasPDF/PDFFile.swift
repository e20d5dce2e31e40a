import CanvasVector

/// A number of an object in a file.
struct PDFReference: Hashable {
  let number: Int

  /// As it stands in other objects.
  var text: String { "\(number) 0 R" }
}

/// A PDF file that is written object by object: streams at once, and other objects when there are enough for a compressed
/// object stream (PDF 1.7, 7.5.7). The table of places is a stream too (7.5.8).
struct PDFFile {
  private var output: VectorOutput
  // For each object its type, and its offset or the number of its object stream, and its index there. Type 0 has no
  // place yet.
  private var places: [(type: UInt8, first: Int, second: Int)] = [(0, 0, 0xFFFF)]
  // The objects that are not in the file yet.
  private var waiting: [(number: Int, text: String)] = []
  private var identifier = ContentHash()

  init(to output: VectorOutput) {
    self.output = output
    // The second line tells that the file is not text.
    self.output.text += "%PDF-1.7\n%"
    self.output.text.bytes.append(contentsOf: [0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
  }

  /// A number for an object that is added later.
  mutating func reserve() -> PDFReference {
    places.append((0, 0, 0))
    return PDFReference(number: places.count - 1)
  }

  mutating func set(_ reference: PDFReference, _ text: String) {
    waiting.append((reference.number, text))
    if waiting.count == Self.packedCount { writeWaiting() }
  }

  mutating func add(_ text: String) -> PDFReference {
    let reference = reserve()
    set(reference, text)
    return reference
  }

  /// Adds a stream.
  ///
  /// - Parameters:
  ///   - dictionary: The entries of its dictionary, without length and filter.
  ///   - bytes: The content, which is compressed.
  mutating func addStream(_ dictionary: String = "", _ bytes: [UInt8]) -> PDFReference {
    let reference = reserve()
    write(reference, dictionary, compressing: bytes)
    return reference
  }

  mutating func addCompressedStream(_ dictionary: String, _ bytes: [UInt8]) -> PDFReference {
    let reference = reserve()
    write(reference, dictionary, bytes)
    return reference
  }

  /// Ends the file. It has all bytes that were not written in pieces.
  consuming func finish(catalog: PDFReference, information: PDFReference) -> VectorOutput {
    writeWaiting()
    let start = output.byteCount
    let table = PDFReference(number: places.count)
    places.append((1, start, 0))
    var rows: [UInt8] = []
    // An offset takes four bytes, in files of more than 4 GiB eight.
    let width = start >> 32 == 0 ? 4 : 8
    rows.reserveCapacity((3 + width) * places.count)
    for place in places {
      rows.append(place.type)
      for shift in stride(from: 8 * (width - 1), through: 0, by: -8) {
        rows.append(UInt8(truncatingIfNeeded: place.first >> shift))
      }
      for shift in [8, 0] { rows.append(UInt8(truncatingIfNeeded: place.second >> shift)) }
    }
    let identifier = PDFString.hexadecimal(identifier)
    write(
      table,
      "/Type/XRef/Size \(places.count)/W[1 \(width) 2]/Root \(catalog.text)/Info \(information.text)"
        + "/ID[<\(identifier)><\(identifier)>]", compressing: rows)
    output.text.append("startxref\n\(start)\n%%EOF\n")
    return output
  }

  /// The number of objects in an object stream.
  private static let packedCount = 200

  private mutating func writeWaiting() {
    guard !waiting.isEmpty else { return }
    waiting.sort { $0.number < $1.number }
    let stream = reserve()
    var (header, body) = (VectorText(), VectorText())
    for (index, object) in waiting.enumerated() {
      header.append(object.number)
      header += " "
      header.append(body.bytes.count)
      header += " "
      body.append(object.text)
      body += "\n"
      places[object.number] = (2, stream.number, index)
    }
    write(
      stream, "/Type/ObjStm/N \(waiting.count)/First \(header.bytes.count)", compressing: header.bytes + body.bytes)
    waiting.removeAll(keepingCapacity: true)
  }

  /// The number of bytes up to which a stream isn't compressed: it would not get shorter than the filter's name.
  private static let plainCount = 128

  mutating func write(_ reference: PDFReference, _ dictionary: String, compressing bytes: [UInt8]) {
    guard bytes.count > Self.plainCount else { return write(reference, dictionary, bytes) }
    write(reference, dictionary + "/Filter/FlateDecode", Flate.compressed(bytes))
  }

  private mutating func write(_ reference: PDFReference, _ dictionary: String, _ bytes: [UInt8]) {
    places[reference.number] = (1, output.byteCount, 0)
    let start = output.text.bytes.count
    output.text.append(reference.number)
    // PDF/A wants the ends of lines.
    output.text += " 0 obj\n<<"
    output.text.append(dictionary)
    output.text += "/Length "
    output.text.append(bytes.count)
    output.text += ">>stream\n"
    output.text.bytes.append(contentsOf: bytes)
    output.text += "\nendstream\nendobj\n"
    identifier.add(output.text.bytes[start...])
    output.endPart()
  }
}
