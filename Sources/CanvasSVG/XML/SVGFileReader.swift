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
    let reader = try XMLReader(builder, limits: xml) { refusal in
      SVGError(
        line: refusal.place?.line, column: refusal.place?.column, found: refusal.found, allowed: refusal.allowed)
    }
    // All at once: what is unfinished in a piece would be read again with the next one.
    let plain = bytes.starts(with: [0x1F, 0x8B]) ? try Self.unpacked(bytes, limits: limits) : bytes
    guard plain.count <= limits.byteCount else { throw Self.tooLarge(limits) }
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
