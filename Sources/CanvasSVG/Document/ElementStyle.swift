/// The inherited properties of an element, as they are computed.
struct ElementStyle: Sendable {
  var color = Color.black
  var fill = PaintValue.black
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = Length(1)
  var lineCap = StrokeStyle.Cap.butt
  var lineJoin = StrokeStyle.Join.miter
  var miterLimit = 4.0
  var dashes: [Length] = []
  var dashOffset = Length.zero
  var clipRule = FillRule.nonZero
  var isVisible = true
  var paintOrder = PaintOrder.normal
  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  /// Whether edges are antialiased.
  var isSmooth = true
  var imageSampling = Paint.Sampling.bilinear
  /// Whether the luminance of masks is that of linear light.
  var hasLinearMasks = false
  /// Whether filters are in linear light.
  var hasLinearFilters = true
  var text = TextStyleValue()

  var hasMarkers: Bool { markerStart != nil || markerMid != nil || markerEnd != nil }

  /// The length of `em`.
  var fontSize: Double { text.fontSize }
  /// The lengths that depend on fonts.
  var units: FontUnits { text.units }
}

/// The order in which the parts of a shape are painted.
struct PaintOrder: Sendable, Hashable {
  enum Part: String, Sendable { case fill, stroke, markers }

  var parts: [Part]

  static let normal = PaintOrder(parts: [.fill, .stroke, .markers])

  /// Reads the property; nil for anything else. Parts that are not named follow in their normal order.
  init?(_ text: String) {
    let named = text.split(whereSeparator: \.isWhitespace).filter { $0 != "normal" }.map { Part(rawValue: String($0)) }
    let parts = named.compactMap(\.self)
    guard parts.count == named.count, Set(parts).count == parts.count else { return nil }
    self.parts = parts + Self.normal.parts.filter { !parts.contains($0) }
  }

  private init(parts: [Part]) { self.parts = parts }
}

/// The inherited properties of texts.
struct TextStyleValue: Sendable {
  var families: [String] = []
  var fontSize = 16.0
  /// The size of the root's font, the length of `rem`.
  var rootFontSize = 16.0
  var weight = 400.0
  var slant = FontSlant.upright
  /// The width in percent of the normal one.
  var stretch = 100.0
  /// The features of `font-variant` and of its parts, and those of `font-feature-settings`, which win.
  var variants: [StyleProperty: [FontFeature]] = [:]
  var features: [FontFeature] = []
  var transform = Transform.none
  var language: TextLanguage?
  /// The places on the axes of variable fonts.
  var variations: [String: Double] = [:]
  var hasKerning = true
  /// Whether edges are antialiased.
  var isSmooth = true
  var anchor = Anchor.start
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var isPreserved = false
  var isVertical = false
  var isRightToLeft = false
  /// Whether all letters go in the direction of the text.
  var isOverridden = false
  var dominantBaseline = "auto"
  // What only the text of HTML has.
  var alignment = TextAlignment.natural
  var wraps = true
  /// The height of a line, as a multiple of the font's size; nil for that of the font.
  var lineHeight: Double?

  enum Anchor: Sendable { case start, middle, end }

  /// Where a row of a length begins, relative to its anchor.
  func offset(ofLength length: Double) -> Double {
    switch anchor {
    case .start: isRightToLeft ? -length : 0
    case .middle: -length / 2
    case .end: isRightToLeft ? 0 : -length
    }
  }

  /// What `text-transform` makes of letters.
  enum Transform: String, Sendable { case none, uppercase, lowercase, capitalize }
}
