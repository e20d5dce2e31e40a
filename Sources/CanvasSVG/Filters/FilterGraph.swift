/// The primitives of a `filter`, each of which makes an image from others.
struct FilterGraph {
  typealias Node = ElementTree.Node

  let filter: Node
  let painter: Painter
  let source: FilterImage
  let frame: FilterFrame
  let style: ElementStyle
  private var named: [String: FilterImage] = [:]
  private var last: FilterImage?

  var tree: ElementTree { painter.tree }

  init(_ filter: Node, source: FilterImage, frame: FilterFrame, painter: Painter) {
    (self.filter, self.source, self.painter) = (filter, source, painter)
    style = painter.style(of: filter)
    var frame = frame
    frame.isInBox = painter.tree.attribute("primitiveUnits", of: filter) == "objectBoundingBox"
    self.frame = frame
  }

  /// What the last primitive makes; nil if the drawing takes too much. Without primitives it is transparent.
  mutating func result() -> FilterImage? {
    // The source, the input and the result, which is shared if it has a name.
    guard painter.meter.hold(byteCount * 3, at: place(of: filter)) else { return nil }
    defer { painter.meter.release(byteCount * Double(3 + named.count)) }
    for node in tree.children(of: filter) where tree[node].tag.isFilterPrimitive {
      guard painter.meter.takeElement(tree[node]), takeSteps(20, node) else { return nil }
      let own = style.child(node, in: tree)
      var image = primitive(node, own)
      let region = region(of: node, own)
      if tree[node].tag == .feTile || region != frame.whole { image.clear(outside: region) }
      if let name = tree.attribute("result", of: node) {
        guard named[name] != nil || painter.meter.hold(byteCount, at: place(of: node)) else { return nil }
        named[name] = image
      }
      last = image
    }
    var result = last ?? FilterImage(width: frame.width, height: frame.height)
    result.clear(outside: frame.pixels(around: frame.region))
    return result
  }

  /// The bytes of a result.
  private var byteCount: Double { Double(frame.width * frame.height) * 4 }

  /// Takes some steps of a primitive on each pixel. Returns false if there are too many.
  func takeSteps(_ count: Double, _ node: Node) -> Bool {
    painter.meter.take(Double(frame.width * frame.height) * count, .filterSteps, at: place(of: node))
  }

  private func place(of node: Node) -> String {
    let id = tree.attribute("id", of: filter).map { " of filter '\($0.prefix(40))'" } ?? ""
    return "\(tree[node].tag)\(id)"
  }

  private func primitive(_ node: Node, _ own: ElementStyle) -> FilterImage {
    let isLinear = own.hasLinearFilters
    func input(_ name: String = "in") -> FilterImage { self.input(name, of: node).inSpace(linear: isLinear) }
    switch tree[node].tag {
    case .feGaussianBlur, .feDropShadow:
      guard takeSteps(40, node) else { return input() }
      return tree[node].tag == .feDropShadow ? dropShadow(input(), node, own) : blur(input(), node)
    case .feOffset: return offset(input(), node)
    case .feFlood: return flood(node, own)
    case .feMerge:
      return tree.children(of: node).filter { tree[$0].tag == .feMergeNode }.reduce(empty(isLinear)) { below, child in
        guard takeSteps(10, node) else { return below }
        return self.input("in", of: child).inSpace(linear: isLinear).drawn(over: below, .normal)
      }
    case .feBlend:
      let mode = tree.attribute("mode", of: node).flatMap { BlendMode.cssNames[$0] } ?? .normal
      return input().drawn(over: input("in2"), mode)
    case .feComposite: return composite(input(), input("in2"), node)
    case .feColorMatrix: return input().multiplied(by: colorMatrix(node))
    case .feComponentTransfer: return transfer(input(), node)
    case .feMorphology: return morphology(input(), node)
    case .feTile: return tile(input(), node)
    case .feImage: return picture(node, own)
    case .feConvolveMatrix: return convolution(input(), node)
    case .feDisplacementMap: return displacement(input(), by: input("in2"), node)
    case .feTurbulence: return turbulence(node, isLinear: isLinear)
    case .feDiffuseLighting, .feSpecularLighting: return lighting(input(), node, own)
    default: return input()
    }
  }

