extension StyleProperty {
  /// A value as the property has it, with keywords in their usual case; nil for one that it can't have, which counts as
  /// not set.
  func valid(_ text: String) -> String? {
    let value = text.trimmed
    if Self.keywordsOfAll.contains(value) { return value }
    let keyword = Self.keywords[self].flatMap { words in words[value.lowercased()] }
    return keyword ?? (accepts(value) ? value : nil)
  }

  /// What every property can be: the value around the element, or the first one.
  static let keywordsOfAll: Set = ["inherit", "initial", "unset", "revert", "revert-layer"]

  /// Whether a value that isn't a keyword is one that the property can have.
  private func accepts(_ value: String) -> Bool {
    func isLength(isPositive: Bool = false) -> Bool {
      Length(value, fontSize: 1).map { !isPositive || !$0.isNegative } ?? false
    }
    switch self {
    case .fill, .stroke: return PaintValue(value) != nil
    case .color, .stopColor, .floodColor, .lightingColor, .backgroundColor: return ColorValue(value) != nil
    case .fillOpacity, .strokeOpacity, .opacity, .stopOpacity, .floodOpacity: return ValueScanner.fraction(value) != nil
    case .strokeWidth, .fontSize: return isLength(isPositive: true)
    case .strokeDashoffset, .letterSpacing, .wordSpacing, .baselineShift, .kerning: return isLength()
    case .strokeDasharray: return Length.list(value, fontSize: 1)?.allSatisfy { !$0.isNegative } ?? false
    case .strokeMiterlimit: return ValueScanner.number(value).map { $0 >= 0 } ?? false
    case .paintOrder: return PaintOrder(value) != nil
    case .markerStart, .markerMid, .markerEnd, .mask: return ValueScanner.reference(value) != nil
    case .clipPath: return ValueScanner.reference(value) != nil || BasicShape(value) != nil
    case .filter: return FilterFunction.list(value, fontSize: 1) != nil
    case .transform: return Transform(svg: value) != nil
    case .translate, .rotate, .scale: return Transform(svg: "\(name)(\(value))") != nil
    case .transformBox: return BasicShape(value).map { !$0.isFunction } ?? false
    case .transformOrigin: return Point(position: value, in: Rect(x: 0, y: 0, width: 1, height: 1), 1) != nil
    case .fontWeight: return ValueScanner.number(value).map { (1...1000).contains($0) } ?? false
    case .fontStretch: return ValueScanner.fraction(value).map { $0 >= 0 && value.hasSuffix("%") } ?? false
    case .fontStyle: return value.hasPrefix("oblique ")
    case .fontVariant, .fontVariantCaps, .fontVariantLigatures, .fontVariantNumeric, .fontVariantPosition:
      return TextStyleValue.variants(value) != nil
    case .fontFeatureSettings, .fontVariationSettings: return TextStyleValue.settings(value) != nil
    case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry:
      return value == "auto" || value == "0" || Length(value, fontSize: 1) != nil && ValueScanner.number(value) == nil
    case .d: return value == "none" || value.hasPrefix("path(")
    default: return Self.keywords[self] == nil
    }
  }

  private static let baselines =
    "before-edge text-before-edge text-top middle central after-edge text-after-edge text-bottom ideographic alphabetic "
    + "hanging mathematical"

  /// The keywords of properties by their small letters. Those that aren't here have none, or are read where they are used.
  private static let keywords: [StyleProperty: [String: String]] = [
    .alignmentBaseline: "auto baseline top bottom center " + baselines,
    .dominantBaseline: "auto no-change reset-size "
      + "use-script " + baselines, .overflow: "visible hidden scroll auto clip",
    .whiteSpace: "normal pre nowrap pre-wrap pre-line break-spaces",
    .baselineShift: "baseline sub super", .clipPath: "none", .clipRule: "nonzero evenodd",
    .colorInterpolation: "auto sRGB linearRGB", .colorInterpolationFilters: "auto sRGB linearRGB",
    .direction: "ltr rtl", .fillRule: "nonzero evenodd", .filter: "none", .fontKerning: "auto normal none",
    .fontSize: "xx-small x-small small medium large x-large xx-large xxx-large larger smaller",
    .fontStretch:
      "normal ultra-condensed extra-condensed condensed semi-condensed semi-expanded expanded extra-expanded "
      + "ultra-expanded wider narrower",
    .fontStyle: "normal italic oblique", .fontWeight: "normal bold bolder lighter",
    .imageRendering: "auto optimizeSpeed optimizeQuality smooth high-quality pixelated crisp-edges",
    .isolation: "auto isolate", .kerning: "auto", .letterSpacing: "normal", .markerEnd: "none", .markerMid: "none",
    .markerStart: "none", .mask: "none", .maskType: "luminance alpha",
    .mixBlendMode: BlendMode.cssNames.keys.joined(separator: " "),
    .shapeRendering: "auto optimizeSpeed crispEdges geometricPrecision", .strokeDasharray: "none",
    .strokeLinecap: "butt round square", .strokeLinejoin: "miter miter-clip arcs round bevel",
    .textAnchor: "start middle end", .textRendering: "auto optimizeSpeed optimizeLegibility geometricPrecision",
    .textTransform: "none uppercase lowercase capitalize", .transform: "none", .translate: "none", .rotate: "none",
    .scale: "none",
    .unicodeBidi: "normal embed isolate bidi-override isolate-override plaintext",
    .vectorEffect: "none non-scaling-stroke non-scaling-size non-rotation fixed-position",
    .visibility: "visible hidden collapse", .wordSpacing: "normal",
    .writingMode: "lr lr-tb rl rl-tb tb tb-rl horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr",
  ].mapValues { words in
    Dictionary(words.split(separator: " ").map { ($0.lowercased(), String($0)) }) { first, _ in first }
  }
}
