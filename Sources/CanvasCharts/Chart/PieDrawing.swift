public import Canvas

/// A pie graph laid out in a rectangle, ready to be drawn, and what is to be said about it.
public struct PieDrawing: Sendable {
  /// What a user should know, one line each: a total of 0, labels without room, characters that the font lacks.
  public let warnings: [String]

  let area: PieArea
  let background: Color?
  let content: Content

  enum Content: Sendable {
    case nothing
    /// A black disc, while the finger is down.
    case disc(radius: Double)
    /// Where the total is 0.
    case ring
    case clean(CleanPie)
    case reference(ReferencePie)
  }

  init(_ chart: PieChart, in rect: Rect) {
    let options = chart.options
    let rect = rect.standardized
    background = options.background
    let isDisc = options.isDisc || options.state != .initial
    let unit = min(rect.width, rect.height) / PieMetrics.side
    guard !rect.isEmpty, rect.isFinite, unit > 0 else {
      area = PieArea(frame: .zero, isDisc: isDisc, unit: 0)
      content = .nothing
      warnings = []
      return
    }
    var frame = rect
    if let radius = options.radius, !radius.isNaN, options.state != .began {
      let radius = min(max(radius, PieMetrics.smallestRadius), PieMetrics.radius)
      let side = 2 * (radius + PieMetrics.margin) * unit
      frame = Rect(center: rect.center, size: Size(width: side, height: side))
    }
    area = PieArea(frame: frame, isDisc: isDisc, unit: unit)
    if options.state == .began || options.state == .moved {
      content = .disc(radius: area.radius)
      warnings = []
      return
    }
    let sectors = PieLayout(values: chart.data.segments.map(\.value)).sectors
    guard !sectors.isEmpty else {
      content = .ring
      warnings = ["the total is 0: a grey ring stands for the pie"]
      return
    }
    let labels = PieLabels(chart, sectors: sectors, unit: unit)
    let colors = Self.colors(of: chart, sectors: sectors)
    var warnings = labels.warnings
    switch options.order {
    case .clean:
      let pie = CleanPie(sectors: sectors, colors: colors, labels: labels, area: area, background: background)
      warnings = pie.warnings + warnings
      content = .clean(pie)
    case .reference:
      content = .reference(ReferencePie(sectors: sectors, colors: colors, labels: labels, area: area))
    }
    self.warnings = warnings
  }

  /// The sectors' colours: those given with the data, else drawn anew or of the palette.
  private static func colors(of chart: PieChart, sectors: [PieSector]) -> [Color] {
    let segments = chart.data.segments
    // One is drawn for each segment, given or not, so that a colour more in the data does not change the others.
    let drawn =
      chart.options.state == .ended ? PiePalette.drawn(count: segments.count, seed: chart.options.seed) : nil
    return sectors.map { sector in
      segments[sector.index].color ?? drawn?[sector.index] ?? PiePalette.color(at: sector.index)
    }
  }

  /// Draws background and graph, and leaves the context's state as it was.
  public func draw(on context: DrawingContext) {
    guard area.unit > 0 else { return }
    context.withGState {
      if area.isDisc { context.clip(to: area.path) } else { context.clip(to: area.frame) }
      if let background {
        context.setFillColor(background)
        context.fill(area.frame)
      }
      context.beginPath()
      context.setLineDash([])
      context.setLineWidth(PieMetrics.outlineWidth * area.unit)
      context.setStrokeColor(.black)
      switch content {
      case .nothing: break
      case .disc(let radius):
        context.setFillColor(.black)
        context.fill(Path(pieCenter: area.frame.center, radius: radius, startAngle: 0, endAngle: 2 * Double.pi))
      case .ring:
        context.setFillColor(Color(white: 0.8))
        context.fill(
          Path(
            pieCenter: area.frame.center, radius: area.radius, innerRadius: area.radius * 0.6, startAngle: 0,
            endAngle: 2 * Double.pi))
      case .clean(let pie): pie.draw(on: context)
      case .reference(let pie): pie.draw(on: context)
      }
    }
  }

  /// The graph as a picture of its own, of the size that it was laid out in.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(on: context)
    return context.makeImage()
  }
}
