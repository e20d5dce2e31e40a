extension ElementTree {
  /// The value of an attribute of an element's geometry, which style sheets and `style` can set too: `x`, `y`, `width`,
  /// `height`, `cx`, `cy`, `r`, `rx`, `ry` and `d`; that of any other attribute as it is. A value that isn't valid in
  /// CSS doesn't count.
  func geometry(_ name: String, of node: Node) -> String? {
    let tag = self[node].tag
    // Texts have lists of lengths, which are no properties.
    guard hasGeometryStyles, let property = StyleProperty(name: name), property.isGeometry,
      tag.isDrawn && tag != .text || tag == .symbol, AttributeTable.all[tag]?[property.name] != nil,
      let value = value(property, of: node)
    else { return attribute(name, of: node) }
    if property == .d {
      // `none`, or the function `path` around a string.
      guard value.hasPrefix("path("), value.hasSuffix(")") else { return "" }
      return String(value.dropFirst(5).dropLast()).trimmed.filter { $0 != "\"" && $0 != "'" }
    }
    if value == "auto" { return nil }
    // Lengths of CSS have a unit.
    var scanner = ValueScanner(value)
    if let number = scanner.number(), number != 0, scanner.isAtEnd { return attribute(name, of: node) }
    return value
  }
}
