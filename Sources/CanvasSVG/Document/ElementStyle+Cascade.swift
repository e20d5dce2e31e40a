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
    if node == tree.root { style.text.rootFontSize = style.fontSize }
    for index in entry.declarations where tree.declarations[Int(index)].property == .color {
      style.set(tree.declarations[Int(index)], parent: self)
    }
    for index in entry.declarations { style.set(tree.declarations[Int(index)], parent: self) }
    if let tag = tree.attribute("xml:lang", of: node) ?? tree.attribute("lang", of: node) {
      style.text.language = TextLanguage(tag)
    }
    if let space = tree.attribute("xml:space", of: node) { style.text.isPreserved = space == "preserve" }
    return style
  }

  private mutating func set(_ declaration: ElementTree.Declaration, parent: ElementStyle) {
    let value = declaration.value
    let property = declaration.property
    let inherited: ElementStyle? =
      switch value {
      case "inherit", "unset", "revert", "revert-layer": parent
      case "initial": ElementStyle()
      default: nil
      }
    func assign<Value>(_ path: WritableKeyPath<ElementStyle, Value>, _ read: @autoclosure () -> Value?) {
      if let new = inherited.map({ $0[keyPath: path] }) ?? read() { self[keyPath: path] = new }
    }
    func opacity() -> Double? { ValueScanner.fraction(value).map { min(max($0, 0), 1) } }
    func length() -> Length? { Length(value, fontSize: units) }
    func marker() -> String? { ValueScanner.reference(value)?.id }
    switch property {
    case .color: assign(\.color, ColorValue(value)?.color(parent.color))
    case .fill: assign(\.fill, PaintValue(value))
    case .stroke: assign(\.stroke, PaintValue(value))
    case .fillOpacity: assign(\.fillOpacity, opacity())
    case .strokeOpacity: assign(\.strokeOpacity, opacity())
    case .fillRule: assign(\.fillRule, FillRule.keywords[value])
    case .clipRule: assign(\.clipRule, FillRule.keywords[value])
    case .strokeWidth: assign(\.strokeWidth, length())
    case .strokeLinecap: assign(\.lineCap, StrokeStyle.Cap.keywords[value])
    case .strokeLinejoin: assign(\.lineJoin, StrokeStyle.Join.keywords[value])
    case .strokeMiterlimit: assign(\.miterLimit, ValueScanner.number(value))
    case .strokeDasharray: assign(\.dashes, value == "none" ? [] : Length.list(value, fontSize: units))
    case .strokeDashoffset: assign(\.dashOffset, length())
    case .visibility: assign(\.isVisible, value == "visible")
    case .paintOrder: assign(\.paintOrder, PaintOrder(value))
    case .markerStart: assign(\.markerStart, .some(marker()))
    case .markerMid: assign(\.markerMid, .some(marker()))
    case .markerEnd: assign(\.markerEnd, .some(marker()))
    case .shapeRendering: assign(\.isSmooth, !["optimizeSpeed", "crispEdges"].contains(value))
    case .imageRendering:
      assign(\.imageSampling, ["optimizeSpeed", "pixelated", "crisp-edges"].contains(value) ? .nearest : .bilinear)
    case .colorInterpolation: assign(\.hasLinearMasks, value == "linearRGB")
    case .colorInterpolationFilters: assign(\.hasLinearFilters, value != "sRGB")
    default: text.set(property, value, inherited: inherited?.text, parent: parent.text)
    }
  }
}

extension FillRule {
  static let keywords: [String: FillRule] = ["nonzero": .nonZero, "evenodd": .evenOdd]
}

extension StrokeStyle.Cap {
  fileprivate static let keywords: [String: Self] = ["butt": .butt, "round": .round, "square": .square]
}

extension StrokeStyle.Join {
  /// Those of SVG 2 are drawn as their nearest relatives.
  fileprivate static let keywords: [String: Self] = [
    "miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel,
  ]
}
