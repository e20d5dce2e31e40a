/// Draws the elements of a document on a context.
final class Painter {
  typealias Node = ElementTree.Node

  let document: SVGDocument
  let tree: ElementTree
  let context: DrawingContext
  let meter: Meter
  /// The transform from the document's points to the picture's, which strokes that don't scale are measured in.
  let base: Transform
  /// The innermost viewport, which percentages refer to.
  var viewport: Size
  /// The elements that are being drawn because another one refers to them.
  var active: [Node] = []
  /// How deep elements are drawn inside of each other.
  var depth = 0
  /// The boxes that transforms and shapes of CSS refer to.
  var referenceBoxes: [ReferenceBox: Rect] = [:]
  /// Whether letters of the text that is being drawn were drawn already.
  var continuesText = false
  /// The paints that `context-fill` and `context-stroke` stand for.
  var contextPaints: ContextPaints?
  /// Where texts go that this painter draws into an image of a PDF or SVG file: the context that has the image, and the
  /// transform from this painter's picture to that of the context. Nil for a painter of anything else.
  var textTarget: (context: DrawingContext, transform: Transform)?
  /// Whether elements of the document blend with others in a mode.
  private(set) lazy var hasBlendModes = document.needsIsolation

  var resources: SVGResources { document.resources }
  var limits: SVGLimits { document.limits }
  /// The style around the root.
  var rootStyle: ElementStyle { changing(ElementStyle()) { $0.color = document.currentColor } }

  /// - Parameters:
  ///   - base: See `base`.
  ///   - meter: Counts what the whole drawing takes.
  init(_ document: SVGDocument, on context: DrawingContext, base: Transform, meter: Meter) {
    (self.document, self.context, self.base, self.meter) = (document, context, base, meter)
    tree = document.tree
    viewport = document.size
  }

  /// A painter of an image, in the place of another painter.
  ///
  /// - Parameter place: The transform from the image to the other painter's picture, both in points.
  convenience init(_ outer: Painter, on context: DrawingContext, place: Transform?) {
    self.init(outer.document, on: context, base: outer.base, meter: outer.meter)
    (viewport, active, depth, contextPaints) = (outer.viewport, outer.active, outer.depth, outer.contextPaints)
    let target = outer.context.drawsPixels ? outer.textTarget : (outer.context, .identity)
    textTarget = target.flatMap { target in place.map { (target.context, $0.concatenating(target.transform)) } }
  }

  /// Adds a text or a link of an image to the context that has the image, where nothing is drawn for it.
  func addText(_ body: (DrawingContext) -> Void) {
    guard let (target, toTarget) = textTarget, let inverse = target.transform.inverted() else { return }
    target.withGState {
      target.concatenate(context.transform.concatenating(toTarget).concatenating(inverse))
      (target.alpha, target.blendMode) = (0, .normal)
      body(target)
    }
  }

  /// Makes a box in user space lead to an address, if that is one of the web, of mail or of a telephone.
  func addLink(_ href: String?, in box: @autoclosure () -> Rect) {
    guard let href = href?.trimmed, !context.drawsPixels || textTarget != nil else { return }
    let box = box()
    context.addLink(href, in: box)
    addText { $0.addLink(href, in: box) }
  }

  /// Draws the whole document in a rectangle of user space.
  func drawRoot(in rect: Rect) {
    let root = tree.root
    let style = rootStyle.child(root, in: tree)
    let frame = Rect(origin: .zero, size: document.size)
    guard isShown(root), let transform = transform(of: root, style) else { return }
    context.withGState {
      context.concatenate(Transform(from: document.size, to: rect))
      context.concatenate(transform)
      withEffects(of: root, style) { painter in
        guard let (view, size) = painter.viewportTransform(of: root, frame: frame) else { return }
        painter.context.withGState {
          // Beyond the edges of the picture nothing is drawn anyway.
          if rect != context.bounds || !context.transform.isIdentity { painter.context.clip(to: frame) }
          if let background = painter.tree.value(.backgroundColor, of: root).flatMap({ ColorValue($0) }) {
            painter.context.fill(frame, with: .color(background.color(style.color)))
          }
          painter.context.concatenate(view)
          painter.viewport = size
          painter.drawChildren(of: root, style)
        }
      }
    }
  }

