import CanvasXML

/// Makes a tree of what an XML parser reads.
final class TreeBuilder: XMLHandler {
  typealias Failure = SVGError

  private(set) var tree = ElementTree()
  /// The open elements, innermost last, each with its last child.
  private var open: [(node: ElementTree.Node, lastChild: ElementTree.Node)] = []
  private var byteCount = 0
  /// The line that is read.
  var line: () -> Int = { 0 }
  /// The qualifiers of names in the namespace of SVG.
  private var namespaces: [String] = [SVGNamespace.svg]
  private let limits: SVGLimits

  /// The bytes of values that take as long as an element.
  static let bytesPerWeight = 256

  init(limits: SVGLimits) { self.limits = limits }

  func start(_ name: XMLName, _ attributes: XMLAttributes) throws(SVGError) {
    let isRoot = tree.entries.isEmpty
    // A picture without any namespace is meant to be one too.
    if isRoot, name.qualifier.isEmpty { namespaces.append("") }
    let isKnown = namespaces.contains(name.qualifier)
    let local = name.local
    let known: SVGTag = isKnown ? SVGTag(name: local) : .other
    let isForeign = open.last.map { [.foreignObject, .html].contains(tree[$0.node].tag) } ?? false
    // Pictures in texts aren't drawn.
    let tag: SVGTag = isForeign ? (known == .other && local != "svg" ? .html : .other) : known
    guard !isRoot || tag == .svg else {
      throw SVGError(found: "the element \(local.prefix(40))", allowed: "an svg in the namespace of SVG as the root")
    }
    let node = try add(
      ElementTree.Entry(tag: tag, text: isKnown || isForeign ? local : "", line: Int32(clamping: line())))
    let first = Int32(clamping: tree.attributes.count)
    var length = 0
    attributes.forEach { name, value in
      let qualifier = name.qualifier
      let prefix: String
      switch qualifier {
      case "", SVGNamespace.svg: prefix = ""
      case SVGNamespace.xlink: prefix = "xlink:"
      case SVGNamespace.xml: prefix = "xml:"
      default: return
      }
      // More would take long to search.
      guard tree.attributes.count - Int(first) < 256 else { return }
      let text = String(cString: value)
      length += text.utf8.count
      tree.attributes.append(ElementTree.Attribute(name: prefix + name.local, value: text))
    }
    tree.entries[Int(node)].attributes = first..<Int32(clamping: tree.attributes.count)
    tree.entries[Int(node)].weight = 1 + Int32(clamping: length / Self.bytesPerWeight)
    if isKnown, let id = tree.attribute("id", of: node), tree.ids[id] == nil { tree.ids[id] = node }
    open.append((node, ElementTree.none))
    try count(length)
  }

  func end(_ name: XMLName) { open.removeLast() }

  func text(_ bytes: UnsafeRawBufferPointer) throws(SVGError) {
    guard let (parent, last) = open.last else { return }
    switch tree[parent].tag {
    case .text, .tspan, .textPath, .a, .style, .tref, .foreignObject, .html: break
    default:
      // The name and the description of the whole picture.
      guard tree[parent].parent == tree.root, ["title", "desc"].contains(tree[parent].text) else { return }
    }
    try count(bytes.count)
    let text = String(decoding: bytes, as: UTF8.self)
    // A letter takes longer than a byte of a value.
    let weight = 1 + Int32(clamping: bytes.count / 4)
    if last != ElementTree.none, tree[last].tag == .characters {
      tree.entries[Int(last)].weight += weight
      tree.entries[Int(last)].text += text
    } else {
      let line = tree[parent].tag == .style ? Int32(clamping: line()) : 0
      _ = try add(ElementTree.Entry(tag: .characters, text: text, line: line, weight: weight))
    }
  }

  private func add(_ entry: ElementTree.Entry) throws(SVGError) -> ElementTree.Node {
    guard tree.entries.count < limits.nodeCount, tree.attributes.count < limits.nodeCount * 16 else {
      throw SVGError(found: "more elements", allowed: "at most \(limits.nodeCount)")
    }
    let node = ElementTree.Node(clamping: tree.entries.count)
    tree.entries.append(entry)
    if let (parent, last) = open.last {
      tree.entries[Int(node)].parent = parent
      if last == ElementTree.none {
        tree.entries[Int(parent)].firstChild = node
      } else {
        tree.entries[Int(last)].nextSibling = node
      }
      open[open.count - 1].lastChild = node
    }
    return node
  }

  private func count(_ bytes: Int) throws(SVGError) {
    byteCount += bytes
    guard byteCount <= limits.byteCount else {
      throw SVGError(found: "more text, with its entities", allowed: "at most \(limits.byteCount) bytes")
    }
  }
}

/// The namespaces of names, with the colon at their end.
enum SVGNamespace {
  static let svg = "http://www.w3.org/2000/svg:"
  static let xlink = "http://www.w3.org/1999/xlink:"
  static let xml = "http://www.w3.org/XML/1998/namespace:"
}
