internal import CanvasXML

/// The texts that cells refer to by number.
final class SharedStrings: PartHandler {
  private(set) var texts = TextStore()
  private var text = RunText()
  private let part: String
  private let limit: Int

  private init(part: String, limit: Int) { (self.part, self.limit) = (part, limit) }

  /// Reads the texts of a part, at most as many as a number. There are none if the name is nil.
  static func texts(_ part: String?, in archive: ZipArchive, count: Int, limit: Int) throws(DataError) -> TextStore {
    guard let part else { return TextStore() }
    guard let entry = archive[part] else { throw .missing(part) }
    let strings = SharedStrings(part: part, limit: count)
    try archive.readXML(entry, limit: limit, strings)
    return strings.texts
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if name == "si" { text.begin() } else { text.start(name) }
  }

  func end(_ name: XMLName) throws(DataError) {
    guard name == "si" else { return text.end(name) }
    guard texts.count < limit, texts.append(text.plain) != nil else {
      throw DataError(
        .part(part), found: "more texts", allowed: "at most \(limit) with \(TextStore.byteLimit) bytes in all")
    }
  }

  func text(_ bytes: UnsafeRawBufferPointer) throws(DataError) {
    guard text.append(bytes) else {
      throw DataError(
        .part(part), found: "a longer text", allowed: "at most \(RecordReader.fieldByteLimit) bytes in a cell")
    }
  }
}

/// The text of a cell in XML: that of its runs, without the readings that are printed above Japanese words.
struct RunText {
  private var bytes: [UInt8] = []
  private var isText = false
  private var isPhonetic = false

  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    (isText, isPhonetic) = (false, false)
  }

  mutating func start(_ name: XMLName) {
    if name == "t" { isText = true } else if name == "rPh" { isPhonetic = true }
  }

  mutating func end(_ name: XMLName) {
    if name == "t" { isText = false } else if name == "rPh" { isPhonetic = false }
  }

  /// Adds a piece of text. Returns false if the text is too long for a cell.
  mutating func append(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard isText, !isPhonetic else { return true }
    bytes.append(contentsOf: piece)
    return bytes.count <= RecordReader.fieldByteLimit
  }

  var plain: [UInt8] { EscapedText.plain(bytes) }
}

extension DataError {
  /// The error for a part that isn't in the file.
  static func missing(_ part: String) -> DataError {
    DataError(.part(part), found: "no such part", allowed: "a complete workbook")
  }
}

/// Texts one after the other, by their index.
struct TextStore {
  private var bytes: [UInt8] = []
  /// The end of each text. A text begins where the previous one ends.
  private var ends: [UInt32] = []

  var count: Int { ends.count }

  /// The maximum number of bytes, as many as fit the offsets.
  static let byteLimit = 1 << 28

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[Int(index > 0 ? ends[index - 1] : 0)..<Int(ends[index])] }

  /// Adds a text and returns its index, or nil if it doesn't fit.
  mutating func append(_ text: some Collection<UInt8>) -> UInt32? {
    guard text.count <= Self.byteLimit - bytes.count, let index = UInt32(exactly: ends.count) else { return nil }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    return index
  }
}
