import CanvasVector

/// Pages of a PDF file (PDF 1.7, ISO 32000-1).
///
///     var document = PDFDocument(title: "Deck")
///     for card in CardName.deck() { try document.addPage(CardFace(card)) }
///     try document.write(to: "deck.pdf")
///
/// Paths, gradients and letters stay what they are at any size. The same drawing gives the same bytes.
public struct PDFDocument: Sendable {
  /// How texts are written.
  public enum TextForm: String, Sendable, Hashable, CaseIterable {
    /// With the fonts, cut to the glyphs that are used: texts can be searched and copied. Fonts that can't be cut, or
    /// whose licence forbids it, are outlines.
    case embedded
    /// As outlines, without fonts.
    case outlines
  }

  /// A date and a time of day in UTC.
  public struct Date: Sendable, Hashable {
    /// The text of the date, as it stands in the file.
    let text: String

    /// Creates a date; nil for a month, day or time that doesn't exist.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
      guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day), (0...23).contains(hour),
        (0...59).contains(minute), (0...59).contains(second)
      else { return nil }
      text = "D:" + year.digits(4) + [month, day, hour, minute, second].map { $0.digits(2) }.joined() + "Z"
    }
  }

  /// The title, which viewers show in their window.
  public var title: String
  /// The author; empty for none.
  public var author: String
  /// What the file is about, in words; empty for none.
  public var subject = ""
  /// The language of the texts, such as "en" or "ko"; if empty, that of most letters, if they have one.
  public var language: String
  /// The date in the file; nil for none.
  public var creationDate: Date?
  /// How texts are written.
  public var text: TextForm
  /// Whether the file has a structure for screen readers: a page with a description is a figure, and otherwise its texts
  /// are paragraphs, and headings if they are larger, in the order in which they are drawn, in the tables and lists of
  /// templates, with the figures that have words. All else is decoration.
  public var isTagged: Bool
  /// The standard that the file says to follow; nil for none. Files with one are tagged.
  public var standard: Standard?
  /// The number of pixels per inch of what PDF doesn't have and is drawn as an image: conic gradients, shadows and some
  /// blend modes. From 36 to 2,400; other numbers are clamped.
  public var resolution: Double

  private var pages: [Content] = []

  private struct Content: Sendable {
    var recording: Recording
    var bleedBox: Rect?
    var trimBox: Rect?
    var description = ""
  }

  /// Creates a document without pages.
  public init(
    title: String = "", author: String = "", language: String = "", creationDate: Date? = nil,
    text: TextForm = .embedded, isTagged: Bool = true, standard: Standard? = nil,
    resolution: Double = 300
  ) {
    (self.title, self.author, self.language, self.creationDate) = (title, author, language, creationDate)
    (self.text, self.isTagged, self.standard, self.resolution) = (text, isTagged, standard, resolution)
  }

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// What PDF has no room for, in words: addresses of links above 32,767 bytes, which are left out, and titles, authors
  /// and descriptions above 16,382 letters of UTF-16, which are cut. Empty if there is nothing.
  public var losses: [String] {
    let links = pages.flatMap(\.recording.links)
    let addresses = links.count { !PDFString.fits(PDFString.address($0.url)) }
    let descriptions = pages.flatMap { [$0.description] + $0.recording.figures.map(\.words) }
    let texts = ([title, author, subject] + descriptions).count { $0.utf16.count > PDFString.textLimit }
    return [
      addresses > 0 ? "links left out, whose addresses exceed 32,767 bytes: \(addresses)" : nil,
      texts > 0 ? "titles and descriptions cut after 16,382 letters: \(texts)" : nil,
    ].compactMap(\.self)
  }

  /// Adds a page of a recording's size, in points of 1/72 inch.
  ///
  /// - Parameter description: What the page shows, in words; empty for a page whose texts tell it. A page without texts
  ///   and description is a figure with the document's title.
  public mutating func addPage(_ recording: Recording, description: String = "") {
    pages.append(Content(recording: recording, description: description))
  }

  /// Adds a page with a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - size: The size of the page in points of 1/72 inch; nil for the picture's own.
  ///   - description: What the picture shows, in words; empty for one whose texts tell it.
  public mutating func addPage<Picture: Drawable>(
    _ picture: Picture, size: Size? = nil, description: String = ""
  ) throws(PictureError<Picture.Failure>) {
    addPage(try Self.recording(of: picture, size: size), description: description)
  }

  /// Adds a page with its boxes: what is printed before the cut, and what remains after it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - description: What it shows, in words; if empty, the page's summary.
  public mutating func addPage(_ page: Page, description: String = "") throws(PictureError<any Error>) {
    pages.append(
      Content(
        recording: try Self.recording(of: page, size: page.idealSize), bleedBox: page.bleedBox, trimBox: page.trimBox,
        description: description.isEmpty ? page.summary : description))
  }

  /// Adds pages with their boxes.
  public mutating func addPages(_ pages: some Sequence<Page>) throws(PictureError<any Error>) {
    for page in pages { try addPage(page) }
  }

  /// Makes the description of the last page the file's subject if the page has texts, which are then read in its place.
  package mutating func readTexts() {
    guard text == .embedded, let last = pages.indices.last, pages[last].recording.hasTexts else { return }
    (subject, pages[last].description) = (pages[last].description, "")
  }

  private static func recording<Picture: Drawable>(
    of picture: Picture, size: Size?
  ) throws(PictureError<Picture.Failure>) -> Recording {
    // Lines that are aligned to pixels are aligned to those of 300 per inch.
    try Recording(size: size ?? picture.idealSize, scale: 300.0 / 72) { (context) throws(Picture.Failure) in
      try picture.draw(in: context.bounds, on: context)
    }
  }

  /// The bytes of the file.
  public func bytes() -> [UInt8] {
    var outlined: Set<FontFace> = []
    // A font that can't be cut is found at the end; the pages are then written again with its outlines.
    while true {
      let (output, failures) = write(outlined: outlined, to: VectorOutput())
      if failures.isEmpty { return output.text.bytes }
      outlined.formUnion(failures)
    }
  }

  /// Writes the file, complete or not at all. Missing folders are created. The file is written in pieces, so that large
  /// pages need little memory; pipes and devices get it at once.
  public func write(to path: String) throws(FileError) {
    var outlined: Set<FontFace> = []
    while true {
      let writer = try AtomicFileWriter(path)
      if writer.isInPlace {
        try writer.write(bytes())
        return try writer.finish()
      }
      var (output, failures) = write(outlined: outlined, to: VectorOutput(to: writer))
      if failures.isEmpty { return try output.finish() }
      outlined.formUnion(failures)
    }
  }

  private func write(
    outlined: Set<FontFace>, to output: VectorOutput
  ) -> (output: VectorOutput, failures: Set<FontFace>) {
    let parts = PDFParts(
      fonts: PDFFonts(outlined: outlined, outlinesAll: text == .outlines),
      images: PDFImages(mayInterpolate: standard != .a2u), resolution: VectorResolution.pixelsPerPoint(resolution),
      pathCounts: PathCounts(pages.map(\.recording)),
      file: PDFFile(to: output))
    let tree = parts.file.reserve()
    var structure = isTagged || standard != nil ? PDFStructure(&parts.file) : nil
    let numbers = pages.map { add($0, in: tree, parts, &structure) }
    parts.file.set(
      tree, "<</Type/Pages/Count \(numbers.count)/Kids[\(numbers.map(\.text).joined(separator: " "))]>>")
    let failures = parts.fonts.finish(&parts.file)
    let profile = parts.file.addCompressedStream("/N 3/Filter/FlateDecode", SRGBProfile.compressed)
    let metadata = standard.map { standard in
      parts.file.addCompressedStream("/Type/Metadata/Subtype/XML", self.metadata(standard))
    }
    let intent = standard == .a2u ? "GTS_PDFA1" : "GTS_PDFX"
    let tag = language.isEmpty ? structure?.language ?? "" : language
    let language = tag.isEmpty ? "" : "/Lang\(PDFString.text(tag))"
    let catalog = parts.file.add(
      "<</Type/Catalog/Pages \(tree.text)\(language)\(structure?.finish(&parts.file) ?? "")/ViewerPreferences<</DisplayDocTitle \(!title.isEmpty)>>"
        + "\(metadata.map { "/Metadata \($0.text)" } ?? "")/OutputIntents[<</Type/OutputIntent/S/\(intent)/OutputConditionIdentifier(sRGB)"
        + "/DestOutputProfile \(profile.text)>>]>>")
    var entries = ""
    for (key, value) in [("Title", title), ("Author", author), ("Subject", subject)] where !value.isEmpty {
      entries += "/\(key)\(PDFString.text(value))"
    }
    if let creationDate { entries += "/CreationDate(\(creationDate.text))" }
    let information = parts.file.add("<<\(entries)>>")
    return (parts.file.finish(catalog: catalog, information: information), failures)
  }

  /// The links of a page; nil for those that aren't written.
  private func links(
    of recording: Recording, _ flip: Transform, _ structure: inout PDFStructure?, _ file: inout PDFFile
  ) -> [PDFStructure.Link?] {
    recording.links.map { link in
      let address = PDFString.address(link.url)
      guard PDFString.fits(address) else { return nil }
      let number = structure?.takeNumber()
      let annotation =
        "/Type/Annot/Subtype/Link/F 4/Rect[\(link.rect.applying(flip).pdfText)]/Border[0 0 0]/Contents\(PDFString.text(link.url))"
        + "/A<</S/URI/URI\(address)>>\(number.map { "/StructParent \($0)" } ?? "")"
      return PDFStructure.Link(annotation: file.add("<<\(annotation)>>"), number: number ?? 0)
    }
  }

  private func add(
    _ page: Content, in tree: PDFReference, _ parts: PDFParts, _ structure: inout PDFStructure?
  ) -> PDFReference {
    let reference = parts.file.reserve()
    // A picture without texts has at least its name.
    let isRead = page.recording.hasTexts || page.recording.hasFigures
    let words = page.description.isEmpty && !isRead ? title : page.description
    let figure = words.isEmpty ? nil : PDFStructure.Figure(words: words, box: page.recording.bounds)
    let size = page.recording.size
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    let canvas = PDFCanvas(
      parts, bounds: page.recording.bounds, patternBase: flip, isPage: true,
      marks: structure.map { _ in PDFMarks(figure, links: page.recording.links.map(\.rect)) })
    var walk = VectorWalk(page.recording, on: canvas, resolution: parts.resolution)
    walk.draw()
    let (streams, resources, marked) = walk.target.endPage()
    let number = structure?.takeNumber()
    let links = links(of: page.recording, flip, &structure, &parts.file)
    structure?.add(
      marked, areas: page.recording.areas, links: links, number: number ?? 0, on: reference, &parts.file)
    let places = links.compactMap { $0?.annotation.text }.joined(separator: " ")
    let entries = (links.isEmpty ? "" : "/Annots[\(places)]") + (number.map { "/StructParents \($0)/Tabs/S" } ?? "")
    let texts = streams.map(\.text).joined(separator: " ")
    let contents = streams.count == 1 ? " \(texts)" : "[\(texts)]"
    func box(_ name: String, _ rect: Rect?) -> String {
      guard let rect, rect.isFinite, !rect.isEmpty else { return "" }
      return "/\(name)[\(rect.applying(flip).pdfText)]"
    }
    parts.file.set(
      reference,
      "<</Type/Page/Parent \(tree.text)\(box("MediaBox", page.recording.bounds))\(box("BleedBox", page.bleedBox))"
        + "\(box("TrimBox", page.trimBox))\(entries)/Group<</S/Transparency/CS/DeviceRGB>>/Contents\(contents)"
        + "\(resources)>>")
    return reference
  }
}

