import CanvasVector

/// The tree of a file's structure (PDF 1.7, 14.7), which screen readers read in place of what is drawn: figures with their
/// descriptions, and paragraphs and headings in the order in which they are drawn, in the tables and lists that they are of.
struct PDFStructure {
  /// What a page's content is for a reader.
  enum Kind {
    /// One figure with a description.
    case figure(String, bounds: Rect)
    /// Texts. All else is decoration.
    case texts
  }

  /// What is known of a text.
  struct Text {
    /// Where it begins, in points of the page, with y down.
    var place: Point?
    /// The size of its largest letters in points.
    var size = 0.0
    var letterCount = 0
    var language: TextLanguage?

    mutating func add(_ letters: VectorLetters, _ transform: Transform) {
      place = place ?? letters.letters.first?.origin.applying(transform)
      size = max(size, letters.emSize * transform.meanScale)
      letterCount += letters.letters.count
      language = language ?? letters.language
    }
  }

  private let root: PDFReference
  private let document: PDFReference
  private var elements: [PDFReference] = []
  /// The elements of each page's marked contents, and those of links.
  private var parents: [String] = []
  /// The level of the last heading.
  private var level = 0
  private var languages: [String: Int] = [:]

  init(_ file: inout PDFFile) { (root, document) = (file.reserve(), file.reserve()) }

  /// The number of a page, by which its elements are found.
  var nextNumber: Int { parents.count }

  /// The language that most letters have; empty if none has one.
  var language: String { languages.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "" }

  /// Adds the elements of a page.
  ///
  /// - Parameters:
  ///   - texts: Its marked contents.
  ///   - areas: The areas of its recording.
  ///   - page: The page.
  mutating func add(
    _ kind: Kind, _ texts: [Text], areas: [RecordedArea], on page: PDFReference, _ file: inout PDFFile
  ) {
    var groups = PDFGroups(document)
    let sizes = headingSizes(of: texts)
    let added = texts.enumerated().map { number, text in
      var (parent, entries) = (document, "")
      if case .figure(let description, let box) = kind {
        entries = "/S/Figure/Alt\(PDFString.text(description))/A<</O/Layout/BBox[\(box.pdfText)]>>"
      } else {
        parent = groups.parent(of: text, areas, &file)
        entries = self.kind(of: text, isInGroup: parent != document, sizes)
      }
      if let tag = text.language?.tag {
        languages[tag, default: 0] += text.letterCount
        entries += "/Lang\(PDFString.text(tag))"
      }
      let element = file.add("<<\(entries)/P \(parent.text)/Pg \(page.text)/K \(number)>>")
      groups.add(element, to: parent)
      return element
    }
    elements += groups.finish(&file)
    parents.append("[\(added.map(\.text).joined(separator: " "))]")
  }

  /// A paragraph, or a heading, unless it is in a table or a list. No level is left out on the way down (PDF/UA-1, 7.4.2).
  private mutating func kind(of text: Text, isInGroup: Bool, _ sizes: [Double]) -> String {
    guard !isInGroup, let rank = sizes.firstIndex(of: text.size) else { return "/S/P" }
    level = min(rank + 1, level + 1, 6)
    return "/S/H\(level)"
  }

  /// The sizes of headings, the largest first: at least a fifth above that of most letters.
  private func headingSizes(of texts: [Text]) -> [Double] {
    var counts: [Double: Int] = [:]
    for text in texts { counts[text.size, default: 0] += text.letterCount }
    guard let body = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return [] }
    return counts.keys.filter { $0 >= 1.2 * body }.sorted(by: >)
  }

  /// Adds the element of a link, and returns its annotation.
  mutating func addLink(_ annotation: String, on page: PDFReference, _ file: inout PDFFile) -> PDFReference {
    let reference = file.add("<<\(annotation)/StructParent \(parents.count)>>")
    let element = file.add(
      "<</S/Link/P \(document.text)/Pg \(page.text)/K<</Type/OBJR/Obj \(reference.text)>>>>")
    elements.append(element)
    parents.append(element.text)
    return reference
  }

  /// Adds the tree, and returns its entries of the catalog.
  func finish(_ file: inout PDFFile) -> String {
    let kids = elements.map(\.text).joined(separator: " ")
    file.set(document, "<</S/Document/P \(root.text)/K[\(kids)]>>")
    let numbers = parents.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: " ")
    file.set(root, "<</Type/StructTreeRoot/K \(document.text)/ParentTree<</Nums[\(numbers)]>>>>")
    return "/MarkInfo<</Marked true>>/StructTreeRoot \(root.text)"
  }
}

/// The tables and lists of a page, with their rows, cells and items, each made for the first text in it.
private struct PDFGroups {
  private let document: PDFReference
  private var known: [String: PDFReference] = [:]
  // In the order in which they are made, from the outside.
  private var entries: [(reference: PDFReference, text: String)] = []
  private var kids: [PDFReference: [PDFReference]] = [:]

