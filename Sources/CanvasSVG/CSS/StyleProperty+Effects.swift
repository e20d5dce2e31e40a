/// Which properties act where, for notes about those that have no effect.
extension StyleProperty {
  /// Whether a property acts on an element, or on what is inside of it.
  func acts(on tag: SVGTag) -> Bool {
    switch self {
    case .stopColor, .stopOpacity: tag == .stop
    case .floodColor, .floodOpacity: tag == .feFlood || tag == .feDropShadow
    case .lightingColor: tag == .feDiffuseLighting || tag == .feSpecularLighting
    case .maskType: tag == .mask
    case .markerStart, .markerMid, .markerEnd: tag.holdsOthers || [.path, .line, .polyline, .polygon].contains(tag)
    case .fill, .fillOpacity, .fillRule, .stroke, .strokeDasharray, .strokeDashoffset, .strokeLinecap, .strokeLinejoin,
      .strokeMiterlimit, .strokeOpacity, .strokeWidth:
      tag.holdsOthers || tag.isShape || tag.isText
    case .alignmentBaseline, .baselineShift, .direction, .dominantBaseline, .fontFamily, .fontFeatureSettings,
      .fontKerning,
      .fontSize, .fontStretch, .fontStyle, .fontVariant, .fontVariantCaps, .fontVariantLigatures, .fontVariantNumeric,
      .fontVariantPosition, .fontVariationSettings, .fontWeight, .kerning, .letterSpacing, .textAnchor, .textDecoration,
      .textRendering, .textTransform, .unicodeBidi, .whiteSpace, .wordSpacing, .writingMode:
      tag.holdsOthers || tag.isText
    default: true
    }
  }

  /// What is the same as no value for most properties.
  static let neutral: Set = [
    "inherit", "initial", "unset", "none", "normal", "auto", "start", "visible", "medium", "nonzero", "miter", "butt",
    "baseline", "ltr", "lr-tb", "black", "#000", "#000000", "0", "1", "4", "400", "",
  ]

  /// Whether a declaration that isn't read changes nothing: it only says how something moves, it is for HTML or for an
  /// editor, or it is the usual value of what isn't drawn.
  static func isSilent(_ name: String, _ value: String) -> Bool {
    if undrawn.contains(name) { return neutral.contains(value) || ["solid", "currentcolor", "mixed"].contains(value) }
    return name.hasPrefix("-") || silent.contains(name) || families.contains(String(name.prefix { $0 != "-" }))
  }

  /// The properties that a value of `text-decoration` sets beside its lines, and that aren't drawn.
  func undrawnParts(of value: String) -> [String] {
    guard self == .textDecoration else { return [] }
    return StyleSheet.pieces(value.lowercased(), separator: " ").compactMap { piece in
      let word = String(piece).trimmed
      let isStyle = ["solid", "double", "dotted", "dashed", "wavy"].contains(word)
      let isThickness = word == "from-font" || Length(word, fontSize: 1) != nil
      guard isStyle || isThickness || ColorValue(word) != nil else { return nil }
      let name = "text-decoration-" + (isStyle ? "style" : isThickness ? "thickness" : "color")
      return Self.isSilent(name, word) ? nil : name
    }
  }

  private static let undrawn: Set = [
    "animation", "animation-name", "clip", "inline-size", "shape-inside", "shape-subtract", "text-decoration-color",
    "text-decoration-style", "text-decoration-thickness", "font-size-adjust", "font-variant-alternates", "text-shadow",
    "font-variant-east-asian", "text-overflow", "text-orientation", "glyph-orientation-vertical",
    "glyph-orientation-horizontal",
  ]

  private static let silent: Set = [
    "cursor", "pointer-events", "touch-action", "user-select", "will-change", "line-height", "text-align",
    "text-indent", "block-progression", "enable-background", "color-rendering", "color-profile", "color-scheme",
    "color-adjust", "shape-padding", "shape-margin", "font-synthesis", "text-size-adjust", "contain", "content",
    "content-visibility", "position", "top", "right", "bottom", "left", "z-index", "float", "clear", "vertical-align",
    "max-width", "max-height", "min-width", "min-height", "font-variant-east_asian", "adobe-blending-mode",
    "backface-visibility", "filter-blend-mode", "filter-gaussianblur-deviation",
  ]

  /// The first words of properties that say nothing about SVG.
  private static let families: Set = [
    "animation", "transition", "margin", "padding", "border", "outline", "scroll", "page", "solid", "box", "speak",
    "inkscape", "forced", "print",
  ]
}

extension SVGTag {
  /// Whether other elements are drawn inside of it, or because of it, and take its style.
  var holdsOthers: Bool {
    [
      .svg, .g, .defs, .symbol, .use, .a, .conditional, .foreignObject, .html, .pattern, .clipPath, .mask, .marker,
    ].contains(self)
  }

  var isText: Bool { [.text, .tspan, .textPath, .tref].contains(self) }

  /// Whether an element has an effect in one of another kind; true for what can be everywhere.
  func acts(in parent: SVGTag) -> Bool {
    switch self {
    case .stop: parent == .linearGradient || parent == .radialGradient
    case .tspan, .tref, .textPath: parent.isText || parent == .a
    case .feMergeNode: parent == .feMerge
    case .feFuncR, .feFuncG, .feFuncB, .feFuncA: parent == .feComponentTransfer
    case .feDistantLight, .fePointLight, .feSpotLight: parent == .feDiffuseLighting || parent == .feSpecularLighting
    default: isFilterPrimitive ? parent == .filter : !isDrawn || parent.holdsOthers || self == .a && parent.isText
    }
  }
}
