extension PlotLayout {
  /// Adds the legends of the scales that the node shares between its views.
  mutating func addLegends(_ block: inout PlotBlock, _ node: PlotNode) throws(PlotError) {
    var size = node.isPlot ? resolution.plotSize(node) : block.groups.first?.size ?? block.size
    let groups = legendParts(node, &size)
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

  /// What legends explain, together where they explain the same. The size is that of the plot with the first of them.
  private func legendParts(_ node: PlotNode, _ size: inout Size) -> [[LegendPart]] {
    var groups: [[LegendPart]] = []
    let (units, plots) = (node.units, node.plots)
    for name in PlotChannelName.scaled where name.hasLegend {
      for (owner, id) in node.withLayers.flatMap({ owner in owner.ownScales.sorted().map { (owner, $0) } }) {
        guard var domain = resolution.domains[id], domain.name == name, owner.scaleIDs[name] == id,
          let (_, ids) = units.first(where: { $0.scaleIDs[name] == id })
        else { continue }
        let paths = Set(owner.units.map(\.unit.mark.path))
        domain.contributions = domain.contributions.filter { $0.name == name && paths.contains($0.unit.mark.path) }
        // The first view that says something about the legend decides whether there is one.
        let decisive = domain.contributions.first { $0.channel.legend?.isEmpty != true }
        guard decisive.map({ $0.channel.legend != nil }) ?? true,
          let contribution = domain.contributions.first(where: { $0.channel.legend != nil && $0.channel.hasData })
        else { continue }
        if groups.isEmpty {
          size =
            plots.first { $0.units.contains { $0.scaleIDs[name] == id && $0.unit.uses(name) } }
            .map(resolution.plotSize) ?? size
        }
        var known = PlotResolution.KnownScales(plots.first ?? node)
        guard let scale = resolution.scales(ids, contribution.unit, size, &known)[name] else { continue }
        var titles = PlotTitles()
        for other in domain.contributions { titles.add(other.channel, other.channel.legend?[\.title], config) }
        let marks = domain.contributions.filter(\.channel.hasData).map(\.unit.mark)
        let part = LegendPart(
          name: name, channel: contribution.channel, scale: scale, unit: contribution.unit, titles: titles,
          isOfFillsAndLines: name == .color && Set(marks.map { $0.isFilled($0.options(config)) }).count == 2)
        if let index = groups.firstIndex(where: { Self.explainsSame($0, part) }) {
          groups[index].append(part)
        } else {
          groups.append([part])
        }
      }
    }
    return groups
  }

  /// Whether two channels have the same values, so that one legend explains both.
  private static func explainsSame(_ group: [LegendPart], _ b: LegendPart) -> Bool {
    let a = group[0]
    guard !group.contains(where: { $0.name == b.name }), let field = a.channel.field, field == b.channel.field,
      a.channel.columnName == b.channel.columnName,
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
