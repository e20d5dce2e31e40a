/// What the value of an attribute is.
enum AttributeForm: Sendable {
  /// Anything, or what is checked where it is read.
  case any
  case length
  /// A length that isn't negative, or `auto`.
  case size
  case lengths
  case number
  case numbers
  /// One or two numbers that aren't negative.
  case pair
  /// A number or a percentage.
  case fraction
  /// Pairs of numbers.
  case points
  /// Four numbers, of a rectangle with an area.
  case box
  case angle
  case transform
  /// Some of these words.
  case words(String)
  /// An attribute that isn't drawn; these words are what is drawn without it.
  case undrawn(String)

  /// Whether a value is one of this form.
  func accepts(_ value: String) -> Bool {
    func length() -> Length? { Length(value, fontSize: 1) }
    func numbers() -> [Double]? { ValueScanner.numbers(value) }
    switch self {
    case .any: return true
    case .length: return length() != nil
    case .size: return value == "auto" || length().map { !$0.isNegative } ?? false
    case .lengths: return Length.list(value, fontSize: 1) != nil
    case .number: return ValueScanner.number(value) != nil
    case .numbers: return numbers() != nil
    case .pair: return numbers().map { (1...2).contains($0.count) && $0.allSatisfy { $0 >= 0 } } ?? false
    case .fraction: return ValueScanner.fraction(value) != nil
    case .points: return numbers().map { $0.count.isMultiple(of: 2) } ?? false
    case .box: return numbers().map { $0.count == 4 && $0[2] > 0 && $0[3] > 0 } ?? false
    case .angle: return value.hasPrefix("auto") || Transform(svg: "rotate(\(value))") != nil
    case .transform: return Transform(svg: value) != nil
    case .words(let words), .undrawn(let words):
      let known = words.split(separator: " ")
      return value.split(whereSeparator: \.isWhitespace).allSatisfy { known.contains($0) }
    }
  }
}

/// The attributes of each element and their values, beside the properties of style: those that are read where an element is
/// drawn, and those that SVG has and that aren't drawn.
enum AttributeTable {
  static let all: [SVGTag: [String: AttributeForm]] = changing([:]) { all in
    for row in rows {
      for tag in row.tags {
        for name in row.names.split(separator: " ") { all[tag, default: [:]][String(name)] = row.form }
      }
    }
  }

  private static let shapes = SVGTag.allCases.filter(\.isShape)
  private static let texts: [SVGTag] = [.text, .tspan, .tref, .textPath]
  private static let gradients: [SVGTag] = [.linearGradient, .radialGradient]
  private static let primitives = SVGTag.allCases.filter(\.isFilterPrimitive)
  private static let functions: [SVGTag] = [.feFuncR, .feFuncG, .feFuncB, .feFuncA]
  private static let ratio = AttributeForm.words(
    "none defer meet slice xMinYMin xMidYMin xMaxYMin xMinYMid xMidYMid xMaxYMid xMinYMax xMidYMax xMaxYMax")
  private static let units = AttributeForm.words("userSpaceOnUse objectBoundingBox")

