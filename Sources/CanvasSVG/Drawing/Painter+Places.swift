extension Painter {
  /// Where an element stands in its document.
  struct Place {
    /// The transform from the user space around it to the document's points.
    var transform: Transform
    /// The style around it.
    var style: ElementStyle
    var viewport: Size
    /// The box around it, in the document's points.
    var bounds: Rect
  }

  /// The viewport of a symbol that is drawn on its own.
  func ownFrame(of symbol: Node) -> Rect {
    Rect(origin: .zero, size: tree.viewBox(of: symbol)?.size ?? document.size)
  }

  /// Where an element stands; nil if it is around nothing, or not drawn because of a transform.
  func place(of node: Node) -> Place? {
    var place = Place(transform: .identity, style: rootStyle, viewport: document.size, bounds: .null)
    for ancestor in tree.lineage(of: tree[node].parent).reversed() {
      place.style = place.style.child(ancestor, in: tree)
      viewport = place.viewport
      guard let own = transform(of: ancestor, place.style) else { return nil }
      place.transform = own.concatenating(place.transform)
      guard tree[ancestor].tag == .svg else { continue }
      let isRoot = ancestor == tree.root
      let frame = isRoot ? Rect(origin: .zero, size: document.size) : nestedFrame(of: ancestor, place.style)
      guard let (view, size) = viewportTransform(of: ancestor, frame: frame) else { return nil }
      place.transform = view.concatenating(place.transform)
      place.viewport = size
    }
    viewport = place.viewport
    let box: Rect
    if node == tree.root {
      box = Rect(origin: .zero, size: document.size)
    } else if tree[node].tag == .symbol {
      box = ownFrame(of: node)
      place.transform = .identity
    } else {
      box = placedBounds(of: node, in: place.style, .painted)
    }
    guard !box.isNull else { return nil }
    place.bounds = box.applying(place.transform)
    return place
  }
}
