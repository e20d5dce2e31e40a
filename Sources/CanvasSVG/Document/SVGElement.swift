/// An element of an SVG picture with an id, as a picture of its own: a card of a deck, an icon of a sheet.
///
///     let deck = try SVGDocument(contentsOf: "deck.svgz")
///     try deck.element(id: "king_heart")?.writePNG(to: "king.png", size: Size(width: 500, height: 700))
///
/// The element is drawn with the styles and the transforms of those around it, but without their clips and opacity. A
/// symbol is as large as its `viewBox`.
public struct SVGElement: IconDrawable {
  /// The id in the document.
  public let id: String
  /// The box around what the element paints, with its strokes, markers, shadows and other filters, in the document's points.
  public let bounds: Rect

  private var document: SVGDocument
  private let node: ElementTree.Node

  /// Nil if the element draws nothing.
  init?(_ node: ElementTree.Node, id: String, of document: SVGDocument) {
    (self.node, self.id, self.document) = (node, id, document)
    guard let recorder = try? DrawingContext(size: Size(width: 1, height: 1)) else { return nil }
    let whole = Rect(origin: .zero, size: document.size)
    guard let place = document.painter(in: whole, on: recorder).place(of: node) else { return nil }
    bounds = place.bounds
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return nil }
  }

  /// The colour that `currentColor` stands for; that of the document at first.
  public var currentColor: Color {
    get { document.currentColor }
    set { document.currentColor = newValue }
  }

  /// The size of the element's bounds.
  public var idealSize: Size { bounds.size }

  /// Draws the element so that its bounds fill a rectangle in user space. A rectangle that is null, empty or not finite
  /// draws nothing. See `SVGDocument.draw(in:on:)`.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    context.drawAsWhole(in: rect, isolated: document.needsIsolation) {
      if rect != context.bounds || !context.transform.isIdentity { context.clip(to: rect) }
      let toRect = Transform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(Transform(from: bounds.size, to: rect))
      context.concatenate(toRect)
      let painter = document.painter(in: Rect(origin: .zero, size: document.size), on: context)
      guard let place = painter.place(of: node) else { return }
      context.concatenate(place.transform)
      painter.viewport = place.viewport
      Meter.$current.withValue(painter.meter) {
        if document.tree[node].tag == .symbol {
          painter.drawSymbol(node, frame: painter.ownFrame(of: node), place.style)
        } else {
          painter.draw(node, in: place.style)
        }
      }
    }
  }
}

extension SVGDocument {
  /// The name of the picture: the text of the root's `title` with single spaces, or empty.
  public var title: String { text(of: "title") }

  /// What the picture shows, in words: the text of the root's `desc` with single spaces, or empty.
  public var alternativeText: String { text(of: "desc") }

  private func text(of name: String) -> String {
    let found = tree.children(of: tree.root).first { tree[$0].tag != .characters && tree[$0].text == name }
    return found.map { tree.text(in: $0).split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? ""
  }

  /// The ids of the elements that can be drawn on their own, in the document's order: those that the document shows, those
  /// that it defines for others, and symbols.
  public var ids: [String] {
    tree.ids.filter { tree[$0.value].tag == .symbol || tree[$0.value].tag.isDrawn && !isPart($0.value) }
      .sorted { $0.value < $1.value }.map(\.key)
  }

  /// The element with an id, as a picture of its own. Nil if there is none, or if it draws nothing.
  public func element(id: String) -> SVGElement? {
    guard let node = tree.ids[id], tree[node].tag.isDrawn || tree[node].tag == .symbol else { return nil }
    return SVGElement(node, id: id, of: self)
  }

  /// Whether an element has an id, whether or not it draws anything.
  package func contains(id: String) -> Bool { tree.ids[id] != nil }

  /// Whether an element is a part of a symbol, or of what isn't drawn itself.
  private func isPart(_ node: ElementTree.Node) -> Bool {
    let tags: [SVGTag] = [.symbol, .clipPath, .mask, .pattern, .marker]
    return tree.lineage(of: tree[node].parent).contains { tags.contains(tree[$0].tag) }
  }
}
