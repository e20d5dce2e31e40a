import CanvasVector

/// The tree of a file's structure (PDF 1.7, 14.7), which screen readers read in place of what is drawn: figures with their
/// descriptions, and paragraphs in the order in which they are drawn.
struct PDFStructure {
  /// What a page's content is for a reader.
  enum Kind {
    /// One figure with a description.
    case figure(String, bounds: Rect)
    /// Texts. All else is decoration.
    case texts
  }

  private let root: PDFReference
  private let document: PDFReference
  private var elements: [PDFReference] = []
  /// The elements of each page's marked contents, and those of links.
  private var parents: [String] = []

  init(_ file: inout PDFFile) { (root, document) = (file.reserve(), file.reserve()) }

  /// The number of a page, by which its elements are found.
  var nextNumber: Int { parents.count }

  /// Adds the elements of a page.
  ///
  /// - Parameters:
  ///   - count: The number of its marked contents.
  ///   - page: The page.
  mutating func add(_ kind: Kind, count: Int, on page: PDFReference, _ file: inout PDFFile) {
    let added = (0..<count).map { number in
      var entries = "/S/P"
      if case .figure(let description, let box) = kind {
        let bounds = [box.minX, box.minY, box.maxX, box.maxY].map { $0.text(decimals: 3) }.joined(separator: " ")
        entries = "/S/Figure/Alt\(PDFString.text(description))/A<</O/Layout/BBox[\(bounds)]>>"
      }
      return file.add("<<\(entries)/P \(document.text)/Pg \(page.text)/K \(number)>>")
    }
    elements += added
    parents.append("[\(added.map(\.text).joined(separator: " "))]")
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

/// The marks of a page's content: each part of it is a text, the figure, or decoration.
struct PDFMarks {
  private let isFigure: Bool
  /// The number of texts, or of figures, so far.
  private(set) var count = 0
  /// Where the last decoration begins, which may be empty.
  private var artifactStart = 0
  // Texts in a group belong to it.
  private var isTextWaiting = false

  init(_ kind: PDFStructure.Kind) { isFigure = if case .figure = kind { true } else { false } }

  /// Begins a page.
  mutating func begin(_ content: inout PDFContent) {
    guard isFigure else { return beginArtifact(&content) }
    content.op("/Figure<</MCID 0>>BDC\n")
    count = 1
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
    content.beginText(count)
    count += 1
  }

  mutating func endText(_ content: inout PDFContent) {
    guard !isFigure else { return }
    content.leavePathSpace()
    content.op("EMC\n")
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
