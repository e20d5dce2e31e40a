/// Makes the nodes of views, with what the views around them have set.
struct GraphBuilder {
  /// What modifiers such as `font` have set.
  var environment = EnvironmentValues()
  /// The direction of the stack around; nil outside of stacks.
  var axis: Axis?
  /// The number of views around.
  private var depth = 0
  /// What all nodes of the graph share.
  let resources: GraphResources

  /// The number of levels that views can nest. Deeper ones are left out: laying out takes a part of the stack for
  /// each level.
  static let depthLimit = 256
  /// The number of nodes of a graph. Further ones are left out.
  static let nodeLimit = 1 << 23

  init(resources: GraphResources) { self.resources = resources }

  /// Whether the graph can have more nodes.
  var hasRoom: Bool { resources.nodeCount < Self.nodeLimit }

  /// Appends the nodes of a view.
  func append(_ view: some View, to list: inout [ViewNode]) {
    if let wrapped = view as? AnyView { return append(wrapped.content, to: &list) }
    guard depth < Self.depthLimit else {
      return resources.note(Note(.dropped, "views nested deeper than \(Self.depthLimit) levels are left out"))
    }
    guard hasRoom else { return noteCount() }
    var inner = self
    inner.depth += 1
    if let primitive = view as? any PrimitiveView {
      primitive.append(to: &list, in: inner)
    } else {
      inner.append(view.body, to: &list)
    }
  }

  /// The nodes of a view.
  func nodes(of view: some View) -> [ViewNode] {
    var list: [ViewNode] = []
    append(view, to: &list)
    return list
  }

  /// The nodes of a container's content, which learns the container's direction.
  func nodes(of content: some View, along axis: Axis?) -> [ViewNode] {
    var inner = self
    inner.axis = axis
    return inner.nodes(of: content)
  }

  /// One node of a view: several are put on top of each other.
  func layer(of view: some View) -> ViewNode? {
    let list = nodes(of: view, along: nil)
    guard list.count > 1 else { return list.first }
    return node("ZStack", ZStackLayout(alignment: .center), list)
  }

  /// A node that lays out others.
  func node(
    _ kind: String, _ layout: any ViewLayout, _ children: [ViewNode], traits: NodeTraits = NodeTraits()
  ) -> ViewNode {
    resources.nodeCount += 1
    var traits = traits
    traits.isRightToLeft = environment.layoutDirection == .rightToLeft
    return ViewNode(kind: kind, behavior: .container(layout), children: children, traits: traits)
  }

  /// A node that changes another: it has the traits of its child.
  func node(
    _ kind: String, _ layout: any ViewLayout, around child: ViewNode, effect: ViewEffect?, guide: NodeGuide?,
    mirrors: Bool
  ) -> ViewNode {
    var traits = child.traits
    traits.effect = effect
    traits.guide = guide
    traits.mirrors = mirrors
    traits.primary = 0
    traits.leavesOutUnplaced = false
    return node(kind, layout, [child], traits: traits)
  }

  /// A node that draws.
  func leaf(_ kind: String, _ leaf: any ViewLeaf, traits: NodeTraits = NodeTraits()) -> ViewNode {
    resources.nodeCount += 1
    return ViewNode(kind: kind, behavior: .leaf(leaf), children: [], traits: traits)
  }

  /// Notes that views are left out because of their number.
  func noteCount() { resources.note(Note(.dropped, "views after the first \(Self.nodeLimit) are left out")) }
}
