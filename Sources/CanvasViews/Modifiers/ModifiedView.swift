/// A view that another changes.
struct ModifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let modifier: any NodeModifier
  var body: Self { return self }

  /// Each of several views is changed, as are the cells of a grid's row.
  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    var inner = builder
    modifier.change(&inner.environment)
    for node in inner.nodes(of: content) {
      list.append(node.traits.isGridRow ? row(node, inner) : modifier.node(around: node, in: inner))
    }
  }

  private func row(_ row: ViewNode, _ builder: GraphBuilder) -> ViewNode {
    let cells = row.children.map { modifier.node(around: $0, in: builder) }
    return ViewNode(kind: row.kind, behavior: row.behavior, children: cells, traits: row.traits)
  }
}

/// What a modifier does with a node or the environment of those in it.
protocol NodeModifier: Sendable {
  /// Changes what the views inside learn.
  func change(_ environment: inout EnvironmentValues)
  /// The node with a change, usually another one around it.
  func node(around child: ViewNode, in builder: GraphBuilder) -> ViewNode
}

extension NodeModifier {
  func change(_ environment: inout EnvironmentValues) {}
  func node(around child: ViewNode, in builder: GraphBuilder) -> ViewNode { child }
}

/// A node around a view, with another layout, an effect on drawing or an alignment guide.
struct LayoutModifier: NodeModifier {
  let kind: String
  var layout: any ViewLayout = SingleLayout()
  var effect: ViewEffect?
  var guide: NodeGuide?
  /// Whether places are mirrored from right to left.
  var mirrors = true
  /// The lengths in points that the layout can't have, and left out.
  var unusable: [Double] = []

  func node(around child: ViewNode, in builder: GraphBuilder) -> ViewNode {
    for length in unusable {
      builder.resources.note(Note(.invalid, at: kind, "a length of \(length) points counts as none"))
    }
    return builder.node(kind, layout, around: child, effect: effect, guide: guide, mirrors: mirrors)
  }
}

/// A change of the environment.
struct EnvironmentModifier: NodeModifier {
  let code: @Sendable (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { code(&environment) }
}

/// A priority in stacks.
/// Changes what a view's container reads: its priority, and its place in a grid.
struct TraitsModifier: NodeModifier {
  let change: @Sendable (inout NodeTraits) -> Void

  func node(around child: ViewNode, in builder: GraphBuilder) -> ViewNode {
    var traits = child.traits
    change(&traits)
    return ViewNode(kind: child.kind, behavior: child.behavior, children: child.children, traits: traits)
  }
}

/// Views behind another, in front of it, or as its mask.
struct LayerModifier: NodeModifier {
  /// What the views are to the other.
  enum Role: String, Sendable {
    case background, overlay, mask
  }

  let content: any View
  let alignment: Alignment
  let role: Role

  func node(around child: ViewNode, in builder: GraphBuilder) -> ViewNode {
    guard let layer = builder.layer(of: content) else { return child }
    var traits = child.traits
    traits.effect = role == .mask ? .mask : nil
    traits.guide = nil
    traits.mirrors = true
    traits.leavesOutUnplaced = false
    let primary = role == .background ? 1 : 0
    traits.primary = primary
    let layout = LayerLayout(primary: primary, alignment: alignment)
    let children = role == .background ? [layer, child] : [child, layer]
    return builder.node(role.rawValue, layout, children, traits: traits)
  }
}

extension View {
  /// The view with a modifier.
  func modified(by modifier: any NodeModifier) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: modifier)
  }
}
