import CanvasCLibrary
import CanvasXML

extension ElementTree {
  /// Reads the bytes of a file, perhaps packed with gzip.
  init(reading bytes: [UInt8], limits: SVGLimits) throws(SVGError) {
    let builder = TreeBuilder(limits: limits)
    var xml = XMLLimits(depth: limits.depth)
    // A picture in a picture is one long attribute.
    xml.tokenByteCount = limits.byteCount
    xml.hasNamespaces = true
    xml.allowsDocumentType = true
    let packed = bytes.starts(with: [0x1F, 0x8B])
    var plain = packed ? try Self.unpacked(bytes, limits: limits) : bytes
    guard plain.count <= limits.byteCount else { throw Self.tooLarge(limits) }
    if let encoding = Self.legacyEncoding(of: plain) {
      guard let text = TextConverter.utf8(plain, from: Self.wider[encoding.lowercased()] ?? encoding) else {
        throw SVGError(
          line: 1, found: "the encoding \(encoding.prefix(40)), or bytes that it doesn't have",
          allowed: "an encoding of the system's, or UTF-8")
      }
      (plain, xml.isUTF8) = (text, true)
    }
    let reader = try XMLReader(builder, limits: xml) { refusal in
      SVGError(
        line: refusal.place?.line, column: refusal.place?.column, found: refusal.found, allowed: refusal.allowed)
    }
    builder.line = { [unowned reader] in reader.place.line }
    // All at once: what is unfinished in a piece would be read again with the next one.
    do throws(SVGError) {
      try plain.withUnsafeBufferPointer { (bytes) throws(SVGError) in
        try reader.parse(UnsafeRawBufferPointer(bytes), isLast: true)
      }
    } catch {
      guard error.line == nil else { throw error }
      var placed = error
      (placed.line, placed.column) = reader.place
      throw placed
    }
    self = builder.tree
  }

  /// The encoding that a file declares, such as `windows-1252`; nil for one that the parser reads itself.
  private static func legacyEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = String(decoding: bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let words = declaration.split { "=\"' \t\r\n".contains($0) }
    guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return nil }
    let name = String(words[place + 1])
    let isName = name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") }
    let own = ["utf-8", "utf-16", "iso-8859-1", "us-ascii"]
    return own.contains(name.lowercased()) || !isName ? nil : name
  }

  /// The encodings that programs mean, which have more characters than those that they name.
  private static let wider = [
    "euc-kr": "CP949", "ks_c_5601-1987": "CP949", "shift_jis": "CP932", "gb2312": "GB18030", "gbk": "GB18030",
  ]

  private static func unpacked(_ bytes: [UInt8], limits: SVGLimits) throws(SVGError) -> [UInt8] {
    var result: [UInt8] = []
    let isWhole = try bytes.withUnsafeBufferPointer { (bytes) throws(SVGError) -> Bool in
      try Inflater.inflate(UnsafeRawBufferPointer(bytes), .gzip) { (piece) throws(SVGError) in
        guard result.count + piece.count <= limits.byteCount else { throw tooLarge(limits) }
        result.append(contentsOf: piece)
      }
    }
    guard isWhole else { throw SVGError(found: "damaged gzip", allowed: "a complete .svgz") }
    return result
  }

  private static func tooLarge(_ limits: SVGLimits) -> SVGError {
    SVGError(found: "a larger file", allowed: "at most \(limits.byteCount) bytes")
  }
}
