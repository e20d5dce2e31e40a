import CanvasVector

/// The tree of a file's structure (PDF 1.7, 14.7), which screen readers read in place of what is drawn: figures with their
/// descriptions, and paragraphs and headings in the order in which they are drawn, in the tables and lists that they are of.
struct PDFStructure {
  /// A page with a description, or a part of one.
  struct Figure {
    var words: String
    /// The box around it, in the space of PDF's page.
    var box: Rect
    /// Its middle in points of the page, with y down; nil for a page.
    var place: Point?
  }

  /// What is known of a text, or of a figure with its texts.
  struct Text {
    var figure: Figure?
    /// Where it begins, in points of the page, with y down.
    var place: Point?
    /// The size of its largest letters in points.
    var size = 0.0
    var letterCount = 0
    var language: TextLanguage?
    /// The link of the page that it is in.
    var link: Int?
    /// Whether it goes on with the paragraph of the text before it.
    var continues = false

    mutating func add(_ letters: VectorLetters, _ transform: Transform) {
      size = max(size, (100 * letters.emSize * transform.meanScale).rounded() / 100)
      letterCount += letters.letters.count
      language = language ?? letters.language
      guard figure == nil else { return }
      (place, link) = (place ?? letters.letters.first?.origin.applying(transform), link ?? letters.link)
    }
  }

  /// A link of a page.
  struct Link {
    let annotation: PDFReference
    /// The number by which the annotation's element is found.
    let number: Int
  }

  private let root: PDFReference
  private let document: PDFReference
  private var elements: [PDFReference] = []
  // Which of them are headings only the whole file tells.
  private var paragraphs: [(element: PDFReference, size: Double, entries: String)] = []
  /// The elements of each page's marked contents, and those of links.
  private var parents: [String] = []
  private var letterCounts: [Double: Int] = [:]
  private var languages: [String: Int] = [:]

  init(_ file: inout PDFFile) { (root, document) = (file.reserve(), file.reserve()) }

  /// A number by which the elements of a page, or that of a link, are found.
  mutating func takeNumber() -> Int {
    parents.append("")
    return parents.count - 1
  }

  /// The language that most letters have; empty if none has one.
  var language: String { languages.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "" }

  /// Adds the elements of a page.
  ///
  /// - Parameters:
  ///   - texts: Its marked contents.
  ///   - areas: The areas of its recording.
  ///   - links: Its links; nil for those that aren't written.
  ///   - number: The number of the page.
  ///   - page: The page.
  mutating func add(
    _ texts: [Text], areas: [RecordedArea], links: [Link?], number: Int, on page: PDFReference,
    _ file: inout PDFFile
  ) {
    var groups = PDFGroups(document)
    var content = PDFLinkedContent(links: links, page: page)
    var start = 0
    while start < texts.count {
      let parts = [texts[start]] + texts[(start + 1)...].prefix(while: \.continues)
      let element = file.reserve()
      let parent = groups.parent(of: parts[0], areas, &file)
      var entries = ""
      for language in parts.lazy.compactMap(\.language).prefix(1) { entries += "/Lang\(PDFString.text(language.tag))" }
      for part in parts where part.letterCount > 0 {
        letterCounts[part.size, default: 0] += part.letterCount
        if let tag = part.language?.tag { languages[tag, default: 0] += part.letterCount }
      }
      entries += "/P \(parent.text)/Pg \(page.text)/K \(content.kids(of: element, parts, &file))"
      if let figure = parts[0].figure {
        let alternative = "/Alt\(PDFString.text(figure.words))/A<</O/Layout/BBox[\(figure.box.pdfText)]>>"
        file.set(element, "<</S/Figure\(alternative)\(entries)>>")
      } else {
        // In tables and lists there are no headings.
        paragraphs.append((element, parent == document ? parts.map(\.size).max() ?? 0 : 0, entries))
      }
      groups.add(element, to: parent)
      start += parts.count
    }
    elements += groups.finish(&file) + content.addRest(to: document, &file)
    parents[number] = "[\(content.parents.map(\.text).joined(separator: " "))]"
    for (number, element) in content.elements { parents[number] = element.text }
  }

