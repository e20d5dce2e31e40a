public import Canvas

/// A pie graph laid out in a rectangle, ready to be drawn, and what is to be said about it.
public struct PieDrawing: Sendable {
  /// What a user should know, one line each: a total of 0, labels without room, characters that the font lacks.
  public let warnings: [String]
  /// The characters of labels that no font has; `warnings` says so too.
  public let missingGlyphs: MissingGlyphs?

  private let area: PieArea?
  private let background: Color?
  private let content: Content

  private enum Content: Sendable {
    /// A black disc, while the finger is down.
    case disc
    /// Where the total is 0.
    case ring
    case clean(CleanPie)
    case reference(ReferencePie)
  }

  init(_ chart: PieChart, in rect: Rect) {
    let options = chart.options
    background = options.background
    area = PieArea(options, in: rect)
    guard let area, options.state != .began, options.state != .moved else {
      content = .disc
      warnings = []
      missingGlyphs = nil
      return
    }
    let sectors = PieLayout(values: chart.data.segments.map(\.value)).sectors
    guard !sectors.isEmpty else {
      content = .ring
      warnings = ["the total is 0: a grey ring stands for the pie"]
      missingGlyphs = nil
      return
    }
    let labels = PieLabels(chart, sectors: sectors, unit: area.unit)
    let colors = Self.colors(of: chart, sectors: sectors)
    missingGlyphs = labels.missingGlyphs
    var warnings = [labels.missingGlyphs].compactMap { $0?.description }
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

  /// Where the graph and its labels stand, in clean order.
  package var arrangement: PieArrangement? {
    if case .clean(let pie) = content { pie.arrangement } else { nil }
  }

  /// Draws background and graph, and leaves the context's state as it was.
  public func draw(on context: DrawingContext) {
    guard let area else { return }
    context.withGState {
      context.withGState {
        // The plain rectangle has its own, faster way.
        if area.isDisc { context.clip(to: area.path) } else { context.clip(to: area.view) }
        if let background {
          context.setFillColor(background)
          context.fill(area.view)
        }
        drawGraph(in: area, on: context)
      }
      if case .clean(let pie) = content { pie.drawLabels(on: context) }
    }
  }

  private func drawGraph(in area: PieArea, on context: DrawingContext) {
    let turn = 2 * Double.pi
    switch content {
    case .disc:
      context.setFillColor(.black)
      context.fill(Path(pieCenter: area.center, radius: area.radius, startAngle: 0, endAngle: turn))
    case .ring:
      context.setFillColor(Color(white: 0.8))
      context.fill(
        Path(
          pieCenter: area.center, radius: area.radius, innerRadius: area.radius * 0.6, startAngle: 0, endAngle: turn))
    case .clean(let pie): pie.drawGraph(on: context)
    case .reference(let pie): pie.draw(on: context)
    }
  }

  /// The graph as a picture of its own, of the size that it was laid out in.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(on: context)
    return context.makeImage()
  }
}
