import Canvas

extension ElementStyle {
  /// The style of a node in an element with this style.
  func child(_ node: ElementTree.Node, in tree: ElementTree) -> ElementStyle {
    let entry = tree[node]
    guard !entry.declarations.isEmpty || !entry.attributes.isEmpty else { return self }
    var style = self
    // Lengths of other properties may be in its unit.
    for index in entry.declarations where tree.declarations[Int(index)].property == .fontSize {
      style.text.setFontSize(tree.declarations[Int(index)].value, parent: text)
    }
    for index in entry.declarations where tree.declarations[Int(index)].property == .color {
      style.set(tree.declarations[Int(index)], parent: self)
    }
    for index in entry.declarations { style.set(tree.declarations[Int(index)], parent: self) }
    if let space = tree.attribute("xml:space", of: node) { style.text.isPreserved = space == "preserve" }
    return style
  }

  private mutating func set(_ declaration: ElementTree.Declaration, parent: ElementStyle) {
    let value = declaration.value
    let property = declaration.property
    switch value {
    case "inherit", "unset", "revert", "revert-layer": return inherit(property, from: parent)
    case "initial": return inherit(property, from: ElementStyle())
    default: break
    }
    func number() -> Double? { ValueScanner.number(value) }
    func length() -> Length? { Length(value, fontSize: fontSize) }
    switch property {
    case .color: if let color = ColorValue(value) { self.color = color.color(parent.color) }
    case .fill: PaintValue(value).map { fill = $0 }
    case .stroke: PaintValue(value).map { stroke = $0 }
    case .fillOpacity: ValueScanner.fraction(value).map { fillOpacity = min(max($0, 0), 1) }
    case .strokeOpacity: ValueScanner.fraction(value).map { strokeOpacity = min(max($0, 0), 1) }
    case .fillRule: FillRule(svg: value).map { fillRule = $0 }
    case .clipRule: FillRule(svg: value).map { clipRule = $0 }
    case .strokeWidth: length().map { strokeWidth = $0 }
    case .strokeLineCap: StrokeStyle.Cap(svg: value).map { lineCap = $0 }
    case .strokeLineJoin: StrokeStyle.Join(svg: value).map { lineJoin = $0 }
    case .strokeMiterLimit: number().map { miterLimit = $0 }
    case .strokeDashArray: dashes = value == "none" ? [] : Length.list(value, fontSize: fontSize) ?? dashes
    case .strokeDashOffset: length().map { dashOffset = $0 }
    case .visibility: isVisible = value == "visible"
    case .paintOrder: PaintOrder(value).map { paintOrder = $0 }
    case .markerStart: markerStart = ValueScanner.reference(value)?.id
    case .markerMid: markerMid = ValueScanner.reference(value)?.id
    case .markerEnd: markerEnd = ValueScanner.reference(value)?.id
    case .shapeRendering: isSmooth = !["optimizeSpeed", "crispEdges"].contains(value)
    case .imageRendering:
      imageSampling = ["optimizeSpeed", "pixelated", "crisp-edges"].contains(value) ? .nearest : .bilinear
    case .colorInterpolation: hasLinearMasks = value == "linearRGB"
    case .colorInterpolationFilters: hasLinearFilters = value != "sRGB"
    default: text.set(property, value, parent: parent.text)
    }
  }

  private mutating func inherit(_ property: StyleProperty, from parent: ElementStyle) {
    switch property {
    case .color: color = parent.color
    case .fill: fill = parent.fill
    case .stroke: stroke = parent.stroke
    case .fillOpacity: fillOpacity = parent.fillOpacity
    case .strokeOpacity: strokeOpacity = parent.strokeOpacity
    case .fillRule: fillRule = parent.fillRule
    case .clipRule: clipRule = parent.clipRule
    case .strokeWidth: strokeWidth = parent.strokeWidth
    case .strokeLineCap: lineCap = parent.lineCap
    case .strokeLineJoin: lineJoin = parent.lineJoin
    case .strokeMiterLimit: miterLimit = parent.miterLimit
    case .strokeDashArray: dashes = parent.dashes
    case .strokeDashOffset: dashOffset = parent.dashOffset
    case .visibility: isVisible = parent.isVisible
    case .paintOrder: paintOrder = parent.paintOrder
    case .markerStart: markerStart = parent.markerStart
    case .markerMid: markerMid = parent.markerMid
    case .markerEnd: markerEnd = parent.markerEnd
    case .shapeRendering: isSmooth = parent.isSmooth
    case .imageRendering: imageSampling = parent.imageSampling
    case .colorInterpolation: hasLinearMasks = parent.hasLinearMasks
    case .colorInterpolationFilters: hasLinearFilters = parent.hasLinearFilters
    default: text.inherit(property, from: parent.text)
    }
  }
}

extension FillRule {
  init?(svg text: String) {
    switch text {
    case "nonzero": self = .nonZero
    case "evenodd": self = .evenOdd
    default: return nil
    }
  }
}

extension StrokeStyle.Cap {
  init?(svg text: String) {
    switch text {
    case "butt": self = .butt
    case "round": self = .round
    case "square": self = .square
    default: return nil
    }
  }
}

extension StrokeStyle.Join {
  init?(svg text: String) {
    switch text {
    // Those of SVG 2 are drawn as their nearest relatives.
    case "miter", "miter-clip", "arcs": self = .miter
    case "round": self = .round
    case "bevel": self = .bevel
    default: return nil
    }
  }
}