  func empty(_ isLinear: Bool) -> FilterImage {
    changing(FilterImage(width: frame.width, height: frame.height)) { $0.isLinear = isLinear }
  }

  /// The image that an attribute names; the last result if there is none, and the source at the start.
  func input(_ attribute: String, of node: Node) -> FilterImage {
    switch tree.attribute(attribute, of: node) {
    // What is below and paints are not known to filters, as in browsers.
    case "SourceGraphic", "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint": return source
    case "SourceAlpha":
      var alpha = source
      for i in alpha.pixels.indices { alpha.pixels[i] &= 0xFF00_0000 }
      return alpha
    case let name?: return named[name] ?? last ?? source
    case nil: return last ?? source
    }
  }

  /// The primitive that makes the input of another one, or nil.
  func maker(of node: Node) -> Node? {
    let name = tree.attribute("in", of: node)
    var found: Node?
    for other in tree.children(of: filter) where tree[other].tag.isFilterPrimitive {
      if other == node { break }
      if name == nil || tree.attribute("result", of: other) == name { found = other }
    }
    return found
  }

  /// The pixels of a primitive's own region.
  func region(of node: Node, _ own: ElementStyle) -> FilterRegion {
    let sides = ["x", "y", "width", "height"]
    // What is only moved stays in the region that it was made in.
    if tree[node].tag == .feOffset, sides.allSatisfy({ tree.attribute($0, of: node) == nil }),
      let maker = maker(of: node)
    {
      return region(of: maker, style.child(maker, in: tree))
    }
    var rect = subregion(of: node, own)
    rect.size = Size(width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    return frame.pixels(around: rect)
  }

  // MARK: Numbers

  /// A side of a primitive's region: a part of the box, or points.
  func side(_ name: String, _ axis: Painter.Axis, of node: Node, _ own: ElementStyle) -> Double? {
    let length = tree.attribute(name, of: node).flatMap { Length($0, fontSize: own.units) }
    return length.map { frame.isInBox ? $0.points(of: 1) : painter.points($0, axis) }
  }

  func number(_ name: String, of node: Node) -> Double? { tree.attribute(name, of: node).flatMap(ValueScanner.number) }

  /// One or two numbers of an attribute; a second one that is missing equals the first.
  func pair(_ name: String, of node: Node) -> (x: Double, y: Double)? {
    guard let numbers = tree.attribute(name, of: node).flatMap(ValueScanner.numbers), let first = numbers.first,
      numbers.count <= 2
    else { return nil }
    return (first, numbers.count > 1 ? numbers[1] : first)
  }

  /// The colour of a primitive with its opacity.
  func color(
    _ color: StyleProperty, _ opacity: StyleProperty?, of node: Node, _ own: ElementStyle, else standard: Color
  )
    -> Color
  {
    let value = tree.value(color, of: node).flatMap { ColorValue($0) }?.color(own.color) ?? standard
    let alpha = opacity.flatMap { tree.value($0, of: node) }.flatMap(ValueScanner.fraction) ?? 1
    return value.withAlpha(value.alpha * min(max(alpha, 0), 1))
  }
}

extension SVGTag {
  var isFilterPrimitive: Bool {
    switch self {
    case .feBlend, .feColorMatrix, .feComponentTransfer, .feComposite, .feConvolveMatrix, .feDiffuseLighting,
      .feDisplacementMap, .feDropShadow, .feFlood, .feGaussianBlur, .feImage, .feMerge, .feMorphology, .feOffset,
      .feSpecularLighting, .feTile, .feTurbulence:
      true
    default: false
    }
  }
}
