extension SVGDocument {
  /// What the picture lacks of the document, with lines as places: attributes, properties and elements that aren't drawn,
  /// values that can't be, pictures that aren't there or aren't read, references to nothing, and families and characters
  /// without a font. What is so in several places is said once, with their number. The document's pictures are read for it.
  ///
  /// Nothing is said about the data of editors, metadata, scripts, and fonts with the widths of those that are named.
  public var notes: [Note] {
    var tree = tree
    for node in tree.root..<ElementTree.Node(clamping: tree.entries.count) { note(node, in: &tree) }
    if tree.entries.contains(where: { $0.tag == .characters && tree.isText($0.parent) }) { noteFonts(in: &tree) }
    if isOutside { tree.note(.empty, tree.root, "nothing is drawn, because all elements are outside of the picture") }
    return tree.notes
  }

  private func note(_ node: ElementTree.Node, in tree: inout ElementTree) {
    let entry = tree[node]
    switch entry.tag {
    case .characters, .html: return
    case .foreignObject
    where tree.children(of: node).contains(where: { tree[$0].tag == .html })
      && !tree.children(of: entry.parent).contains(where: { tree[$0].tag == .image }):
      tree.note(.replaced, node, "the text of foreignObject is drawn as plain lines, without boxes and pictures")
    case .other:
      let isKnown = entry.text.isEmpty || Self.silentElements.contains(entry.text)
      // What is inside of another, or an alternative to a sibling, is no loss of its own.
      guard !isKnown, entry.parent != ElementTree.none, ![.other, .conditional].contains(tree[entry.parent].tag) else {
        return
      }
      return tree.note(.ignored, node, "the element \(entry.text.shown) isn't drawn")
    case _
    where entry.parent != ElementTree.none && tree[entry.parent].tag != .other
      && !entry.tag.acts(in: tree[entry.parent].tag):
      return tree.note(.ignored, node, "\(entry.text) in \(tree[entry.parent].tag.rawValue) isn't drawn")
    case .image, .feImage:
      guard let href = tree.href(of: node), tree.target(of: node) == nil, !href.trimmed.isEmpty else { break }
      if resources.picture(at: href, limits: limits) == nil {
        let why = resources.mayRead(href) ? "isn't there, or isn't a picture that is read" : "may not be read"
        tree.note(.dropped, node, "the picture '\(href.shown)' \(why)")
      }
    case .use, .textPath, .tref, .linearGradient, .radialGradient, .pattern, .filter:
      if let href = tree.href(of: node), tree.target(of: node) == nil {
        tree.note(.dropped, node, "\(entry.text) refers to '\(href.shown)', which isn't there")
      }
    case .path:
      do throws(SVGPathError) {
        if let data = tree.geometry("d", of: node) { _ = try Path(svg: data) }
      } catch {
        tree.note(.invalid, node, "the path is drawn up to an error in its data: \(error)")
      }
    default: break
    }
    noteAttributes(of: node, entry, in: &tree)
    noteDeclarations(of: node, entry, in: &tree)
  }

  private func noteAttributes(of node: ElementTree.Node, _ entry: ElementTree.Entry, in tree: inout ElementTree) {
    let forms = AttributeTable.all[entry.tag] ?? [:]
    for index in entry.attributes {
      let attribute = tree.attributes[Int(index)]
      let (name, value) = (attribute.name, attribute.value.trimmed)
      switch forms[name] {
      case let form? where value.isEmpty || form.accepts(value): noteInput(name, value, of: node, entry, in: &tree)
      case .undrawn: tree.note(.ignored, node, "\(name) of \(entry.text) isn't drawn")
      case .some where entry.tag == .style:
        tree.note(.ignored, node, "a style sheet of the type '\(value.shown)' isn't read")
      case .some: tree.note(.invalid, node, "\(name) can't be '\(value.shown)', and counts as not set")
      case nil: noteUnknown(name, value, of: node, entry, in: &tree)
      }
    }
  }

  private func noteUnknown(
    _ name: String, _ value: String, of node: ElementTree.Node, _ entry: ElementTree.Entry, in tree: inout ElementTree
  ) {
    guard !AttributeTable.isSilent(name) else { return }
    let property = StyleProperty(name: name)
    if let property, !property.isOnlyCSS || !property.isGeometry && StyleProperty.neutral.contains(value) { return }
    if property == nil, StyleProperty.isSilent(name, value) { return }
    tree.note(.ignored, node, "\(entry.text) has no attribute \(name.shown)")
  }

