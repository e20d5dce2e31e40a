internal import CanvasData

#if Full || XLSX
  internal import CExpat

  extension ZipArchive {
    /// Reads an XML file, and passes its elements on. A document type is refused, because only it declares entities.
    func readXML(_ entry: ZipEntry, limit: Int, _ handler: some XMLHandler) throws(DataError) {
      let reader = try XMLReader(handler, part: entry.name)
      try read(entry, limit: limit) { (piece) throws(DataError) in try reader.parse(piece, isLast: false) }
      try reader.parse(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
    }
  }

  /// Parses XML with expat, piece by piece.
  private final class XMLReader {
    private let parser: XML_Parser
    private let handler: any XMLHandler
    private let part: String
    /// The error that a handler threw, which stopped the parser.
    private var failure: DataError?
    private var depth = 0
    private var byteCount = 0

    /// A workbook has at most about 10 elements inside of each other.
    private static let depthLimit = 100
    /// The maximum number of bytes of a tag or a comment. expat reads unfinished ones from their start with each piece.
    private static let tokenByteLimit = 1 << 20

    init(_ handler: some XMLHandler, part: String) throws(DataError) {
      guard let parser = XML_ParserCreate(nil) else {
        throw DataError(.part(part), found: "too little memory", allowed: "memory for the workbook")
      }
      (self.parser, self.handler, self.part) = (parser, handler, part)
      // The parser doesn't outlive this reader.
      XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
      XML_SetElementHandler(
        parser,
        { data, name, attributes in
          guard let name else { return }
          XMLReader.reader(data)?.start(XMLName(name), XMLAttributes(attributes))
        }, { data, name in name.map { XMLReader.reader(data)?.end(XMLName($0)) } })
      XML_SetCharacterDataHandler(parser) { data, text, count in
        XMLReader.reader(data)?.handle { (handler) throws(DataError) in
          try handler.text(UnsafeRawBufferPointer(start: text, count: Int(count)))
        }
      }
      XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
        XMLReader.reader(data)?.stop("a document type", allowed: "XML without one, as programs write workbooks")
      }
    }

    deinit { XML_ParserFree(parser) }

    func parse(_ piece: UnsafeRawBufferPointer, isLast: Bool) throws(DataError) {
      byteCount += piece.count
      let status = XML_Parse(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: piece.count), isLast ? 1 : 0)
      if let failure { throw failure }
      guard status == XML_STATUS_OK else {
        let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "damaged"
        throw DataError(
          .part(part), found: "line \(XML_GetCurrentLineNumber(parser)): \(message)", allowed: "well-formed XML")
      }
      guard byteCount - Int(XML_GetCurrentByteIndex(parser)) <= Self.tokenByteLimit else {
        throw DataError(
          .part(part), found: "a longer tag", allowed: "at most \(Self.tokenByteLimit) bytes in a tag or a comment")
      }
    }

    private static func reader(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
      data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func start(_ name: XMLName, _ attributes: XMLAttributes) {
      depth += 1
      guard depth <= Self.depthLimit else {
        return stop("more elements inside of each other", allowed: "at most \(Self.depthLimit)")
      }
      handle { (handler) throws(DataError) in try handler.start(name, attributes) }
    }

    private func end(_ name: XMLName) {
      depth -= 1
      handle { (handler) throws(DataError) in try handler.end(name) }
    }

    private func handle(_ body: (any XMLHandler) throws(DataError) -> Void) {
      // expat may call once more after it was stopped.
      guard failure == nil else { return }
      do { try body(handler) } catch { stop(error) }
    }

    private func stop(_ found: String, allowed: String) {
      stop(DataError(.part(part), found: found, allowed: allowed))
    }

    private func stop(_ error: DataError) {
      if failure == nil { failure = error }
      XML_StopParser(parser, 0)
    }
  }
  extension Workbook {
    /// The name and the version of the XML library, or nil if there is none.
    package static var libraryVersion: String? {
      XML_ExpatVersion().map { String(cString: $0).split(separator: "_").joined(separator: " ") }
    }
  }
#else
  extension Workbook {
    package static var libraryVersion: String? { nil }
  }

  extension ZipArchive {
    /// Throws, because there is no XML parser.
    func readXML(_ entry: ZipEntry, limit: Int, _ handler: some XMLHandler) throws(DataError) {
      throw .unavailable
    }
  }
#endif

extension DataError {
  /// The error of a build without the trait `XLSX`.
  static let unavailable = file(
    found: "a workbook", allowed: "a table as CSV or JSON (this build was made without the trait XLSX)")
}
