/// A shape with the way it is drawn.
struct ShapeView<Content: Shape>: View, PrimitiveView {
  let shape: Content
  /// The paint; nil for the foreground style.
  let style: Paint?
  let drawing: ShapeDrawing
  var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    let leaf = ShapeLeaf(shape: shape, paint: style ?? builder.environment.foregroundStyle, drawing: drawing)
    list.append(builder.leaf("\(Content.self)", leaf))
  }
}

/// How a shape is drawn.
enum ShapeDrawing: Sendable {
  case fill(FillRule)
  /// A line on the outline of the shape in a rectangle that is smaller by `inset` at each side.
  case stroke(StrokeStyle, inset: Double)
}

/// A shape in a size.
struct ShapeLeaf: ViewLeaf {
  let shape: any Shape
  let paint: Paint
  let drawing: ShapeDrawing

  func size(in proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

  // The corners of a line extend by half of its width, times the limit of miters.
  func ink(size: Size) -> Rect? {
    let box = shape.path(in: Rect(origin: .zero, size: size)).boundingBox
    guard case .stroke(let style, _) = drawing else { return box }
    let reach = style.width * max(style.miterLimit, 2) / 2
    return box.insetBy(dx: -reach, dy: -reach)
  }

  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) {
    let rect = Rect(origin: .zero, size: size)
    switch drawing {
    case .fill(let rule): context.fill(shape.path(in: rect), with: paint, using: rule)
    case .stroke(let style, let inset):
      let inner = rect.insetBy(dx: inset, dy: inset)
      if !inner.isNull { context.stroke(shape.path(in: inner), with: paint, style: style) }
    }
  }
}

/// A colour fills what is proposed.
extension Color: View, PrimitiveView {
  /// The colour itself.
  public var body: Color { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(builder.leaf("Color", ColorLeaf(paint: .color(self))))
  }
}

/// A rectangle of one paint.
struct ColorLeaf: ViewLeaf {
  let paint: Paint

  func size(in proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) {
    context.fill(Rect(origin: .zero, size: size), with: paint)
  }
}

/// A paint that fills what is proposed.
struct PaintView: View, PrimitiveView {
  let paint: Paint
  var body: PaintView { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(builder.leaf("Paint", ColorLeaf(paint: paint)))
  }
}
