/// The properties that the reader knows, in attributes and in CSS, by their names without hyphens.
enum StyleProperty: String, CaseIterable, Sendable {
  case alignItems, alignmentBaseline, backgroundColor, background, baselineShift, clipPath, clipRule, color, cx, cy, d,
    colorInterpolation, colorInterpolationFilters, direction, display, dominantBaseline, fill, fillOpacity,
    fillRule, filter, floodColor, floodOpacity, font, fontFamily, fontFeatureSettings, fontKerning, fontSize,
    fontStretch, fontStyle, fontVariant, fontVariantCaps, fontVariantLigatures, fontVariantNumeric,
    fontVariantPosition, fontVariationSettings, fontWeight, height, imageRendering, isolation, justifyContent, kerning,
    letterSpacing, lightingColor, lineHeight, marginLeft, marginTop, marker, markerEnd, markerMid, markerStart, mask,
    maskType, mixBlendMode,
    opacity, overflow, paddingLeft, paddingTop, paintOrder, r, rotate, rx, ry, scale, shapeRendering, stopColor,
    stopOpacity, stroke,
    strokeDasharray,
    strokeDashoffset, strokeLinecap, strokeLinejoin, strokeMiterlimit, strokeOpacity, strokeWidth, textAlign,
    textAnchor,
    textDecoration, textRendering, textTransform, transform, transformBox, transformOrigin, translate, unicodeBidi,
    vectorEffect, visibility, whiteSpace, width, wordSpacing, writingMode, x, y
  /// A property with a name of the document's own: its value begins with the name and a colon.
  case variable = "--"

  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
    // The part of the shorthand that is drawn.
    .merging(["text-decoration-line": .textDecoration, "mask-image": .mask]) { $1 }

  init?(name: String) {
    guard let property = Self.names[name] else { return nil }
    self = property
  }

  /// The name in CSS: that of the case with hyphens, such as `clip-path`.
  var name: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" } }

  /// Whether it is a length of a shape, or a path's data: an attribute that is no property of the inherited style.
  var isGeometry: Bool { [.x, .y, .width, .height, .cx, .cy, .r, .rx, .ry, .d].contains(self) }

  /// Whether it is only a property of CSS, or an attribute that is read where it is used.
  var isOnlyCSS: Bool {
    switch self {
    case .background, .backgroundColor, .font, .isolation, .marker, .mixBlendMode, .rotate, .scale, .translate,
      .alignItems,
      .justifyContent, .lineHeight, .marginLeft, .marginTop, .paddingLeft, .paddingTop, .textAlign:
      true
    default: isGeometry
    }
  }
}
