/// The properties that the reader knows, in attributes and in CSS.
enum StyleProperty: String, CaseIterable, Sendable {
  case alignmentBaseline = "alignment-baseline"
  case backgroundColor = "background-color"
  case background
  case baselineShift = "baseline-shift"
  case clipPath = "clip-path"
  case clipRule = "clip-rule"
  case color
  case cx, cy, d
  case colorInterpolation = "color-interpolation"
  case colorInterpolationFilters = "color-interpolation-filters"
  case direction, display
  case dominantBaseline = "dominant-baseline"
  case fill
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case filter
  case floodColor = "flood-color"
  case floodOpacity = "flood-opacity"
  case font
  case fontFamily = "font-family"
  case fontFeatureSettings = "font-feature-settings"
  case fontKerning = "font-kerning"
  case fontSize = "font-size"
  case fontStretch = "font-stretch"
  case fontStyle = "font-style"
  case fontVariant = "font-variant"
  case fontVariantCaps = "font-variant-caps"
  case fontVariantLigatures = "font-variant-ligatures"
  case fontVariantNumeric = "font-variant-numeric"
  case fontVariantPosition = "font-variant-position"
  case fontVariationSettings = "font-variation-settings"
  case fontWeight = "font-weight"
  case height
  case imageRendering = "image-rendering"
  case isolation
  case kerning
  case letterSpacing = "letter-spacing"
  case lightingColor = "lighting-color"
  case marker
  case markerEnd = "marker-end"
  case markerMid = "marker-mid"
  case markerStart = "marker-start"
  case mask
  case maskType = "mask-type"
  case mixBlendMode = "mix-blend-mode"
  case opacity, overflow
  case paintOrder = "paint-order"
  case r, rx, ry
  case shapeRendering = "shape-rendering"
  case stopColor = "stop-color"
  case stopOpacity = "stop-opacity"
  case stroke
  case strokeDashArray = "stroke-dasharray"
  case strokeDashOffset = "stroke-dashoffset"
  case strokeLineCap = "stroke-linecap"
  case strokeLineJoin = "stroke-linejoin"
  case strokeMiterLimit = "stroke-miterlimit"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case textAnchor = "text-anchor"
  case textDecoration = "text-decoration"
  case textRendering = "text-rendering"
  case textTransform = "text-transform"
  case transform
  case transformBox = "transform-box"
  case transformOrigin = "transform-origin"
  case unicodeBidi = "unicode-bidi"
  /// A property with a name of the document's own: its value begins with the name and a colon.
  case variable = "--"
  case vectorEffect = "vector-effect"
  case visibility
  case whiteSpace = "white-space"
  case width
  case wordSpacing = "word-spacing"
  case writingMode = "writing-mode"
  case x, y

  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    // The part of the shorthand that is drawn.
    .merging(["text-decoration-line": .textDecoration]) { $1 }

  init?(name: String) {
    guard let property = Self.names[name] else { return nil }
    self = property
  }

  /// Whether it is a length of a shape, or a path's data: an attribute that is no property of the inherited style.
  var isGeometry: Bool {
    switch self {
    case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry, .d: true
    default: false
    }
  }

  /// Whether it is only a property of CSS, or an attribute that is read where it is used.
  var isOnlyCSS: Bool {
    switch self {
    case .background, .backgroundColor, .font, .isolation, .marker, .mixBlendMode: true
    default: isGeometry
    }
  }
}
