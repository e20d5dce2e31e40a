import Canvas

extension ElementTree {
  /// Collects the declarations of each element in the order in which they win: attributes, rules by their specificity,
  /// the attribute `style`, and what is important.
  mutating func cascade() throws(SVGError) {
    let rules = styleRules()
    // A compromise between long files and hostile ones.
    var budget = 50_000_000
    var result: [Declaration] = []
    for index in entries.indices where entries[index].tag != .characters {
      let first = Int32(clamping: result.count)
      var important: [Declaration] = []
      func add(_ declarations: [StyleSheet.Declaration]) {
        for declaration in declarations {
          guard let value = declaration.property.valid(declaration.value) else { continue }
          let plain = Declaration(property: declaration.property, value: value)
          if declaration.isImportant { important.append(plain) } else { result.append(plain) }
        }
      }
      var style: String?
      for index in entries[index].attributes {
        let attribute = attributes[Int(index)]
        if attribute.name == "style" {
          style = attribute.value
        } else if let property = StyleProperty(name: attribute.name), !property.isOnlyCSS,
          let value = property.valid(attribute.value)
        {
          result.append(Declaration(property: property, value: value))
        }
      }
      for rule in rules where rule.selector.matches(Node(clamping: index), in: self, budget: &budget) {
        add(rule.declarations)
      }
      if let style { add(StyleSheet.declarations(style)) }
      result += important
      result.removeSurplus(from: Int(first))
      let bytes = result[Int(first)...].reduce(0) { $0 + $1.value.utf8.count }
      entries[index].weight += Int32(clamping: bytes / TreeBuilder.bytesPerWeight)
      entries[index].declarations = first..<Int32(clamping: result.count)
      guard budget > 0, result.count < 1 << 23 else {
        throw SVGError(found: "more rules for more elements", allowed: "a smaller style sheet")
      }
    }
    declarations = result
    hasGeometryStyles = result.contains { $0.property.isGeometry }
    weigh()
  }

  /// The rules of all style sheets, the later ones winning.
  private func styleRules() -> [StyleSheet.Rule] {
    let sheets = entries.indices.filter { entries[$0].tag == .style }.map { Node(clamping: $0) }
      .filter { [nil, "", "text/css"].contains(attribute("type", of: $0)?.trimmed) }
    // The size in attributes: that of styles isn't known yet.
    let size = (try? rootSize(viewBox(of: root))) ?? Size(width: 300, height: 150)
    let rules = sheets.filter { MediaQuery.isMet(attribute("media", of: $0) ?? "", size: size) }
      .flatMap { StyleSheet(text(in: $0), size: size).rules }
    return rules.enumerated()
      .sorted { ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset) }
      .map(\.element)
  }
}

extension [ElementTree.Declaration] {
  /// Removes declarations of an element that others win against. Some stay: the winner may not be a valid value.
  fileprivate mutating func removeSurplus(from first: Int) {
    guard count - first > 64 else { return }
    var counts: [StyleProperty: Int] = [:]
    var kept: [Element] = []
    for declaration in self[first...].reversed() where counts[declaration.property, default: 0] < 3 {
      counts[declaration.property, default: 0] += 1
      kept.append(declaration)
    }
    replaceSubrange(first..., with: kept.reversed())
  }
}