extension Drawable {
  /// Returns the picture as the bytes of a PDF file with one page.
  ///
  /// - Parameters:
  ///   - size: The size of the page in points of 1/72 inch. If nil, the ideal size.
  ///   - title: The title, which viewers show in their window.
  ///   - text: How texts are written.
  public func pdf(
    size: Size? = nil, title: String = "", text: PDFDocument.TextForm = .embedded
  ) throws(PictureError<Failure>) -> [UInt8] {
    try document(size: size, title: title, text: text).bytes()
  }

  /// Writes the picture as a PDF file with one page, complete or not at all. Missing folders are created.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - size: The size of the page in points of 1/72 inch. If nil, the ideal size.
  ///   - title: The title, which viewers show in their window.
  ///   - text: How texts are written.
  public func writePDF(
    to path: String, size: Size? = nil, title: String = "", text: PDFDocument.TextForm = .embedded
  ) throws(PictureError<Failure>) {
    let document = try document(size: size, title: title, text: text)
    do { try document.write(to: path) } catch { throw .file(error) }
  }

  private func document(
    size: Size?, title: String, text: PDFDocument.TextForm
  ) throws(PictureError<Failure>) -> PDFDocument {
    var document = PDFDocument(title: title, text: text)
    try document.addPage(self, size: size)
    return document
  }
}
