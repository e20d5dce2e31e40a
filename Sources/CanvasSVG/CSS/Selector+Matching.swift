extension Selector {
  /// Whether a node is selected.
  ///
  /// - Parameter budget: The number of comparisons that may still be made; none is selected after them.
  func matches(_ node: ElementTree.Node, in tree: ElementTree, budget: inout Int) -> Bool {
    matches(node, compounds.count - 1, tree, &budget)
  }

  private func matches(_ node: ElementTree.Node, _ index: Int, _ tree: ElementTree, _ budget: inout Int) -> Bool {
    budget -= compounds[index].classes.isEmpty && compounds[index].attributes.isEmpty ? 1 : 8
    guard budget > 0, compounds[index].matches(node, in: tree, &budget) else { return false }
    guard index > 0 else { return true }
    switch compounds[index].combinator {
    case .child:
      let parent = tree[node].parent
      return parent != ElementTree.none && matches(parent, index - 1, tree, &budget)
    case .descendant:
      var parent = tree[node].parent
      while parent != ElementTree.none {
        if matches(parent, index - 1, tree, &budget) { return true }
        parent = tree[parent].parent
      }
      return false
    case .next, .sibling:
      var previous: [ElementTree.Node] = []
      let parent = tree[node].parent
      guard parent != ElementTree.none else { return false }
      for child in tree.children(of: parent) where tree[child].tag != .characters {
        budget -= 1
        if child == node { break }
        previous.append(child)
      }
      if compounds[index].combinator == .next { previous = Array(previous.suffix(1)) }
      return previous.contains { matches($0, index - 1, tree, &budget) }
    }
  }
}

extension Selector.Compound {
  fileprivate func matches(_ node: ElementTree.Node, in tree: ElementTree, _ budget: inout Int) -> Bool {
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
    for pseudo in pseudos where !pseudo.matches(node, in: tree, &budget) { return false }
    return attributes.allSatisfy { $0.matches(tree.attribute($0.name, of: node)) }
  }
}

extension Selector.PseudoClass {
  fileprivate func matches(_ node: ElementTree.Node, in tree: ElementTree, _ budget: inout Int) -> Bool {
    switch self {
    case .root: return node == tree.root
    case .any(let selectors, _):
      return selectors.contains { $0.matches(node, in: tree, budget: &budget) }
    case .not(let selectors):
      return !selectors.contains { $0.matches(node, in: tree, budget: &budget) }
    case .nth(let step, let first, let fromEnd, let ofType):
      let parent = tree[node].parent
      guard parent != ElementTree.none else { return false }
      var (before, after, isAfter) = (0, 0, false)
      for child in tree.children(of: parent) where tree[child].tag != .characters {
        budget -= 1
        if child == node {
          isAfter = true
        } else if !ofType || tree[child].text == tree[node].text {
          if isAfter { after += 1 } else { before += 1 }
        }
      }
      let distance = (fromEnd ? after : before) + 1 - first
      return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    }
  }
}

extension Selector.AttributeTest {
  fileprivate func matches(_ found: String?) -> Bool {
    guard let found else { return false }
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
