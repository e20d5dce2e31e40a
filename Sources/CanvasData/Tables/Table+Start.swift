extension Table {
  /// Throws what is wrong with a table by its first bytes alone: a file that is no text, or a record that is none,
  /// is refused before the rest is read.
  ///
  /// - Parameter bytes: The first of more bytes.
  package static func check(start bytes: [UInt8], options: Options = Options()) throws(DataError) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return }
    // The last character may be cut in two.
    let cut = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let text = Array(bytes[..<cut])
    if let error = DataError.invalidUTF8(in: text) { throw error }
    let start = TextPosition.startOfText(in: text)
    let first = text[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard first != UInt8(ascii: "["), first != UInt8(ascii: "{") else { return }
    let delimiter = options.delimiter ?? Delimiter.sniffed(in: text, from: start)
    var reader = RecordReader(bytes: text, from: start, delimiter: delimiter)
    do { while try reader.next() {} } catch {
      // What ends with these bytes may go on.
      if reader.position < text.count { throw error }
    }
  }
}
