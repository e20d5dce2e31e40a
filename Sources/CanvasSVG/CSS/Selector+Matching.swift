extension Selector {
  /// Whether a node is selected.
  func matches(_ node: ElementTree.Node, in tree: ElementTree, _ matching: inout SelectorMatching) -> Bool {
    matches(node, compounds.count - 1, tree, &matching)
  }

  private func matches(
    _ node: ElementTree.Node, _ index: Int, _ tree: ElementTree, _ matching: inout SelectorMatching
  ) -> Bool {
    matching.budget -= compounds[index].cost
    guard matching.budget > 0, compounds[index].matches(node, in: tree, &matching) else { return false }
    guard index > 0 else { return true }
    switch compounds[index].combinator {
    case .child:
      let parent = tree[node].parent
      return parent != ElementTree.none && matches(parent, index - 1, tree, &matching)
    case .descendant:
      var parent = tree[node].parent
      while parent != ElementTree.none {
        if matches(parent, index - 1, tree, &matching) { return true }
        parent = tree[parent].parent
      }
      return false
    case .next, .sibling:
      var previous = matching.place(of: node, in: tree).previous
      while previous != ElementTree.none {
        if matches(previous, index - 1, tree, &matching) { return true }
        if compounds[index].combinator == .next { return false }
        previous = matching.place(of: previous, in: tree).previous
      }
      return false
    }
  }
}

extension Selector.Compound {
  fileprivate func matches(
    _ node: ElementTree.Node, in tree: ElementTree, _ matching: inout SelectorMatching
  ) -> Bool {
    let entry = tree[node]
    if let name, entry.text != name { return false }
    if !ids.isEmpty {
      guard let id = tree.attribute("id", of: node), ids.allSatisfy({ $0 == id }) else { return false }
    }
    if !classes.isEmpty {
      guard let text = tree.attribute("class", of: node) else { return false }
      let all = text.split(whereSeparator: \.isWhitespace)
      guard classes.allSatisfy({ name in all.contains { $0 == name } }) else { return false }
    }
    for pseudo in pseudos where !pseudo.matches(node, in: tree, &matching) { return false }
    return attributes.allSatisfy { $0.matches(tree.attribute($0.name, of: node)) }
  }
}

extension Selector.PseudoClass {
  fileprivate func matches(
    _ node: ElementTree.Node, in tree: ElementTree, _ matching: inout SelectorMatching
  ) -> Bool {
    switch self {
    case .root: return node == tree.root
    case .any(let selectors, _):
      return selectors.contains { $0.matches(node, in: tree, &matching) }
    case .not(let selectors):
      return !selectors.contains { $0.matches(node, in: tree, &matching) }
    case .empty: return tree[node].firstChild == ElementTree.none
    case .only(let ofType):
      let place = matching.place(of: node, in: tree)
      return node != tree.root && (ofType ? place.countOfType : place.count) == 1
    case .nth(let step, let first, let fromEnd, let ofType):
      guard node != tree.root else { return false }
      let place = matching.place(of: node, in: tree)
      let (index, count) = ofType ? (place.indexOfType, place.countOfType) : (place.index, place.count)
      let distance = Int(fromEnd ? count - index + 1 : index) - first
      return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    }
  }
}

extension Selector.AttributeTest {
  fileprivate func matches(_ found: String?) -> Bool {
    guard var found else { return false }
    if ignoresCase { found = found.lowercased() }
    switch comparison {
    case nil: return true
    case "~": return found.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case "|": return found == value || found.hasPrefix(value + "-")
    case "^": return !value.isEmpty && found.hasPrefix(value)
    case "$": return !value.isEmpty && found.hasSuffix(value)
    case "*": return !value.isEmpty && found.contains(value)
    default: return found == value
    }
  }
}