  /// Notes an input of a filter's primitive that isn't there.
  private func noteInput(
    _ name: String, _ value: String, of node: ElementTree.Node, _ entry: ElementTree.Entry, in tree: inout ElementTree
  ) {
    guard name == "in" || name == "in2", !["", "SourceGraphic", "SourceAlpha"].contains(value) else { return }
    let primitive = entry.tag == .feMergeNode ? entry.parent : node
    for other in tree.children(of: tree[primitive].parent) {
      if other == primitive { break }
      if tree.attribute("result", of: other) == value { return }
    }
    let isKnown = ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"].contains(value)
    tree.note(
      .replaced, node,
      "\(name) refers to '\(value.shown)', \(isKnown ? "for which the source stands" : "which isn't there")")
  }

  /// Whether there are elements, and all are beyond the edges of the picture.
  private var isOutside: Bool {
    guard let recorder = try? DrawingContext(size: Size(width: 1, height: 1)) else { return false }
    let frame = Rect(origin: .zero, size: size)
    let painter = painter(in: frame, on: recorder)
    guard let (view, size) = painter.viewportTransform(of: tree.root, frame: frame) else { return false }
    painter.viewport = size
    let style = painter.rootStyle.child(tree.root, in: tree)
    var hasAny = false
    for child in tree.children(of: tree.root) {
      let box = painter.placedBounds(of: child, in: style, .reach)
      guard !box.isNull else { continue }
      if box.applying(view).intersects(frame.insetBy(dx: -1, dy: -1)) { return false }
      hasAny = true
    }
    return hasAny
  }

  private func noteDeclarations(of node: ElementTree.Node, _ entry: ElementTree.Entry, in tree: inout ElementTree) {
    for index in entry.declarations {
      let declaration = tree.declarations[Int(index)]
      if declaration.property == .mask, StyleSheet.pieces(declaration.value, separator: ",").count > 1 {
        tree.note(.ignored, node, "only the first of several masks is drawn")
      }
      let id: String?
      switch declaration.property {
      case .fill, .stroke:
        if case .server(let server, nil) = PaintValue(declaration.value) { id = server } else { id = nil }
      case .clipPath, .mask, .markerStart, .markerMid, .markerEnd:
        id = ValueScanner.reference(declaration.value)?.id
      case .filter:
        let functions = FilterFunction.list(declaration.value, fontSize: 1) ?? []
        let ids = functions.lazy.compactMap { if case .reference(let id) = $0 { id } else { nil } }
        id = ids.first { tree.ids[$0].map { tree[$0].tag } != .filter }
      default: id = nil
      }
      guard let id, !(tree.ids[id].map { declaration.property.refers(to: tree[$0].tag) } ?? false) else { continue }
      let why = tree.ids[id].map { "is a \(tree[$0].tag.rawValue)" } ?? "isn't there"
      tree.note(.dropped, node, "\(declaration.property.name) refers to '#\(id.shown)', which \(why)")
    }
  }

  private func noteFonts(in tree: inout ElementTree) {
    var asked: Set<String> = []
    for node in tree.entries.indices.map({ ElementTree.Node(clamping: $0) }) {
      noteFeatures(of: node, in: &tree)
      for index in tree[node].declarations where tree.declarations[Int(index)].property == .fontFamily {
        var style = TextStyleValue()
        let value = tree.declarations[Int(index)].value
        guard !StyleProperty.keywordsOfAll.contains(value), asked.insert(value).inserted else { continue }
        style.set(.fontFamily, value, inherited: nil, parent: style)
        if let note = resources.fonts.note(for: style) { tree.note(.replaced, node, note) }
      }
    }
    let collection = resources.fonts.fonts
    let hasItalics = tree.declarations.contains { $0.property == .fontStyle }
    var known: Set<Unicode.Scalar> = []
    for node in tree.entries.indices.map({ ElementTree.Node(clamping: $0) })
    where tree[node].tag == .characters && tree.isText(tree[node].parent) {
      if hasItalics { noteSlant(of: node, in: &tree) }
      for scalar in tree[node].text.unicodeScalars where scalar.value > 0x20 && known.insert(scalar).inserted {
        guard !scalar.properties.isDefaultIgnorableCodePoint, !scalar.properties.isWhitespace,
          collection.face(having: scalar) == nil
        else { continue }
        tree.note(.replaced, tree[node].parent, "no font has \(scalar.codePoint), so it is a box")
      }
    }
  }

  /// The fonts without italics of letters that ask for them.
  private func noteSlant(of letters: ElementTree.Node, in tree: inout ElementTree) {
    let node = tree[letters].parent
    let style = tree.lineage(of: node).reversed().reduce(ElementStyle()) { $0.child($1, in: tree) }.text
    let text = tree[letters].text
    guard style.slant != .upright, let font = resources.fonts.font(for: style, showing: text.unicodeScalars) else {
      return
    }
    let families = StyledText(text, font: font).missingGlyphs?.slantedFamilies ?? []
    if let note = MissingGlyphs([], slantedFamilies: families, font: font) { tree.note(.replaced, node, "\(note)") }
  }

  /// Features of a node's own that its font doesn't have.
  private func noteFeatures(of node: ElementTree.Node, in tree: inout ElementTree) {
    let properties: Set<StyleProperty> = [.fontVariant, .fontVariantCaps, .fontVariantNumeric, .fontFeatureSettings]
    guard tree[node].declarations.contains(where: { properties.contains(tree.declarations[Int($0)].property) }) else {
      return
    }
    let style = tree.lineage(of: node).reversed().reduce(ElementStyle()) { $0.child($1, in: tree) }.text
    guard let font = resources.fonts.font(for: style, showing: "".unicodeScalars) else { return }
    for lack in font.features.compactMap({ font.lack(of: $0) }) {
      tree.note(lack.isReplaced ? .replaced : .ignored, node, lack.message)
    }
  }

  /// Elements that draw nothing anywhere.
  private static let silentElements: Set = [
    "title", "desc", "metadata", "script", "view", "cursor", "animateColor", "discard", "color-profile", "solidColor",
  ]
}

extension ElementTree {
  /// Whether the characters of an element are letters of a text.
  fileprivate func isText(_ node: Node) -> Bool { self[node].tag.isText || [.a, .html].contains(self[node].tag) }
}

extension StyleProperty {
  /// Whether a property can refer to an element of a kind.
  fileprivate func refers(to tag: SVGTag) -> Bool {
    switch self {
    case .fill, .stroke: tag.isPaintServer
    case .clipPath: tag == .clipPath
    case .mask: tag == .mask
    case .filter: tag == .filter
    default: tag == .marker
    }
  }
}
