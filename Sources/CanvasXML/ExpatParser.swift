#if Full || XLSX || SVG
  internal import CExpat

  /// expat with limits.
  final class ExpatParser {
    var onStart: ((XMLName, XMLAttributes) -> Void)?
    var onEnd: ((XMLName) -> Void)?
    var onText: ((UnsafeRawBufferPointer) -> Void)?

    private let parser: XML_Parser
    private let limits: XMLLimits
    private var refusal: XMLRefusal?
    private var depth = 0
    private var byteCount = 0

    init(_ limits: XMLLimits) throws(XMLRefusal) {
      // The last colon of a name ends its namespace, because local names have none.
      let separator = XML_Char(bitPattern: UInt8(ascii: ":"))
      let encoding = limits.isUTF8 ? "UTF-8" : nil
      guard let parser = limits.hasNamespaces ? XML_ParserCreateNS(encoding, separator) : XML_ParserCreate(encoding)
      else { throw XMLRefusal(found: "too little memory", allowed: "memory for the file") }
      (self.parser, self.limits) = (parser, limits)
      // The parser doesn't outlive this object.
      XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
      XML_SetElementHandler(
        parser,
        { data, name, attributes in
          guard let name else { return }
          ExpatParser.parser(data)?.start(XMLName(name), XMLAttributes(attributes))
        }, { data, name in name.map { ExpatParser.parser(data)?.end(XMLName($0)) } })
      XML_SetCharacterDataHandler(parser) { data, text, count in
        ExpatParser.parser(data)?.onText?(UnsafeRawBufferPointer(start: text, count: Int(count)))
      }
      guard !limits.allowsDocumentType else { return }
      XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
        ExpatParser.parser(data)?.refuse("a document type", allowed: "XML without one, as programs write workbooks")
      }
    }

    deinit { XML_ParserFree(parser) }

    func parse(_ piece: UnsafeRawBufferPointer, isLast: Bool) throws(XMLRefusal) {
      byteCount += piece.count
      let status = XML_Parse(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: piece.count), isLast ? 1 : 0)
      if let refusal { throw refusal }
      guard status == XML_STATUS_OK else {
        let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "damaged"
        throw XMLRefusal(place: place, found: message, allowed: "well-formed XML", isMalformed: true)
      }
      guard byteCount - Int(XML_GetCurrentByteIndex(parser)) <= limits.tokenByteCount else {
        throw XMLRefusal(
          found: "a longer tag", allowed: "at most \(limits.tokenByteCount) bytes in a tag or a comment")
      }
    }

    func stop() { XML_StopParser(parser, 0) }

    var place: (line: Int, column: Int) {
      (Int(clamping: XML_GetCurrentLineNumber(parser)), Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1)
    }

    static var version: String? {
      XML_ExpatVersion().map { String(cString: $0).split(separator: "_").joined(separator: " ") }
    }

    private static func parser(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
      data.map { Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
    }

    private func start(_ name: XMLName, _ attributes: XMLAttributes) {
      depth += 1
      guard depth <= limits.depth else {
        return refuse("more elements inside of each other", allowed: "at most \(limits.depth)")
      }
      if refusal == nil { onStart?(name, attributes) }
    }

    private func end(_ name: XMLName) {
      depth -= 1
      if refusal == nil { onEnd?(name) }
    }

    private func refuse(_ found: String, allowed: String) {
      if refusal == nil { refusal = XMLRefusal(place: place, found: found, allowed: allowed) }
      stop()
    }
  }
#else
  /// Refuses everything, because there is no XML parser.
  final class ExpatParser {
    var onStart: ((XMLName, XMLAttributes) -> Void)?
    var onEnd: ((XMLName) -> Void)?
    var onText: ((UnsafeRawBufferPointer) -> Void)?
    var place: (line: Int, column: Int) { (1, 1) }
    static var version: String? { nil }

    init(_ limits: XMLLimits) throws(XMLRefusal) {
      throw XMLRefusal(found: "XML", allowed: "other files (this build was made without an XML parser)")
    }

    func parse(_ piece: UnsafeRawBufferPointer, isLast: Bool) throws(XMLRefusal) {}
    func stop() {}
  }
#endif
