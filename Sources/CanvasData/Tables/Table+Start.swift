extension Table {
  /// Throws if the first bytes of a table already contain an error. A file that isn't text, or an invalid record, is
  /// rejected before the rest is read.
  ///
  /// - Parameter bytes: The first bytes of a longer file.
  package static func check(start bytes: [UInt8], options: Options = Options()) throws(DataError) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return }
    // The last character may be cut.
    let cut = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let text = Array(bytes[..<cut])
    if let error = DataError.invalidUTF8(in: text) {
      guard LegacyEncoding(of: text) != nil else { throw error }
      return
    }
    let start = TextPosition.startOfText(in: text)
    let first = text[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard first != UInt8(ascii: "["), first != UInt8(ascii: "{") else { return }
    let hint = DelimiterHint(in: text, from: start)
    let delimiter = options.delimiter ?? hint?.delimiter ?? Delimiter.sniffed(in: text, from: start)
    var reader = RecordReader(bytes: text, from: start, delimiter: delimiter)
    do { while try reader.next() {} } catch {
      // The record at the end may continue.
      if reader.position < text.count { throw error }
    }
  }
}
