/// The content of a page's paragraphs: marked contents, which are those of links or of the paragraph itself.
struct PDFLinkedContent {
  let links: [PDFStructure.Link?]
  let page: PDFReference
  /// The element of each marked content.
  private(set) var parents: [PDFReference] = []
  /// The elements of links that have their annotation, by the numbers of those.
  private(set) var elements: [Int: PDFReference] = [:]

  /// The content of a paragraph.
  mutating func kids(of paragraph: PDFReference, _ texts: [PDFStructure.Text], _ file: inout PDFFile) -> String {
    let kids = texts.map { text in
      let number = "\(parents.count)"
      let link = text.link.flatMap { links[$0] }.map { element(of: $0, in: paragraph, number + " ", &file) }
      parents.append(link ?? paragraph)
      return link?.text ?? number
    }
    return kids.count == 1 ? kids[0] : "[\(kids.joined(separator: " "))]"
  }

  /// Adds the links that have no text.
  mutating func addRest(to parent: PDFReference, _ file: inout PDFFile) -> [PDFReference] {
    links.compactMap { $0.flatMap { elements[$0.number] == nil ? element(of: $0, in: parent, "", &file) : nil } }
  }

  /// An element of a link, of which the first one has the annotation.
  private mutating func element(
    of link: PDFStructure.Link, in parent: PDFReference, _ content: String, _ file: inout PDFFile
  ) -> PDFReference {
    let annotation = elements[link.number] == nil ? "<</Type/OBJR/Obj \(link.annotation.text)>>" : ""
    let element = file.add("<</S/Link/P \(parent.text)/Pg \(page.text)/K[\(content)\(annotation)]>>")
    elements[link.number] = elements[link.number] ?? element
    return element
  }
}
