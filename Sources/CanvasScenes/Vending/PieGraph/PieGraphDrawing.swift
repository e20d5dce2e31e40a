public import Canvas
internal import CanvasCharts

/// The app's pie graph laid out in a rectangle, ready to be drawn, with its warnings.
public struct PieGraphDrawing: Sendable {
  /// The warnings for the user, one line each: a total of 0, or characters that the font lacks.
  public let warnings: [String]
  /// The characters of labels that no font has, which `warnings` also reports.
  public let missingGlyphs: MissingGlyphs?

  private let area: PieGraphArea?
  private let background: Color?
  private let content: Content

  private enum Content: Sendable {
    /// A black disc, shown while a finger is down.
    case disc
    /// A ring, shown if the total is 0.
    case ring
    case sectors([PieSector], colors: [Color], labels: PieGraphLabels)
  }

  init(_ graph: PieGraph, in rect: Rect) { self.init(graph, area: PieGraphArea(graph.options, in: rect)) }

  /// Lays out the graph in its view, as touches left it. The state, seed, radius and disc of its options are ignored:
  /// the view has its own state, and each lifted finger uses the next seed.
  public init(_ graph: PieGraph, in view: PieGraphView) {
    var graph = graph
    graph.options.state = view.state
    graph.options.seed &+= UInt64(truncatingIfNeeded: max(view.colorChanges - 1, 0))
    self.init(graph, area: view.area)
  }

  /// - Parameter area: The area of the graph, which overrides its options. If nil, nothing is drawn.
  init(_ graph: PieGraph, area: PieGraphArea?) {
    let options = graph.options
    background = options.background
    self.area = area
    guard let area, options.state != .began, options.state != .moved else {
      content = .disc
      warnings = []
      missingGlyphs = nil
      return
    }
    let sectors = PieSectors(values: graph.data.segments.map(\.value)).sectors
    guard !sectors.isEmpty else {
      content = .ring
      warnings = ["the total is 0; a grey ring is drawn instead"]
      missingGlyphs = nil
      return
    }
    let labels = PieGraphLabels(graph, sectors: sectors, unit: area.unit)
    content = .sectors(sectors, colors: Self.colors(of: graph, sectors: sectors), labels: labels)
    missingGlyphs = labels.missingGlyphs
    warnings = [labels.missingGlyphs].compactMap { $0?.description }
  }

  /// Returns the sectors' colours: those given with the data, and otherwise random ones or those of the palette.
  private static func colors(of graph: PieGraph, sectors: [PieSector]) -> [Color] {
    let segments = graph.data.segments
    // One is drawn for each segment, including those with a colour, so that adding a colour to the data doesn't
    // change the others.
    let drawn =
      graph.options.state == .ended
      ? PieGraphPalette.drawn(count: segments.count, seed: graph.options.seed) : nil
    return sectors.map { sector in
      segments[sector.index].color ?? drawn?[sector.index] ?? PieGraphPalette.color(at: sector.index)
    }
  }

  /// Draws the background and the graph, and restores the context's state.
  public func draw(on context: DrawingContext) {
    guard let area else { return }
    context.withGState {
      // Clipping to a plain rectangle is faster.
      if area.isDisc { context.clip(to: area.path) } else { context.clip(to: area.view) }
      if let background {
        context.setFillColor(background)
        context.fill(area.view)
      }
      drawGraph(in: area, on: context)
    }
  }

  private func drawGraph(in area: PieGraphArea, on context: DrawingContext) {
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
    case .sectors(let sectors, let colors, let labels):
      draw(sectors, colors: colors, labels: labels, in: area, on: context)
    }
  }

  private func draw(
    _ sectors: [PieSector], colors: [Color], labels: PieGraphLabels, in area: PieGraphArea,
    on context: DrawingContext
  ) {
    let center = area.center
    let radius = area.radius
    let outline = StrokeStyle(width: PieGraphMetrics.outlineWidth * area.unit)
    context.setStrokeColor(.black)
    for (position, sector) in sectors.enumerated() {
      // The path is open: filling closes it, and its outline is the arc and the radius at its end.
      var path = Path()
      path.addArc(
        center: center, radius: radius, startAngle: sector.startAngle, endAngle: sector.endAngle, clockwise: true)
      path.addLine(to: center)
      context.setFillColor(colors[position])
      context.fill(path)
      context.stroke(path, style: outline)
      let point = sector.middlePoint(center: center, distance: radius * 2 / 3)
      context.draw(labels.texts[position], at: point.offsetBy(dx: -labels.sizes[position].width / 2, dy: 0))
    }
  }

  /// Returns the graph as a picture, in the size of its layout.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(on: context)
    return context.makeImage()
  }
}
