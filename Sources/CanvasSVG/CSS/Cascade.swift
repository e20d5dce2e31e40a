extension ElementTree {
  /// Collects the declarations of each element in the order in which they win: attributes, rules by their specificity,
  /// the attribute `style`, and what is important.
  ///
  /// - Parameters:
  ///   - styleSheet: A style sheet that is read after those of the document.
  ///   - resources: The files of the style sheets that others import.
  mutating func cascade(styleSheet: String?, _ resources: SVGResources) throws(SVGError) {
    let rules = RuleIndex(styleRules(styleSheet, resources))
    var matching = SelectorMatching()
    var result: [Declaration] = []
    var variables = Variables()
    for index in entries.indices where entries[index].tag != .characters {
      let first = Int32(clamping: result.count)
      var important: [Declaration] = []
      func add(_ declarations: [StyleSheet.Declaration]) {
        for declaration in declarations {
          let plain = Declaration(property: declaration.property, value: declaration.value)
          if declaration.isImportant { important.append(plain) } else { result.append(plain) }
        }
      }
      let node = Node(clamping: index)
      let style = addAttributes(of: node, to: &result)
      for rule in rules.candidates(for: node, in: self) {
        if rules.rules[rule].selector.matches(node, in: self, &matching) { add(rules.rules[rule].block.declarations) }
      }
      if let style { add(valid(StyleSheet.block(style), of: node).declarations) }
      result += important
      resolve(&result, from: Int(first), of: node, &variables, &matching.budget)
      result.removeSurplus(from: Int(first))
      let bytes = result[Int(first)...].reduce(0) { $0 + $1.value.utf8.count }
      entries[index].weight += Int32(clamping: bytes / TreeBuilder.bytesPerWeight)
      entries[index].declarations = first..<Int32(clamping: result.count)
      guard matching.budget > 0, result.count < 1 << 23 else {
        throw SVGError(found: "more rules for more elements", allowed: "a smaller style sheet")
      }
    }
    declarations = result
    hasGeometryStyles = result.contains { $0.property.isGeometry }
  }

  /// Adds the attributes that are properties, and returns the attribute `style`.
  private mutating func addAttributes(of node: Node, to result: inout [Declaration]) -> String? {
    var style: String?
    for index in self[node].attributes {
      let attribute = attributes[Int(index)]
      if attribute.name == "style" {
        style = attribute.value
      } else if let property = StyleProperty(name: attribute.name), !property.isOnlyCSS,
        let value = valid(attribute.value, property, of: node)
      {
        result.append(Declaration(property: property, value: value))
      }
    }
    return style
  }

  /// The declarations of an element or a style sheet that have a meaning.
  mutating func valid(_ block: StyleSheet.Block, of node: Node) -> StyleSheet.Block {
    var result = StyleSheet.Block()
    for (name, line) in block.unread where ![.other, .html].contains(self[node].tag) {
      note(.ignored, node, "the property \(name.shown) isn't drawn", line: line)
    }
    for var declaration in block.declarations {
      guard let value = valid(declaration.value, declaration.property, of: node, line: declaration.line) else {
        continue
      }
      declaration.value = value
      result.declarations.append(declaration)
    }
    return result
  }

  /// The value of a property if it is one that it can have.
  private mutating func valid(_ value: String, _ property: StyleProperty, of node: Node, line: Int32 = 0) -> String? {
    let tag = self[node].tag
    // A variable's value isn't known yet.
    let isOpen = value.contains("var(")
    let reduced = !isOpen && Calculation.isIn(value) ? Calculation.reduced(value) : value
    if let value = isOpen ? value : reduced.flatMap(property.valid) {
      for name in property.undrawnParts(of: value) where ![.other, .html].contains(tag) {
        note(.ignored, node, "the property \(name) isn't drawn", line: line)
      }
      if !property.acts(on: tag), ![.style, .characters, .other, .html].contains(tag),
        !StyleProperty.neutral.contains(value),
        property != .fontSize || !hasFontUnits(node)
      {
        note(.chosen, node, "\(property.name) has no effect on \(tag.rawValue)")
      }
      return value
    }
    // Attributes of other elements only have the names of properties.
    if !value.trimmed.isEmpty, ![.other, .html].contains(tag) {
      note(.invalid, node, "\(property.name) can't be '\(value.shown)', and counts as not set", line: line)
    }
    return nil
  }

  /// Whether lengths of an element may depend on the size of its font.
  private func hasFontUnits(_ node: Node) -> Bool {
    self[node].attributes.contains { index in
      // The tree's reader made these places.
      let attribute = attributes[Int(index)]
      return attribute.name != "id" && ["em", "ex"].contains(where: attribute.value.hasSuffix)
    }
  }

  /// Puts the values of variables into the declarations of an element. One without a value leaves its property unset.
  private mutating func resolve(
    _ declarations: inout [Declaration], from first: Int, of node: Node, _ variables: inout Variables,
    _ budget: inout Int
  ) {
    guard declarations[first...].contains(where: { $0.property == .variable || $0.value.contains("var(") }) else {
      return
    }
    var ancestor = self[node].parent
    while ancestor != Self.none, variables.values[ancestor] == nil { ancestor = self[ancestor].parent }
    var own = variables.values[ancestor] ?? [:]
    let declared = declarations[first...].compactMap { declaration -> (String, String)? in
      guard declaration.property == .variable, let colon = declaration.value.firstIndex(of: ":") else { return nil }
      return (
        String(declaration.value[..<colon]), String(declaration.value[declaration.value.index(after: colon)...])
      )
    }
    if !declared.isEmpty {
      own = Variables.resolved(declared, around: own)
      // They are kept for each element that sets any.
      budget -= own.count * 100
      if budget > 0 { variables.values[node] = own }
    }
    let kept = declarations[first...].filter { $0.property != .variable }
    declarations.removeSubrange(first...)
    for declaration in kept {
      if declaration.value.contains("var(") {
        let value = Variables.resolved(declaration.value, own)
        if value == nil {
          let name = declaration.property.name
          note(.invalid, node, "\(name) can't be '\(declaration.value.shown)', whose variable has no value")
        }
        // What stands for several could not be taken apart before.
        for (property, part) in declaration.property.parts(value ?? "unset") {
          declarations.append(Declaration(property: property, value: valid(part, property, of: node) ?? "unset"))
        }
        continue
      }
      declarations.append(declaration)
    }
  }

}

extension String {
  /// The text as a note shows it: one line, and its start if it is long.
  var shown: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count <= 60 ? words : String(words.prefix(50)) + " …"
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