  init(_ document: PDFReference) { self.document = document }

  /// The innermost element for a text.
  mutating func parent(
    of text: PDFStructure.Text, _ areas: [RecordedArea], _ file: inout PDFFile
  ) -> PDFReference {
    guard let place = text.place else { return document }
    var parent = document
    for (index, area) in areas.enumerated() where area.rect.contains(place) {
      switch area.kind {
      case .link: break
      case .cell(let table, _, _, _):
        let isNew = known["Table \(table)"] == nil
        parent = element("Table", "\(table)", in: parent, &file)
        // Cells without texts keep their places.
        for (index, area) in areas.enumerated() where isNew { _ = cell(index, area, of: table, in: parent, &file) }
        parent = cell(index, area, of: table, in: parent, &file) ?? parent
      case .item(let list):
        parent = element("L", "\(list)", in: parent, &file)
        parent = element("LI", "\(index)", in: parent, &file)
        parent = element("LBody", "\(index)", in: parent, &file)
      }
    }
    return parent
  }

  /// The element of a cell of a table; nil for other areas.
  private mutating func cell(
    _ index: Int, _ area: RecordedArea, of table: Int, in parent: PDFReference, _ file: inout PDFFile
  ) -> PDFReference? {
    guard case .cell(table, let row, let span, let heads) = area.kind else { return nil }
    let facts = (heads.map { "/Scope/\($0.rawValue)" } ?? "") + (span > 1 ? "/ColSpan \(span)" : "")
    return element(
      heads == nil ? "TD" : "TH", "\(index)", facts.isEmpty ? "" : "/A<</O/Table\(facts)>>",
      in: element("TR", "\(table) \(row)", in: parent, &file), &file)
  }

  private mutating func element(
    _ kind: String, _ name: String, _ attributes: String = "", in parent: PDFReference, _ file: inout PDFFile
  ) -> PDFReference {
    if let known = known["\(kind) \(name)"] { return known }
    let reference = file.reserve()
    known["\(kind) \(name)"] = reference
    entries.append((reference, "/S/\(kind)/P \(parent.text)\(attributes)"))
    add(reference, to: parent)
    return reference
  }

  mutating func add(_ element: PDFReference, to parent: PDFReference) { kids[parent, default: []].append(element) }

  /// Writes the elements, and returns those of the document.
  func finish(_ file: inout PDFFile) -> [PDFReference] {
    for (reference, text) in entries {
      let content = kids[reference].map { "/K[\($0.map(\.text).joined(separator: " "))]" } ?? ""
      file.set(reference, "<<\(text)\(content)>>")
    }
    return kids[document] ?? []
  }
}

/// The marks of a page's content: each part of it is a text, the figure, or decoration.
struct PDFMarks {
  let isFigure: Bool
  /// The texts so far, or the figure.
  private(set) var texts: [PDFStructure.Text] = []
  /// Where the last decoration begins, which may be empty.
  private var artifactStart = 0
  // Texts in a group belong to it.
  private var isTextWaiting = false
  private var isInText = false
  // What is known of the texts in a group.
  private var textInGroup = PDFStructure.Text()

  init(_ kind: PDFStructure.Kind) { isFigure = if case .figure = kind { true } else { false } }

  /// Begins a page.
  mutating func begin(_ content: inout PDFContent) {
    guard isFigure else { return beginArtifact(&content) }
    content.op("/Figure<</MCID 0>>BDC\n")
    (texts, isInText) = ([PDFStructure.Text()], true)
  }

  private mutating func beginArtifact(_ content: inout PDFContent) {
    content.op("/Artifact BMC\n")
    artifactStart = content.byteCount
  }

  /// Begins a text of the page, which ends before what follows.
  mutating func beginText(_ content: inout PDFContent) {
    guard !isFigure else { return }
    content.leavePathSpace()
    content.endMark(emptyFrom: artifactStart, "/Artifact BMC\n")
    content.beginText(texts.count)
    texts.append(textInGroup)
    (isInText, textInGroup) = (true, PDFStructure.Text())
  }

  /// Notes letters of a text.
  mutating func note(_ letters: VectorLetters, _ transform: Transform) {
    if isInText { texts[texts.count - 1].add(letters, transform) } else { textInGroup.add(letters, transform) }
  }

  mutating func endText(_ content: inout PDFContent) {
    guard !isFigure else { return }
    content.leavePathSpace()
    content.op("EMC\n")
    isInText = false
    beginArtifact(&content)
  }

  /// Remembers a text in a group.
  mutating func addTextInGroup() { isTextWaiting = true }

  /// Whether there were texts in a group, which is then over.
  mutating func takeTextInGroup() -> Bool {
    defer { isTextWaiting = false }
    return isTextWaiting
  }
}
