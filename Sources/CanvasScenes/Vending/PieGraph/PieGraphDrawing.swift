/// The app's pie graph laid out in a rectangle, ready to be drawn, with its warnings.
public struct PieGraphDrawing: Sendable {
  /// The warnings for the user, one line each: a total of 0, or characters that the font lacks.
  public private(set) var notes: [Note] = []
  /// The characters of labels that no font has, which `warnings` also reports.
  public private(set) var missingGlyphs: MissingGlyphs?

  private let segments: [PieSegment]
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

  init(_ graph: PieGraph, in rect: Rect) {
    self.init(
      graph, area: PieGraphArea(graph.options, in: rect), colorChanges: graph.options.state == .ended ? 1 : 0)
  }

  /// Lays out the graph in its view, as touches left it. The state, radius and disc of its options are ignored: the
  /// view has its own. Each lifted finger uses the next seed.
  public init(_ graph: PieGraph, in view: PieGraphView) {
    var graph = graph
    graph.options.state = view.state
    self.init(graph, area: view.area, colorChanges: view.colorChanges)
  }

  /// - Parameters:
  ///   - area: The area of the graph, which overrides its options. If nil, nothing is drawn.
  ///   - colorChanges: The number of times that a lifted finger drew new colours.
  private init(_ graph: PieGraph, area: PieGraphArea?, colorChanges: Int) {
    let options = graph.options
    background = options.background
    self.area = area
    segments = graph.data.segments
    guard let area, options.state != .began, options.state != .moved else {
      content = .disc
      return
    }
    let sectors = PieSectors(values: graph.data.segments.map(\.value)).sectors
    guard !sectors.isEmpty else {
      content = .ring
      notes = [Note(.empty, "the total is 0; a grey ring is drawn instead")]
      return
    }
    let labels = PieGraphLabels(graph, sectors: sectors, unit: area.unit)
    let colors = Self.colors(of: graph, sectors: sectors, colorChanges: colorChanges)
    content = .sectors(sectors, colors: colors, labels: labels)
    missingGlyphs = labels.missingGlyphs
    notes = [labels.missingGlyphs].compactMap { $0.map { Note(.replaced, $0.description) } }
  }

  /// Returns the sectors' colours: those given with the data, and otherwise random ones or those of the palette.
  private static func colors(of graph: PieGraph, sectors: [PieSector], colorChanges: Int) -> [Color] {
    let segments = graph.data.segments
    // One is drawn for each segment, including those with a colour, so that adding a colour to the data doesn't
    // change the others.
    let drawn = PieGraphPalette.drawn(
      count: segments.count, seed: graph.options.seed, changes: colorChanges, isRandom: graph.options.hasRandomColors)
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
      if let background { context.fill(area.view, with: .color(background)) }
      drawGraph(in: area, on: context)
    }
  }

  private func drawGraph(in area: PieGraphArea, on context: DrawingContext) {
    func ring(_ hole: Double) -> Path {
      Path(pieCenter: area.center, radius: area.radius, innerRadius: hole, startAngle: 0, endAngle: 2 * Double.pi)
    }
    switch content {
    case .disc: context.fill(ring(0), with: .color(.black))
    case .ring: context.fill(ring(area.radius * 0.6), with: .color(Color(white: 0.8)))
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
        center: center, radius: radius, startAngle: sector.startAngle, endAngle: sector.endAngle, direction: .clockwise)
      path.addLine(to: center)
      context.fill(path, with: .color(colors[position]))
      context.stroke(path, style: outline)
      context.draw(labels.texts[position], at: labels.frame(of: position, sector, in: area).origin)
    }
  }

  /// The sectors with the boxes that their ink is in, in drawing order. Empty for a black disc or a total of 0.
  public var marks: [PieGraphMark] {
    guard let area, case .sectors(let sectors, _, let labels) = content else { return [] }
    return sectors.enumerated().map { position, sector in
      let frame = labels.frame(of: position, sector, in: area)
      return PieGraphMark(
        name: segments[sector.index].name, value: segments[sector.index].value, fraction: sector.fraction,
        box: sector.path(center: area.center, radius: area.radius).boundingBox, label: frame.isEmpty ? nil : frame)
    }
  }
}

/// A sector of the app's pie graph and the boxes that it and its label fill, for image maps.
public struct PieGraphMark: Sendable, Hashable {
  /// The name of the segment.
  public var name: String
  /// The value of the segment.
  public var value: Double
  /// The part of the total, from 0 to 1.
  public var fraction: Double
  /// The box around the sector without its outline, in points.
  public var box: Rect
  /// The box of the label, which a later sector may cover, in points. Nil if the sector has no label.
  public var label: Rect?
}
