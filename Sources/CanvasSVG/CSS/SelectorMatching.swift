/// What is known while the elements of a document are compared with selectors.
struct SelectorMatching {
  /// The number of comparisons that may still be made; nothing is selected after them. A compromise between long files and
  /// hostile ones.
  var budget = 50_000_000
  private var places: [Place] = []

  /// The place of an element among its siblings, and among those with its name. Numbers begin at 1.
  struct Place {
    var index: Int32 = 0
    var count: Int32 = 0
    var indexOfType: Int32 = 0
    var countOfType: Int32 = 0
    var previous = ElementTree.none
  }

  /// The place of an element. Those of all are found when the first one is asked for.
  mutating func place(of node: ElementTree.Node, in tree: ElementTree) -> Place {
    if places.isEmpty { findPlaces(in: tree) }
    return places[Int(node)]
  }

  private mutating func findPlaces(in tree: ElementTree) {
    places = [Place](repeating: Place(), count: tree.entries.count)
    for parent in tree.entries.indices {
      let children = tree.children(of: ElementTree.Node(clamping: parent)).filter { tree[$0].tag != .characters }
      var counts: [String: Int32] = [:]
      for (i, child) in children.enumerated() {
        counts[tree[child].text, default: 0] += 1
        places[Int(child)] = Place(
          index: Int32(clamping: i + 1), count: Int32(clamping: children.count),
          indexOfType: counts[tree[child].text] ?? 0, previous: i > 0 ? children[i - 1] : ElementTree.none)
      }
      for child in children { places[Int(child)].countOfType = counts[tree[child].text] ?? 0 }
    }
  }
}

/// The rules of style sheets by what their last compound asks for first, so that an element is compared with few.
struct RuleIndex {
  let rules: [StyleSheet.Rule]
  private var ids: [String: [Int]] = [:]
  private var classes: [String: [Int]] = [:]
  private var names: [String: [Int]] = [:]
  private var others: [Int] = []

  init(_ rules: [StyleSheet.Rule]) {
    self.rules = rules
    for (number, rule) in rules.enumerated() {
      guard let last = rule.selector.compounds.last else { continue }
      if let id = last.ids.first {
        ids[id, default: []].append(number)
      } else if let name = last.classes.first {
        classes[name, default: []].append(number)
      } else if let name = last.name {
        names[name, default: []].append(number)
      } else {
        others.append(number)
      }
    }
  }

  /// The rules that may select an element, in their order.
  func candidates(for node: ElementTree.Node, in tree: ElementTree) -> [Int] {
    guard !rules.isEmpty else { return [] }
    var found = others
    if let list = names[tree[node].text] { found += list }
    if !ids.isEmpty, let list = tree.attribute("id", of: node).flatMap({ ids[$0] }) { found += list }
    if !classes.isEmpty, let text = tree.attribute("class", of: node) {
      for name in Set(text.split(whereSeparator: \.isWhitespace)) {
        if let list = classes[String(name)] { found += list }
      }
    }
    return found.sorted()
  }
}
