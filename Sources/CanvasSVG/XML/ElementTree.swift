/// The elements and texts of a document, in their order. Nodes are numbers, and refer to each other by number.
struct ElementTree: Sendable {
  /// A node's number.
  typealias Node = Int32

  struct Attribute: Sendable {
    var name: String
    var value: String
  }

  /// A property with its value as text.
  struct Declaration: Sendable {
    var property: StyleProperty
    var value: String
  }

  struct Entry: Sendable {
    var tag: SVGTag
    /// The name without its prefix, empty in other namespaces; the text of characters.
    var text: String
    var parent: Node = none
    var firstChild: Node = none
    var nextSibling: Node = none
    // Places in the tree's arrays, which the builder fills while it makes the ranges: they are always there.
    var attributes: Range<Int32> = 0..<0
    var declarations: Range<Int32> = 0..<0
    /// The line that it begins in, from 1; 0 for texts that aren't those of a style sheet.
    var line: Int32 = 0
    /// What it takes to draw it: 1, and more for long values.
    var weight: Int32 = 1
  }

  /// No node.
  static let none: Node = -1

  var entries: [Entry] = []
  var attributes: [Attribute] = []
  var declarations: [Declaration] = []
  /// Whether a style sets a length of a shape or a path's data.
  var hasGeometryStyles = false
  /// What was read and has no effect.
  private(set) var notes: [Note] = []
  /// The places of notes by their kinds and sentences.
  private var noted: [String: Int] = [:]
  /// The fonts that the style sheets bring with them.
  var fontFaces: [SVGFontFace] = []
  /// The first element with each id.
  var ids: [String: Node] = [:]

  /// The name of the style sheet that is read, if it isn't in the document.
  var sheet: String?

  /// Notes something about an element. What is so for several has the place of the first.
  ///
  /// - Parameter line: The line, counted from that of the element, or of the style sheet.
  mutating func note(_ kind: Note.Kind, _ node: Node, _ what: String, line: Int32 = 0) {
    let limit = 256
    let key = kind.rawValue + what
    // Of more, only the number is said.
    if let index = noted[key] ?? (notes.count < limit ? nil : notes.lastIndex { $0.kind == kind } ?? limit - 1) {
      notes[index].count += 1
    } else {
      noted[key] = notes.count
      // No file has so many bytes that the sum is too large.
      let place = sheet.map { "\($0), line \(line + 1)" } ?? "line \(self[node].line + line)"
      notes.append(Note(kind, at: place, what))
    }
  }

  /// The root, which is an `svg`.
  var root: Node { 0 }

  subscript(node: Node) -> Entry { entries[Int(node)] }

  /// The children of a node, in their order.
  func children(of node: Node) -> some Sequence<Node> {
    sequence(state: self[node].firstChild) { next in
      guard next != Self.none else { return nil }
      defer { next = self[next].nextSibling }
      return next
    }
  }

  /// The value of an attribute without a namespace, or nil.
  func attribute(_ name: String, of node: Node) -> String? {
    for index in self[node].attributes where attributes[Int(index)].name == name { return attributes[Int(index)].value }
    return nil
  }

  /// What an element refers to, with or without the namespace of XLink.
  func href(of node: Node) -> String? { attribute("href", of: node) ?? attribute("xlink:href", of: node) }

  /// The element that a node refers to in this document, or nil.
  func target(of node: Node) -> Node? {
    guard let href = href(of: node) else { return nil }
    let text = href.trimmed
    return text.first == "#" ? ids[String(text.dropFirst())] : nil
  }

  /// The winning value of a property that is not inherited, or nil for the initial one. The value `inherit` is that of the
  /// parent.
  func value(_ property: StyleProperty, of node: Node) -> String? {
    var node = node
    while node != Self.none {
      let found = self[node].declarations.last { declarations[Int($0)].property == property }
        .map { declarations[Int($0)].value }
      if let found, ["initial", "unset", "revert", "revert-layer"].contains(found) { return nil }
      guard found == "inherit" else { return found }
      node = self[node].parent
    }
    return nil
  }

  /// A node and the elements around it, innermost first; none for no node.
  func lineage(of node: Node) -> some Sequence<Node> {
    sequence(state: node) { next in
      guard next != Self.none else { return nil }
      defer { next = self[next].parent }
      return next
    }
  }

  /// The text of all characters in a node.
  func text(in node: Node) -> String {
    children(of: node).lazy.filter { self[$0].tag == .characters }.map { self[$0].text }.joined()
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = utf8.first, let last = utf8.last, isSpace(first) || isSpace(last) else { return self }
    let start = utf8.firstIndex { !isSpace($0) } ?? endIndex
    let end = utf8.lastIndex { !isSpace($0) }.map { utf8.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
