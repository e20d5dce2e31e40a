/// Looks through a specification for properties that don't exist, that aren't drawn or have no effect where they are, and
/// for values that would be ignored: colours, schemes and words that are unknown, texts in place of numbers.
struct SpecChecker {
  /// What has no effect or isn't drawn.
  private(set) var notes: [Note] = []

  /// What is deeper is not looked at. Views and predicates inside of each other have limits of their own.
  private static let depthLimit = 200

  /// Throws for the first thing that is wrong, in the alphabetical order of properties.
  mutating func check(_ root: SpecNode) throws(PlotError) { try check(root, SpecForm("view"), 0) }

  private mutating func check(_ node: SpecNode, _ form: SpecForm, _ depth: Int) throws(PlotError) {
    // Without choices and a kind, any value is allowed.
    guard depth < Self.depthLimit, !form.choices.isEmpty || form.kind != nil else { return }
    switch node.value {
    case .null: return
    case .list:
      let inner = form.choices == [.numbers] ? SpecForm("number") : form
      if form.choices.contains(.list) { return }
      for element in node.elements ?? [] { try check(element, inner, depth + 1) }
    case .record(let members):
      if members["expr"] != nil || members["signal"] != nil { return }
      if !form.choices.isEmpty, members["condition"] != nil || (members["value"] != nil && members.count == 1) {
        try checkValues(node, form, depth)
      } else if let kind = form.kind {
        try checkMembers(node, kind, depth)
      }
    case .number where form.kind?.hasSuffix("Config") == true || form.kind?.hasPrefix("resolve") == true:
      throw node.error(allowed: "an object")
    default:
      if !form.allows(node.value) { throw node.error(allowed: form.allowed(for: node.value)) }
    }
  }

  /// Checks a value by condition: the values of the conditions and the one for all others.
  private mutating func checkValues(_ node: SpecNode, _ form: SpecForm, _ depth: Int) throws(PlotError) {
    if let value = node["value"] { try check(value, form, depth + 1) }
    guard let condition = node["condition"] else { return }
    for element in condition.elements ?? [condition] {
      if let test = element["test"] { try check(test, SpecForm("predicate"), depth + 1) }
      if let value = element["value"] { try check(value, form, depth + 1) }
    }
  }

  private mutating func checkMembers(_ node: SpecNode, _ kind: String, _ depth: Int) throws(PlotError) {
    var kind = kind
    if kind == "transform", let name = SpecProperties.transforms.first(where: { node[$0] != nil }) {
      kind += ".\(name)"
    }
    guard let properties = SpecProperties.kinds[kind] else { return }
    if kind == "view" {
      for (member, owner) in node.withoutEffect {
        notes.add(Note(.ignored, at: member.path, "has no effect on \(owner)"))
      }
    }
    for (name, member) in node.members {
      if let form = properties[name] ?? properties["*"] {
        if !form.isDrawn, !member.value.isOff, member.value != 0, member.value != "normal" {
          notes.add(Note(.ignored, at: member.path, "isn't drawn"))
        }
        try check(member, form, depth + 1)
      } else {
        let title = Self.titles.first { kind.hasPrefix($0.kind) }?.title ?? kind
        let near = properties.keys.sorted().meant(by: name)
        let hint = near.map { "did you mean '\($0)'?" } ?? "\(title) has no such property"
        throw PlotError("\(member.path): unknown; \(hint)")
      }
    }
  }

  /// How a message names kinds of objects, by the start of the kind's name.
  private static let titles: [(kind: String, title: String)] = [
    ("view", "a view"), ("plot", "the background of a view"), ("mark", "a mark"), ("brush", "the mark of a selection"),
    ("channel", "a channel"), ("colorChannel", "a channel"), ("numberChannel", "a channel"),
    ("shapeChannel", "a channel"), ("condition", "a condition"), ("colorCondition", "a condition"),
    ("numberCondition", "a condition"), ("shapeCondition", "a condition"),
    ("predicate", "a condition"), ("scaleConfig", "the config of scales"), ("scale", "a scale"),
    ("colorScale", "a scale"), ("shapeScale", "a scale"), ("axis", "an axis"), ("legend", "a legend"),
    ("header", "a header"), ("title", "a title"), ("transform.", "such a transform"), ("transform", "a transform"),
    ("gradient", "a gradient"), ("sortField", "a sort"), ("sort", "a sort"), ("measure", "a measure"),
    ("resolve", "resolve"), ("parameter", "a parameter"), ("select", "a selection"), ("style", "a style"),
  ]
}