  private static let rows: [(names: String, tags: [SVGTag], form: AttributeForm)] = [
    ("x y", [.svg, .symbol, .use, .image, .foreignObject, .rect, .pattern, .mask, .filter] + primitives, .length),
    (
      "width height", [.svg, .symbol, .use, .image, .foreignObject, .rect, .pattern, .mask, .filter] + primitives, .size
    ),
    ("rx ry", [.rect, .ellipse], .size), ("cx cy", [.circle, .ellipse, .radialGradient], .length),
    ("r", [.circle, .radialGradient], .size), ("x1 y1 x2 y2", [.line, .linearGradient], .length),
    ("points", [.polyline, .polygon], .points), ("d", [.path], .any), ("pathLength", shapes, .undrawn("")),
    ("viewBox", [.svg, .symbol, .pattern, .marker], .box),
    ("preserveAspectRatio", [.svg, .symbol, .pattern, .marker, .image, .feImage], ratio),
    ("href xlink:href", [.a, .use, .image, .textPath, .tref, .pattern, .filter, .feImage] + gradients, .any),
    ("target download ping rel hreflang type referrerpolicy", [.a], .any), ("media title", [.style], .any),
    ("type", [.style], .words("text/css")),
    // Paint servers, clips, masks and markers.
    ("gradientUnits", gradients, units), ("gradientTransform", gradients, .transform),
    ("spreadMethod", gradients, .words("pad reflect repeat")), ("fx fy", [.radialGradient], .length),
    ("fr", [.radialGradient], .size), ("offset", [.stop], .fraction),
    ("patternUnits patternContentUnits", [.pattern], units), ("patternTransform", [.pattern], .transform),
    ("clipPathUnits", [.clipPath], units), ("maskUnits maskContentUnits", [.mask], units),
    ("markerUnits", [.marker], .words("strokeWidth userSpaceOnUse")), ("refX refY", [.marker], .length),
    ("refX refY", [.symbol], .undrawn("0")), ("markerWidth markerHeight", [.marker], .size),
    ("orient", [.marker], .angle),
    // Texts.
    ("x y", [.text, .tspan, .tref], .lengths), ("dx dy", texts, .lengths), ("rotate", texts, .numbers),
    ("textLength", texts, .size), ("lengthAdjust", texts, .words("spacing spacingAndGlyphs")),
    ("startOffset", [.textPath], .length), ("method", [.textPath], .undrawn("align")),
    ("spacing", [.textPath], .undrawn("auto exact")), ("side", [.textPath], .undrawn("left")),
    ("path", [.textPath], .undrawn("")),
    // Filters.
    ("filterUnits primitiveUnits", [.filter], units), ("filterRes", [.filter], .any), ("result", primitives, .any),
    ("in", primitives.filter { ![.feFlood, .feImage, .feMerge, .feTurbulence].contains($0) } + [.feMergeNode], .any),
    ("in2", [.feBlend, .feComposite, .feDisplacementMap], .any),
    ("mode", [.feBlend], .words(BlendMode.cssNames.keys.joined(separator: " "))),
    ("type", [.feColorMatrix], .words("matrix saturate hueRotate luminanceToAlpha")),
    ("values", [.feColorMatrix], .numbers), ("tableValues", functions, .numbers),
    ("type", functions, .words("identity table discrete linear gamma")),
    ("slope intercept amplitude exponent offset", functions, .number),
    ("operator", [.feComposite], .words("over in out atop xor lighter arithmetic")),
    ("k1 k2 k3 k4", [.feComposite], .number), ("order", [.feConvolveMatrix], .pair),
    ("kernelMatrix", [.feConvolveMatrix], .numbers), ("divisor bias targetX targetY", [.feConvolveMatrix], .number),
    ("edgeMode", [.feConvolveMatrix], .words("duplicate wrap none")), ("edgeMode", [.feGaussianBlur], .undrawn("none")),
    ("preserveAlpha", [.feConvolveMatrix], .words("true false")),
    ("kernelUnitLength", [.feConvolveMatrix, .feDiffuseLighting, .feSpecularLighting], .any),
    ("surfaceScale", [.feDiffuseLighting, .feSpecularLighting], .number),
    ("diffuseConstant", [.feDiffuseLighting], .number),
    ("specularConstant specularExponent", [.feSpecularLighting], .number),
    ("azimuth elevation", [.feDistantLight], .number), ("x y z", [.fePointLight, .feSpotLight], .number),
    ("pointsAtX pointsAtY pointsAtZ specularExponent limitingConeAngle", [.feSpotLight], .number),
    ("scale", [.feDisplacementMap], .number),
    ("xChannelSelector yChannelSelector", [.feDisplacementMap], .words("R G B A")),
    ("stdDeviation", [.feGaussianBlur, .feDropShadow], .pair), ("dx dy", [.feOffset, .feDropShadow], .number),
    ("operator", [.feMorphology], .words("erode dilate")), ("radius", [.feMorphology], .pair),
    ("baseFrequency", [.feTurbulence], .pair), ("numOctaves seed", [.feTurbulence], .number),
    ("stitchTiles", [.feTurbulence], .words("stitch noStitch")),
    ("type", [.feTurbulence], .words("fractalNoise turbulence")),
  ]

  /// Whether an attribute of any element says nothing about a still picture, or is read for all elements.
  static func isSilent(_ name: String) -> Bool {
    // Those of other namespaces have a colon.
    silent.contains(name) || name.contains(":") || ["data-", "aria-", "on"].contains { name.hasPrefix($0) }
  }

  private static let silent: Set = [
    "id", "class", "style", "lang", "tabindex", "role", "focusable", "autofocus", "nonce", "systemLanguage",
    "requiredExtensions", "requiredFeatures", "externalResourcesRequired", "version", "baseProfile", "zoomAndPan",
    "contentScriptType", "contentStyleType",
    // Those of editors that lost their namespace.
    "space", "collect", "nodetypes",
  ]
}
