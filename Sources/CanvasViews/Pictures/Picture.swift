/// An image, or any `Drawable` such as a chart, a card or a code, as a view.
///
///     Picture(try Image(contentsOf: "art.png")).resizable().scaledToFill().frame(height: 120).clipped()
///     Picture(chart).frame(width: 300)
///
/// It has its own size whatever is proposed, unless it is resizable. An icon of SVG whose `currentColor` isn't chosen takes the
/// colour of `foregroundStyle`.
public struct Picture: View, PrimitiveView {
  let source: PictureLeaf.Source
  /// The source in a colour; nil for what has colours of its own.
  private let icon: (@Sendable (Color) -> PictureLeaf.Source)?
  private var isResizable = false

  /// An image.
  public init(_ image: Image) { (source, icon) = (.image(image), nil) }

  /// A drawing. It fails if the drawing does.
  public init(_ drawing: some Drawable) {
    source = Self.source(of: drawing)
    if let plain = drawing as? any IconDrawable, plain.currentColor == .black {
      icon = { color in
        var colored = plain
        colored.currentColor = color
        return Self.source(of: colored)
      }
    } else {
      icon = nil
    }
  }

  private static func source(of drawing: some Drawable) -> PictureLeaf.Source {
    .drawing(drawing.idealSize) { (rect, context) throws in try drawing.draw(in: rect, on: context) }
  }

  /// The view itself.
  public var body: Picture { return self }

  /// The picture in the size that is proposed. Sides that are nil stay as they are.
  public func resizable() -> Picture { changing(self) { $0.isResizable = true } }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    let colored = builder.environment.foregroundStyle.color.flatMap { icon?($0) }
    list.append(builder.leaf("Picture", PictureLeaf(source: colored ?? source, isResizable: isResizable)))
  }
}

/// A picture in a size.
struct PictureLeaf: ViewLeaf {
  enum Source: Sendable {
    case image(Image)
    case drawing(Size, @Sendable (Rect, DrawingContext) throws -> Void)
  }

  let source: Source
  let isResizable: Bool

  private var ownSize: Size {
    switch source {
    case .image(let image): image.size
    case .drawing(let size, _): size
    }
  }

  func size(in proposal: ProposedViewSize) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: ownSize) : ownSize
  }

  func ink(size: Size) -> Rect? {
    if case .image = source { Rect(origin: .zero, size: size) } else { nil }
  }

  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) throws {
    let rect = Rect(origin: .zero, size: size)
    switch source {
    case .image(let image): context.draw(image, in: rect)
    case .drawing(_, let draw): try draw(rect, context)
    }
  }
}
