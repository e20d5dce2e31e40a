import CanvasVector

extension PDFDocument {
  /// A standard that a file says to follow. Rules that are tested on veraPDF's corpus check such files; no validator has.
  public enum Standard: String, Sendable, Hashable, CaseIterable {
    /// PDF/A-2u (ISO 19005-2), for archives: colours have their profile, and texts their characters.
    case a2u = "a-2u"
    /// PDF/UA-1 (ISO 14289-1), for screen readers. It asks for a title, a language, and a description of each picture.
    case ua1 = "ua-1"

    /// What identifies the standard in the metadata.
    fileprivate var identification: String {
      switch self {
      case .a2u:
        "xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\" pdfaid:part=\"2\" pdfaid:conformance=\"U\""
      case .ua1: "xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\" pdfuaid:part=\"1\""
      }
    }
  }

  /// What the dictionary of information says, and the standard, in XMP.
  func metadata(_ standard: Standard) -> [UInt8] {
    var text = "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?><x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
    text += "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description rdf:about=\"\""
    text += " xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" "
    text += standard.identification + ">"
    for (name, list, value) in [("title", "Alt", title), ("creator", "Seq", author), ("description", "Alt", subject)]
    where !value.isEmpty {
      let item = "<rdf:li\(list == "Alt" ? " xml:lang=\"x-default\"" : "")>\(XMLText.escaped(value))</rdf:li>"
      text += "<dc:\(name)><rdf:\(list)>\(item)</rdf:\(list)></dc:\(name)>"
    }
    if let creationDate { text += "<xmp:CreateDate>\(creationDate.isoText)</xmp:CreateDate>" }
    text += "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"
    return Array(text.utf8)
  }
}

extension PDFDocument.Date {
  /// The date as in XMP: 2026-03-01T12:00:00Z.
  fileprivate var isoText: String {
    let digits = Array(text.dropFirst(2))
    func part(_ range: Range<Int>) -> String { String(digits[range]) }
    return "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(8..<10)):\(part(10..<12)):\(part(12..<14))Z"
  }
}