  /// Adds the tree, and returns its entries of the catalog.
  func finish(_ file: inout PDFFile) -> String {
    // Headings are at least a fifth larger than most letters. A size has one level in the whole file, and none is left out
    // on the way down (PDF/UA-1, 7.4.2): one that is lowered for it can be too far above later ones.
    let body = letterCounts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? .infinity
    let sizes = letterCounts.keys.filter { $0 >= 1.2 * body }.sorted(by: >)
    var levels = Dictionary(uniqueKeysWithValues: zip(sizes, sizes.indices.map { min($0 + 1, 6) }))
    // Each step to a level that is lowered is one deeper, and there are six.
    for _ in 0..<6 {
      var last = 0
      for paragraph in paragraphs {
        guard let level = levels[paragraph.size] else { continue }
        last = min(level, last + 1)
        levels[paragraph.size] = last
      }
    }
    for (element, size, entries) in paragraphs {
      file.set(element, "<</S/\(levels[size].map { "H\($0)" } ?? "P")\(entries)>>")
    }
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
      case .link, .figure: break
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

/// The marks of a page's content: each part of it is a text, a figure, or decoration.
struct PDFMarks {
  private let pageFigure: PDFStructure.Figure?
  /// The figures that are open, outermost first: whether they are marked.
  private var figures: [Bool] = []
  /// The texts and figures so far.
  private(set) var texts: [PDFStructure.Text] = []
  /// Where the last decoration begins, which may be empty.
  private var artifactStart = 0
  // Texts in a group belong to it.
  private var isTextWaiting = false
  private var isInText = false
  // What is known of the texts in a group.
  private var textInGroup = PDFStructure.Text()
  // The figures in a group as one.
  private var figureInGroup: PDFStructure.Figure?
  /// The areas of the page's links.
  let links: [Rect]

  init(_ figure: PDFStructure.Figure?, links: [Rect]) {
    pageFigure = figure
    self.links = figure == nil ? links : []
  }

  /// Whether a figure is open, whose texts aren't read.
  var isInFigure: Bool { !figures.isEmpty }

  /// Begins a page.
  mutating func begin(_ content: inout PDFContent) {
    beginArtifact(&content)
    if let pageFigure { beginFigure(pageFigure, &content) }
  }

  private mutating func beginArtifact(_ content: inout PDFContent) {
    content.op("/Artifact BMC\n")
    artifactStart = content.byteCount
  }

  /// Begins a text of the page, which ends before what follows.
  mutating func beginText(_ content: inout PDFContent, continues: Bool) {
    guard !isInFigure else { return }
    let continues = continues && texts.last.map { $0.figure == nil } == true
    begin(changing(textInGroup) { $0.continues = continues }, "P", &content)
    textInGroup = PDFStructure.Text()
  }

  private mutating func begin(_ text: PDFStructure.Text, _ kind: String, _ content: inout PDFContent) {
    content.leavePathSpace()
    content.endMark(emptyFrom: artifactStart, "/Artifact BMC\n")
    content.beginMark(kind, texts.count)
    texts.append(text)
    isInText = true
  }

  /// Begins a figure of the page or of a group, which is a mark unless it is in another one or has no words.
  mutating func beginFigure(_ figure: PDFStructure.Figure, inGroup: Bool = false, _ content: inout PDFContent) {
    let isSeen = !isInFigure && !figure.words.isEmpty
    figures.append(isSeen && !inGroup)
    guard isSeen else { return }
    guard inGroup else {
      return begin(PDFStructure.Text(figure: figure, place: figure.place), "Figure", &content)
    }
    figureInGroup =
      figureInGroup.map { first in
        changing(first) { ($0.words, $0.box) = ("\(first.words), \(figure.words)", first.box.union(figure.box)) }
      } ?? figure
  }

  mutating func endFigure(_ content: inout PDFContent) {
    if figures.popLast() == true { end(&content) }
  }

  /// Notes letters of a text, which is another marked content where a link begins or ends.
  mutating func note(_ letters: VectorLetters, _ transform: Transform, _ content: inout PDFContent) {
    if isInText, !isInFigure, texts[texts.count - 1].letterCount > 0, texts[texts.count - 1].link != letters.link {
      content.leavePathSpace()
      content.op("EMC\n")
      content.beginMark("P", texts.count)
      texts.append(changing(PDFStructure.Text()) { $0.continues = true })
    }
    if isInText {
      texts[texts.count - 1].add(letters, transform)
    } else if !isInFigure {
      textInGroup.add(letters, transform)
    }
  }

  mutating func endText(_ content: inout PDFContent) {
    if !isInFigure { end(&content) }
  }

  private mutating func end(_ content: inout PDFContent) {
    content.leavePathSpace()
    content.op("EMC\n")
    isInText = false
    beginArtifact(&content)
  }

  /// Remembers a text in a group.
  mutating func addTextInGroup() { isTextWaiting = isTextWaiting || !isInFigure }

  /// Whether there were texts in a group, which is then over, and its figures as one.
  mutating func takeGroup() -> (hasText: Bool, figure: PDFStructure.Figure?) {
    defer { (isTextWaiting, figureInGroup) = (false, nil) }
    return (isTextWaiting, figureInGroup)
  }
}
