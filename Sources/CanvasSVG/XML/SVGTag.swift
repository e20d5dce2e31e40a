/// The elements that the reader knows.
enum SVGTag: String, CaseIterable {
  // Structure.
  case svg, g, defs, symbol, use, a, style, image
  case conditional = "switch"
  // Shapes.
  case path, rect, circle, ellipse, line, polyline, polygon
  // Paint servers.
  case linearGradient, radialGradient, stop, pattern
  // Areas.
  case clipPath, mask, marker
  // Text.
  case text, tspan, tref, textPath, foreignObject
  // Filters.
  case filter, feBlend, feColorMatrix, feComponentTransfer, feComposite, feConvolveMatrix, feDiffuseLighting
  case feDisplacementMap, feDistantLight, feDropShadow, feFlood, feFuncR, feFuncG, feFuncB, feFuncA, feGaussianBlur
  case feImage, feMerge, feMergeNode, feMorphology, feOffset, fePointLight, feSpecularLighting, feSpotLight, feTile
  case feTurbulence
  /// A piece of text, rather than an element.
  case characters = "#text"
  /// An element in a `foreignObject`, of any namespace.
  case html = "#html"
  /// An element that is not drawn.
  case other = ""

  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  init(name: String) { self = Self.names[name] ?? .other }

  /// Whether it is a shape of its own.
  var isShape: Bool { [.path, .rect, .circle, .ellipse, .line, .polyline, .polygon].contains(self) }
}
