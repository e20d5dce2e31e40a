extension ElementTree {
  /// The style sheets of a document, with the rules that are read of them.
  private struct Sheets {
    let size: Size
    let resources: SVGResources
    var rules: [StyleSheet.Rule] = []
    /// The number of style sheets that may still be imported.
    var importCount = 64
  }

  /// The rules of all style sheets, the later ones winning.
  mutating func styleRules(_ styleSheet: String?, _ resources: SVGResources) -> [StyleSheet.Rule] {
    let elements = entries.indices.filter { entries[$0].tag == .style }.map { Node(clamping: $0) }
      .filter { [nil, "", "text/css"].contains(attribute("type", of: $0)?.trimmed) }
    // The size in attributes: that of styles isn't known yet.
    let size = (try? rootSize(viewBox(of: root))) ?? Size(width: 300, height: 150)
    var sheets = Sheets(size: size, resources: resources)
    for node in elements where MediaQuery.isMet(attribute("media", of: node) ?? "", size: size) {
      let characters = children(of: node).first { self[$0].tag == .characters } ?? node
      add(text(in: node), of: characters, at: "", to: &sheets)
    }
    if let styleSheet {
      sheet = "style sheet"
      add(styleSheet, of: root, at: "", to: &sheets)
      sheet = nil
    }
    return sheets.rules.enumerated()
      .sorted { ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset) }
      .map(\.element)
  }

  /// The address that a style sheet in a folder names.
  private static func path(_ address: String, in folder: String) -> String {
    folder.isEmpty || address.contains(":") ? address : folder + "/" + address
  }

  /// Adds the rules of a style sheet after those that it imports.
  ///
  /// - Parameters:
  ///   - node: The element with the sheet, or with the one that imports it.
  ///   - folder: The folder at which the names of imported sheets begin, below that of the document.
  private mutating func add(_ text: String, of node: Node, at folder: String, to sheets: inout Sheets) {
    let sheet = StyleSheet(text, size: sheets.size)
    for imported in sheet.imports where MediaQuery.isMet(imported.media, size: sheets.size) {
      let address = imported.address
      let path = Self.path(address, in: folder)
      sheets.importCount -= 1
      guard sheets.importCount > 0, let text = sheets.resources.styleSheet(at: path) else {
        let why = sheets.resources.mayRead(path) ? "isn't there" : "may not be read"
        note(.dropped, node, "the style sheet '\(address.shown)' \(why)", line: imported.line)
        continue
      }
      let outer = self.sheet
      self.sheet = address.hasPrefix("data:") ? "imported style sheet" : address.shown
      add(text, of: node, at: address.contains(":") ? "" : path.folderPath, to: &sheets)
      self.sheet = outer
    }
    for rule in sheet.fontFaces {
      let face =
        fontFaces.count >= 64 ? nil : SVGFontFace(rule) { sheets.resources.bytes(at: Self.path($0, in: folder)) }
      if let face {
        fontFaces.append(face)
      } else {
        note(
          .dropped, node, "the font '\(rule.family.shown)' of @font-face isn't there, or isn't read", line: rule.line)
      }
    }
    for (what, line) in sheet.unread {
      note(.ignored, node, "'\(what.shown)' isn't read, and its rules have no effect", line: line)
    }
    for (selector, line) in sheet.nested {
      note(.ignored, node, "the nested rule '\(selector.shown)' isn't read, and has no effect", line: line)
    }
    // Selectors of one block share its declarations.
    var (number, block): (Int?, StyleSheet.Block) = (nil, StyleSheet.Block())
    for var rule in sheet.rules {
      if rule.number != number { (number, block) = (rule.number, valid(rule.block, of: node)) }
      rule.block = block
      sheets.rules.append(rule)
    }
  }
}
