internal import CanvasXML

/// Receives the elements and texts of a workbook's part.
protocol PartHandler: XMLHandler where Failure == DataError {}

extension PartHandler {
  func end(_ name: XMLName) {}
  func text(_ bytes: UnsafeRawBufferPointer) {}
}

extension ZipArchive {
  /// Reads an XML file, and passes its elements on. A document type is refused, because only it declares entities.
  func readXML<Handler: PartHandler>(_ entry: ZipEntry, limit: Int, _ handler: Handler) throws(DataError) {
    #if Full || XLSX
      // A workbook has at most about 10 elements inside of each other.
      let reader = try XMLReader(handler, limits: XMLLimits(depth: 100)) { refusal in
        let line = refusal.isMalformed ? refusal.place.map { "line \($0.line): " } : nil
        return DataError(.part(entry.name), found: (line ?? "") + refusal.found, allowed: refusal.allowed)
      }
      try read(entry, limit: limit) { (piece) throws(DataError) in try reader.parse(piece, isLast: false) }
      try reader.parse(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
    #else
      throw .unavailable
    #endif
  }
}

extension Workbook {
  /// The name and the version of the XML library, or nil if there is none.
  package static var libraryVersion: String? { XMLLibrary.version }
}

extension DataError {
  /// The error of a build without the trait `XLSX`.
  static let unavailable = file(
    found: "a workbook", allowed: "a table as CSV or JSON (this build was made without the trait XLSX)")
}
