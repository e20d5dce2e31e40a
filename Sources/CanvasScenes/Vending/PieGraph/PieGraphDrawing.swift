public import Canvas
internal import CanvasCharts

/// The app's pie graph laid out in a rectangle, ready to be drawn, and what is to be said about it.
public struct PieGraphDrawing: Sendable {
  /// What a user should know, one line each: a total of 0, characters that the font lacks.
  public let warnings: [String]
  /// The characters of labels that no font has; `warnings` says so too.
  public let missingGlyphs: MissingGlyphs?

  private let area: PieGraphArea?
  private let background: Color?
  private let content: Content

  private enum Content: Sendable {
    /// A black disc, while the finger is down.
    case disc
    /// Where the total is 0.
    case ring
    case sectors([PieSector], colors: [Color], labels: PieGraphLabels)
  }

  init(_ graph: PieGraph, in rect: Rect) { self.init(graph, area: PieGraphArea(graph.options, in: rect)) }

  /// Lays the graph out in its view, as a finger left that. State and seed of its options do not count: the view has its
  /// own state, and each finger that was lifted takes the next seed. Radius and disc do not count either.
  public init(_ graph: PieGraph, in view: PieGraphView) {
    var graph = graph
    graph.options.state = view.state
    graph.options.seed &+= UInt64(truncatingIfNeeded: max(view.colorChanges - 1, 0))
    self.init(graph, area: view.area)
  }

  /// - Parameter area: What the graph may use, whatever its options say of that; nil where there is nothing.
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
      warnings = ["the total is 0: a grey ring stands for the pie"]
      missingGlyphs = nil
      return
    }
    let labels = PieGraphLabels(graph, sectors: sectors, unit: area.unit)
    content = .sectors(sectors, colors: Self.colors(of: graph, sectors: sectors), labels: labels)
    missingGlyphs = labels.missingGlyphs
    warnings = [labels.missingGlyphs].compactMap { $0?.description }
  }

  /// The sectors' colours: those given with the data, else drawn anew or of the palette.
  private static func colors(of graph: PieGraph, sectors: [PieSector]) -> [Color] {
    let segments = graph.data.segments
    // One is drawn for each segment, given or not, so that a colour more in the data does not change the others.
    let drawn =
      graph.options.state == .ended
      ? PieGraphPalette.drawn(count: segments.count, seed: graph.options.seed) : nil
    return sectors.map { sector in
      segments[sector.index].color ?? drawn?[sector.index] ?? PieGraphPalette.color(at: sector.index)
    }
  }

  /// Draws background and graph, and leaves the context's state as it was.
  public func draw(on context: DrawingContext) {
    guard let area else { return }
    context.withGState {
      // The plain rectangle has its own, faster way.
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
      // The path is not closed: filling closes it, and its outline is the arc and the radius at its end.
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

  /// The graph as a picture of its own, of the size that it was laid out in.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(on: context)
    return context.makeImage()
  }
}
