internal import Canvas
package import CanvasFrames
package import CanvasNotes
internal import CanvasTables

/// Lays out a chart of a grammar.
///
///     let scene = try PlotLayout(config: .vega, measurer: TextMeasurer(fonts)).scene(view)
package struct PlotLayout {
  let config: PlotConfig
  let measurer: TextMeasurer
  var environment: ExpressionEnvironment
  /// The pictures of image marks. Without, those marks are empty.
  package var pictures: PlotPictures?
  private var domains: [Int: PlotScaleDomain] = [:]

  package init(config: PlotConfig, measurer: TextMeasurer, environment: ExpressionEnvironment = ExpressionEnvironment())
  {
    (self.config, self.measurer, self.environment) = (config, measurer, environment)
  }

  /// The longest side of a picture in points.
  package static let sizeLimit = 20_000.0

  /// A view's marks, axes and legends at their places.
  package func scene(_ view: PlotView) throws(PlotError) -> PlotScene {
    var notes: [Note] = []
    return try scene(view, notes: &notes)
  }

  /// A view's marks, axes and legends at their places, and what the view's data lacks.
  package func scene(_ view: PlotView, notes: inout [Note]) throws(PlotError) -> PlotScene {
    var layout = self
    return try layout.placed(view, &notes)
  }

  private mutating func placed(_ view: PlotView, _ notes: inout [Note]) throws(PlotError) -> PlotScene {
    var tree = PlotTree(config, environment)
    var node = try tree.node(view)
    for note in tree.notes { notes.add(note) }
    environment = tree.environment
    resolveDomains(node)
    var block = try self.block(node, hidden: [])
    try addTitle(&block, node.view, isTop: true)
    var given: (width: Double?, height: Double?)
    if let fit = view.fit, node.isPlot {
      given = fitView(&node, block, fit)
      block = try self.block(node, hidden: [])
      try addTitle(&block, node.view, isTop: true)
    }
    let padding = config.padding
    let bounds = block.bounds
    let size = Size(
      width: max((bounds.width + padding.left + padding.right).rounded(.up), given.width ?? 0),
      height: max((bounds.height + padding.top + padding.bottom).rounded(.up), given.height ?? 0))
    guard size.width <= Self.sizeLimit, size.height <= Self.sizeLimit else {
      throw PlotError(
        "the picture is larger than \(Int(Self.sizeLimit)) points; use fewer places, or a width and height")
    }
    let moved = block.moved(
      by: Point(x: (padding.left - bounds.minX).rounded(), y: (padding.top - bounds.minY).rounded()))
    var scene = PlotScene(size: size, background: config.background)
    (scene.groups, scene.legends, scene.texts, scene.headers) = (
      moved.groups, moved.legends, moved.texts, moved.headers
    )
    scene.title = node.view.title?[\.lines]
    if tree.notes.isEmpty, scene.groups.allSatisfy({ $0.marks.allSatisfy(\.areEmpty) }) {
      let hasRows = node.units.contains { $0.unit.rawFrame.rowCount > 0 }
      notes.add(
        hasRows
          ? Note(.empty, "nothing is drawn; no row has a value on each scale") : Note(.empty, at: "data", "no rows"))
    }
    return scene
  }

  // MARK: Scales

  private mutating func resolveDomains(_ node: PlotNode) {
    var contributions: [Int: (PlotChannelName, [ScaleContribution])] = [:]
    Self.collect(node, &contributions) { _ in true }
    let resolver = DomainResolver(config: config, zone: environment.zone)
    for (id, (name, list)) in contributions { domains[id] = resolver.domain(list, name) }
  }

  /// Collects what a node's units contribute to some scales: to those that a facet's cells share, all rows together.
  private static func collect(
    _ node: PlotNode, _ contributions: inout [Int: (PlotChannelName, [ScaleContribution])],
    _ accepts: (Int) -> Bool
  ) {
    switch node.content {
    case .unit(let unit):
      for name in PlotChannelName.allCases {
        guard let channel = unit.channels[name], PlotChannelName.scaled.contains(name.scaleChannel),
          let id = node.scaleIDs[name.scaleChannel], accepts(id)
        else { continue }
        for part in channel.withConditions where part.isScaled {
          contributions[id, default: (name.scaleChannel, [])].1
            .append(ScaleContribution(unit: unit, name: name, channel: part))
        }
      }
    case .layers(let nodes), .grid(let nodes, _):
      for node in nodes { collect(node, &contributions, accepts) }
    case .facet(let grid):
      let shared = grid.sharedScales
      collect(grid.whole, &contributions) { shared.contains($0) && accepts($0) }
      for case let cell? in grid.cells { collect(cell, &contributions) { !shared.contains($0) && accepts($0) } }
    }
  }

  // MARK: Blocks

  /// A node's plots, with its title unless it is the whole picture, and the legends of its own scales.
  mutating func block(_ node: PlotNode, hidden: Set<PlotChannelName>) throws(PlotError) -> PlotBlock {
    var block: PlotBlock
    switch node.content {
    case .unit, .layers: block = try plot(node, hidden: hidden)
    case .grid(let nodes, let columns): block = try grid(node, nodes, columns)
    case .facet(let grid): block = try facet(node, grid)
    }
    try addLegends(&block, node)
    return block
  }

  // MARK: Plots

  private mutating func plot(_ node: PlotNode, hidden: Set<PlotChannelName>) throws(PlotError) -> PlotBlock {
    let units = node.units
    let size = plotSize(node)
    guard size.width <= Self.sizeLimit, size.height <= Self.sizeLimit else {
      throw PlotError("a plot is larger than \(Int(Self.sizeLimit)) points; use fewer places, or a width and height")
    }
    var group = PlotGroup(name: node.view.name, origin: .zero, size: size)
    group.frame = frame(node, size)
    var known = KnownScales(node)
    let scalesOfUnits = units.map { scales($0.scaleIDs, $0.unit, size, &known) }
    environment.scales = ExpressionScales(scalesOfUnits.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
    defer { environment.scales = nil }
    for (scales, (unit, _)) in zip(scalesOfUnits, units) {
      var placed: [PlacedMarks] = []
      for part in try unit.parts(&environment) {
        var encoder = UnitEncoder(unit: part, scales: scales, config: config, size: size, environment: environment)
        encoder.pictures = pictures
        placed.append(try encoder.marks(measurer))
        (environment, pictures) = (encoder.environment, encoder.pictures)
      }
      var marks = placed[0]
      if placed.count > 1 { marks.items = placed.flatMap(\.items) }
      let encoder = UnitEncoder(unit: unit, scales: scales, config: config, size: size, environment: environment)
      let brushes = unit.brushes.compactMap { encoder.brush($0) }
      group.marks += brushes.map(\.ground) + [marks] + brushes.map(\.outline)
    }
    var block = PlotBlock(size: size, bounds: Rect(origin: .zero, size: size))
    for name in PlotChannelName.positions {
      for axis in try axes(name, units, scalesOfUnits, node, size) {
        if hidden.contains(name) {
          block.sharedAxes[name] = axis
          var grid = axis
          (grid.labels, grid.texts, grid.lines, grid.title) = ([], [], [], nil)
          group.axes.append(grid)
        } else {
          group.axes.append(axis)
          block.bounds = block.bounds.union(axis.bounds(in: size))
        }
      }
    }
    block.bounds = block.bounds.union(markBounds(group))
    block.groups = [group]
    return block
  }

  /// The box of texts and symbols that reach beyond the plot.
  private func markBounds(_ group: PlotGroup) -> Rect {
    var bounds = Rect(origin: .zero, size: group.size)
    for marks in group.marks where marks.clip == nil {
      if let symbols = marks.symbols {
        bounds = symbols.union(bounds)
        continue
      }
      for item in marks.items {
        if case .text(let text) = item { bounds = bounds.union(text.box) }
        if case .picture(let picture) = item, picture.box.isFinite { bounds = bounds.union(picture.box) }
        if case .shape(let shape) = item, !bounds.contains(shape.reach) {
          let box = shape.rect ?? shape.path.boundingBox
          if box.isFinite { bounds = bounds.union(box) }
        }
      }
    }
    return bounds
  }

  /// The rectangle behind a plot. The theme's is only behind plots with places along an axis, not behind pies.
  private func frame(_ node: PlotNode, _ size: Size) -> PlotShape? {
    let own = node.view.frame
    let hasPlaces = node.units.contains { $0.unit.channels.keys.contains(where: \.isPosition) }
    let names = own[\.styles].flatMap { $0.isEmpty ? nil : $0 } ?? [hasPlaces ? "cell" : "view"]
    var look = names.reduce(own) { $0.over(config.styles[$1]?.frame ?? Partial()) }
    if names == ["cell"] { look = look.over(config.frame) }
    let options = look.applied()
    let rect = Rect(x: 0.5, y: 0.5, width: size.width, height: size.height)
    var shape =
      options.cornerRadius > 0
      ? PlotShape(Path(roundedRect: rect, cornerRadius: options.cornerRadius)) : PlotShape(rect: rect)
    shape.fill = options.fill.map(Paint.color)
    shape.stroke = options.stroke.map(Paint.color)
    shape.style.width = options.strokeWidth
    shape.style.dash = options.strokeDash
    shape.opacity = options.opacity
    shape.fillOpacity = options.fillOpacity
    shape.strokeOpacity = options.strokeOpacity
    return shape.fill == nil && shape.stroke == nil ? nil : shape
  }

  // MARK: Sizes

  private func plotSize(_ node: PlotNode) -> Size {
    let units = node.units
    let hasArc = units.contains { $0.unit.mark.kind == .arc }
    func length(_ name: PlotChannelName) -> Double {
      let given = Self.given(node, name)
      let offset = name.offset.flatMap { domain($0, units) }
      let builder = ScaleBuilder(config: config, zone: environment.zone)
      if domain(name, units) == nil, hasArc {
        if case .points(let points) = given { return points }
        return config.view.continuousLength(name)
      }
      return max(builder.length(given, domain(name, units), offset, name), 0)
    }
    return Size(width: length(.x), height: length(.y))
  }

  static func given(_ node: PlotNode, _ name: PlotChannelName) -> PlotLength? {
    if let own = name == .x ? node.view.width : node.view.height { return own }
    guard case .layers(let nodes) = node.content else { return nil }
    return nodes.lazy.compactMap { given($0, name) }.first
  }

  func domain(
    _ name: PlotChannelName, _ units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])]
  ) -> PlotScaleDomain? {
    for (unit, ids) in units {
      let uses = unit.channels.contains {
        $0.key.scaleChannel == name && $0.value.withConditions.contains(where: \.isScaled)
      }
      if uses, let id = ids[name], let domain = domains[id] { return domain }
    }
    return nil
  }

  // MARK: Scales of a plot

  /// The scales that units of a plot have in common, each made once.
  private struct KnownScales {
    struct Key: Hashable {
      var id: Int
      /// The ends of the range, or what they depend on.
      var low = 0.0
      var high = 0.0
    }

    let lengths: [PlotChannelName: PlotLength]
    private var scales: [Key: PlotScale] = [:]

    init(_ node: PlotNode) {
      var lengths: [PlotChannelName: PlotLength] = [:]
      for name in PlotChannelName.positions { lengths[name] = PlotLayout.given(node, name) }
      self.lengths = lengths
    }

    mutating func scale(_ key: Key, _ make: () -> PlotScale) -> PlotScale {
      if let scale = scales[key] { return scale }
      let scale = make()
      scales[key] = scale
      return scale
    }
  }

  private func scales(
    _ ids: [PlotChannelName: Int], _ unit: PlotUnit, _ size: Size, _ known: inout KnownScales
  ) -> [PlotChannelName: PlotScale] {
    let builder = ScaleBuilder(config: config, zone: environment.zone)
    let lengths = known.lengths
    var scales: [PlotChannelName: PlotScale] = [:]
    for name in PlotChannelName.positions {
      guard let id = ids[name], let domain = domains[id], uses(unit, name) else { continue }
      scales[name] = known.scale(KnownScales.Key(id: id)) {
        let length = name == .x ? size.width : size.height
        let isUpward = name == .y && !domain.kind.isDiscrete
        let isStep: Bool =
          if case .points = lengths[name] { false } else if case .step = config.view.discreteLength(name) { true } else
          {
            false
          }
        return builder.positionScale(
          domain, from: isUpward ? length : 0, to: isUpward ? 0 : length,
          hasFixedStep: isStep && domain.kind.isDiscrete)
      }
    }
    for name in [PlotChannelName.xOffset, .yOffset] {
      guard let id = ids[name], let domain = domains[id], uses(unit, name) else { continue }
      let (low, high) = offsetRange(name, domain, scales, unit, size)
      scales[name] = known.scale(KnownScales.Key(id: id, low: low, high: high)) {
        builder.positionScale(domain, from: low, to: high, hasFixedStep: false)
      }
    }
    let step = min(neighbourStep(.x, unit, lengths, size), neighbourStep(.y, unit, lengths, size))
    for name in PlotChannelName.scaled where scales[name] == nil && !name.isPosition {
      guard let id = ids[name], let domain = domains[id], uses(unit, name) else { continue }
      scales[name] = known.scale(KnownScales.Key(id: id, low: step)) {
        name.isPolar
          ? polarScale(domain, name, builder, size) : builder.outputScale(domain, size: size, step: step)
      }
    }
    return scales
  }

  private func uses(_ unit: PlotUnit, _ name: PlotChannelName) -> Bool {
    unit.channels.contains { $0.key.scaleChannel == name && $0.value.withConditions.contains(where: \.isScaled) }
  }

  private func polarScale(
    _ domain: PlotScaleDomain, _ name: PlotChannelName, _ builder: ScaleBuilder, _ size: Size
  ) -> PlotScale {
    let end = name == .theta ? 2 * .pi : min(size.width, size.height) / 2
    return builder.positionScale(domain, from: 0, to: end, hasFixedStep: false)
  }

  private func offsetRange(
    _ name: PlotChannelName, _ domain: PlotScaleDomain, _ scales: [PlotChannelName: PlotScale], _ unit: PlotUnit,
    _ size: Size
  ) -> (Double, Double) {
    let main: PlotChannelName = name == .xOffset ? .x : .y
    let length = main == .x ? size.width : size.height
    let isUpward = name == .yOffset && !domain.kind.isDiscrete
    guard let scale = scales[main] else { return isUpward ? (length / 2, -length / 2) : (-length / 2, length / 2) }
    if scale.kind == .band { return isUpward ? (scale.bandwidth, 0) : (0, scale.bandwidth) }
    guard let channel = unit.channels[main], let timeUnit = channel.timeUnit, let duration = timeUnit.duration,
      let quantity = scale.quantity, let first = quantity.domain.first
    else { return (0, 0) }
    let width = abs(quantity.position(of: first + duration) - quantity.position(of: first))
    let padding = config.scale.nestedPaddingInner
    let shift = (channel.bandPosition ?? unit.mark.options(config).timeUnitBandPosition ?? 0.5) - 0.5
    return (width * (padding / 2 + shift), width * (1 - padding / 2 + shift))
  }

  /// The distance of neighbours along an axis, which limits the sizes of marks.
  private func neighbourStep(
    _ name: PlotChannelName, _ unit: PlotUnit, _ lengths: [PlotChannelName: PlotLength], _ size: Size
  ) -> Double {
    let length = name == .x ? size.width : size.height
    if let channel = unit.channels[name], channel.bin.isOn, let bins = unit.binExtents[name], bins.step > 0 {
      return length * bins.step / max(bins.stop - bins.start, bins.step)
    }
    if case .step(let step, _) = lengths[name] { return step }
    return config.view.step
  }

  // MARK: Axes

  private mutating func axes(
    _ name: PlotChannelName, _ units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])],
    _ scales: [[PlotChannelName: PlotScale]], _ node: PlotNode, _ size: Size
  ) throws(PlotError) -> [PlacedAxis] {
    var ids: [Int] = []
    for (unit, scaleIDs) in units where uses(unit, name) {
      if let id = scaleIDs[name], !ids.contains(id) { ids.append(id) }
    }
    var axes: [PlacedAxis] = []
    for (place, id) in ids.enumerated() {
      var settings: Partial<AxisOptions>?
      var definition: PlotChannel?
      var titles = PlotTitles()
      var changes: [TickChange] = []
      var scale: PlotScale?
      for (index, (unit, scaleIDs)) in units.enumerated() where scaleIDs[name] == id {
        for channel in definitions(unit, name) {
          guard let own = channel.axis else { continue }
          settings = settings?.over(own) ?? own
          changes += channel.axisChanges.filter { change in !changes.contains { $0.name == change.name } }
          if definition == nil || definition?.hasField == false { definition = channel }
          titles.add(channel, own[\.title], config)
          if scale == nil { scale = scales[index][name] }
        }
      }
      guard var own = settings, let definition, let scale else { continue }
      if place > 0, own[\.side] == nil { own[\.side] = name == .x ? .top : .right }
      let side = (own[\.side] ?? nil) ?? (name == .x ? .bottom : .left)
      let full = config.axis(own, channel: name, side: side, scale: scale.kind)
      var standard = AxisOptions()
      standard.isInFront = definition.type.isDiscrete && units.contains { $0.unit.mark.kind == .rect }
      standard.labelFlush = name == .x && !definition.type.isDiscrete ? 1 : nil
      if full[\.bandPosition] == nil, units.contains(where: { $0.unit.isRangedOffset(name) }) {
        standard.bandPosition = name == .x ? 0 : 1
        standard.labelBandPosition = standard.bandPosition
      }
      let options = full.applied(to: standard)
      if options.isDisabled { continue }
      var builder = AxisBuilder(
        channel: name, definition: definition, options: options, changes: changes, scale: scale,
        title: titles.lines(theme: full[\.title]), size: size, config: config, measurer: measurer,
        environment: environment)
      axes.append(try builder.axis(hasGrid: place == 0 || own[\.hasGrid] == true))
      environment = builder.environment
    }
    return axes
  }

  /// The definitions of a channel and of its second one.
  private func definitions(_ unit: PlotUnit, _ name: PlotChannelName) -> [PlotChannel] {
    var result: [PlotChannel] = []
    if let channel = unit.channels[name], channel.isScaled { result.append(channel) }
    if var second = name.second.flatMap({ unit.channels[$0] }), second.isScaled {
      if let first = result.first {
        second.axis = first.axis
        if first.axis?[\.title] != nil || first.title != nil { return result }
      }
      result.append(second)
    }
    return result
  }

  // MARK: Legends

  /// Adds the legends of the scales that the node shares between its views.
  private mutating func addLegends(_ block: inout PlotBlock, _ node: PlotNode) throws(PlotError) {
    var groups: [[LegendPart]] = []
    let (units, plots) = (node.units, node.plots)
    var size = node.isPlot ? plotSize(node) : block.groups.first?.size ?? block.size
    for name in PlotChannelName.scaled where name.hasLegend {
      for id in node.ownScales.sorted() {
        guard let domain = domains[id], domain.name == name, node.scaleIDs[name] == id else { continue }
        guard
          let contribution = domain.contributions.first(where: {
            $0.channel.legend != nil && $0.name == name && hasLegend($0)
          })
        else { continue }
        guard let (_, ids) = units.first(where: { $0.scaleIDs[name] == id }) else { continue }
        if groups.isEmpty { size = plots.first { $0.units.contains { $0.scaleIDs[name] == id } }.map(plotSize) ?? size }
        var known = KnownScales(plots.first ?? node)
        let scales = scales(ids, contribution.unit, size, &known)
        guard let scale = scales[name] else { continue }
        var titles = PlotTitles()
        for other in domain.contributions where other.name == name {
          titles.add(other.channel, other.channel.legend?[\.title], config)
        }
        let part = LegendPart(
          name: name, channel: contribution.channel, scale: scale, unit: contribution.unit, titles: titles)
        if let index = groups.firstIndex(where: { Self.explainsSame($0[0], part) }) {
          groups[index].append(part)
        } else {
          groups.append([part])
        }
      }
    }
    var stacks: [LegendOptions.Place: LegendStack] = [:]
    let frame = block.bounds
    for parts in groups {
      let own = parts.reduce(Partial<LegendOptions>()) { $0.over($1.channel.legend ?? Partial()) }
      let options = own.over(config.legend).applied()
      var builder = LegendBuilder(
        parts: parts, options: options, config: config, measurer: measurer, height: size.height, width: size.width,
        environment: environment)
      let (legend, legendSize) = try builder.legend()
      environment = builder.environment
      place(legend, legendSize, options, frame, &stacks, &block)
    }
  }

  private func hasLegend(_ contribution: ScaleContribution) -> Bool {
    contribution.channel.hasField || contribution.channel.datum != nil
  }

  /// Whether two channels have the same values, so that one legend explains both.
  private static func explainsSame(_ a: LegendPart, _ b: LegendPart) -> Bool {
    guard let field = a.channel.field, field == b.channel.field, a.channel.columnName == b.channel.columnName,
      a.scale.isDiscrete == b.scale.isDiscrete, (a.scale.classes == nil) == (b.scale.classes == nil)
    else { return false }
    let orients = [a, b].compactMap { $0.channel.legend?[\.place] }
    if orients.count == 2, orients[0] != orients[1] { return false }
    return !a.scale.isDiscrete || a.scale.names == b.scale.names
  }

  /// How far the legends at a place go.
  private struct LegendStack {
    var used = 0.0
    /// The ends of the rows before, and of the last one.
    var rows = 0.0
    var end = 0.0
  }

  private func place(
    _ legend: PlacedLegend, _ size: Size, _ options: LegendOptions, _ frame: Rect,
    _ stacks: inout [LegendOptions.Place: LegendStack], _ block: inout PlotBlock
  ) {
    let (place, offset, box) = (options.place, options.offset, block.size)
    let isAcross = place == .top || place == .bottom
    var stack = stacks[place] ?? LegendStack()
    if isAcross, stack.used > 0, let room = options.room.width, stack.used + size.width > room {
      // In a further row.
      (stack.used, stack.rows) = (0, stack.end + options.margin)
    }
    if isAcross { stack.end = max(stack.end, stack.rows + size.height) }
    let used = stack.used
    let origin =
      switch place {
      case .left: Point(x: frame.minX - offset - size.width, y: used)
      case .top: Point(x: used, y: frame.minY - offset - stack.rows - size.height)
      case .bottom: Point(x: used, y: frame.maxY + offset + stack.rows)
      case .topLeft: Point(x: offset, y: offset + used)
      case .topRight: Point(x: box.width - offset - size.width, y: offset + used)
      case .bottomLeft: Point(x: offset, y: box.height - offset - size.height - used)
      case .bottomRight: Point(x: box.width - offset - size.width, y: box.height - offset - size.height - used)
      case .none: options.origin
      case .right: Point(x: frame.maxX + offset, y: used)
      }
    let padding = options.padding
    let placed = Point(x: (origin.x + padding).rounded(), y: (origin.y + padding).rounded())
    stack.used += (isAcross ? size.width : size.height) + options.margin + 2 * padding
    stacks[place] = stack
    block.legends.append(legend.moved(by: placed))
    if !place.isInside { block.bounds = block.bounds.union(Rect(origin: placed, size: size)) }
  }

  // MARK: Titles

  /// Adds a view's title above all else.
  mutating func addTitle(_ block: inout PlotBlock, _ view: PlotView, isTop: Bool) throws(PlotError) {
    guard let own = view.title, let lines = own[\.lines], !lines.isEmpty else { return }
    let settings = own.over(config.title).over(config.styles["group-title"]?.title ?? Partial())
    let options = settings.applied()
    let subtitle = own[\.subtitle] ?? []
    let isPlot: Bool =
      switch view.content {
      case .unit, .layers: true;
      default: false
      }
    let box = options.isAbovePlot ? Rect(origin: .zero, size: block.size) : block.bounds
    let anchor = options.anchor ?? (isPlot ? 0.5 : 0)
    let width = isPlot || options.isAbovePlot ? block.size.width : box.width
    let left = isPlot || options.isAbovePlot ? 0 : box.minX
    let style = PlotTextStyle(
      weight: options.weight, size: options.size, color: options.color ?? options.fill ?? .black,
      lineHeight: options.lineHeight)
    let x = left + width * anchor + options.dx
    var texts: [PlotText] = []
    var y = options.isBelow ? block.bounds.maxY + options.offset + style.size : block.bounds.minY - options.offset
    if !subtitle.isEmpty {
      let sub = settings.over(config.styles["group-subtitle"]?.title ?? Partial()).applied()
      let subStyle = PlotTextStyle(
        weight: sub.subtitleWeight, size: sub.subtitleSize, color: sub.subtitleColor ?? options.color ?? .black,
        lineHeight: sub.subtitleLineHeight)
      y -= subStyle.lineHeight * Double(subtitle.count - 1)
      texts.append(
        PlotText(lines: subtitle, anchor: Point(x: x, y: y), style: subStyle, align: anchor, baseline: .bottom)
          .measured(measurer))
      y -= subStyle.size + options.subtitlePadding
    }
    y -= style.lineHeight * Double(lines.count - 1)
    texts.append(
      PlotText(lines: lines, anchor: Point(x: x, y: y), style: style, align: anchor, baseline: .bottom)
        .measured(measurer, limit: options.limit))
    block.texts += texts
    for text in texts { block.bounds = block.bounds.union(text.box) }
    if !isTop, let first = block.groups.indices.first { block.groups[first].title = lines }
  }
}

extension PlotNode {
  /// The plots inside of the node.
  var plots: [PlotNode] {
    switch content {
    case .unit, .layers: [self]
    case .grid(let nodes, _): nodes.flatMap(\.plots)
    case .facet(let grid): grid.cells.compactMap(\.self).flatMap(\.plots)
    }
  }
}

extension PlacedAxis {
  /// The box of the axis, without its grid.
  func bounds(in size: Size) -> Rect {
    var bounds = Rect(origin: .zero, size: size)
    for text in texts { bounds = bounds.union(text.box) }
    for line in lines { bounds = bounds.union(line.path.boundingBox) }
    return bounds
  }
}
