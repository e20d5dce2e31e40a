/// The options of a mark. Nil is what fits its kind, its channels and the plot.
package struct MarkOptions: GrammarOptions {
  /// What is done with rows without a value on a continuous scale, with Vega-Lite's names.
  package enum Invalid: String, Sendable {
    /// They are left out.
    case filter
    /// They are drawn at zero.
    case show
    /// They are left out, but lines and areas have gaps. The domains have all rows of lines and areas,
    case breakPaths = "break-paths-show-path-domains"
    /// all rows of all marks,
    case breakPathsShowDomains = "break-paths-show-domains"
    /// or only rows that are valid.
    case breakPathsFilterDomains = "break-paths-filter-domains"
  }

  /// The names of the theme's styles. The first one counts most.
  package var styles: [String] = []
  package var orientation: Orientation?
  package var isFilled: Bool?
  package var color = PlotPaint.none
  package var fill = PlotPaint.none
  package var stroke = PlotPaint.none
  package var opacity: Double?
  package var fillOpacity: Double?
  package var strokeOpacity: Double?
  package var strokeWidth: Double?
  package var strokeDash: [Double]?
  package var strokeDashOffset: Double?
  package var strokeMiterLimit: Double?
  package var strokeCap = StrokeStyle.Cap.butt
  package var strokeJoin = StrokeStyle.Join.miter
  package var blendMode = BlendMode.normal
  package var clips: Bool?
  package var invalid = Invalid.breakPaths
  /// Whether lines connect the rows in their own order.
  package var keepsOrder = false
  /// The places of marks by the channel that doesn't say them, and the distances that marks are moved.
  package var places: [PlotChannelName: PlotPlace] = [:]
  package var offsets: [PlotChannelName: Double] = [:]
  package var size: PlotBandSize?
  package var width: PlotBandSize?
  package var height: PlotBandSize?
  package var discreteBandSize: PlotBandSize?
  package var continuousBandSize: PlotBandSize?
  package var minBandSize = 0.0
  package var binSpacing = 0.0
  package var timeUnitBandSize = 1.0
  package var timeUnitBandPosition: Double?
  package var thickness = 1.0
  package var cornerRadius = 0.0
  /// The radius of the corners at the end of a bar.
  package var endRadius: Double?
  package var topLeftRadius: Double?
  package var topRightRadius: Double?
  package var bottomRightRadius: Double?
  package var bottomLeftRadius: Double?
  package var innerRadius: Double?
  package var outerRadius: Double?
  package var padAngle = 0.0
  package var curve = PlotCurve.Name.linear
  package var tension: Double?
  /// The name of a symbol, or the data of its path.
  package var shape: String?
  package var angle: Double?
  package var text: [String] = []
  package var fontSize: Double?
  package var fontWeight = Font.Weight.regular
  package var lineHeight: Double?
  package var limit: Double?
  package var align = 0.5
  package var baseline: PlotBaseline?
  package var dx = 0.0
  package var dy = 0.0
  package var url: String?
  package var keepsAspect = true

  package init() {}
}

/// The colour of a mark, or a gradient whose points are parts of the mark's box.
package enum PlotPaint: Sendable {
  case none
  case color(Color)
  case linear(Gradient, from: Point, to: Point)
  case radial(Gradient, center: Point, radius: Double)

  package var color: Color? { if case .color(let color) = self { color } else { nil } }

  func paint(in shape: PlotShape) -> Paint? {
    let box = shape.path.boundingBox
    func place(_ part: Point) -> Point { Point(x: box.minX + box.width * part.x, y: box.minY + box.height * part.y) }
    return switch self {
    case .none: nil
    case .color(let color): .color(color)
    case .linear(let gradient, let start, let end): .linearGradient(gradient, from: place(start), to: place(end))
    case .radial(let gradient, let center, let radius):
      .radialGradient(gradient, center: place(center), radius: max(box.width, box.height) * radius)
    }
  }
}

/// A place or a length in a plot, in points from its corner.
package enum PlotPlace: Sendable, Hashable {
  case points(Double)
  /// The width or the height of the plot.
  case plotWidth, plotHeight

  package init?(_ value: DataValue) {
    switch value {
    case .text("width"): self = .plotWidth
    case .text("height"): self = .plotHeight
    default:
      guard let number = value.number else { return nil }
      self = .points(number)
    }
  }

  var points: Double? { if case .points(let points) = self { points } else { nil } }

  func length(in size: Size) -> Double {
    switch self {
    case .points(let points): points
    case .plotWidth: size.width
    case .plotHeight: size.height
    }
  }
}

/// The size of a mark in a band.
package enum PlotBandSize: Sendable, Hashable {
  case absolute(Double)
  /// A part of the band.
  case part(Double)

  var points: Double? { if case .absolute(let points) = self { points } else { nil } }
}

/// An option of a mark by an expression that reads rows or scales.
package struct MarkExpression: Sendable {
  /// The name of the option, for errors.
  let name: String
  let source: String
  let options: @Sendable (_ value: DataValue) -> Partial<MarkOptions>

  package init(_ name: String, _ source: String, options: @escaping @Sendable (DataValue) -> Partial<MarkOptions>) {
    (self.name, self.source, self.options) = (name, source, options)
  }
}