  /// Draws an element in one with a style.
  func draw(_ node: Node, in parent: ElementStyle) {
    guard tree[node].tag.isDrawn else { return }
    draw(node, in: parent) { $0.drawContent(of: node, $1) }
  }

  /// Draws an element in one with a style, with its transform and its effects around what it consists of.
  func draw(_ node: Node, in parent: ElementStyle, content: (Painter, ElementStyle) -> Void) {
    guard isShown(node), isWithinDepth, meter.takeElement(tree[node]) else { return }
    let style = parent.child(node, in: tree)
    guard let transform = transform(of: node, style) else { return }
    depth += 1
    defer { depth -= 1 }
    context.withGState {
      if !transform.isIdentity { context.concatenate(transform) }
      withEffects(of: node, style) { content($0, style) }
    }
  }

  /// Draws what an element consists of, without its effects.
  private func drawContent(of node: Node, _ style: ElementStyle) {
    switch tree[node].tag {
    case .g: drawChildren(of: node, style)
    case .a:
      drawChildren(of: node, style)
      addLink(style.isVisible ? tree.href(of: node) : nil, in: bounds(of: node, style))
    case .svg: drawViewport(node, frame: nestedFrame(of: node, style), style)
    case .conditional: if let child = alternative(in: node) { draw(child, in: style) }
    case .use: drawUse(node, style)
    case .image: drawImage(node, style)
    case .text: drawText(node, style)
    case .foreignObject: drawForeignText(node, style)
    default: drawShape(node, style)
    }
  }

  /// Whether another element may be drawn inside of those that are being drawn.
  var isWithinDepth: Bool { depth < limits.depth || meter.exceedDepth(limits.depth) }

  func drawChildren(of node: Node, _ style: ElementStyle) {
    for child in tree.children(of: node) { draw(child, in: style) }
  }

  /// The first child of a `switch` whose conditions are met. A picture of a text is better than its plain lines.
  func alternative(in node: Node) -> Node? {
    let children = tree.children(of: node).filter {
      tree[$0].tag != .other && tree[$0].tag != .characters && meetsConditions($0)
    }
    guard let first = children.first, tree[first].tag == .foreignObject else { return children.first }
    return children.first { tree[$0].tag == .image } ?? first
  }

  /// Runs `body` unless the node is already being drawn, or inside of itself.
  func withReference(to node: Node, _ body: () -> Void) {
    guard !active.contains(node), active.count < limits.depth else { return }
    active.append(node)
    body()
    active.removeLast()
  }

  /// Whether an element is not left out by `display` or by its conditions.
  func isShown(_ node: Node) -> Bool {
    let display = tree.value(.display, of: node)
    // For elements that aren't just around others, `contents` is `none` (CSS Display 3, appendix B).
    if display == "contents", ![.svg, .g, .use, .tspan, .html].contains(tree[node].tag) { return false }
    return display != "none" && meetsConditions(node)
  }

  /// The transform of an element from its user space to that around it; nil if it has no inverse.
  func transform(of node: Node, _ style: ElementStyle) -> Transform? {
    // Those of CSS have properties of their own, which come first.
    let parts = [StyleProperty.translate, .rotate, .scale, .transform].compactMap { property in
      tree.value(property, of: node).flatMap { value in
        value == "none" ? nil : property == .transform ? value : "\(property.name)(\(value))"
      }
    }
    guard !parts.isEmpty else { return .identity }
    let text = parts.joined(separator: " ")
    let origin = tree.value(.transformOrigin, of: node)
    let frame = tree.value(.transformBox, of: node).flatMap { BasicShape($0) }?.box ?? .view
    var box = Rect(origin: .zero, size: viewport)
    if frame != .view { box = referenceBox(frame, of: node, style) }
    guard var transform = Transform(svg: text, in: box.isNull ? .zero : box.size, style.units) else { return .identity }
    if !box.isNull, origin != nil || frame != .view {
      transform = transform.around(Point(position: origin ?? "0 0", in: box, style.units) ?? box.origin)
    }
    return transform.inverted() == nil ? nil : transform
  }

  /// The style of a node where it stands in the document.
  func style(of node: Node) -> ElementStyle {
    tree.lineage(of: node).reversed().reduce(rootStyle) { $0.child($1, in: tree) }
  }
}

extension SVGTag {
  /// Whether the element is drawn where it stands.
  var isDrawn: Bool { isShape || [.svg, .g, .a, .conditional, .use, .image, .text, .foreignObject].contains(self) }
}
