/// A view after layout, with its frame and the views in it. It is what tests read.
///
///     let row = HStack(spacing: 10) { Color.red; Color.blue }.layout(in: Size(width: 100, height: 20))
///     row.children[1].frame              // x 55, y 0, 45×20
public struct PlacedView: Sendable, CustomStringConvertible {
  /// The kind of view: the name of its type, such as "Text" or "HStack", or of its modifier, such as "padding".
  public let kind: String
  /// The frame in points. The origin is the top left corner of the size in which the whole tree is laid out.
  /// Rotation and scale effects don't change it, as they don't change the layout.
  public let frame: Rect
  /// The views in this one, those in front last.
  public let children: [PlacedView]
  /// Remarks for a user, each one line: fonts that stand in for others, and views that are left out. Only the whole
  /// tree has them.
  public internal(set) var notes: [Note] = []
  /// The error that drawing throws; only of the whole tree.
  var failure: ViewError?
  let leaf: (any ViewLeaf)?
  let proposal: ProposedViewSize
  let effect: ViewEffect?

  /// Places a node and all in it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - place: Where it is, in its parent's space.
  ///   - parent: The origin of the parent's space.
  init(_ node: ViewNode, at place: NodePlacement, in parent: Point) {
    let origin = parent.offsetBy(dx: place.origin.x, dy: place.origin.y)
    kind = node.kind
    frame = Rect(origin: origin, size: place.size)
    proposal = place.proposal
    effect = node.traits.effect
    if case .leaf(let leaf) = node.behavior { self.leaf = leaf } else { leaf = nil }
    node.placeChildren(size: place.size, proposal: place.proposal)
    children = node.children.compactMap { child in
      child.placement.map { PlacedView(child, at: $0, in: origin) }
    }
  }

  /// All views of a kind, this one included, in the order of the tree.
  ///
  /// - Parameter kind: The name of the kind, such as "Text".
  public func all(_ kind: String) -> [PlacedView] { inOrder.filter { $0.kind == kind } }

  /// The views that draw: texts, shapes, colours, pictures, spacers and dividers, in the order of the tree.
  public var leaves: [PlacedView] { inOrder.filter { $0.leaf != nil } }

  /// The view, and those in it, each before its own.
  private var inOrder: [PlacedView] {
    var found: [PlacedView] = []
    visit { view, _ in found.append(view) }
    return found
  }

  /// Each view on a line, with two spaces for each level, its kind, and x, y and the size of its frame.
  public var description: String {
    var lines: [String] = []
    visit { view, depth in
      let indent = String(repeating: "  ", count: depth)
      let frame = view.frame
      let (x, y) = (Self.text(frame.origin.x), Self.text(frame.origin.y))
      let (width, height) = (Self.text(frame.size.width), Self.text(frame.size.height))
      lines.append("\(indent)\(view.kind) \(x), \(y), \(width)×\(height)")
    }
    return lines.joined(separator: "\n")
  }

  private func visit(depth: Int = 0, _ body: (PlacedView, Int) -> Void) {
    body(self, depth)
    for child in children { child.visit(depth: depth + 1, body) }
  }

  /// A length with at most two decimals.
  private static func text(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
